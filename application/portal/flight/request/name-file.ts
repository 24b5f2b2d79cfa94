/** A file that names the travellers of a group: read by the rules of name lists, and a sample of one to start from. */
import { type NameList, nameListCells, nameListColumns, readNameList } from '#domain/flight/request/name-list.ts';
import type { TravelDates } from '#domain/people/passport.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { addDays, addYears, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Downloads } from '#application/portal/ports/machine.ts';
import type { TableReader } from '#application/portal/ports/table-reader.ts';

/** no-dates: ages cannot be judged until the days of travel are chosen. failed: it is no file of names, or could not be read. */
export interface NameFile {
  readonly fileName: string;
  readonly text: string;
  readonly list: NameList | 'reading' | 'failed' | 'no-dates';
}

/** Longest file of names, characters. */
export const nameFileMost = 500_000;

export async function readNameFile(
  tables: TableReader,
  text: string,
  travelDates: TravelDates | undefined,
): Promise<NameFile['list']> {
  if (text.length > nameFileMost) return 'failed';
  if (travelDates === undefined) return 'no-dates';
  try {
    return readNameList(await tables.read(text), travelDates);
  } catch {
    return 'failed';
  }
}

/** The travellers that a file names, where all of it is in order. */
export function namedIn(names: NameFile | undefined): NameList['travellers'] {
  return names === undefined || typeof names.list === 'string' ? [] : names.list.travellers;
}

/** Whether a file stands in the way of going on. */
export function isAmiss(names: NameFile | undefined): boolean {
  return names !== undefined && (typeof names.list === 'string' || names.list.errors.length > 0);
}

/** Saves those who are named, as a file that can be read again. */
export async function saveNames(
  tables: TableReader,
  downloads: Pick<Downloads, 'save'>,
  number: string,
  travellers: readonly Traveller[],
): Promise<void> {
  const text = await tables.write([[...nameListColumns], ...travellers.map((each) => [...nameListCells(each)])]);
  downloads.save(`names-${number}.csv`, 'text/csv;charset=utf-8', text);
}

/** Saves a file with the columns and three travellers, one of each type on `today`. */
export async function saveNameSample(
  tables: TableReader,
  downloads: Pick<Downloads, 'save'>,
  today: IsoDate,
): Promise<void> {
  const born = (years: number) => addYears(today, -years);
  const rows = [
    ['adult', 'Mrs', 'Asha', 'Rao', born(36), 'female', 'IN', 'Z4821907', born(2), addYears(today, 8), 'Kochi', 'IN'],
    ['child', 'Mstr', 'Kiran', 'Rao', born(7), 'male', 'IN'],
    ['infant', 'Ms', 'Tara', 'Rao', addDays(today, -200), 'female', 'IN'],
  ];
  downloads.save(
    'group-names-sample.csv',
    'text/csv;charset=utf-8',
    await tables.write([[...nameListColumns], ...rows]),
  );
}

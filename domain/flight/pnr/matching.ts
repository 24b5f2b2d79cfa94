/** Whom and which flights a line of a display means: its references, resolved to positions in the reading. */
import { dayOf, type IsoDate, monthNumberOf } from '../../time/calendar-date.ts';
import { birthDateOf } from './dates.ts';
import type { Where, Who, WrittenName } from './findings.ts';
import { titled } from './names.ts';
import type { PnrSegment, PnrTraveller } from './reading.ts';

/** A traveller with what other lines may call them by. */
export interface CalledTraveller {
  readonly field: number;
  readonly place: number;
  /** Travels on a lap and shares the adult's number. */
  readonly shares: boolean;
  readonly traveller: PnrTraveller;
}

/** A segment with the number that other lines call it by. */
export interface CalledSegment {
  readonly number: number | undefined;
  readonly segment: PnrSegment;
}

/** What a reference means; `complete` is false where part of it is not in the display. */
export interface Meant {
  /** Absent where the reference leaves it open. */
  readonly positions?: readonly number[];
  readonly complete: boolean;
}

/** Travellers, and segments, of one record at most: what is more has not come from a reservation system. */
export const pnrMostOfEach = 99;

/**
 * Names with their lines, as travellers: the same name under the same number is one, however often it is displayed. Names
 * past {@link pnrMostOfEach} are reported to `left`, by their lines.
 */
export function travellersOf(
  names: readonly { readonly name: WrittenName; readonly line: number }[],
  recordDate: IsoDate,
  left: (line: number) => void,
): readonly CalledTraveller[] {
  const called: CalledTraveller[] = [];
  const known = new Set<string>();
  for (const { name, line } of names) {
    const key = `${name.field}.${name.place} ${name.lastName}/${name.firstName}`;
    if (known.has(key)) continue;
    if (called.length + name.infants.length >= pnrMostOfEach) {
      left(line);
      continue;
    }
    known.add(key);
    const adult = called.length;
    called.push(calledOf(name, line, recordDate));
    for (const infant of name.infants) called.push(calledOf(infant, line, recordDate, adult));
  }
  return seated(called);
}

function calledOf(name: WrittenName, line: number, recordDate: IsoDate, adult?: number): CalledTraveller {
  const dateOfBirth = name.birth === undefined ? undefined : birthDateOf(name.birth, recordDate);
  const { field, place, type, title, firstName, lastName, age } = name;
  return {
    field,
    place,
    shares: adult !== undefined,
    traveller: {
      type,
      ...(title !== undefined && { title }),
      firstName,
      lastName,
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(age !== undefined && { age }),
      ...(adult !== undefined && { infantOf: adult }),
      line,
    },
  };
}

/** Gives infants with a number of their own a lap: that of the nearest free adult before them, of their name if there is one. */
function seated(called: readonly CalledTraveller[]): readonly CalledTraveller[] {
  const taken = new Set(called.flatMap(({ traveller }) => traveller.infantOf ?? []));
  return called.map((each, index) => {
    const { traveller } = each;
    if (traveller.type !== 'infant' || traveller.infantOf !== undefined) return each;
    const free = called
      .map((other, position) => ({ position, other: other.traveller }))
      .filter(({ position, other }) => other.type === 'adult' && !taken.has(position))
      .sort((one, two) => distance(one.position, index) - distance(two.position, index));
    const lap = free.find(({ other }) => other.lastName === traveller.lastName) ?? free[0];
    if (lap === undefined) return each;
    taken.add(lap.position);
    return { ...each, traveller: { ...traveller, infantOf: lap.position } };
  });
}

/** Those before come first, the nearest of them first. */
function distance(position: number, from: number): number {
  return position < from ? from - position : 1000 + position;
}

/** Positions of the travellers that a reference means. */
export function whoIsMeant(who: Who, called: readonly CalledTraveller[]): Meant {
  const { fields, place, lastName, firstName, infant = false } = who;
  if (fields === undefined && lastName === undefined) {
    return infant
      ? { positions: positionsOf(called, ({ traveller }) => traveller.type === 'infant'), complete: true }
      : { complete: true };
  }
  const fits = (each: CalledTraveller) =>
    (infant ? each.traveller.type === 'infant' : !each.shares) &&
    (fields === undefined || fields.includes(each.field)) &&
    (place === undefined || place === each.place);
  const named = (cut: boolean) =>
    positionsOf(
      called,
      (each) =>
        fits(each) &&
        (lastName === undefined || nameFits(each.traveller, { lastName, firstName: firstName ?? '', cut })),
    );
  const whole = named(false);
  const positions = whole.length > 0 ? whole : named(true);
  if (lastName === undefined) {
    return {
      positions,
      complete: (fields ?? []).every((field) => positions.some((at) => called[at]?.field === field)),
    };
  }
  const exact = positions.filter((at) => called[at]?.traveller.firstName === titled(firstName ?? '').firstName);
  const chosen = positions.length > 1 && exact.length === 1 ? exact : positions;
  return { positions: chosen, complete: chosen.length === 1 };
}

/** Positions of the flights that a reference means. */
export function whereIsMeant(where: Where, called: readonly CalledSegment[]): Meant {
  const { numbers, flight } = where;
  if (numbers !== undefined) {
    const positions = positionsOf(
      called,
      ({ number, segment }) => segment.kind === 'air' && number !== undefined && numbers.includes(number),
    );
    return { positions, complete: numbers.every((number) => called.some((each) => each.number === number)) };
  }
  if (flight === undefined) return { complete: true };
  const positions = positionsOf(
    called,
    ({ segment }) =>
      segment.kind === 'air' &&
      segment.origin === flight.origin &&
      segment.destination === flight.destination &&
      segment.flightNumber === flight.flightNumber &&
      dayOf(segment.date) === flight.date.day &&
      monthNumberOf(segment.date) === flight.date.month,
  );
  // A service may outlive the flight that it was for.
  return { positions, complete: true };
}

/** Letters of a last name at least where a list of tickets cuts it short. */
const fewestOfLastName = 5;

/** The written first name may be cut short, and may have the title that the name line has apart; `cut`: so may the last name. */
function nameFits(
  { lastName, firstName }: PnrTraveller,
  written: { readonly lastName: string; readonly firstName: string; readonly cut: boolean },
): boolean {
  const first = titled(written.firstName).firstName;
  const last = bare(written.lastName);
  const lastFits =
    bare(lastName) === last || (written.cut && last.length >= fewestOfLastName && bare(lastName).startsWith(last));
  return lastFits && (firstName.startsWith(first) || firstName.startsWith(written.firstName));
}

function bare(name: string): string {
  return name.replace(/[ '.-]/g, '');
}

function positionsOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly number[] {
  return items.flatMap((item, position) => (fits(item) ? [position] : []));
}

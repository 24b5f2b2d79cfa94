/** People in a table, one of them a line. */
import { parseIsoDate } from '../time/calendar-date.ts';

/** One line of a table as parted into cells. */
export interface TableLine {
  /** Of the file, from 1: the line on which it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** As the year first, or day, month and year with any sign between; what is neither stays as it is, to be complained of. */
export function dateWritten(text: string | undefined): string | undefined {
  if (text === undefined || parseIsoDate(text) !== undefined) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? [];
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? text;
}

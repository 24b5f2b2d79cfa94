/** The Indian fiscal year, 1 April to 31 March, by which documents are numbered. */
import { dateOf, type IsoDate, monthNumberOf, yearOf } from './calendar-date.ts';

/**
 * The fiscal year of a date in the short form of document serials: `26-27` is 1 April 2026 to 31 March
 * 2027.
 *
 * @example fiscalYearOf(isoDate('2026-11-20')) // => '26-27'
 * @example fiscalYearOf(isoDate('2027-03-31')) // => '26-27'
 * @example fiscalYearOf(isoDate('2027-04-01')) // => '27-28'
 */
export function fiscalYearOf(date: IsoDate): string {
  const start = startYear(date);
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

/**
 * First and last date of the fiscal year in which a date lies.
 *
 * @example fiscalYearDates(isoDate('2027-01-15')) // => { first: '2026-04-01', last: '2027-03-31' }
 */
export function fiscalYearDates(date: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } {
  const start = startYear(date);
  return { first: dateOf(start, 4, 1), last: dateOf(start + 1, 3, 31) };
}

function startYear(date: IsoDate): number {
  return monthNumberOf(date) >= 4 ? yearOf(date) : yearOf(date) - 1;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

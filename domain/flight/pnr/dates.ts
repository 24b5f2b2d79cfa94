/**
 * Dates as reservation systems write them, `14JAN`, `14JAN27`, `14JAN2027`, and the years that they leave out. A day that
 * does not exist in the year it would fall in is no date.
 */
import { addDays, dayOf, type IsoDate, monthNumberOf, parseIsoDate, yearOf } from '../../time/calendar-date.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day of a month, its year perhaps left out. */
export interface WrittenDate {
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** Two digits stay below 100: which century they mean depends on what the date is of. */
  readonly year?: number;
}

/**
 * A date as {@link readWrittenDate} reads it, its year in two digits.
 *
 * @example writtenDate(isoDate('2026-08-04')) // => '04AUG26'
 */
export function writtenDate(date: IsoDate): string {
  const year = String(yearOf(date) % 100).padStart(2, '0');
  return `${String(dayOf(date)).padStart(2, '0')}${months[monthNumberOf(date) - 1]}${year}`;
}

/** Years between two of a day at most: 29 February, across 2100. */
const leapGap = 8;

/**
 * Reads a date; undefined where the text is anything more or less.
 *
 * @example readWrittenDate('4AUG26') // => { day: 4, month: 8, year: 26 }
 * @example readWrittenDate('32JAN') // => undefined
 */
export function readWrittenDate(text: string): WrittenDate | undefined {
  const parts = /^(\d{1,2})([A-Z]{3})(\d{4}|\d{2})?$/.exec(text);
  if (!parts) return undefined;
  const [, day = '', name = '', year] = parts;
  const month = months.indexOf(name) + 1;
  if (month === 0 || Number(day) < 1 || Number(day) > 31) return undefined;
  return { day: Number(day), month, ...(year !== undefined && { year: Number(year) }) };
}

/**
 * The date itself where its year is written, two digits being of this century; else the first such day on or after another.
 * Undefined where there is no such day.
 *
 * @example nextSuchDate({ day: 22, month: 2 }, isoDate('2027-01-14')) // => '2027-02-22'
 * @example nextSuchDate({ day: 14, month: 1 }, isoDate('2027-01-14')) // => '2027-01-14'
 * @example nextSuchDate({ day: 29, month: 2 }, isoDate('2027-01-14')) // => '2028-02-29'
 * @example nextSuchDate({ day: 31, month: 4 }, isoDate('2027-01-14')) // => undefined
 */
export function nextSuchDate(written: WrittenDate, from: IsoDate): IsoDate | undefined {
  if (written.year !== undefined) return inYear(written, fullYear(written.year, 2000));
  for (let year = yearOf(from); year <= yearOf(from) + leapGap; year += 1) {
    const date = inYear(written, year);
    if (date !== undefined && date >= from) return date;
  }
  return undefined;
}

/**
 * As {@link nextSuchDate}, looking back: the last such day on or before another.
 *
 * @example lastSuchDate({ day: 19, month: 1 }, isoDate('2026-11-20')) // => '2026-01-19'
 */
export function lastSuchDate(written: WrittenDate, until: IsoDate): IsoDate | undefined {
  if (written.year !== undefined) return inYear(written, fullYear(written.year, 2000));
  for (let year = yearOf(until); year >= yearOf(until) - leapGap; year -= 1) {
    const date = inYear(written, year);
    if (date !== undefined && date <= until) return date;
  }
  return undefined;
}

/**
 * A date of birth: two digits of a year are the latest such year that is not after the given date. Undefined where the year
 * is missing.
 *
 * @example birthDateOf({ day: 4, month: 8, year: 26 }, isoDate('2027-01-14')) // => '2026-08-04'
 * @example birthDateOf({ day: 12, month: 3, year: 88 }, isoDate('2027-01-14')) // => '1988-03-12'
 */
export function birthDateOf(written: WrittenDate, by: IsoDate): IsoDate | undefined {
  if (written.year === undefined) return undefined;
  const recent = inYear(written, fullYear(written.year, 2000));
  if (written.year >= 100 || (recent !== undefined && recent <= by)) return recent;
  return inYear(written, fullYear(written.year, 1900));
}

/**
 * Days from a departure date to an arrival date written without regard to its year, −1 to 3; undefined for any other day.
 *
 * @example arrivalOffset({ day: 1, month: 1 }, isoDate('2026-12-31')) // => 1
 * @example arrivalOffset({ day: 9, month: 1 }, isoDate('2026-12-31')) // => undefined
 */
export function arrivalOffset(written: WrittenDate, departure: IsoDate): number | undefined {
  return [0, 1, -1, 2, 3].find((days) => {
    const date = addDays(departure, days);
    return dayOf(date) === written.day && monthNumberOf(date) === written.month;
  });
}

function inYear({ day, month }: WrittenDate, year: number): IsoDate | undefined {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return parseIsoDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

function fullYear(year: number, century: number): number {
  return year < 100 ? century + year : year;
}

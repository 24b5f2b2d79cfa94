/**
 * Calendar dates: a day without a time and without a zone, as the plain text `YYYY-MM-DD`. Texts of
 * this form order like the days they name, so `<` and `===` on them mean what they seem to.
 *
 * Years 0001 to 9999 of the ISO (Gregorian) calendar; what leaves them fails by name.
 */

declare const isoDateBrand: unique symbol;

/** A real calendar day, `YYYY-MM-DD`. Made only by {@link isoDate} and {@link parseIsoDate}. */
export type IsoDate = string & { readonly [isoDateBrand]: true };

declare const isoMonthBrand: unique symbol;

/** A month of a year, `YYYY-MM`. */
export type IsoMonth = string & { readonly [isoMonthBrand]: true };

/** Day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A text is no calendar date, or a calculation left the years 0001 to 9999. */
export class InvalidDate extends Error {
  override readonly name = 'InvalidDate';
}

/**
 * Reads `YYYY-MM-DD`; `undefined` where the text has another form or names no real day.
 *
 * @example parseIsoDate('2028-02-29') // => isoDate('2028-02-29')
 * @example parseIsoDate('2027-02-29') // => undefined
 */
export function parseIsoDate(text: string): IsoDate | undefined {
  return isIsoDate(text) ? text : undefined;
}

/**
 * The date that a text names. Throws `InvalidDate` where it names none.
 *
 * @example isoDate('2026-11-20') // => '2026-11-20'
 */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) {
    throw new InvalidDate(`"${text}" is no calendar date`);
  }
  return text;
}

/** Whether a text is a real calendar day in the form `YYYY-MM-DD`. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month);
}

/**
 * The date of a year, month (1–12) and day. Throws `InvalidDate` where there is no such day.
 *
 * @example dateOf(2026, 11, 5) // => isoDate('2026-11-05')
 */
export function dateOf(year: number, month: number, day: number): IsoDate {
  return isoDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);
}

/** Year of a date. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** Month of a date, 1 to 12. */
export function monthNumberOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** Day of the month of a date, 1 to 31. */
export function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

/**
 * The date so many days later, earlier where negative.
 *
 * @example addDays(isoDate('2028-02-28'), 2) // => isoDate('2028-03-01')
 * @example addDays(isoDate('2026-01-01'), -1) // => isoDate('2025-12-31')
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/**
 * The date so many months later; the 31st becomes the last day of a shorter month.
 *
 * @example addMonths(isoDate('2026-01-31'), 1) // => isoDate('2026-02-28')
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const count = yearOf(date) * 12 + monthNumberOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return dateOf(year, month, Math.min(dayOf(date), lengthOfMonth(year, month)));
}

/**
 * The date so many years later; 29 February becomes 28 February in a common year.
 *
 * @example addYears(isoDate('2028-02-29'), 1) // => isoDate('2029-02-28')
 */
export function addYears(date: IsoDate, years: number): IsoDate {
  const year = yearOf(date) + years;
  const month = monthNumberOf(date);
  return dateOf(year, month, Math.min(dayOf(date), lengthOfMonth(year, month)));
}

/**
 * Days from the first date to the second: 0 on the same day, negative when the second is earlier.
 *
 * @example daysBetween(isoDate('2026-11-20'), isoDate('2026-11-27')) // => 7
 */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Day of the week, 1 Monday to 7 Sunday.
 *
 * @example weekday(isoDate('2026-11-20')) // => 5
 */
export function weekday(date: IsoDate): Weekday {
  // 1970-01-01 was a Thursday.
  const found = weekdays[((dayNumber(date) % 7) + 10) % 7];
  if (found === undefined) {
    throw new InvalidDate(`"${date}" has no day of the week`);
  }
  return found;
}

/**
 * Days from 1970-01-01 to a date.
 *
 * @example dayNumber(isoDate('1970-01-02')) // => 1
 */
export function dayNumber(date: IsoDate): number {
  return Date.parse(date) / millisecondsOfDay;
}

/**
 * The date so many days after 1970-01-01. Throws `InvalidDate` outside the years 0001 to 9999.
 *
 * @example dateOfDayNumber(-1) // => isoDate('1969-12-31')
 */
export function dateOfDayNumber(number: number): IsoDate {
  if (!Number.isSafeInteger(number) || number < firstDay || number > lastDay)
    throw new InvalidDate(`${number} is no day of the years 0001 to 9999`);
  // The language itself writes the normal form, many times as fast as Temporal.
  return new Date(number * millisecondsOfDay).toISOString().slice(0, 10) as IsoDate;
}

const millisecondsOfDay = 86_400_000;
/** Numbers of 0001-01-01 and of 9999-12-31. */
const firstDay = -719_162;
const lastDay = 2_932_896;

/** −1, 0 or 1 as the first date is before, the same as or after the second. */
export function compareDates(left: IsoDate, right: IsoDate): -1 | 0 | 1 {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

/** Whether the first date comes before the second. */
export function isBefore(left: IsoDate, right: IsoDate): boolean {
  return left < right;
}

/** Whether the first date comes after the second. */
export function isAfter(left: IsoDate, right: IsoDate): boolean {
  return left > right;
}

/** Whether the first date is the second or comes before it. */
export function isSameOrBefore(left: IsoDate, right: IsoDate): boolean {
  return left <= right;
}

/** Whether the first date is the second or comes after it. */
export function isSameOrAfter(left: IsoDate, right: IsoDate): boolean {
  return left >= right;
}

/** Whether a date lies between two others, both included. */
export function isWithin(date: IsoDate, first: IsoDate, last: IsoDate): boolean {
  return first <= date && date <= last;
}

/**
 * Every date from the first to the last, both included; none where the last comes before the first.
 *
 * @example datesFrom(isoDate('2026-12-31'), isoDate('2027-01-01')) // => ['2026-12-31', '2027-01-01']
 */
export function datesFrom(first: IsoDate, last: IsoDate): readonly IsoDate[] {
  const days = daysBetween(first, last);
  return days < 0 ? [] : Array.from({ length: days + 1 }, (_, offset) => addDays(first, offset));
}

/**
 * Reads `YYYY-MM`; `undefined` where the text names no month.
 *
 * @example parseIsoMonth('2026-13') // => undefined
 */
export function parseIsoMonth(text: string): IsoMonth | undefined {
  return isIsoMonth(text) ? text : undefined;
}

/** Whether a text is a month of a year in the form `YYYY-MM`. */
export function isIsoMonth(text: string): text is IsoMonth {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= '0001-01';
}

/** The month that a text names. Throws `InvalidDate` where it names none. */
export function isoMonth(text: string): IsoMonth {
  if (!isIsoMonth(text)) {
    throw new InvalidDate(`"${text}" is no month`);
  }
  return text;
}

/**
 * The month in which a date lies.
 *
 * @example monthOf(isoDate('2026-11-20')) // => isoMonth('2026-11')
 */
export function monthOf(date: IsoDate): IsoMonth {
  return isoMonth(date.slice(0, 7));
}

/**
 * The month so many months later, earlier where negative.
 *
 * @example shiftMonth(isoMonth('2026-11'), 2) // => isoMonth('2027-01')
 */
export function shiftMonth(month: IsoMonth, months: number): IsoMonth {
  return monthOf(addMonths(firstOfMonth(month), months));
}

/** The first date of a month. */
export function firstOfMonth(month: IsoMonth): IsoDate {
  return isoDate(`${month}-01`);
}

/**
 * The last date of a month.
 *
 * @example lastOfMonth(isoMonth('2028-02')) // => isoDate('2028-02-29')
 */
export function lastOfMonth(month: IsoMonth): IsoDate {
  return isoDate(`${month}-${padded(daysInMonth(month), 2)}`);
}

/** Number of days in a month, 28 to 31. */
export function daysInMonth(month: IsoMonth): number {
  return lengthOfMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

/** Every date of a month, in order. */
export function datesOfMonth(month: IsoMonth): readonly IsoDate[] {
  return datesFrom(firstOfMonth(month), lastOfMonth(month));
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return leap ? 29 : 28;
  }
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

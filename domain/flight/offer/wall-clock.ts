/**
 * Local times as plain numbers, for indexing thousands of offers: what a clock on a wall shows, counted in minutes, with no
 * zone and no calendar object in between. Differences of two such numbers are true durations only where the clock was
 * not changed in between; who needs durations takes `minutesBetween` of `../../time/place-time.ts`.
 */
import type { LocalDateTime } from '../../time/place-time.ts';

export const minutesPerDay = 24 * 60;

/**
 * Minutes that a never-changed clock would have counted since 1970-01-01T00:00 when it shows this time.
 *
 * @example wallMinutes(localDateTime('1970-01-02T00:01')) // => 1441
 */
export function wallMinutes(local: LocalDateTime): number {
  const year = digits(local, 0, 4);
  const month = digits(local, 5, 7);
  const day = digits(local, 8, 10);
  return dayNumber(year, month, day) * minutesPerDay + digits(local, 11, 13) * 60 + digits(local, 14, 16);
}

/** The minute of the day of such a number, 0 to 1439. */
export function minuteOfWall(wall: number): number {
  return ((wall % minutesPerDay) + minutesPerDay) % minutesPerDay;
}

/** The day of such a number: 0 is 1970-01-01. */
export function dayOfWall(wall: number): number {
  return Math.floor(wall / minutesPerDay);
}

/** Days of the Gregorian calendar since 1970-01-01, counted in years that begin on 1 March so that leap days come last. */
function dayNumber(year: number, month: number, day: number): number {
  const shiftedYear = month > 2 ? year : year - 1;
  const shiftedMonth = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400);
  const dayOfYear = Math.floor((153 * shiftedMonth + 2) / 5) + day - 1;
  return shiftedYear * 365 + leapDays + dayOfYear - 719_468;
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

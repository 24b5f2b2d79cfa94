/** Times of day as a clock shows them, to the minute, 00:00 to 23:59. */

declare const clockTimeBrand: unique symbol;

/** A time of day, `HH:MM`. */
export type ClockTime = string & { readonly [clockTimeBrand]: true };

/** A text is no time of day. */
export class InvalidClockTime extends Error {
  override readonly name = 'InvalidClockTime';
}

/**
 * Whether a text is a time of day in the form `HH:MM`.
 *
 * @example isClockTime('24:00') // => false
 */
export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The time of day that a text names. Throws `InvalidClockTime`. */
export function clockTime(text: string): ClockTime {
  if (!isClockTime(text)) {
    throw new InvalidClockTime(`"${text}" is no time of day`);
  }
  return text;
}

/**
 * The time of day so many minutes after midnight, 0 to 1439. Throws `InvalidClockTime`.
 *
 * @example clockAt(370) // => '06:10'
 */
export function clockAt(minute: number): ClockTime {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return clockTime(`${hours}:${String(minute % 60).padStart(2, '0')}`);
}

/**
 * Minutes after midnight.
 *
 * @example minutesAfterMidnight(clockTime('06:10')) // => 370
 */
export function minutesAfterMidnight(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * Reads a stored time of four digits, `HHMM`; `undefined` for anything else.
 *
 * @example readStoredTime('0610') // => '06:10'
 * @example readStoredTime('2460') // => undefined
 */
export function readStoredTime(text: string): ClockTime | undefined {
  const time = /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : '';
  return isClockTime(time) ? time : undefined;
}

/**
 * A time as it is stored, `HHMM`.
 *
 * @example formatStoredTime(clockTime('06:10')) // => '0610'
 */
export function formatStoredTime(time: ClockTime): string {
  return time.slice(0, 2) + time.slice(3);
}

/**
 * A time on a twelve-hour clock: midnight is 12:00 AM, noon 12:00 PM.
 *
 * @example formatTwelveHour(clockTime('00:05')) // => '12:05 AM'
 * @example formatTwelveHour(clockTime('18:10')) // => '06:10 PM'
 */
export function formatTwelveHour(time: ClockTime): string {
  const hour = Number(time.slice(0, 2));
  const shown = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
  return `${shown}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Reads a time on a twelve-hour clock: `6:10 PM`, `06:10pm`. `undefined` for anything else.
 *
 * @example readTwelveHour('12:05 am') // => '00:05'
 */
export function readTwelveHour(text: string): ClockTime | undefined {
  const parts = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([AP])M$/i.exec(text);
  if (!parts) {
    return undefined;
  }
  const [, hour = '', minute = '', half = ''] = parts;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return clockAt(hours * 60 + Number(minute));
}

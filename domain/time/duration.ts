/** Durations: whole minutes, shown as hours and minutes. */

import { type Instant, secondsBetween } from './instant.ts';

/** A duration is no whole number of minutes of zero or more. */
export class InvalidDuration extends Error {
  override readonly name = 'InvalidDuration';
}

export interface HoursAndMinutes {
  /** Whole hours; a day is 24 of them. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
}

/**
 * Minutes as hours and minutes, for words in any language. Throws `InvalidDuration` for a fraction or
 * less than zero.
 *
 * @example hoursAndMinutes(135) // => { hours: 2, minutes: 15 }
 */
export function hoursAndMinutes(minutes: number): HoursAndMinutes {
  if (!Number.isSafeInteger(minutes) || minutes < 0) {
    throw new InvalidDuration(`${minutes} is no duration in minutes`);
  }
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export interface Wait extends HoursAndMinutes {
  readonly days: number;
}

/**
 * How long something that began at `since` has waited, in whole minutes; nothing where that is not yet past.
 *
 * @example waitUntil(instant('2026-11-20T10:00:00Z'), instant('2026-11-21T12:05:30Z')) // => { days: 1, hours: 2, minutes: 5 }
 * @example waitUntil(instant('2026-11-20T10:00:00Z'), instant('2026-11-20T09:00:00Z')) // => { days: 0, hours: 0, minutes: 0 }
 */
export function waitUntil(since: Instant, now: Instant): Wait {
  return waitOf(Math.max(0, secondsBetween(since, now)));
}

/**
 * Seconds, none less than zero, as whole days, hours and minutes.
 *
 * @example waitOf(5400) // => { days: 0, hours: 1, minutes: 30 }
 */
export function waitOf(seconds: number): Wait {
  const { hours, minutes } = hoursAndMinutes(Math.floor(seconds / 60));
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes };
}

/**
 * Minutes in the short English form; a part that is zero is left out, unless both are.
 *
 * @example formatDuration(135) // => '2h 15m'
 * @example formatDuration(120) // => '2h'
 * @example formatDuration(45) // => '45m'
 */
export function formatDuration(minutes: number): string {
  const parts = hoursAndMinutes(minutes);
  if (parts.hours === 0) {
    return `${parts.minutes}m`;
  }
  return parts.minutes === 0 ? `${parts.hours}h` : `${parts.hours}h ${parts.minutes}m`;
}

/**
 * Reads hours and minutes: `2h 15m`, `2h`, `45m`. `undefined` for anything else.
 *
 * @example parseDuration('2h 15m') // => 135
 */
export function parseDuration(text: string): number | undefined {
  const parts = /^(?:(\d{1,4})h)? ?(?:(\d{1,4})m)?$/.exec(text.trim());
  const [, hours, minutes] = parts ?? [];
  return hours === undefined && minutes === undefined ? undefined : Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

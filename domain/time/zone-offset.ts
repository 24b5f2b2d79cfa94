/**
 * How far a zone's clocks are from UTC, and when they change next: for those who must turn very many moments into local
 * times and so keep a zone's few changes at hand.
 */
import { Temporal } from 'temporal-polyfill';
import { fromMilliseconds, type Instant, toMilliseconds } from './instant.ts';

/** From a moment on, local time is UTC and so many minutes (a fraction where the offset of long ago had seconds). */
export interface OffsetChange {
  readonly at: Instant;
  readonly minutes: number;
}

/**
 * Minutes that a zone's clocks show more than UTC at a moment. Throws `RangeError` for an unknown zone.
 *
 * @example offsetMinutes(instant('2026-11-20T16:00:00Z'), 'Asia/Kolkata') // => 330
 * @example offsetMinutes(instant('2026-11-20T16:00:00Z'), 'America/St_Johns') // => -210
 */
export function offsetMinutes(moment: Instant, zone: string): number {
  return zoned(moment, zone).offsetNanoseconds / 60e9;
}

/**
 * The next time after a moment that a zone's clocks are put forward or back; `undefined` where none is known.
 *
 * @example nextOffsetChange(instant('2026-11-20T16:00:00Z'), 'Europe/London') // => { at: '2027-03-28T01:00:00.000Z', minutes: 60 }
 * @example nextOffsetChange(instant('2026-11-20T16:00:00Z'), 'Asia/Kolkata') // => undefined
 */
export function nextOffsetChange(moment: Instant, zone: string): OffsetChange | undefined {
  const next = zoned(moment, zone).getTimeZoneTransition('next');
  return next === null
    ? undefined
    : { at: fromMilliseconds(next.epochMilliseconds), minutes: next.offsetNanoseconds / 60e9 };
}

function zoned(moment: Instant, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(toMilliseconds(moment)).toZonedDateTimeISO(zone);
}

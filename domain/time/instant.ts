/**
 * Instants: moments of the world's one time line, as the text `2026-11-20T16:00:00.000Z`, always in
 * UTC and always with milliseconds, so that texts order like the moments they name. Nothing here
 * reads a clock: the present moment is an argument wherever a rule needs it.
 */
import { Temporal } from 'temporal-polyfill';
import { addDays, isIsoDate, type IsoDate, isoDate } from './calendar-date.ts';
import { inZone } from './zone.ts';

declare const instantBrand: unique symbol;

/** A moment, `YYYY-MM-DDTHH:MM:SS.mmmZ`, years 0001 to 9999. */
export type Instant = string & { readonly [instantBrand]: true };

/** A text is no moment, or a calculation left the years 0001 to 9999. */
export class InvalidInstant extends Error {
  override readonly name = 'InvalidInstant';
}

/**
 * Reads a moment in RFC 3339 form with any offset and normalises it to UTC; fractions below a
 * millisecond are cut. `undefined` where the text names no moment.
 *
 * @example parseInstant('2026-11-20T21:30:00+05:30') // => instant('2026-11-20T16:00:00.000Z')
 * @example parseInstant('2026-11-20T21:30') // => undefined
 */
export function parseInstant(text: string): Instant | undefined {
  if (isNormal(text)) return text;
  if (!/^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/.test(text)) {
    return undefined;
  }
  try {
    return atMilliseconds(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return undefined;
  }
}

/**
 * The moment that a text names; as {@link parseInstant}, but throws `InvalidInstant`.
 *
 * @example instant('2026-11-20T16:00:00Z') // => '2026-11-20T16:00:00.000Z'
 */
export function instant(text: string): Instant {
  const found = parseInstant(text);
  if (found === undefined) {
    throw new InvalidInstant(`"${text}" is no moment`);
  }
  return found;
}

/**
 * Whether a text is already in the one normal form.
 *
 * @example isInstant('2026-11-20T16:00:00Z') // => false
 */
export function isInstant(text: string): text is Instant {
  return parseInstant(text) === text;
}

/**
 * The moment so many milliseconds after 1970-01-01T00:00Z. Throws `InvalidInstant` for a fraction or
 * a moment outside the years 0001 to 9999.
 *
 * @example fromMilliseconds(0) // => instant('1970-01-01T00:00:00Z')
 */
export function fromMilliseconds(milliseconds: number): Instant {
  const found = Number.isSafeInteger(milliseconds) ? atMilliseconds(milliseconds) : undefined;
  if (found === undefined) {
    throw new InvalidInstant(`${milliseconds} milliseconds name no moment`);
  }
  return found;
}

/**
 * Milliseconds since 1970-01-01T00:00Z.
 *
 * @example toMilliseconds(instant('1970-01-01T00:00:01.5Z')) // => 1500
 */
export function toMilliseconds(moment: Instant): number {
  // The normal form is the one that the language itself reads, many times as fast.
  return Date.parse(moment);
}

/** The moment so many milliseconds later, earlier where negative. */
export function plusMilliseconds(moment: Instant, milliseconds: number): Instant {
  return fromMilliseconds(toMilliseconds(moment) + milliseconds);
}

/**
 * The moment so many whole seconds later, earlier where negative.
 *
 * @example plusSeconds(instant('2026-11-20T16:00:00Z'), 90) // => instant('2026-11-20T16:01:30Z')
 */
export function plusSeconds(moment: Instant, seconds: number): Instant {
  return plusMilliseconds(moment, seconds * 1000);
}

/** The moment so many whole minutes later, earlier where negative. */
export function plusMinutes(moment: Instant, minutes: number): Instant {
  return plusMilliseconds(moment, minutes * 60_000);
}

/** Milliseconds from the first moment to the second; negative when the second is earlier. */
export function millisecondsBetween(from: Instant, to: Instant): number {
  return toMilliseconds(to) - toMilliseconds(from);
}

/**
 * Whole seconds from the first moment to the second, the fraction cut towards zero.
 *
 * @example secondsBetween(instant('2026-11-20T16:00:00Z'), instant('2026-11-20T16:00:01.9Z')) // => 1
 */
export function secondsBetween(from: Instant, to: Instant): number {
  return Math.trunc(millisecondsBetween(from, to) / 1000) || 0;
}

/** −1, 0 or 1 as the first moment is before, the same as or after the second. */
export function compareInstants(left: Instant, right: Instant): -1 | 0 | 1 {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

/**
 * Whether a moment with an expiry has expired: at the expiry itself it has.
 *
 * @example hasPassed(instant('2026-11-20T16:00:00Z'), instant('2026-11-20T16:00:00Z')) // => true
 */
export function hasPassed(expiry: Instant, now: Instant): boolean {
  return expiry <= now;
}

/**
 * The calendar date in a zone at a moment. Throws `UnknownZone`.
 *
 * @example dateIn(instant('2026-11-20T20:00:00Z'), 'Asia/Kolkata') // => isoDate('2026-11-21')
 */
export function dateIn(moment: Instant, zone: string): IsoDate {
  const second = `${moment.slice(0, 19)} ${zone}`;
  const known = knownDates.get(second);
  if (known !== undefined) return known;
  const found = inZone(zone, () =>
    isoDate(Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString()),
  );
  if (knownDates.size >= mostKnown) knownDates.clear();
  knownDates.set(second, found);
  return found;
}

/** Dates just found, by second and zone: within a second no clock is put forward or back, and no day begins. */
const knownDates = new Map<string, IsoDate>();
const mostKnown = 1000;

/**
 * The first moment of a date in a zone: midnight, or the first moment after it where the clocks
 * skip midnight.
 *
 * @example startOfDay(isoDate('2026-11-20'), 'Asia/Kolkata') // => instant('2026-11-19T18:30:00Z')
 */
export function startOfDay(date: IsoDate, zone: string): Instant {
  return inZone(zone, () =>
    fromMilliseconds(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds),
  );
}

/**
 * The last day that is over at a moment at which a day of the zone begins.
 *
 * @example lastDayBefore(instant('2026-12-05T18:30:00Z'), 'Asia/Kolkata') // => isoDate('2026-12-05')
 */
export function lastDayBefore(moment: Instant, zone: string): IsoDate {
  return addDays(dateIn(moment, zone), -1);
}

/** Milliseconds of 0001-01-01T00:00Z and of the last one before the year 10000. */
const firstMillisecond = -62_135_596_800_000;
const lastMillisecond = 253_402_300_799_999;

function atMilliseconds(milliseconds: number): Instant | undefined {
  if (milliseconds < firstMillisecond || milliseconds > lastMillisecond) return undefined;
  // The language itself writes the normal form, many times as fast as Temporal.
  return new Date(milliseconds).toISOString() as Instant;
}

/** The normal form, of a real day and time. */
function isNormal(text: string): text is Instant {
  return /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(text) && isIsoDate(text.slice(0, 10));
}

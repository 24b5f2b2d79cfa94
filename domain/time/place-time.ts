/**
 * Place times: what the clock on the wall of an airport or a hotel shows, with the zone of that place.
 * A local time alone says when only to those who stand there; with its zone it names a moment.
 *
 * Where clocks are put forward a local time may not exist, and where they are put back it exists
 * twice. Both resolve as everyday software does ("compatible" in Temporal's words): a skipped time
 * counts as the time so much later, a doubled one as its first occurrence.
 */
import { Temporal } from 'temporal-polyfill';
import { daysBetween, type IsoDate, isIsoDate, isoDate } from './calendar-date.ts';
import { type ClockTime, clockAt, clockTime, minutesAfterMidnight } from './clock-time.ts';
import { fromMilliseconds, type Instant, toMilliseconds } from './instant.ts';
import { inZone, isZone, UnknownZone } from './zone.ts';

declare const localDateTimeBrand: unique symbol;

/** Date and time of day of a place, `YYYY-MM-DDTHH:MM`, to the minute. */
export type LocalDateTime = string & { readonly [localDateTimeBrand]: true };

/** A local time and the IANA name of the zone it is local to, such as `Asia/Kolkata`. */
export interface PlaceTime {
  readonly local: LocalDateTime;
  readonly zone: string;
}

/** A text is no local date and time. */
export class InvalidLocalTime extends Error {
  override readonly name = 'InvalidLocalTime';
}

/** Whether a text is a date and time in the form `YYYY-MM-DDTHH:MM`, 00:00 to 23:59. */
export function isLocalDateTime(text: string): text is LocalDateTime {
  return /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isIsoDate(text.slice(0, 10));
}

/**
 * Reads `YYYY-MM-DDTHH:MM`; `undefined` for anything else.
 *
 * @example parseLocalDateTime('2026-11-24T24:00') // => undefined
 */
export function parseLocalDateTime(text: string): LocalDateTime | undefined {
  return isLocalDateTime(text) ? text : undefined;
}

/**
 * The local time that a text names. Throws `InvalidLocalTime`.
 *
 * @example localDateTime('2026-11-24T06:10') // => '2026-11-24T06:10'
 */
export function localDateTime(text: string): LocalDateTime {
  if (!isLocalDateTime(text)) {
    throw new InvalidLocalTime(`"${text}" is no local date and time`);
  }
  return text;
}

/**
 * A local time at a place. Throws `InvalidLocalTime` or `UnknownZone`.
 *
 * @example placeTime('2026-11-24T06:10', 'Asia/Kolkata') // => { local: '2026-11-24T06:10', zone: 'Asia/Kolkata' }
 */
export function placeTime(local: string, zone: string): PlaceTime {
  if (!isZone(zone)) {
    throw new UnknownZone(`"${zone}" is no time zone known here`);
  }
  return { local: localDateTime(local), zone };
}

/**
 * The moment at which a place shows a time. Throws `UnknownZone`.
 *
 * @example toInstant(placeTime('2026-11-24T06:10', 'Asia/Kolkata')) // => '2026-11-24T00:40:00.000Z'
 * @example toInstant(placeTime('2027-03-14T02:30', 'America/New_York')) // => '2027-03-14T07:30:00.000Z'
 * @example toInstant(placeTime('2026-11-01T01:30', 'America/New_York')) // => '2026-11-01T05:30:00.000Z'
 */
export function toInstant(time: PlaceTime): Instant {
  return fromMilliseconds(epochMilliseconds(time));
}

/**
 * What a place's clock shows at a moment, the seconds cut. Throws `UnknownZone`.
 *
 * @example placeTimeAt(toInstant(placeTime('2026-11-24T06:10', 'Asia/Kolkata')), 'Asia/Dubai') // => placeTime('2026-11-24T04:40', 'Asia/Dubai')
 */
export function placeTimeAt(moment: Instant, zone: string): PlaceTime {
  const second = `${moment.slice(0, 19)} ${zone}`;
  const known = knownTimes.get(second);
  if (known !== undefined) return known;
  const found = inZone(zone, () => {
    const there = Temporal.Instant.fromEpochMilliseconds(toMilliseconds(moment)).toZonedDateTimeISO(zone);
    return { local: localDateTime(there.toPlainDateTime().toString().slice(0, 16)), zone };
  });
  if (knownTimes.size >= mostKnown) knownTimes.clear();
  knownTimes.set(second, found);
  return found;
}

/** Times just found, by second and zone: whatever is printed of one moment asks for it again. */
const knownTimes = new Map<string, PlaceTime>();
const mostKnown = 1000;

/**
 * What the clock shows, at a second place, so many minutes after a time at a first: an arrival from a
 * departure and a flying time.
 *
 * @example afterMinutes(placeTime('2026-11-24T23:30', 'Asia/Kolkata'), 240, 'Asia/Dubai') // => placeTime('2026-11-25T02:00', 'Asia/Dubai')
 */
export function afterMinutes(time: PlaceTime, minutes: number, zone: string): PlaceTime {
  return placeTimeAt(fromMilliseconds(epochMilliseconds(time) + minutes * 60_000), zone);
}

/**
 * Minutes that pass from one place time to another, whatever their zones; negative when the second is
 * earlier. Whole minutes, a fraction cut (zones of long ago had offsets with seconds).
 *
 * @example minutesBetween(placeTime('2026-11-24T06:10', 'Asia/Kolkata'), placeTime('2026-11-24T08:25', 'Asia/Dubai')) // => 225
 */
export function minutesBetween(from: PlaceTime, to: PlaceTime): number {
  return Math.trunc((epochMilliseconds(to) - epochMilliseconds(from)) / 60_000) || 0;
}

/** −1, 0 or 1 as the first time comes before, together with or after the second on the world's time line. */
export function comparePlaceTimes(left: PlaceTime, right: PlaceTime): -1 | 0 | 1 {
  const [a, b] = [epochMilliseconds(left), epochMilliseconds(right)];
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

/**
 * Calendar days from the local date of departure to the local date of arrival: the +1 beside an
 * arrival time. Westward across the date line it is negative.
 *
 * @example dayOffset(localDateTime('2026-11-24T23:30'), localDateTime('2026-11-25T02:00')) // => 1
 */
export function dayOffset(departure: LocalDateTime, arrival: LocalDateTime): number {
  return daysBetween(dateOfLocal(departure), dateOfLocal(arrival));
}

/** The calendar date of a local time. */
export function dateOfLocal(local: LocalDateTime): IsoDate {
  return isoDate(local.slice(0, 10));
}

/**
 * The time of day of a local time.
 *
 * @example clockOfLocal(localDateTime('2026-11-24T06:10')) // => '06:10'
 */
export function clockOfLocal(local: LocalDateTime): ClockTime {
  return clockTime(local.slice(11));
}

/**
 * Minutes after local midnight, as the clock shows them.
 *
 * @example minuteOfDay(localDateTime('2026-11-24T06:10')) // => 370
 */
export function minuteOfDay(local: LocalDateTime): number {
  return minutesAfterMidnight(clockOfLocal(local));
}

/**
 * A local time from a date and minutes after midnight, 0 to 1439. Throws `InvalidClockTime`.
 *
 * @example localAt(isoDate('2026-11-24'), 370) // => '2026-11-24T06:10'
 */
export function localAt(date: IsoDate, minute: number): LocalDateTime {
  return localDateTime(`${date}T${clockAt(minute)}`);
}

function epochMilliseconds({ local, zone }: PlaceTime): number {
  const minute = `${local} ${zone}`;
  const known = knownMoments.get(minute);
  if (known !== undefined) return known;
  const found = inZone(zone, () => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
  if (knownMoments.size >= mostKnown) knownMoments.clear();
  knownMoments.set(minute, found);
  return found;
}

/** Moments just found, by local time and zone: a departure is compared with many others. */
const knownMoments = new Map<string, number>();

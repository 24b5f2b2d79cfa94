/** Dates, moments and place times for properties. */
import fc from 'fast-check';
import { dateOf, type IsoDate } from '#domain/time/calendar-date.ts';
import { fromMilliseconds, type Instant } from '#domain/time/instant.ts';
import { type LocalDateTime, localAt, type PlaceTime } from '#domain/time/place-time.ts';

/** Days of every month that exist in all years, and the ends of months, 29 February among them. */
export function datesOfYears(first: number, last: number): fc.Arbitrary<IsoDate> {
  return fc.integer({ min: first, max: last }).chain((year) =>
    fc.integer({ min: 1, max: 12 }).chain((month) => {
      const longest = lengthOfMonth(year, month);
      return fc
        .oneof(fc.integer({ min: 1, max: longest }), fc.constantFrom(1, longest))
        .map((day) => dateOf(year, month, day));
    }),
  );
}

/** Counted on the calendar on the wall, so that the domain's own counting is not its own proof. */
export function lengthOfMonth(year: number, month: number): number {
  const leap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export const anyDate: fc.Arbitrary<IsoDate> = datesOfYears(1, 9999);
/** Dates with which a travel business has to do. */
export const modernDate: fc.Arbitrary<IsoDate> = datesOfYears(1920, 2080);

export const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2080, 0, 1) })
  .map(fromMilliseconds);

/** Zones with whole, half and quarter hours, with daylight saving north and south, and across the date line. */
export const zones = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'Africa/Casablanca',
  'UTC',
] as const;

export const anyZone: fc.Arbitrary<string> = fc.constantFrom(...zones);

export const anyLocal: fc.Arbitrary<LocalDateTime> = fc
  .tuple(datesOfYears(1975, 2079), fc.integer({ min: 0, max: 1439 }))
  .map(([date, minute]) => localAt(date, minute));

export const anyPlaceTime: fc.Arbitrary<PlaceTime> = fc.record({ local: anyLocal, zone: anyZone });

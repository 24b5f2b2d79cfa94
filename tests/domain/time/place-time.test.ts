import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/calendar-date.ts';
import { plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import {
  afterMinutes,
  clockOfLocal,
  comparePlaceTimes,
  dateOfLocal,
  dayOffset,
  InvalidLocalTime,
  isLocalDateTime,
  localAt,
  localDateTime,
  minuteOfDay,
  minutesBetween,
  type PlaceTime,
  parseLocalDateTime,
  placeTime,
  placeTimeAt,
  toInstant,
} from '#domain/time/place-time.ts';
import { isZone, UnknownZone } from '#domain/time/zone.ts';
import { anyInstant, anyLocal, anyPlaceTime, anyZone, modernDate } from '#tests/arbitraries/time.ts';

const day = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a wall clock in a zone shows, by the runtime's own tables. */
function wallClock(milliseconds: number, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(zone, clock);
  const [, day, month, year, time] = /^(..)\/(..)\/(....), (..:..)$/.exec(clock.format(milliseconds)) ?? [];
  return `${year}-${month}-${day}T${time}`;
}

/** The moment that a place time names, found by trying: the first whose wall clock shows it; in a gap, by the offset before. */
function found({ local, zone }: PlaceTime): number {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsetAt = (moment: number) => Date.parse(`${wallClock(moment, zone)}:00Z`) - moment;
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const shown = [asUtc - before, asUtc - after].filter((moment) => wallClock(moment, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : asUtc - before;
}

describe('place times and moments', () => {
  test('a moment shows as the wall clock there', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (moment, zone) => {
        expect(placeTimeAt(moment, zone)).toStrictEqual({ local: wallClock(toMilliseconds(moment), zone), zone });
      }),
    );
  });

  test('a place time names the first moment at which the wall clock shows it', () => {
    fc.assert(
      fc.property(anyPlaceTime, (time) => {
        expect(toMilliseconds(toInstant(time))).toBe(found(time));
      }),
    );
  });

  test('around every change of the clocks of a year too', () => {
    for (const zone of [
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Casablanca',
    ]) {
      for (let hour = 0; hour < 366 * 24; hour += 1) {
        const at = Date.UTC(2026, 0, 1) + hour * 3_600_000;
        const changed =
          Date.parse(`${wallClock(at + 7_200_000, zone)}Z`) - Date.parse(`${wallClock(at - 7_200_000, zone)}Z`) !==
          14_400_000;
        if (changed) {
          const time = placeTime(wallClock(at, 'UTC'), zone);
          const shifted = placeTime(wallClock(at + 2 * (Date.parse(`${wallClock(at, zone)}Z`) - at), 'UTC'), zone);
          for (const each of [time, shifted, placeTime(wallClock(at, zone), zone)]) {
            expect(toMilliseconds(toInstant(each))).toBe(found(each));
          }
        }
      }
    }
  });

  test.each([
    ['2026-11-24T06:10', 'Asia/Kolkata', '2026-11-24T00:40:00.000Z'],
    ['2026-11-24T06:10', 'Asia/Kathmandu', '2026-11-24T00:25:00.000Z'],
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'], // skipped: shown as 03:30
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'], // twice: the first
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'], // half an hour is skipped
    ['2011-12-30T10:00', 'Pacific/Apia', '2011-12-30T20:00:00.000Z'], // a whole day was skipped
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(toInstant(placeTime(local, zone))).toBe(moment);
  });
});

describe('durations between places', () => {
  test('what passes does not depend on where it is read', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -3000, max: 3000 }), anyZone, anyZone, (moment, minutes, from, to) => {
        const start = plusMinutes(moment, 0);
        const whole = Math.floor(toMilliseconds(start) / 60_000) * 60_000;
        const departure = placeTimeAt(moment, from);
        fc.pre(toMilliseconds(toInstant(departure)) === whole); // not the second showing of a doubled hour
        const arrival = afterMinutes(departure, minutes, to);
        fc.pre(toMilliseconds(toInstant(arrival)) === whole + minutes * 60_000);
        expect(minutesBetween(departure, arrival)).toBe(minutes);
        expect(comparePlaceTimes(departure, arrival)).toBe(Math.sign(0 - minutes) + 0);
      }),
    );
  });

  test.each([
    ['2026-11-24T06:10', 'Asia/Kolkata', '2026-11-24T08:25', 'Asia/Kolkata', 135],
    ['2026-11-24T23:30', 'Asia/Kolkata', '2026-11-25T02:00', 'Asia/Dubai', 240],
    ['2026-11-24T22:00', 'Asia/Tokyo', '2026-11-24T15:00', 'America/Los_Angeles', 600],
    ['2026-10-24T23:00', 'Europe/London', '2026-10-25T06:00', 'Europe/London', 480],
  ])('%s %s to %s %s takes %i minutes', (a, from, b, to, minutes) => {
    expect(minutesBetween(placeTime(a, from), placeTime(b, to))).toBe(minutes);
  });

  test('a day offset counts leaves of the calendar', () => {
    fc.assert(
      fc.property(
        modernDate,
        fc.integer({ min: -1, max: 3 }),
        fc.nat(1439),
        fc.nat(1439),
        (date, days, depart, arrive) => {
          expect(dayOffset(localAt(date, depart), localAt(addDays(date, days), arrive))).toBe(days);
        },
      ),
    );
  });
});

describe('local texts', () => {
  test('come apart and together again', () => {
    fc.assert(
      fc.property(anyLocal, (local) => {
        expect(`${dateOfLocal(local)}T${clockOfLocal(local)}`).toBe(local);
        expect(localAt(dateOfLocal(local), minuteOfDay(local))).toBe(local);
        expect(isLocalDateTime(local)).toBe(true);
      }),
    );
  });

  test.each([
    '2026-11-24',
    '2026-11-24T24:00',
    '2026-11-24T06:60',
    '2026-11-24T6:10',
    '2026-11-24 06:10',
    '2026-11-31T06:10',
    '2026-11-24T06:10:00',
    '2026-11-24T06:10Z',
    '',
  ])('%j is no local time', (text) => {
    expect(parseLocalDateTime(text)).toBeUndefined();
    expect(() => localDateTime(text)).toThrow(InvalidLocalTime);
  });

  test('unknown zones fail by name', () => {
    expect(() => placeTime('2026-11-24T06:10', 'Asia/Atlantis')).toThrow(UnknownZone);
    expect(() => toInstant({ local: localDateTime('2026-11-24T06:10'), zone: 'Mars/Olympus' })).toThrow(UnknownZone);
    for (const name of ['', 'Asia/Atlantis', '+05:30', 'Z', '../etc/passwd']) {
      expect(isZone(name)).toBe(false);
    }
    expect(isZone('Asia/Calcutta')).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import {
  compareInstants,
  dateIn,
  fromMilliseconds,
  hasPassed,
  InvalidInstant,
  instant,
  isInstant,
  millisecondsBetween,
  parseInstant,
  plusMilliseconds,
  plusMinutes,
  plusSeconds,
  secondsBetween,
  startOfDay,
  toMilliseconds,
} from '#domain/time/instant.ts';
import { UnknownZone } from '#domain/time/zone.ts';
import { anyInstant, anyZone, modernDate } from '#tests/arbitraries/time.ts';

/** From the beginning of the year 1 to the end of 9999. */
const anyMilliseconds = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });

describe('moments', () => {
  test('are spelt as the runtime spells them, and read back', () => {
    fc.assert(
      fc.property(anyMilliseconds, (milliseconds) => {
        const moment = fromMilliseconds(milliseconds);
        expect(moment).toBe(new Date(milliseconds).toISOString());
        expect(toMilliseconds(moment)).toBe(milliseconds);
        expect(isInstant(moment)).toBe(true);
      }),
    );
  });

  test('order as texts like the moments they name', () => {
    fc.assert(
      fc.property(anyMilliseconds, anyMilliseconds, (a, b) => {
        const [left, right] = [fromMilliseconds(a), fromMilliseconds(b)];
        expect(compareInstants(left, right)).toBe(Math.sign(a - b) + 0);
        expect(hasPassed(left, right)).toBe(a <= b);
        expect(hasPassed(left, left)).toBe(true);
        expect(millisecondsBetween(left, right)).toBe(b - a);
      }),
    );
  });

  test('move by milliseconds, seconds and minutes', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -1e6, max: 1e6 }), (moment, count) => {
        const start = toMilliseconds(moment);
        expect(toMilliseconds(plusMilliseconds(moment, count))).toBe(start + count);
        expect(toMilliseconds(plusSeconds(moment, count))).toBe(start + count * 1000);
        expect(toMilliseconds(plusMinutes(moment, count))).toBe(start + count * 60_000);
        expect(secondsBetween(moment, plusSeconds(moment, count))).toBe(count === 0 ? 0 : count);
      }),
    );
  });

  test('any offset is read as the same moment', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -14 * 60, max: 14 * 60 }), (moment, offset) => {
        const local = new Date(toMilliseconds(moment) + offset * 60_000).toISOString().slice(0, -1);
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
        const sign = offset < 0 ? '-' : '+';
        const text = `${local}${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
        expect(parseInstant(text)).toBe(moment);
      }),
    );
  });

  test.each([
    ['2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T16:00:00.123456789Z', '2026-11-20T16:00:00.123Z'],
    ['2026-11-20t16:00:00z', '2026-11-20T16:00:00.000Z'],
    ['1969-12-31T23:59:59.9999Z', '1969-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, moment) => {
    expect(instant(text)).toBe(moment);
  });

  test.each([
    '',
    'now',
    '2026-11-20',
    '2026-11-20T16:00Z',
    '2026-11-20T16:00:00',
    '2026-13-20T16:00:00Z',
    '2026-02-30T16:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20 16:00:00Z',
    '2026-11-20T16:00:00[Asia/Kolkata]',
    '+012026-11-20T16:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
  ])('%j is no moment', (text) => {
    expect(parseInstant(text)).toBeUndefined();
    expect(() => instant(text)).toThrow(InvalidInstant);
  });

  test('leaving the years 1 to 9999, and fractions, fail by name', () => {
    expect(() => plusMilliseconds(instant('9999-12-31T23:59:59.999Z'), 1)).toThrow(InvalidInstant);
    expect(() => fromMilliseconds(0.5)).toThrow(InvalidInstant);
    expect(() => fromMilliseconds(Number.NaN)).toThrow(InvalidInstant);
    expect(() => fromMilliseconds(8.65e15)).toThrow(InvalidInstant);
  });
});

describe('dates in a zone', () => {
  test('a day holds its start and not the moment before, and ends where the next begins', () => {
    fc.assert(
      fc.property(modernDate, anyZone, (date, zone) => {
        // Samoa left out 30 December 2011.
        fc.pre(zone !== 'Pacific/Apia' || !['2011-12-29', '2011-12-30', '2011-12-31'].includes(date));
        const start = startOfDay(date, zone);
        expect(dateIn(start, zone)).toBe(date);
        expect(dateIn(plusMilliseconds(start, -1), zone)).toBe(addDays(date, -1));
        expect(dateIn(plusMilliseconds(startOfDay(addDays(date, 1), zone), -1), zone)).toBe(date);
      }),
    );
  });

  test('agree with the runtime', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (moment, zone) => {
        const shown = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(
          toMilliseconds(moment),
        );
        expect(dateIn(moment, zone)).toBe(isoDate(shown));
      }),
    );
  });

  test('unknown zones fail by name', () => {
    expect(() => dateIn(instant('2026-11-20T16:00:00Z'), 'Asia/Atlantis')).toThrow(UnknownZone);
    expect(() => startOfDay(isoDate('2026-11-20'), 'Asia/Atlantis')).toThrow(UnknownZone);
  });
});

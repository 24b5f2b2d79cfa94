import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  dateOf,
  datesFrom,
  datesOfMonth,
  daysBetween,
  daysInMonth,
  firstOfMonth,
  InvalidDate,
  type IsoDate,
  isAfter,
  isBefore,
  isIsoDate,
  isoDate,
  isoMonth,
  isSameOrAfter,
  isSameOrBefore,
  isWithin,
  lastOfMonth,
  monthOf,
  parseIsoDate,
  parseIsoMonth,
  shiftMonth,
  weekday,
} from '#domain/time/calendar-date.ts';
import { anyDate, datesOfYears, lengthOfMonth, modernDate } from '#tests/arbitraries/time.ts';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day after, by turning over one leaf of a wall calendar. */
function nextLeaf({ year, month, day }: Day): Day {
  if (day < lengthOfMonth(year, month)) {
    return { year, month, day: day + 1 };
  }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

function leafOf(date: IsoDate): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Days since the beginning of the year 1, by adding up the years and months that have gone. */
function leavesBefore({ year, month, day }: Day): number {
  let count = day - 1;
  for (let each = 1; each < month; each += 1) {
    count += lengthOfMonth(year, each);
  }
  const years = year - 1;
  return count + years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
}

describe('days', () => {
  test('walking forward turns over one leaf at a time', () => {
    fc.assert(
      fc.property(datesOfYears(1, 9997), fc.integer({ min: 0, max: 400 }), (start, days) => {
        let leaf = leafOf(start);
        for (let turned = 0; turned < days; turned += 1) {
          leaf = nextLeaf(leaf);
        }
        const end = dateOf(leaf.year, leaf.month, leaf.day);
        expect(addDays(start, days)).toBe(end);
        expect(addDays(end, -days)).toBe(start);
        expect(daysBetween(start, end)).toBe(days);
        expect(daysBetween(end, start)).toBe(days === 0 ? 0 : -days);
      }),
    );
  });

  test('any two are as far apart as their leaves', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (left, right) => {
        const apart = leavesBefore(leafOf(right)) - leavesBefore(leafOf(left));
        expect(daysBetween(left, right)).toBe(apart);
        expect(addDays(left, apart)).toBe(right);
      }),
    );
  });

  test('weekdays follow each other from a known Monday', () => {
    expect(weekday(isoDate('2026-11-16'))).toBe(1);
    const monday = leavesBefore({ year: 2026, month: 11, day: 16 });
    fc.assert(
      fc.property(anyDate, (date) => {
        const since = leavesBefore(leafOf(date)) - monday;
        expect(weekday(date)).toBe((((since % 7) + 7) % 7) + 1);
      }),
    );
  });

  test('order as their leaves do', () => {
    fc.assert(
      fc.property(modernDate, modernDate, (left, right) => {
        const order = Math.sign(leavesBefore(leafOf(left)) - leavesBefore(leafOf(right)));
        expect(compareDates(left, right)).toBe(order);
        expect([isBefore(left, right), isAfter(left, right)]).toStrictEqual([order < 0, order > 0]);
        expect([isSameOrBefore(left, right), isSameOrAfter(left, right)]).toStrictEqual([order <= 0, order >= 0]);
        expect(isWithin(left, left, right)).toBe(order <= 0);
      }),
    );
  });

  test('from one to another are all, once', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -3, max: 60 }), (first, days) => {
        const list = datesFrom(first, addDays(first, days));
        expect(list).toHaveLength(Math.max(0, days + 1));
        expect(list.map((date) => daysBetween(first, date))).toEqual([...list.keys()]);
      }),
    );
  });
});

describe('months and years', () => {
  test('a later month has the same day, or its last', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -200, max: 200 }), (date, months) => {
        const expected = isoDate(Temporal.PlainDate.from(date).add({ months }).toString());
        expect(addMonths(date, months)).toBe(expected);
        expect(shiftMonth(monthOf(date), months)).toBe(monthOf(expected));
      }),
    );
  });

  test('a later year has the same day, or 28 February', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -90, max: 90 }), (date, years) => {
        expect(addYears(date, years)).toBe(Temporal.PlainDate.from(date).add({ years }).toString());
      }),
    );
  });

  test('a month has all of its dates', () => {
    fc.assert(
      fc.property(modernDate, (date) => {
        const month = monthOf(date);
        const { year, month: number } = leafOf(date);
        const dates = datesOfMonth(month);
        expect(dates).toHaveLength(lengthOfMonth(year, number));
        expect(daysInMonth(month)).toBe(dates.length);
        expect([firstOfMonth(month), lastOfMonth(month)]).toStrictEqual([dates[0], dates.at(-1)]);
        expect(dates).toContain(date);
      }),
    );
  });
});

describe('texts', () => {
  test('a text is a date exactly when the calendar on the wall has the day', () => {
    const number = (most: number, width: number) =>
      fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(width, '0'));
    fc.assert(
      fc.property(number(9999, 4), number(13, 2), number(33, 2), (year, month, day) => {
        const [y, m, d] = [Number(year), Number(month), Number(day)];
        const exists = y >= 1 && m >= 1 && m <= 12 && d >= 1 && d <= lengthOfMonth(y, m);
        expect(isIsoDate(`${year}-${month}-${day}`)).toBe(exists);
        expect(parseIsoDate(`${year}-${month}-${day}`)).toBe(exists ? `${year}-${month}-${day}` : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '',
    '2026-1-1',
    '2026/11/20',
    '20261120',
    '2026-11-20T00:00',
    ' 2026-11-20',
    '2026-11-20\n',
    '+02026-11-20',
    '2026-02-29',
    '1900-02-29',
  ])('%j is no date', (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
    expect(() => isoDate(text)).toThrow(InvalidDate);
  });

  test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(isoDate(text)).toBe(text);
  });

  test.each(['2026-00', '2026-13', '0000-01', '2026-1', '2026'])('%s is no month', (text) => {
    expect(parseIsoMonth(text)).toBeUndefined();
    expect(() => isoMonth(text)).toThrow(InvalidDate);
  });

  test('leaving the years 1 to 9999 fails by name', () => {
    expect(() => addDays(isoDate('9999-12-31'), 1)).toThrow(InvalidDate);
    expect(() => addDays(isoDate('0001-01-01'), -1)).toThrow(InvalidDate);
    expect(() => addDays(isoDate('2026-01-01'), 1e12)).toThrow(InvalidDate);
    expect(() => addDays(isoDate('2026-01-01'), 0.5)).toThrow(InvalidDate);
    expect(() => addMonths(isoDate('2026-01-01'), Number.NaN)).toThrow(InvalidDate);
    expect(() => addMonths(isoDate('9999-12-01'), 1)).toThrow(InvalidDate);
    expect(() => addMonths(isoDate('2026-01-01'), 0.5)).toThrow(InvalidDate);
    expect(() => addYears(isoDate('0001-01-01'), -1)).toThrow(InvalidDate);
    expect(() => addYears(isoDate('2026-01-01'), 0.5)).toThrow(InvalidDate);
    expect(() => dateOf(2026, 2, 30)).toThrow(InvalidDate);
  });
});

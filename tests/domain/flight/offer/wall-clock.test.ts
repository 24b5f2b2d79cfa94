import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestScores, positionsByValue, totalMinutes } from '#domain/flight/offer/sort.ts';
import { dayOfWall, minuteOfWall, wallMinutes } from '#domain/flight/offer/wall-clock.ts';
import { addDays, daysBetween, isoDate } from '#domain/time/calendar-date.ts';
import { localAt } from '#domain/time/place-time.ts';

const epoch = isoDate('1970-01-01');

describe('wallMinutes', () => {
  it('counts days as the calendar does, over all leap years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_900_000 }), fc.nat(1439), (days, minute) => {
        const wall = wallMinutes(localAt(addDays(epoch, days), minute));
        expect(dayOfWall(wall)).toBe(days);
        expect(minuteOfWall(wall)).toBe(minute);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['0001-01-01', '1900-02-28', '1900-03-01', '2000-02-29', '2100-03-01', '9999-12-31'])('on %s', (text) => {
    const date = isoDate(text);
    expect(dayOfWall(wallMinutes(localAt(date, 0)))).toBe(daysBetween(epoch, date));
  });
});

describe('bestScores', () => {
  it('weighs price against time', () => {
    expect(Array.from(bestScores([500, 400], [120, 480]))).toEqual([1.25 + 0.3, 1 + 0.3 * 4]);
  });

  it('puts last what has no price, and lets it set no measure', () => {
    const scores = bestScores([Number.POSITIVE_INFINITY, 400, 500], [1, 100, 100]);
    expect(Array.from(scores)).toEqual([Number.POSITIVE_INFINITY, 1.3, 1.25 + 0.3]);
    expect(Array.from(positionsByValue(scores, false))).toEqual([1, 2, 0]);
  });

  it('never puts an offer behind one that is dearer and slower', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 20 }), (pairs) => {
        const scores = bestScores(
          pairs.map(([price]) => price),
          pairs.map(([, duration]) => duration),
        );
        const order = Array.from(positionsByValue(scores, false));
        order.forEach((at, rank) => {
          for (const before of order.slice(0, rank)) {
            const [one, other] = [pairs[before], pairs[at]];
            expect(one && other && one[0] > other[0] && one[1] > other[1]).toBe(false);
          }
        });
        expect(order.toSorted((one, other) => one - other)).toEqual(pairs.map((_, at) => at));
      }),
    );
  });

  it('adds up the minutes of all directions', () => {
    expect(totalMinutes([{ durationMinutes: 135 }, { durationMinutes: 140 }])).toBe(275);
  });
});

describe('positionsByValue', () => {
  const aValue = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.double({ noNaN: true, min: -1e300 }),
    fc.maxSafeInteger(),
    fc.constant(Number.POSITIVE_INFINITY),
  );

  it('orders as a stable sort does, infinite values last', () => {
    const asked = fc.oneof(fc.array(aValue), fc.array(fc.integer({ min: -9, max: 9 })));
    fc.assert(
      fc.property(asked, fc.boolean(), (values, descending) => {
        const each = values.map((value, at) => ({ value, at }));
        const sorted = each
          .filter(({ value }) => Number.isFinite(value))
          .toSorted((one, other) => {
            if (one.value === other.value) return 0;
            return one.value < other.value === descending ? 1 : -1;
          });
        const last = each.filter(({ value }) => !Number.isFinite(value));
        expect(Array.from(positionsByValue(values, descending))).toEqual([...sorted, ...last].map(({ at }) => at));
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageBand,
  ageOn,
  birthDatesFor,
  isTravellerType,
  travellerTypes,
  typeOn,
} from '#domain/people/traveller-type.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { anyTravellerType } from '#tests/arbitraries/people.ts';
import { datesOfYears, lengthOfMonth } from '#tests/arbitraries/time.ts';

/** Age by having birthday after birthday; one that falls on a missing 29 February is had on 1 March. */
function birthdaysHad(born: IsoDate, on: IsoDate): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  let age = -1;
  for (let next = year; ; next += 1) {
    const missing = day > lengthOfMonth(next, month);
    const birthday = missing ? `${next}-03-01` : `${next}-${born.slice(5)}`;
    if (birthday > on) {
      return age;
    }
    age += 1;
  }
}

const born = datesOfYears(1930, 2032);

describe('age', () => {
  test('is the number of birthdays had', () => {
    fc.assert(
      fc.property(born, fc.nat(40_000), (birth, days) => {
        const on = addDays(birth, days);
        expect(ageOn(birth, on)).toBe(birthdaysHad(birth, on));
      }),
      { numRuns: 500 },
    );
  });

  test('is below zero before birth', () => {
    fc.assert(
      fc.property(born, fc.integer({ min: 1, max: 4000 }), (birth, days) => {
        expect(ageOn(birth, addDays(birth, -days))).toBeLessThan(0);
      }),
    );
  });

  test.each([
    ['2014-11-24', '2026-11-23', 11],
    ['2014-11-24', '2026-11-24', 12],
    ['2024-11-25', '2026-11-24', 1],
    ['2024-11-24', '2026-11-24', 2],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-02-29', '2028-02-28', 3],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-25', '2026-11-24', -1],
  ])('born %s is %s years old on %s: %i', (birth, on, age) => {
    expect(ageOn(isoDate(birth), isoDate(on))).toBe(age);
  });
});

describe('type', () => {
  test('is the band in which the age lies', () => {
    fc.assert(
      fc.property(born, fc.integer({ min: -10, max: 12_000 }), (birth, days) => {
        const on = addDays(birth, days);
        const age = days < 0 ? -1 : birthdaysHad(birth, on);
        const expected = age < 0 ? undefined : age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
        expect(typeOn(birth, on)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('the limits of a date field are the first and last day that make the type', () => {
    fc.assert(
      fc.property(anyTravellerType, datesOfYears(2024, 2040), (type, on) => {
        const { earliest, latest } = birthDatesFor(type, on);
        expect(typeOn(latest, on)).toBe(type);
        expect(typeOn(addDays(latest, 1), on)).not.toBe(type);
        expect(typeOn(earliest, on)).toBe(type);
        if (type === 'adult') expect(earliest).toBe('1900-01-01');
        else expect(typeOn(addDays(earliest, -1), on)).not.toBe(type);
      }),
      { numRuns: 500 },
    );
  });

  test('the bands meet without a gap', () => {
    expect(travellerTypes.map(ageBand)).toStrictEqual([{ from: 12 }, { from: 2, below: 12 }, { from: 0, below: 2 }]);
    expect(['adult', 'child', 'infant', 'senior', ''].map(isTravellerType)).toStrictEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

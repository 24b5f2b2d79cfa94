import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fareTypes } from '#domain/flight/reference/cabin.ts';
import {
  checkFareConditions,
  fareConditionOn,
  fareConditions,
  mayTravelOn,
} from '#domain/flight/fare/fare-conditions.ts';
import { addDays, addYears, isoDate } from '#domain/time/calendar-date.ts';

const issued = isoDate('2026-11-20');
const travel = isoDate('2026-11-24');

const said = (fareType: (typeof fareTypes)[number], type: 'adult' | 'child' | 'infant', dateOfBirth?: string) =>
  checkFareConditions([fareType], [{ type, dateOfBirth }], travel, issued).map(({ code, path }) => `${path} ${code}`);

describe('fares for some', () => {
  it.each([
    ['senior-citizen', 'adult', '1966-11-24', []],
    ['senior-citizen', 'adult', '1966-11-25', ['travellers[0].dateOfBirth fare-age']],
    ['senior-citizen', 'child', '2019-01-01', ['travellers[0].dateOfBirth fare-age']],
    ['student', 'adult', '2014-11-24', []],
    ['student', 'child', '2014-11-25', ['travellers[0].dateOfBirth fare-age']],
    ['armed-forces', 'adult', '1990-01-01', []],
    ['armed-forces', 'adult', undefined, []],
    ['armed-forces', 'child', '2019-01-01', ['travellers[0].dateOfBirth fare-adults-only']],
    ['armed-forces', 'infant', undefined, ['travellers[0].dateOfBirth fare-adults-only']],
    ['regular', 'infant', '2026-01-01', []],
    ['senior-citizen', 'adult', undefined, []],
    ['senior-citizen', 'adult', '1966-13-01', []],
  ] as const)('%s, %s born %s', (fareType, type, born, expected) => {
    expect(said(fareType, type, born)).toEqual(expected);
  });

  it('take everybody from the birthday on, and nobody before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('senior-citizen' as const, 'student' as const),
        fc.integer({ min: -40, max: 40 }),
        (fareType, days) => {
          const least = fareType === 'student' ? 12 : 60;
          const born = addDays(addYears(travel, -least), days);
          expect(said(fareType, 'adult', born).length).toBe(days > 0 ? 1 : 0);
        },
      ),
    );
  });

  it('name each traveller who does not qualify, and say why', () => {
    expect(
      checkFareConditions(
        ['senior-citizen', 'senior-citizen'],
        [
          { type: 'adult', dateOfBirth: '1950-01-01' },
          { type: 'adult', dateOfBirth: '1988-03-12' },
        ],
        travel,
        issued,
      ),
    ).toEqual([
      {
        code: 'fare-age',
        path: 'travellers[1].dateOfBirth',
        params: { fareType: 'senior-citizen', least: 60, age: 38, on: '2026-11-24' },
      },
    ]);
  });

  it('say where each rule comes from, and hold from a day on', () => {
    expect(fareConditions.map(({ fareType }) => fareType).toSorted()).toEqual(
      fareTypes.filter((type) => type !== 'regular').toSorted(),
    );
    for (const { fareType, rule } of fareConditions) {
      expect(rule.note.length).toBeGreaterThan(20);
      expect(fareConditionOn(fareType, rule.from)).toBeDefined();
      expect(fareConditionOn(fareType, addDays(rule.from, -1))).toBeUndefined();
    }
  });

  it('are not offered to a party that cannot qualify', () => {
    const family = { adults: 2, children: 1, infants: 0 };
    expect(mayTravelOn('senior-citizen', family, issued)).toBe(false);
    expect(mayTravelOn('regular', family, issued)).toBe(true);
    expect(mayTravelOn('armed-forces', { adults: 3, children: 0, infants: 0 }, issued)).toBe(true);
  });
});

/** What insurers ask, against exact fractions; who is insured by which plan; and what a cancelled policy gives back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AgeBand,
  bandOf,
  type InsurancePlan,
  insuranceRegions,
  isFor,
  type PlanSearch,
} from '#domain/insurance/plan.ts';
import { premiums } from '#domain/insurance/tariff.ts';
import { money } from '#domain/money/money.ts';
import { addDays, addYears, isoDate, type IsoDate } from '#domain/time/calendar-date.ts';

const on = isoDate('2026-11-27');
const first = isoDate('2027-02-10');

/** Rupees a day and per cents of the tariff of 2026, written down a second time. */
const perDay = { asia: 52, schengen: 68, 'worldwide-excluding': 78, worldwide: 118 } as const;
const ofBand: Readonly<Record<AgeBand, bigint>> = { 'to-40': 100n, '41-60': 145n, '61-70': 260n, '71-up': 420n };
const ofYear = { 'annual-30': 60, 'annual-45': 80 } as const;

/** Half away from zero; nothing here is below zero. */
const rounded = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

const age = fc.integer({ min: 1, max: 80 });
/** Born so that they have this age on the first day: the day itself is the last that counts. */
const bornAt = (years: number, daysBefore: number): IsoDate => addDays(addYears(first, -years), -daysBefore);
const people = fc.array(fc.tuple(age, fc.integer({ min: 0, max: 300 })), { minLength: 1, maxLength: 9 });
const percent = fc.integer({ min: 50, max: 400 });

const search = fc
  .record({
    people,
    region: fc.constantFrom(...insuranceRegions),
    trip: fc.constantFrom('single', 'annual-30', 'annual-45'),
    days: fc.integer({ min: 1, max: 180 }),
    family: fc.boolean(),
  })
  .map(({ people: who, days, ...asked }) => ({
    ages: who.map(([years]) => years),
    days,
    asked: {
      ...asked,
      from: first,
      to: addDays(first, days - 1),
      births: who.map(([years, before]) => bornAt(years, before)),
    } satisfies PlanSearch,
  }));

const amounts = (asked: PlanSearch, of: number) =>
  premiums(asked, { percent: of }, { on, currency: 'INR' }).map(({ lines }) => lines[0]?.amount.minor ?? Number.NaN);

describe('premiums', () => {
  it('are the tariff’s of each one’s age, to the paisa, and a family’s that of its eldest, shared out whole', () => {
    fc.assert(
      fc.property(search, percent, ({ asked, ages, days }, of) => {
        const insured = BigInt(asked.trip === 'single' ? days : ofYear[asked.trip]);
        const alone = ages.map((years) =>
          rounded(BigInt(perDay[asked.region]) * 100n * insured * BigInt(of) * ofBand[bandOf(years)], 10_000n),
        );
        const each = amounts(asked, of);
        if (!asked.family) {
          expect(each).toEqual(alone.map(Number));
          return;
        }
        const eldest = alone.reduce((most, one) => (one > most ? one : most), 0n);
        expect(each.reduce((all, one) => all + one, 0)).toBe(Number(rounded(eldest * 190n, 100n)));
        // Who weighs more is charged no less.
        for (const [at, one] of each.entries())
          for (const [other, two] of each.entries())
            if ((alone[at] ?? 0n) > (alone[other] ?? 0n)) expect(one).toBeGreaterThanOrEqual(two);
      }),
    );
  });

  it('grow with each day, each band of age and each region, and bear no tax since 22 September 2025', () => {
    fc.assert(
      fc.property(search, ({ asked, days }) => {
        const single: PlanSearch = { ...asked, trip: 'single', family: false };
        const [now = 0] = amounts(single, 100);
        const longer = { ...single, to: addDays(first, days) };
        expect(amounts(longer, 100)[0]).toBeGreaterThan(now);
        const older = { ...single, births: [bornAt(75, 0), ...single.births.slice(1)] };
        expect(amounts(older, 100)[0]).toBeGreaterThanOrEqual(now);
        expect(amounts({ ...single, region: 'worldwide' }, 100)[0]).toBeGreaterThanOrEqual(now);
        const lines = premiums(asked, { percent: 100 }, { on, currency: 'INR' });
        expect(lines.map(({ traveller, lines: own }) => [traveller, own.map(({ name }) => name)])).toEqual(
          asked.births.map((_, at) => [at, ['base-fare']]),
        );
      }),
    );
  });

  it('are of no day before the tariff', () => {
    const asked: PlanSearch = {
      region: 'asia',
      trip: 'single',
      from: first,
      to: first,
      births: [bornAt(30, 0)],
      family: false,
    };
    expect(() => premiums(asked, { percent: 100 }, { on: isoDate('2025-12-31'), currency: 'INR' })).toThrow(RangeError);
  });
});

describe('a plan', () => {
  const plan: InsurancePlan = {
    planKey: 'harbour-voyager',
    insurer: 'Harbour General',
    name: 'Voyager',
    region: 'schengen',
    trip: 'single',
    sumInsured: money(50_000_00, 'EUR'),
    benefits: [{ name: 'medical', limit: money(50_000_00, 'EUR') }],
    maxAge: 70,
    claimsPhone: '+91 22 5550 0181',
  };
  const asked: PlanSearch = {
    region: 'schengen',
    trip: 'single',
    from: first,
    to: addDays(first, 9),
    births: [bornAt(30, 0)],
    family: false,
  };
  const bearing = (limit: Parameters<typeof money>): InsurancePlan => ({
    ...plan,
    benefits: [{ name: 'medical', limit: money(...limit) }],
  });

  it.each([
    [[30_000_00, 'EUR'], true],
    [[29_999_99, 'EUR'], false],
    // What it is worth in euros is another each day.
    [[500_000_00, 'USD'], false],
  ] as const)('that bears %s of medical costs is for Schengen: %s', (limit, is) => {
    expect(isFor(bearing([...limit]), asked)).toBe(is);
    expect(isFor({ ...bearing([...limit]), region: 'asia' }, { ...asked, region: 'asia' })).toBe(true);
  });

  it('takes those who are no older than it insures on the first day', () => {
    // The birthday after which one is 71 is the first day itself, or the day after it.
    expect(isFor(plan, { ...asked, births: [bornAt(30, 0), bornAt(71, 0)] })).toBe(false);
    expect(isFor(plan, { ...asked, births: [bornAt(30, 0), bornAt(71, -1)] })).toBe(true);
  });

  it('is of one region and one kind of journey', () => {
    expect(isFor(plan, { ...asked, trip: 'annual-30' })).toBe(false);
    expect(isFor(plan, { ...asked, region: 'worldwide' })).toBe(false);
    expect(isFor({ ...plan, benefits: [] }, asked)).toBe(false);
  });

  it.each([
    [0, 'to-40'],
    [40, 'to-40'],
    [41, '41-60'],
    [60, '41-60'],
    [61, '61-70'],
    [70, '61-70'],
    [71, '71-up'],
  ] as const)('is priced at %i years as %s', (years, band) => {
    expect(bandOf(years)).toBe(band);
  });
});

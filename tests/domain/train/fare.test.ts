import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { quotas, type TrainClass, trainClasses } from '#domain/train/berths/classes.ts';
import { type FareAsked, isSoldAs, railFare } from '#domain/train/fare/fare.ts';
import { trainKinds } from '#domain/train/timetable/train.ts';

const days = ['2025-06-01', '2025-12-25', '2025-12-26', '2026-11-20'].map(isoDate);
const asked: fc.Arbitrary<FareAsked> = fc.record({
  travelClass: fc.constantFrom(...trainClasses),
  quota: fc.constantFrom(...quotas),
  kind: fc.constantFrom(...trainKinds),
  km: fc.integer({ min: 1, max: 4000 }),
  on: fc.constantFrom(...days),
  sold: fc.integer({ min: 0, max: 100 }),
});
/** As dear as they come; EC is of other trains. */
const dearer: readonly TrainClass[] = ['2S', 'SL', 'CC', '3E', '3A', '2A', '1A'];
const lineOf = (each: FareAsked, name: string) =>
  railFare(each).parts?.find((part) => part.name === name)?.amount.minor ?? 0;
/** Rupees, of the railway's table. */
const tatkalBounds: Readonly<Partial<Record<TrainClass, readonly [number, number]>>> = {
  '2S': [10, 15],
  SL: [100, 200],
  CC: [125, 225],
  '3E': [300, 400],
  '3A': [300, 400],
  '2A': [400, 500],
  EC: [400, 500],
};

describe('a rail fare', () => {
  it('is the sum of its parts, in steps of five rupees', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const { amount, parts = [] } = railFare(each);
        expect(amount).toEqual(
          sum(
            'INR',
            parts.map((part) => part.amount),
          ),
        );
        expect(amount.minor % 500).toBe(0);
        expect(amount.minor).toBeGreaterThan(0);
      }),
    );
  });

  it('never falls with distance, nor with demand', () => {
    fc.assert(
      fc.property(asked, fc.nat(800), fc.nat(100), (each, further, more) => {
        const here = railFare(each).amount.minor;
        expect(railFare({ ...each, km: each.km + further }).amount.minor).toBeGreaterThanOrEqual(here);
        expect(railFare({ ...each, sold: each.sold + more }).amount.minor).toBeGreaterThanOrEqual(here);
      }),
    );
  });

  it('never falls from a class to a better one, at the same demand and without Tatkal', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const fares = dearer.map(
          (travelClass) => railFare({ ...each, kind: 'express', quota: 'GN', travelClass }).amount.minor,
        );
        expect(fares).toEqual(fares.toSorted((one, other) => one - other));
      }),
    );
  });

  it('asks for Tatkal within the railway’s bounds, and half as much again where fares are flexible', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const tatkal = { ...each, quota: 'TQ' as const };
        const bounds = tatkalBounds[each.travelClass];
        expect(isSoldAs(each.travelClass, 'TQ')).toBe(bounds !== undefined);
        if (bounds === undefined) return;
        const extra = lineOf(tatkal, 'tatkal-charge') / 100;
        const flexi = lineOf(tatkal, 'flexi-charge');
        if (flexi > 0) {
          expect(Math.abs(flexi - lineOf(tatkal, 'base-fare') / 2)).toBeLessThanOrEqual(50);
          expect(extra).toBe(0);
        } else {
          expect(extra).toBeGreaterThanOrEqual(bounds[0]);
          expect(extra).toBeLessThanOrEqual(bounds[1]);
        }
      }),
    );
  });

  it('multiplies a flexible fare at most by 1.5, in 3A by 1.4, and never in first class', () => {
    const full = { quota: 'GN', kind: 'rajdhani', km: 1400, on: isoDate('2026-11-20'), sold: 100 } as const;
    const times = (travelClass: TrainClass) => {
      const each = { ...full, travelClass };
      return 1 + lineOf(each, 'flexi-charge') / lineOf(each, 'base-fare');
    };
    expect(times('2A')).toBeCloseTo(1.5, 2);
    expect(times('3A')).toBeCloseTo(1.4, 2);
    expect(times('1A')).toBe(1);
  });

  it('adds GST in air-conditioned classes alone, and 2 paise a kilometre since 26 December 2025', () => {
    const each: FareAsked = {
      travelClass: 'SL',
      quota: 'GN',
      kind: 'express',
      km: 1000,
      on: isoDate('2025-12-25'),
      sold: 0,
    };
    expect(lineOf(each, 'taxes')).toBe(0);
    expect(lineOf({ ...each, on: isoDate('2025-12-26') }, 'base-fare') - lineOf(each, 'base-fare')).toBe(2000);
    const cooled = { ...each, travelClass: '3A' as const };
    const untaxed = lineOf(cooled, 'base-fare') + lineOf(cooled, 'reservation-charge');
    expect(lineOf(cooled, 'taxes')).toBe(Math.round(untaxed / 20));
  });

  it('halves the base alone for a child without a berth', () => {
    fc.assert(
      fc.property(asked, (each) => {
        const half = { ...each, half: true };
        expect(Math.abs(lineOf(half, 'base-fare') - lineOf(each, 'base-fare') / 2)).toBeLessThanOrEqual(50);
        expect(lineOf(half, 'reservation-charge')).toBe(lineOf(each, 'reservation-charge'));
      }),
    );
  });
});

/** Filters of cabs: any of the classes, all of what it must have, at least the rating, and cancelled freely long enough. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CabFilters,
  cabRatings,
  cabTraits,
  classesOf,
  filteredCabs,
  isFiltered,
  noCabFilters,
  type RefinedCab,
} from '#domain/cab/search/refine.ts';
import { cabFeatures, carClasses, fuels } from '#domain/cab/trip/trip.ts';

const cabs: fc.Arbitrary<readonly RefinedCab[]> = fc.array(
  fc.record({
    car: fc.record({
      carClass: fc.constantFrom(...carClasses),
      fuel: fc.constantFrom(...fuels),
      features: fc.subarray([...cabFeatures]),
    }),
    operator: fc.record({ rating: fc.constantFrom(3.9, 4, 4.4, 4.5, 4.9) }),
    policy: fc.record({ freeHours: fc.constantFrom(2, 6, 24) }),
  }),
  { maxLength: 20 },
);
const filters: fc.Arbitrary<CabFilters> = fc.record({
  classes: fc.subarray([...carClasses]),
  traits: fc.subarray([...cabTraits]),
  rating: fc.constantFrom(undefined, ...cabRatings),
  free: fc.boolean(),
});

const cab = (change: {
  readonly car?: Partial<RefinedCab['car']>;
  readonly rating?: number;
  readonly freeHours?: number;
}): RefinedCab => ({
  car: { carClass: 'sedan', fuel: 'petrol', features: [], ...change.car },
  operator: { rating: change.rating ?? 4.2 },
  policy: { freeHours: change.freeHours ?? 6 },
});
const shows = (change: Partial<CabFilters>, one: RefinedCab) =>
  filteredCabs([one], { ...noCabFilters, ...change }).length === 1;

describe('cabs are filtered', () => {
  it.each<readonly [string, Partial<CabFilters>, RefinedCab, boolean]>([
    ['of one of the classes', { classes: ['suv', 'sedan'] }, cab({}), true],
    ['of none of them', { classes: ['suv'] }, cab({}), false],
    ['electric', { traits: ['clean'] }, cab({ car: { fuel: 'electric' } }), true],
    ['by gas', { traits: ['clean'] }, cab({ car: { fuel: 'cng' } }), true],
    ['by diesel', { traits: ['clean'] }, cab({ car: { fuel: 'diesel' } }), false],
    [
      'with one of two that it must have',
      { traits: ['child-seat', 'speaks-hindi'] },
      cab({ car: { features: ['child-seat'] } }),
      false,
    ],
    [
      'with both',
      { traits: ['child-seat', 'speaks-hindi'] },
      cab({ car: { features: ['child-seat', 'speaks-hindi'] } }),
      true,
    ],
    ['just rated so', { rating: 4.5 }, cab({ rating: 4.5 }), true],
    ['rated less', { rating: 4.5 }, cab({ rating: 4.4 }), false],
    ['free until six hours before', { free: true }, cab({ freeHours: 6 }), true],
    ['free until later still', { free: true }, cab({ freeHours: 2 }), true],
    ['free until a day before', { free: true }, cab({ freeHours: 24 }), false],
  ])('%s', (_name, change, one, expected) => {
    expect(shows(change, one)).toBe(expected);
  });

  it('as each filter by itself would one after the other, in the order in which they were found', () => {
    fc.assert(
      fc.property(cabs, filters, (all, asked) => {
        const { classes, traits, rating, free } = asked;
        const alone: readonly Partial<CabFilters>[] = [
          { classes },
          ...traits.map((trait) => ({ traits: [trait] })),
          { rating },
          { free },
        ];
        const left = alone.reduce((some, each) => filteredCabs(some, { ...noCabFilters, ...each }), all);
        expect(filteredCabs(all, asked)).toEqual(left);
        if (!isFiltered(asked)) expect(left).toEqual(all);
      }),
    );
  });

  it('with nothing asked all are there, and only the classes that there are can be chosen', () => {
    expect(isFiltered(noCabFilters)).toBe(false);
    expect(isFiltered({ ...noCabFilters, free: true })).toBe(true);
    expect(classesOf([cab({ car: { carClass: 'tempo' } }), cab({}), cab({})])).toEqual(['sedan', 'tempo']);
  });
});

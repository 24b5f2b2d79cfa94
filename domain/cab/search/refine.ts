/** Filtering the cabs of one search. */
import type { CabOperator, CabPolicy } from '../booking/cab-booking.ts';
import { type Car, type CarClass, carClasses } from '../trip/trip.ts';

/** As much of what was found as is filtered. */
export interface RefinedCab {
  readonly car: Pick<Car, 'carClass' | 'fuel' | 'features'>;
  readonly operator: Pick<CabOperator, 'rating'>;
  readonly policy: Pick<CabPolicy, 'freeHours'>;
}

/** What a customer insists on. clean: it drives by electricity or by gas. */
export const cabTraits = ['child-seat', 'clean', 'roof-carrier', 'speaks-hindi', 'speaks-english'] as const;
export type CabTrait = (typeof cabTraits)[number];

export const cabRatings = [4, 4.5] as const;

/** Cancelling is free until so many hours before the pick-up, or until later still. */
export const freeUntilHours = 6;

/** Of the classes any chosen one is enough, of the traits each must be had. Empty, nothing is asked. */
export interface CabFilters {
  readonly classes: readonly CarClass[];
  readonly traits: readonly CabTrait[];
  /** At least. */
  readonly rating?: number | undefined;
  readonly free: boolean;
}

export const noCabFilters: CabFilters = { classes: [], traits: [], free: false };

export function isFiltered({ classes, traits, rating, free }: CabFilters): boolean {
  return classes.length > 0 || traits.length > 0 || rating !== undefined || free;
}

export function filteredCabs<Found extends RefinedCab>(
  all: readonly Found[],
  { classes, traits, rating = 0, free }: CabFilters,
): readonly Found[] {
  return all.filter(
    ({ car, operator, policy }) =>
      (classes.length === 0 || classes.includes(car.carClass)) &&
      traits.every((trait) => has(car, trait)) &&
      operator.rating >= rating &&
      (!free || policy.freeHours <= freeUntilHours),
  );
}

function has({ fuel, features }: RefinedCab['car'], trait: CabTrait): boolean {
  return trait === 'clean' ? fuel === 'electric' || fuel === 'cng' : features.includes(trait);
}

/** Classes of which there are any, from the smallest. */
export function classesOf(all: readonly RefinedCab[]): readonly CarClass[] {
  return carClasses.filter((each) => all.some(({ car }) => car.carClass === each));
}

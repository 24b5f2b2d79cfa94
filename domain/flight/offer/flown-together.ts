/** What flights cost and how long they take, several taken together. */
import { add } from '../../money/money.ts';
import type { Money } from '../../money/money.ts';
import type { Itinerary } from './itinerary.ts';

export interface FlownAt {
  readonly price: Money;
  readonly minutes: number;
}

/** Of all directions, layovers included and what lies between directions not. */
export function minutesFlown(itineraries: readonly Pick<Itinerary, 'durationMinutes'>[]): number {
  return itineraries.reduce((before, { durationMinutes }) => before + durationMinutes, 0);
}

/** Prices and times added up; undefined of none. Prices of one currency, else `CurrencyMismatch`. */
export function flownTogether(all: readonly FlownAt[]): FlownAt | undefined {
  const [first, ...others] = all;
  return (
    first &&
    others.reduce((one, other) => ({ price: add(one.price, other.price), minutes: one.minutes + other.minutes }), first)
  );
}

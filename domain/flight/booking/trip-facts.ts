/** What a flight says of itself to a company's travel policy. */
import type { BoughtPart, Comfort, TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { AirportCode, Itinerary } from '../offer/itinerary.ts';
import { type Cabin, cabins } from '../reference/cabin.ts';

const comfortOf: Readonly<Record<Cabin, Comfort>> = {
  Y: 'economy',
  W: 'premium-economy',
  C: 'business',
  F: 'first',
};

/** What was chosen of what is offered. */
export interface ChosenFlights {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly total: Money;
  readonly travellers: number;
  /** Of each fare; none where that is not known. */
  readonly cabins: readonly Cabin[];
  readonly isAbroad?: boolean;
  /** The country of an airport; undefined where it is not known. */
  readonly countryOf: (airport: AirportCode) => string | undefined;
  readonly isRefundable?: boolean;
  /** What each fare was chosen among; absent where that is not known. */
  readonly parts?: readonly BoughtPart[] | undefined;
}

/** The longest direction counts as one stretch, its layovers included; the highest cabin of all fares as the class. */
export function flightTrip(chosen: ChosenFlights): TripFacts {
  const { itineraries, total, travellers, isAbroad, isRefundable, parts, countryOf } = chosen;
  const countries = countriesReached(itineraries, countryOf);
  const comfort = cabins.findLast((cabin) => chosen.cabins.includes(cabin));
  return {
    product: 'flight',
    total,
    travellers,
    startsOn: dateOfLocal(itineraries[0].segments[0].departure.local),
    suppliers: [...new Set(itineraries.flatMap(({ segments }) => segments.map(({ carrier }) => carrier)))],
    ...(comfort && { comfort: comfortOf[comfort] }),
    minutes: Math.max(...itineraries.map(({ durationMinutes }) => durationMinutes)),
    ...(isAbroad !== undefined && { isAbroad }),
    ...(countries.length > 0 && { countries }),
    ...(isRefundable !== undefined && { isRefundable }),
    ...(parts && { parts }),
  };
}

/** Where each direction ends; that from which all begin only where none leaves it. */
function countriesReached(
  itineraries: readonly [Itinerary, ...Itinerary[]],
  countryOf: ChosenFlights['countryOf'],
): readonly string[] {
  const home = countryOf(itineraries[0].segments[0].origin);
  const reached = itineraries.flatMap(({ segments }) => countryOf((segments.at(-1) ?? segments[0]).destination) ?? []);
  const others = reached.filter((country) => country !== home);
  return [...new Set(others.length > 0 ? others : reached)];
}

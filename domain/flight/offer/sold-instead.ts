/**
 * What could be flown for less instead of what is chosen: from the same airports to the same ones, on other flights. Kept is
 * what could be the lowest fare of some window and some number of stops; what is dearer, further away and not more direct
 * than another is the lowest of none.
 */
import type { SoldInstead } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import type { Itinerary } from './itinerary.ts';
import { wallMinutes } from './wall-clock.ts';

/** One way to fly, at its lowest fare in the class that is chosen. */
export interface FlownFor {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly total: Money;
}

/** Cheapest first; of the same price, the nearest. */
export function soldInstead(chosen: FlownFor, sold: Iterable<FlownFor>): readonly SoldInstead[] {
  const routes = routesOf(chosen);
  const cheaper: SoldInstead[] = [];
  for (const each of sold) {
    const isCheaper = each.total.currency === chosen.total.currency && each.total.minor < chosen.total.minor;
    if (isCheaper && routesOf(each) === routes) cheaper.push(instead(chosen, each));
  }
  const ordered = cheaper.toSorted(
    (one, other) => one.total.minor - other.total.minor || one.apart - other.apart || one.stops - other.stops,
  );
  return ordered.filter(
    ({ apart, stops }, at) => !ordered.slice(0, at).some((before) => before.apart <= apart && before.stops <= stops),
  );
}

function routesOf({ itineraries }: FlownFor): string {
  return itineraries
    .map(({ segments }) => `${segments[0].origin}${(segments.at(-1) ?? segments[0]).destination}`)
    .join();
}

function departs({ segments: [{ departure }] }: Itinerary): number {
  return wallMinutes(departure.local);
}

function instead(chosen: FlownFor, { itineraries, total }: FlownFor): SoldInstead {
  const [{ segments }] = itineraries;
  const apart = itineraries.map((itinerary, at) => {
    const other = chosen.itineraries[at] ?? chosen.itineraries[0];
    // Both leave the same airport.
    return Math.abs(departs(itinerary) - departs(other));
  });
  return {
    name: segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(' + '),
    departs: segments[0].departure.local,
    apart: Math.max(...apart),
    stops: Math.max(...itineraries.map(({ stops }) => stops)),
    total,
  };
}

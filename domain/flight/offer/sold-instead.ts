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

interface Cheaper {
  readonly flown: FlownFor;
  readonly apart: number;
  readonly stops: number;
}

/** Cheapest first; of the same price, the nearest. Of thousands that are sold, few are kept: each is compared with those alone. */
export function soldInstead(chosen: FlownFor, sold: Iterable<FlownFor>): readonly SoldInstead[] {
  const { total } = chosen;
  const cheaper: Cheaper[] = [];
  for (const flown of sold) {
    const isCheaper = flown.total.currency === total.currency && flown.total.minor < total.minor;
    if (isCheaper && isSameWay(flown, chosen)) cheaper.push({ flown, ...awayFrom(chosen, flown) });
  }
  cheaper.sort(
    (one, other) =>
      one.flown.total.minor - other.flown.total.minor || one.apart - other.apart || one.stops - other.stops,
  );
  const kept: Cheaper[] = [];
  for (const each of cheaper) {
    if (!kept.some(({ apart, stops }) => apart <= each.apart && stops <= each.stops)) kept.push(each);
  }
  return kept.map(said);
}

function isSameWay({ itineraries }: FlownFor, chosen: FlownFor): boolean {
  return (
    itineraries.length === chosen.itineraries.length &&
    itineraries.every((each, at) => {
      const other = chosen.itineraries[at] ?? chosen.itineraries[0];
      return each.segments[0].origin === other.segments[0].origin && endOf(each) === endOf(other);
    })
  );
}

function endOf({ segments }: Itinerary): string {
  return (segments.at(-1) ?? segments[0]).destination;
}

function departs({ segments: [{ departure }] }: Itinerary): number {
  return wallMinutes(departure.local);
}

/** Of several directions the most. */
function awayFrom(chosen: FlownFor, { itineraries }: FlownFor): Pick<Cheaper, 'apart' | 'stops'> {
  const apart = itineraries.map((itinerary, at) => {
    const other = chosen.itineraries[at] ?? chosen.itineraries[0];
    // Both leave the same airport.
    return Math.abs(departs(itinerary) - departs(other));
  });
  return { apart: Math.max(...apart), stops: Math.max(...itineraries.map(({ stops }) => stops)) };
}

function said({ flown: { itineraries, total }, apart, stops }: Cheaper): SoldInstead {
  const [{ segments }] = itineraries;
  return {
    name: segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(' + '),
    departs: segments[0].departure.local,
    apart,
    stops,
    total,
  };
}

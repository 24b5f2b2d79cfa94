/**
 * What "best" means: cheap first, but not at any price in time. One score orders results on the screen and decides which
 * offers a search answers when there are more than were asked for and it names no other order.
 */
import type { AirlineCode, Itinerary } from './itinerary.ts';
import { wallMinutes } from './wall-clock.ts';

/** Keys that offers are sorted by: those of section 9, and `best`, which weighs price against time. */
export const sortKeys = ['best', 'price', 'duration', 'departure', 'arrival', 'airline'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How much a journey of the shortest duration weighs against one at the lowest price. */
const timeWeight = 0.3;

/**
 * The score of each of a list of offers, lower is better: price as a multiple of the lowest price, plus 0.3 times the
 * duration as a multiple of the shortest. Offers without a price (infinite) score infinite and do not count as the
 * shortest. Prices in minor units of one currency, durations in minutes; both lists have one entry an offer.
 *
 * @example bestScores([500000, 400000], [120, 480]) // => Float64Array.of(1.25 + 0.3, 1 + 0.3 * 4)
 */
export function bestScores(prices: ArrayLike<number>, durations: ArrayLike<number>): Float64Array {
  let lowest = Number.POSITIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at] ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(price)) continue;
    lowest = Math.min(lowest, price);
    shortest = Math.min(shortest, durations[at] ?? 0);
  }
  const scores = new Float64Array(prices.length);
  for (let at = 0; at < prices.length; at += 1) {
    const price = prices[at] ?? Number.POSITIVE_INFINITY;
    scores[at] = Number.isFinite(price)
      ? price / Math.max(lowest, 1) + timeWeight * ((durations[at] ?? 0) / Math.max(shortest, 1))
      : Number.POSITIVE_INFINITY;
  }
  return scores;
}

/**
 * Positions of a list of values from the lowest up, or the highest down; where values are the same, the earlier position
 * comes first either way. Infinite values come last either way.
 *
 * @example positionsByValue([3, 1, Infinity, 3], true) // => Uint32Array.of(0, 3, 1, 2)
 */
export function positionsByValue(values: ArrayLike<number>, descending: boolean): Uint32Array {
  const finite: number[] = [];
  const infinite: number[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let whole = true;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(value)) {
      infinite.push(at);
      continue;
    }
    finite.push(at);
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    whole &&= Number.isSafeInteger(value);
  }
  const exact = whole && (highest - lowest + 1) * values.length <= Number.MAX_SAFE_INTEGER;
  const sorted = exact
    ? sortedAsNumbers(finite, values, descending ? highest : lowest)
    : sortedByComparing(finite, values, descending);
  const positions = new Uint32Array(values.length);
  positions.set(sorted);
  positions.set(infinite, sorted.length);
  return positions;
}

/** Minutes of all directions of an offer together. */
export function totalMinutes(itineraries: readonly { readonly durationMinutes: number }[]): number {
  return itineraries.reduce((before, { durationMinutes }) => before + durationMinutes, 0);
}

/** The local wall minutes of a direction's departure and arrival. */
export function wallEnds({ segments }: Pick<Itinerary, 'segments'>): readonly [departure: number, arrival: number] {
  const last = segments.at(-1) ?? segments[0];
  return [wallMinutes(segments[0].departure.local), wallMinutes(last.arrival.local)];
}

/** Airlines in the order of their names; those of one name, or of none, in that of their codes. */
export function airlinesByName(
  codes: Iterable<AirlineCode>,
  airlineName: (code: AirlineCode) => string,
): readonly AirlineCode[] {
  return [...new Set(codes)].sort(
    (one, other) => compareText(airlineName(one), airlineName(other)) || compareText(one, other),
  );
}

/** Texts by their characters' numbers: the same order whatever the language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Value and position packed into one number each: sorting plain numbers is several times faster than asking a function. */
function sortedAsNumbers(positions: readonly number[], values: ArrayLike<number>, from: number): ArrayLike<number> {
  const packed = Float64Array.from(positions, (at) => Math.abs((values[at] ?? 0) - from) * values.length + at).sort();
  return packed.map((each) => each % values.length);
}

function sortedByComparing(
  positions: readonly number[],
  values: ArrayLike<number>,
  descending: boolean,
): ArrayLike<number> {
  const sign = descending ? -1 : 1;
  return positions.toSorted((one, other) => sign * ((values[one] ?? 0) - (values[other] ?? 0)));
}

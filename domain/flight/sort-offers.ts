/**
 * What "best" means: cheap first, but not at any price in time. One score orders results on the screen and decides which
 * offers a search answers when there are more than were asked for.
 */

/** How much twice the shortest journey weighs against twice the lowest price. */
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

/** Positions of a list of scores, best first; ties keep their order. */
export function bestFirst(scores: ArrayLike<number>): readonly number[] {
  return Array.from({ length: scores.length }, (_, at) => at).sort(
    (one, other) => (scores[one] ?? 0) - (scores[other] ?? 0) || one - other,
  );
}

/** Minutes of all directions of an offer together. */
export function totalMinutes(itineraries: readonly { readonly durationMinutes: number }[]): number {
  return itineraries.reduce((before, { durationMinutes }) => before + durationMinutes, 0);
}

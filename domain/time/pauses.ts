/** How long to wait before work that failed is tried again: each time longer, up to an hour. */

const firstSeconds = 10;
const mostSeconds = 3600;

/**
 * Seconds to wait after a try, the first of which is 1.
 *
 * @example [1, 2, 3, 10, 11].map(pauseAfter) // => [10, 20, 40, 3600, 3600]
 */
export function pauseAfter(attempt: number): number {
  return Math.min(mostSeconds, firstSeconds * 2 ** Math.min(attempt - 1, 12));
}

/**
 * Tries until so many seconds of pauses are over: the last of them is the first at or after their end.
 *
 * @example triesWithin(30) // => 3
 */
export function triesWithin(seconds: number): number {
  let [tries, waited] = [1, 0];
  for (; waited < seconds; tries += 1) waited += pauseAfter(tries);
  return tries;
}

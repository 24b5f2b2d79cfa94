/** Timing: what was measured, in the same words for every benchmark. */

/** One line of the printed table. `ratio` says what it is a ratio of; the bar is what `quality` asks for. */
export interface Line {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

/** The value below which half of the values lie; the mean of the two middle ones where they are even in number. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lie, between neighbours by their distance. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Milliseconds that a piece of work takes. */
export function timed(work: () => unknown): number {
  const from = performance.now();
  keep(work());
  return performance.now() - from;
}

let kept: unknown;

/** Results are looked at, so that no engine may leave the work out. */
function keep(result: unknown): void {
  kept = kept === result ? undefined : result;
}

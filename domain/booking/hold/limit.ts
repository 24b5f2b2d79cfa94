/** Until when something can be held, and who says so: the supplier, the agency's terms or the deployment. */
import type { Instant } from '../../time/instant.ts';

export const holdLimiters = ['supplier', 'agency', 'deployment'] as const;
export type HoldLimiter = (typeof holdLimiters)[number];

export interface HoldLimit {
  readonly until: Instant;
  readonly by: HoldLimiter;
}

/** The earliest; of equals the first. */
export function earliestLimit(first: HoldLimit, ...others: readonly HoldLimit[]): HoldLimit {
  return others.reduce((earliest, each) => (each.until < earliest.until ? each : earliest), first);
}

/**
 * The limit that a hold was made under: the one that was quoted, unless the supplier confirmed it for a shorter time.
 *
 * @example limitKept(instant('2026-11-20T10:00:00Z'), { until: instant('2026-11-20T12:00:00Z'), by: 'agency' }).by // => 'supplier'
 */
export function limitKept(confirmed: Instant, quoted: HoldLimit | undefined): HoldLimit {
  const own: HoldLimit = { until: confirmed, by: 'supplier' };
  return quoted === undefined || quoted.by === 'supplier' || confirmed < quoted.until ? own : quoted;
}

/** Sailings that were found, narrowed and put in an order. */
import { compare, type Money } from '../../money/money.ts';
import type { Sailing } from '../sailing/sailing.ts';

/** As much of what was found as is refined. */
export interface RefinedSailing {
  readonly sailing: Pick<Sailing, 'ship' | 'nights' | 'days' | 'departs'>;
  readonly total: Money;
}

export const lengths = ['short', 'week', 'long'] as const;
/** Up to four nights, five to seven, more. */
export type SailingLength = (typeof lengths)[number];

/** All where a list is empty. */
export interface CruiseFilters {
  readonly lines: readonly string[];
  readonly lengths: readonly SailingLength[];
  /** UN/LOCODE of first ports. */
  readonly from: readonly string[];
}

export const cruiseSorts = ['day', 'price', 'nights'] as const;
export type CruiseSort = (typeof cruiseSorts)[number];

export const noFilters: CruiseFilters = { lines: [], lengths: [], from: [] };

/** @example lengthOf({ nights: 5 }) // => 'week' */
export function lengthOf({ nights }: Pick<Sailing, 'nights'>): SailingLength {
  return nights <= 4 ? 'short' : nights <= 7 ? 'week' : 'long';
}

export function filteredSailings<Found extends RefinedSailing>(
  all: readonly Found[],
  filters: CruiseFilters,
): readonly Found[] {
  const has = <A>(chosen: readonly A[], one: A | undefined) =>
    chosen.length === 0 || (one !== undefined && chosen.includes(one));
  return all.filter(
    ({ sailing }) =>
      has(filters.lines, sailing.ship.line) &&
      has(filters.lengths, lengthOf(sailing)) &&
      has(filters.from, sailing.days[0]?.port?.code),
  );
}

/** Of equals the earlier first. */
export function sortedSailings<Found extends RefinedSailing>(
  all: readonly Found[],
  sort: CruiseSort,
): readonly Found[] {
  const byDay = (one: Found, other: Found) =>
    one.sailing.departs.local < other.sailing.departs.local
      ? -1
      : one.sailing.departs.local > other.sailing.departs.local
        ? 1
        : compare(one.total, other.total);
  const orders: Readonly<Record<CruiseSort, (one: Found, other: Found) => number>> = {
    day: byDay,
    price: (one, other) => compare(one.total, other.total) || byDay(one, other),
    nights: (one, other) => one.sailing.nights - other.sailing.nights || byDay(one, other),
  };
  return all.toSorted(orders[sort]);
}

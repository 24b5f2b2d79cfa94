/** What the results page says about refined offers besides their order: the leaders, and which aircraft fly them. */
import { isIn } from '#domain/flight/offer/bit-set.ts';
import type { OfferIndex } from '#domain/flight/offer/offer-index.ts';
import type { SortKey } from '#domain/flight/offer/sort.ts';
import { refine } from '#domain/flight/offer/refine.ts';
import type { FacetValue, OfferFilters, OfferOrder, Refined } from '#domain/flight/offer/refine.ts';
import { money } from '#domain/money/money.ts';

/** Orders that the results page offers first. */
export const leadKeys = ['price', 'duration', 'best'] as const satisfies readonly SortKey[];
export type LeadKey = (typeof leadKeys)[number];

/** Position of the first offer under each of these orders; absent where no offer is left. */
export type RefinedLeads = Readonly<Partial<Record<LeadKey, number>>>;

export function leadsOf(index: OfferIndex, refined: Refined, filters: OfferFilters): RefinedLeads {
  if (refined.order.length === 0) return {};
  const left = new Uint8Array(index.size);
  for (const at of refined.order) left[at] = 1;
  const leads: Partial<Record<LeadKey, number>> = {};
  for (const key of leadKeys) {
    const first = index.order(key, false, filters).find((at) => left[at] === 1);
    if (first !== undefined) leads[key] = first;
  }
  return leads;
}

/** The aircraft of a list, by code, each counted under all other filters, as the facets of `refine` are. */
export function equipmentChoices(
  index: OfferIndex,
  filters: OfferFilters,
  refined: Refined,
  order: OfferOrder,
): readonly FacetValue<string>[] {
  const { equipment = [] } = filters;
  const under = equipment.length === 0 ? refined : refine(index, { ...filters, equipment: [] }, order);
  const { price } = index.priced(filters);
  return index.equipment.values.map((value, which) => {
    const set = index.equipment.sets[which];
    let count = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (const at of under.order) {
      if (set === undefined || !isIn(set, at)) continue;
      count += 1;
      lowest = Math.min(lowest, price[at] ?? lowest);
    }
    return count === 0 ? { value, count } : { value, count, lowest: money(lowest, index.currency) };
  });
}

/** How many filters are set; the two ends of a range are one. */
export function filtersSet(filters: OfferFilters): number {
  const lists = [
    filters.airlines,
    filters.fareTypes,
    filters.stops,
    filters.departure,
    filters.arrival,
    filters.flightNumbers,
    filters.equipment,
    filters.layoverAirports,
    ...(filters.laterTimes ?? []).flatMap(({ departure, arrival }) => [departure, arrival]),
  ];
  const others = [
    filters.minPrice !== undefined || filters.maxPrice !== undefined,
    filters.minDuration !== undefined || filters.maxDuration !== undefined,
    filters.refundType !== undefined && filters.refundType !== 'all',
    filters.maxLayover !== undefined,
    filters.sameDayArrival === true,
    filters.avoidOvernight === true,
    filters.holdable === true,
  ];
  return lists.filter((list) => list !== undefined && list.length > 0).length + others.filter(Boolean).length;
}

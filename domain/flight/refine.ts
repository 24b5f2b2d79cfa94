/**
 * Refining found offers without asking again: all filters and sort keys of section 9, and beside each filter's choices how
 * many offers they would leave and from which price. One pass over the columns of an `OfferIndex`.
 */
import { type Money, money } from '../money/money.ts';
import { type FareType, fareTypes, type RefundType } from './cabin.ts';
import type { AirlineCode, AirportCode } from './itinerary.ts';
import type { OfferIndex, Priced, SortKey } from './offer-index.ts';
import type { TimeWindow } from './search-request.ts';

/** What is left out does not filter; an empty list filters nothing either. */
export interface OfferFilters {
  /** The airline of the first flight. */
  readonly airlines?: readonly AirlineCode[];
  /** Minor units, both inclusive, of the amount that the index compares. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** A fare must be of the refund type and of one of the fare types; an offer's price is that of its cheapest such fare. */
  readonly refundType?: RefundType;
  readonly fareTypes?: readonly FareType[];
  /** 2 is two and more. */
  readonly stops?: readonly (0 | 1 | 2)[];
  /** Local departure and arrival time, in any of the windows. */
  readonly departure?: readonly TimeWindow[];
  readonly arrival?: readonly TimeWindow[];
  /** What flight designators or their numbers begin with, in any case and spacing: '6E 21', '2134'. Any flight may match any. */
  readonly flightNumbers?: readonly string[];
  /** IATA equipment codes; any flight may be flown with any. */
  readonly equipment?: readonly string[];
  /** Arrives on the local date on which it departs. */
  readonly sameDayArrival?: boolean;
  /** Minutes, both inclusive. */
  readonly minDuration?: number;
  readonly maxDuration?: number;
  /** No layover anywhere else. Non-stop flights have none and pass. */
  readonly layoverAirports?: readonly AirportCode[];
  /** Minutes, inclusive. */
  readonly maxLayover?: number;
  readonly avoidOvernight?: boolean;
}

export interface OfferOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** The four quarters of a day in which times are offered as choices. */
export const timeBands: readonly TimeWindow[] = [
  { from: 0, to: 360 },
  { from: 360, to: 720 },
  { from: 720, to: 1080 },
  { from: 1080, to: 1440 },
];

/** A choice of a filter: how many offers it leaves under all other filters, and the lowest of their prices. */
export interface FacetValue<Value> {
  readonly value: Value;
  readonly count: number;
  readonly lowest?: Money;
}

/** Choices that no offer of the whole list has are left out of airlines, layovers, fare and refund types; the others always show. */
export interface OfferFacets {
  readonly stops: readonly FacetValue<0 | 1 | 2>[];
  readonly airlines: readonly FacetValue<AirlineCode>[];
  readonly layoverAirports: readonly FacetValue<AirportCode>[];
  readonly departure: readonly FacetValue<TimeWindow>[];
  readonly arrival: readonly FacetValue<TimeWindow>[];
  readonly fareTypes: readonly FacetValue<FareType>[];
  readonly refundTypes: readonly FacetValue<'refundable' | 'non-refundable'>[];
  readonly prices: PriceHistogram;
}

/** Offers by price under all filters but price: `counts` in equal steps from `from` to `to`, minor units. */
export interface PriceHistogram {
  readonly from: number;
  readonly to: number;
  readonly counts: readonly number[];
}

export interface Refined {
  /** Positions in the index's offers, in order. */
  readonly order: Uint32Array;
  /** For each offer of the index, the position of the fare that its price is of; −1 where no fare passes. */
  readonly fareOf: Int16Array;
  readonly facets: OfferFacets;
}

/** Steps of the price histogram. */
const priceSteps = 20;

/**
 * The offers that pass all filters, in the order of a key, and the choices beside each filter. Each choice is counted
 * under all *other* filters, so that a number beside an unticked box is what ticking only it would leave.
 */
export function refine(index: OfferIndex, filters: OfferFilters, order: OfferOrder): Refined {
  const refundType = filters.refundType ?? 'all';
  const types = filters.fareTypes ?? [];
  const priced = index.priced(refundType, types);
  const failed = failedGroups(index, filters, priced);
  return {
    order: passing(index.order(order.key, order.descending, refundType, types), failed),
    fareOf: priced.fare,
    facets: {
      ...countFacets(index, failed, priced),
      fareTypes: fareTypeFacet(index, filters, failed),
      refundTypes: refundFacet(index, filters, failed),
      prices: histogram(failed, priced.price),
    },
  };
}

/** One bit a group of filters whose choices are counted together. */
const group = { stops: 1, airline: 2, departure: 4, arrival: 8, layover: 16, fare: 32, price: 64, rest: 128 } as const;

/** For each offer, the groups of filters that it fails. */
function failedGroups(index: OfferIndex, filters: OfferFilters, { price }: Priced): Uint8Array {
  const stops = choiceTable([0, 1, 2], filters.stops);
  const airlines = choiceTable(index.airlines, filters.airlines);
  const departures = minuteTable(filters.departure);
  const arrivals = minuteTable(filters.arrival);
  const closed = closedAirports(index, filters.layoverAirports);
  const restFails = restOf(index, filters);
  const { minPrice = Number.NEGATIVE_INFINITY, maxPrice = Number.POSITIVE_INFINITY } = filters;
  const priceMatters = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  const words = index.layoverWords;
  const failed = new Uint8Array(index.size);
  for (let at = 0; at < index.size; at += 1) {
    let bits = 0;
    const amount = price[at] ?? 0;
    if (stops && stops[index.stops[at] ?? 0] === 0) bits |= group.stops;
    if (airlines && airlines[index.airline[at] ?? 0] === 0) bits |= group.airline;
    if (departures && departures[index.departureMinute[at] ?? 0] === 0) bits |= group.departure;
    if (arrivals && arrivals[index.arrivalMinute[at] ?? 0] === 0) bits |= group.arrival;
    if (closed) {
      for (let word = 0; word < words; word += 1) {
        if ((index.layovers[at * words + word] ?? 0) & (closed[word] ?? 0)) bits |= group.layover;
      }
    }
    if (amount === Number.POSITIVE_INFINITY) bits |= group.fare;
    else if (priceMatters && (amount < minPrice || amount > maxPrice)) bits |= group.price;
    if (restFails?.(at)) bits |= group.rest;
    failed[at] = bits;
  }
  return failed;
}

/** Whether an offer fails one of the filters that show no counts; undefined where none of them is set. */
function restOf(index: OfferIndex, filters: OfferFilters): ((at: number) => boolean) | undefined {
  const { minDuration = 0, maxDuration = Number.POSITIVE_INFINITY, maxLayover = Number.POSITIVE_INFINITY } = filters;
  const { sameDayArrival = false, avoidOvernight = false, equipment = [] } = filters;
  const numbers = (filters.flightNumbers ?? []).map((text) => text.replace(/[\s-]/g, '').toUpperCase()).filter(Boolean);
  const beginnings = numbers.map((text) => ` ${text}`);
  const wanted = new Set(equipment);
  const nothingSet =
    minDuration <= 0 &&
    maxDuration === Number.POSITIVE_INFINITY &&
    maxLayover === Number.POSITIVE_INFINITY &&
    !sameDayArrival &&
    !avoidOvernight &&
    wanted.size === 0 &&
    beginnings.length === 0;
  if (nothingSet) return undefined;
  return (at) => {
    const duration = index.duration[at] ?? 0;
    return (
      duration < minDuration ||
      duration > maxDuration ||
      (index.longestLayover[at] ?? 0) > maxLayover ||
      (sameDayArrival && index.sameDay[at] === 0) ||
      (avoidOvernight && index.overnight[at] === 1) ||
      (wanted.size > 0 && !index.equipment[at]?.some((code) => wanted.has(code))) ||
      (beginnings.length > 0 && !beginnings.some((beginning) => index.designators[at]?.includes(beginning)))
    );
  };
}

function passing(order: Uint32Array, failed: Uint8Array): Uint32Array {
  const left = new Uint32Array(order.length);
  let count = 0;
  for (let rank = 0; rank < order.length; rank += 1) {
    const at = order[rank] ?? 0;
    if (failed[at] === 0) {
      left[count] = at;
      count += 1;
    }
  }
  return left.subarray(0, count);
}

/** Counts and lowest prices of the choices of one filter. */
class Tally {
  readonly counts: Uint32Array;
  readonly lowest: Float64Array;

  constructor(choices: number) {
    this.counts = new Uint32Array(choices);
    this.lowest = new Float64Array(choices).fill(Number.POSITIVE_INFINITY);
  }

  add(choice: number, price: number): void {
    this.counts[choice] = (this.counts[choice] ?? 0) + 1;
    if (price < (this.lowest[choice] ?? 0)) this.lowest[choice] = price;
  }

  values<Value>(choices: readonly Value[], { currency }: OfferIndex): readonly FacetValue<Value>[] {
    return choices.map((value, at) => {
      const count = this.counts[at] ?? 0;
      return count === 0 ? { value, count } : { value, count, lowest: money(this.lowest[at] ?? 0, currency) };
    });
  }
}

function countFacets(
  index: OfferIndex,
  failed: Uint8Array,
  { price }: Priced,
): Pick<OfferFacets, 'stops' | 'airlines' | 'layoverAirports' | 'departure' | 'arrival'> {
  const stops = new Tally(3);
  const airlines = new Tally(index.airlines.length);
  const airports = new Tally(index.layoverAirports.length);
  const departures = new Tally(timeBands.length);
  const arrivals = new Tally(timeBands.length);
  for (let at = 0; at < index.size; at += 1) {
    const bits = failed[at] ?? 0;
    // Only who fails nothing, or nothing but one filter, is counted anywhere.
    if ((bits & (bits - 1)) !== 0 || bits >= group.fare) continue;
    const amount = price[at] ?? 0;
    if ((bits & ~group.stops) === 0) stops.add(index.stops[at] ?? 0, amount);
    if ((bits & ~group.airline) === 0) airlines.add(index.airline[at] ?? 0, amount);
    if ((bits & ~group.departure) === 0) departures.add(bandOf(index.departureMinute[at] ?? 0), amount);
    if ((bits & ~group.arrival) === 0) arrivals.add(bandOf(index.arrivalMinute[at] ?? 0), amount);
    if ((bits & ~group.layover) === 0) addLayovers(airports, index, at, amount);
  }
  return {
    stops: stops.values([0, 1, 2], index),
    airlines: airlines.values(index.airlines, index),
    layoverAirports: airports.values(index.layoverAirports, index),
    departure: departures.values(timeBands, index),
    arrival: arrivals.values(timeBands, index),
  };
}

function addLayovers(tally: Tally, { layovers, layoverWords }: OfferIndex, at: number, amount: number): void {
  for (let word = 0; word < layoverWords; word += 1) {
    let bits = layovers[at * layoverWords + word] ?? 0;
    while (bits !== 0) {
      const lowestBit = bits & -bits;
      tally.add(word * 32 + 31 - Math.clz32(lowestBit), amount);
      bits ^= lowestBit;
    }
  }
}

function fareTypeFacet(index: OfferIndex, filters: OfferFilters, failed: Uint8Array): readonly FacetValue<FareType>[] {
  const { refundType = 'all' } = filters;
  return fareTypes
    .filter((type) => sells(index.priced('all', [type])))
    .map((type) => fareFacetValue(type, index, filters, failed, index.priced(refundType, [type])));
}

function refundFacet(
  index: OfferIndex,
  filters: OfferFilters,
  failed: Uint8Array,
): readonly FacetValue<'refundable' | 'non-refundable'>[] {
  const { fareTypes: types = [] } = filters;
  return (['refundable', 'non-refundable'] as const)
    .filter((refund) => sells(index.priced(refund, [])))
    .map((refund) => fareFacetValue(refund, index, filters, failed, index.priced(refund, types)));
}

/** Under another fare filter an offer has another price, so the price filter is asked again. */
function fareFacetValue<Value>(
  value: Value,
  { size, currency }: OfferIndex,
  { minPrice = Number.NEGATIVE_INFINITY, maxPrice = Number.MAX_VALUE }: OfferFilters,
  failed: Uint8Array,
  { price }: Priced,
): FacetValue<Value> {
  let count = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < size; at += 1) {
    const amount = price[at] ?? Number.POSITIVE_INFINITY;
    if (((failed[at] ?? 0) & ~(group.fare | group.price)) !== 0 || amount < minPrice || amount > maxPrice) continue;
    count += 1;
    if (amount < lowest) lowest = amount;
  }
  return count === 0 ? { value, count } : { value, count, lowest: money(lowest, currency) };
}

function histogram(failed: Uint8Array, price: Float64Array): PriceHistogram {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const amount of price) {
    if (amount < from) from = amount;
    if (amount > to && amount !== Number.POSITIVE_INFINITY) to = amount;
  }
  if (to < from) return { from: 0, to: 0, counts: [] };
  const counts = Array.from({ length: priceSteps }, () => 0);
  const step = Math.max(1, (to - from) / priceSteps);
  for (let at = 0; at < price.length; at += 1) {
    const amount = price[at] ?? Number.POSITIVE_INFINITY;
    if (((failed[at] ?? 0) & ~group.price) !== 0 || amount === Number.POSITIVE_INFINITY) continue;
    const bar = Math.min(priceSteps - 1, Math.floor((amount - from) / step));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from, to, counts };
}

function sells({ price }: Priced): boolean {
  return price.some(Number.isFinite);
}

function bandOf(minute: number): number {
  return Math.floor(minute / 360);
}

/** 1 for each choice that passes; undefined where all do. */
function choiceTable<Value>(choices: readonly Value[], wanted: readonly Value[] | undefined): Uint8Array | undefined {
  if (wanted === undefined || wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return Uint8Array.from(choices, (choice) => (set.has(choice) ? 1 : 0));
}

function minuteTable(windows: readonly TimeWindow[] | undefined): Uint8Array | undefined {
  if (windows === undefined || windows.length === 0) return undefined;
  const table = new Uint8Array(24 * 60);
  for (const { from, to } of windows) table.fill(1, from, to);
  return table;
}

/** The layover airports at which nobody wants to wait, as a bit set; undefined where any will do. */
function closedAirports(index: OfferIndex, wanted: readonly AirportCode[] | undefined): Uint32Array | undefined {
  if (wanted === undefined || wanted.length === 0) return undefined;
  const open = new Set(wanted);
  const closed = new Uint32Array(index.layoverWords);
  index.layoverAirports.forEach((airport, bit) => {
    if (!open.has(airport)) closed[bit >>> 5] = (closed[bit >>> 5] ?? 0) | (1 << (bit & 31));
  });
  return closed;
}

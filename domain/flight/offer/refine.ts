/**
 * Refining found offers without asking again: all filters and sort keys of section 9, and beside each filter's choices how
 * many offers they would leave and from which price. Sets of bits from an `OfferIndex` make each answer a matter of
 * microseconds.
 */
import { type Money, money } from '../../money/money.ts';
import {
  between,
  betweenOrdered,
  type BitSet,
  both,
  countBoth,
  countOf,
  fullSet,
  isIn,
  keepOnly,
  positionsIn,
  takeOut,
  unionOf,
  whereTable,
} from './bit-set.ts';
import { type FareType, fareTypes, type RefundType } from '../reference/cabin.ts';
import type { AirlineCode, AirportCode } from './itinerary.ts';
import { type OfferIndex, type Posted, type Priced, timeBands } from './offer-index.ts';
import type { SortKey } from './sort.ts';
import type { TimeWindow } from '../search/request.ts';

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
  /** The same of a fare that can be held without paying. */
  readonly holdable?: boolean;
  /** 2 is two and more. */
  readonly stops?: readonly (0 | 1 | 2)[];
  /** Local departure and arrival time, in any of the windows. */
  readonly departure?: readonly TimeWindow[];
  readonly arrival?: readonly TimeWindow[];
  /** The same of the directions after the first, in order, where the index is of all directions. */
  readonly laterTimes?: readonly TimesFilter[];
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

/** Local departure and arrival times of one direction, in any of the windows. */
export interface TimesFilter {
  readonly departure?: readonly TimeWindow[];
  readonly arrival?: readonly TimeWindow[];
}

export interface OfferOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

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
  /** By `timeBands`. */
  readonly departure: readonly FacetValue<TimeWindow>[];
  readonly arrival: readonly FacetValue<TimeWindow>[];
  /** By `timeBands`, of each direction after the first. */
  readonly laterTimes: readonly {
    readonly departure: readonly FacetValue<TimeWindow>[];
    readonly arrival: readonly FacetValue<TimeWindow>[];
  }[];
  readonly fareTypes: readonly FacetValue<FareType>[];
  readonly refundTypes: readonly FacetValue<'refundable' | 'non-refundable'>[];
  /** Those that can be held, where any of the whole list can. */
  readonly holdable: readonly FacetValue<true>[];
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

/**
 * The offers that pass all filters, in the order of a key, and the choices beside each filter. Each choice is counted
 * under all *other* filters, so that a number beside an unticked box is what ticking only it would leave.
 */
export function refine(index: OfferIndex, filters: OfferFilters, order: OfferOrder): Refined {
  const priced = index.priced(filters);
  const groups = filterGroups(index, filters, priced);
  const left = passingAllBut([], groups, index.size);
  return {
    order: inOrder(index.order(order.key, order.descending, filters), left),
    fareOf: priced.fare,
    facets: facetsOf(index, filters, groups, left, priced),
  };
}

type Group =
  | 'stops'
  | 'airlines'
  | 'departure'
  | 'arrival'
  | 'layovers'
  | 'fare'
  | 'price'
  | 'rest'
  | `departure ${number}`
  | `arrival ${number}`;
/** What passes each group of filters whose choices are counted together; a group that filters nothing is not there. */
type Groups = Readonly<Partial<Record<Group, BitSet>>>;

function filterGroups(index: OfferIndex, filters: OfferFilters, priced: Priced): Groups {
  const { size } = index;
  const { minPrice = Number.NEGATIVE_INFINITY, maxPrice = Number.MAX_VALUE } = filters;
  const groups: Partial<Record<Group, BitSet>> = { fare: priced.sold };
  if (isSet(filters.stops)) groups.stops = anyOf(index.stops, filters.stops, size);
  if (isSet(filters.airlines)) groups.airlines = anyOf(index.airlines, filters.airlines, size);
  if (isSet(filters.departure)) groups.departure = whereTable(index.departureMinute, minuteTable(filters.departure));
  if (isSet(filters.arrival)) groups.arrival = whereTable(index.arrivalMinute, minuteTable(filters.arrival));
  index.laterTimes.forEach(({ departureMinute, arrivalMinute }, at) => {
    const { departure, arrival } = filters.laterTimes?.[at] ?? {};
    if (isSet(departure)) groups[`departure ${at}`] = whereTable(departureMinute, minuteTable(departure));
    if (isSet(arrival)) groups[`arrival ${at}`] = whereTable(arrivalMinute, minuteTable(arrival));
  });
  if (isSet(filters.layoverAirports)) groups.layovers = noneBut(index.layoverAirports, filters.layoverAirports, size);
  if (isRange(filters.minPrice, filters.maxPrice)) groups.price = soldBetween(priced, minPrice, maxPrice);
  const rest = restOf(index, filters);
  if (rest.length > 0) groups.rest = rest.reduce(both);
  return groups;
}

/** What passes each of the filters that show no counts. */
function restOf(index: OfferIndex, filters: OfferFilters): readonly BitSet[] {
  const { size } = index;
  const { minDuration = 0, maxDuration = Number.MAX_VALUE, flightNumbers = [], equipment = [] } = filters;
  const beginnings = flightNumbers
    .map((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .filter((text) => text !== '');
  const rest: BitSet[] = [];
  if (isRange(filters.minDuration, filters.maxDuration)) rest.push(lasting(index, minDuration, maxDuration));
  if (filters.maxLayover !== undefined) rest.push(between(index.longestLayover, 0, filters.maxLayover));
  if (filters.sameDayArrival) rest.push(index.sameDay);
  if (filters.avoidOvernight) rest.push(without(index.overnight, size));
  if (equipment.length > 0) rest.push(anyOf(index.equipment, equipment, size));
  if (beginnings.length > 0) {
    const found = beginnings.map((text) => index.withFlight(text));
    rest.push(unionOf(found, size));
  }
  return rest;
}

function soldBetween({ price, cheapestFirst, sold }: Priced, from: number, to: number): BitSet {
  return betweenOrdered(price, cheapestFirst, sold, from, to);
}

function lasting(index: OfferIndex, from: number, to: number): BitSet {
  const shortestFirst = index.order('duration', false, {});
  return betweenOrdered(index.duration, shortestFirst, fullSet(index.size), from, to);
}

function passingAllBut(left: readonly Group[], groups: Groups, size: number): BitSet {
  const passing = fullSet(size);
  const out: readonly string[] = left;
  for (const [group, set] of Object.entries(groups)) {
    if (set !== undefined && !out.includes(group)) keepOnly(passing, set);
  }
  return passing;
}

function inOrder(order: Uint32Array, left: BitSet): Uint32Array {
  const positions = new Uint32Array(countOf(left));
  let next = 0;
  for (let rank = 0; next < positions.length; rank += 1) {
    const at = order[rank] ?? 0;
    if (isIn(left, at)) {
      positions[next] = at;
      next += 1;
    }
  }
  return positions;
}

function facetsOf(index: OfferIndex, filters: OfferFilters, groups: Groups, left: BitSet, priced: Priced): OfferFacets {
  const allBut = (group: Group) => (groups[group] ? passingAllBut([group], groups, index.size) : left);
  const choices = <Value>({ values, sets }: Posted<Value>, group: Group) => {
    const under = allBut(group);
    return values.map((value, at) => facetValue(value, under, sets[at] ?? under, priced, index));
  };
  const underPrice = allBut('price');
  return {
    stops: choices(index.stops, 'stops'),
    airlines: choices(index.airlines, 'airlines'),
    layoverAirports: choices(index.layoverAirports, 'layovers'),
    departure: choices({ values: timeBands, sets: index.departureBands }, 'departure'),
    arrival: choices({ values: timeBands, sets: index.arrivalBands }, 'arrival'),
    laterTimes: index.laterTimes.map(({ departureBands, arrivalBands }, at) => ({
      departure: choices({ values: timeBands, sets: departureBands }, `departure ${at}`),
      arrival: choices({ values: timeBands, sets: arrivalBands }, `arrival ${at}`),
    })),
    ...fareFacets(index, filters, groups),
    prices: { from: priced.from, to: priced.to, counts: priced.steps.map((step) => countBoth(step, underPrice)) },
  };
}

/** Under another fare filter an offer has another price, so the price filter is asked again for each choice. */
function fareFacets(
  index: OfferIndex,
  filters: OfferFilters,
  groups: Groups,
): Pick<OfferFacets, 'fareTypes' | 'refundTypes' | 'holdable'> {
  const { refundType, fareTypes: types, holdable } = filters;
  const { minPrice = Number.NEGATIVE_INFINITY, maxPrice = Number.MAX_VALUE } = filters;
  const under = passingAllBut(['fare', 'price'], groups, index.size);
  const choice = <Value>(value: Value, priced: Priced) => {
    const sold = groups.price ? soldBetween(priced, minPrice, maxPrice) : priced.sold;
    return facetValue(value, under, sold, priced, index);
  };
  const sells = ({ steps }: Priced) => steps.length > 0;
  return {
    fareTypes: fareTypes
      .filter((type) => sells(index.priced({ fareTypes: [type] })))
      .map((type) => choice(type, index.priced({ refundType, fareTypes: [type], holdable }))),
    refundTypes: (['refundable', 'non-refundable'] as const)
      .filter((refund) => sells(index.priced({ refundType: refund })))
      .map((refund) => choice(refund, index.priced({ refundType: refund, fareTypes: types, holdable }))),
    holdable: sells(index.priced({ holdable: true }))
      ? [choice(true, index.priced({ refundType, fareTypes: types, holdable: true }))]
      : [],
  };
}

/** A choice, counted over what is in both sets. */
function facetValue<Value>(
  value: Value,
  under: BitSet,
  having: BitSet,
  priced: Priced,
  { currency }: OfferIndex,
): FacetValue<Value> {
  const count = countBoth(under, having);
  return count === 0
    ? { value, count }
    : { value, count, lowest: money(lowestInBoth(under, having, count, priced), currency) };
}

/** Few are looked at one by one; where there are many, one of the cheapest of all offers is soon met. */
function lowestInBoth(one: BitSet, other: BitSet, count: number, { price, cheapestFirst }: Priced): number {
  if (count * count < price.length) {
    return positionsIn(both(one, other)).reduce((low, at) => Math.min(low, price[at] ?? low), Number.POSITIVE_INFINITY);
  }
  for (let rank = 0; rank < cheapestFirst.length; rank += 1) {
    const at = cheapestFirst[rank] ?? 0;
    if (isIn(one, at) && isIn(other, at)) return price[at] ?? Number.POSITIVE_INFINITY;
  }
  return Number.POSITIVE_INFINITY;
}

function isSet<Value>(list: readonly Value[] | undefined): list is readonly Value[] {
  return list !== undefined && list.length > 0;
}

function isRange(from: number | undefined, to: number | undefined): boolean {
  return from !== undefined || to !== undefined;
}

function anyOf<Value>({ values, sets }: Posted<Value>, wanted: readonly Value[], size: number): BitSet {
  const found = sets.filter((_, at) => wanted.some((each) => each === values[at]));
  return unionOf(found, size);
}

/** Who is in no set but those of the wanted values. */
function noneBut<Value>({ values, sets }: Posted<Value>, wanted: readonly Value[], size: number): BitSet {
  const unwanted = sets.filter((_, at) => !wanted.some((each) => each === values[at]));
  return without(unionOf(unwanted, size), size);
}

function without(set: BitSet, size: number): BitSet {
  const others = fullSet(size);
  takeOut(others, set);
  return others;
}

function minuteTable(windows: readonly TimeWindow[]): Uint8Array {
  const table = new Uint8Array(24 * 60);
  for (const { from, to } of windows) table.fill(1, from, to);
  return table;
}

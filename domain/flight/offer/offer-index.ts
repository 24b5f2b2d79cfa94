/**
 * Thousands of offers as columns of numbers and sets of bits, built once when a search answers, so that every later click
 * on a filter or a sort key (see `refine.ts`) touches arrays and never objects.
 */
import type { Currency } from '../../money/currency.ts';
import { addTo, between, type BitSet, emptySet } from './bit-set.ts';
import { type FareType, fareTypes, type RefundType } from '../reference/cabin.ts';
import type { AirlineCode, AirportCode, Itinerary } from './itinerary.ts';
import { layoversOf } from './layover.ts';
import type { FareOption, FlightOffer } from './offer.ts';
import type { TimeWindow } from '../search/request.ts';
import { airlinesByName, bestScores, compareText, positionsByValue, type SortKey, wallEnds } from './sort.ts';
import { dayOfWall, minuteOfWall } from './wall-clock.ts';

/** Which amount `minPrice`, `maxPrice`, the price order and lowest prices speak of. */
export type PriceBasis = 'per-adult' | 'party';

export interface OfferIndexOptions {
  /**
   * Which direction's flights are filtered and sorted: an index into each offer's itineraries, or all of them where an
   * offer is a whole journey. Then stops are those of the direction that has most, durations add up, layovers, aircraft
   * and flight numbers are of any direction, and the offer's airline, departure and arrival are of the first.
   */
  readonly direction: number | 'all';
  readonly priceBasis: PriceBasis;
  /** What airlines are ordered by: their names where the caller knows them, else their codes. */
  readonly airlineName: (code: AirlineCode) => string;
}

/** Which of an offer's fares count; what is left out lets all of them, an empty list of fare types too. */
export interface FareFilter {
  readonly refundType?: RefundType | undefined;
  readonly fareTypes?: readonly FareType[] | undefined;
  /** Only those that can be held without paying. */
  readonly holdable?: boolean | undefined;
}

/** The four quarters of a day in which times are offered as choices. */
export const timeBands: readonly TimeWindow[] = [
  { from: 0, to: 360 },
  { from: 360, to: 720 },
  { from: 720, to: 1080 },
  { from: 1080, to: 1440 },
];

/** Steps of the price histogram. */
export const priceSteps = 20;

/** What each offer costs under one fare filter. */
export interface Priced {
  /** Position in the offer's fares of the cheapest that passes, −1 where none does. */
  readonly fare: Int16Array;
  /** Its price in minor units; infinite where none passes. */
  readonly price: Float64Array;
  /** The offers that have such a fare. */
  readonly sold: BitSet;
  /** Positions from the cheapest up; those without a fare last. */
  readonly cheapestFirst: Uint32Array;
  /** Lowest and highest price, 0 where nothing is sold. */
  readonly from: number;
  readonly to: number;
  /** The offers of each of `priceSteps` equal steps from `from` to `to`; none where nothing is sold. */
  readonly steps: readonly BitSet[];
}

/** Local times of one direction's ends, minutes of their days, and the offers of each of `timeBands`. */
export interface DirectionTimes {
  readonly departureMinute: Uint16Array;
  readonly arrivalMinute: Uint16Array;
  readonly departureBands: readonly BitSet[];
  readonly arrivalBands: readonly BitSet[];
}

/** A set of offers for each value of a quality. */
export interface Posted<Value> {
  readonly values: readonly Value[];
  readonly sets: readonly BitSet[];
}

/**
 * The index of a list of offers. Positions (0 to `size` − 1) are those of the list; where several offers tie under a sort
 * key, the earlier position comes first in either direction. All it holds is derived from the list: orders, prices under
 * a fare filter and flight numbers are worked out when first asked for, and kept.
 */
export class OfferIndex {
  readonly offers: readonly FlightOffer[];
  readonly size: number;
  readonly currency: Currency;
  readonly options: OfferIndexOptions;

  /** In the order of their names. The first flight's airline is the offer's. */
  readonly airlines: Posted<AirlineCode>;
  /** 0, 1, and 2 for two and more. */
  readonly stops: Posted<0 | 1 | 2>;
  /** In the order of their codes; an offer is in the set of every airport it waits at. */
  readonly layoverAirports: Posted<AirportCode>;
  readonly equipment: Posted<string>;
  readonly sameDay: BitSet;
  readonly overnight: BitSet;
  /** Minute of the local day. */
  readonly departureMinute: Uint16Array;
  readonly arrivalMinute: Uint16Array;
  /** The offers of each of `timeBands`. */
  readonly departureBands: readonly BitSet[];
  readonly arrivalBands: readonly BitSet[];
  /** Of the directions after the first, where all of them are indexed. */
  readonly laterTimes: readonly DirectionTimes[];
  readonly duration: Uint32Array;
  /** Minutes; 0 for a non-stop. */
  readonly longestLayover: Uint16Array;

  readonly #airline: Uint16Array;
  readonly #departure: Float64Array;
  readonly #arrival: Float64Array;
  // Fares of all offers one after another: those of offer n from fareStart[n] to fareStart[n + 1].
  readonly #fareStart: Uint32Array;
  readonly #fareAmount: Float64Array;
  readonly #fareKind: Uint8Array;
  readonly #priced = new Map<string, Priced>();
  readonly #orders = new Map<string, Uint32Array>();
  #flights: Flights | undefined;

  constructor(offers: readonly FlightOffer[], options: Partial<OfferIndexOptions> = {}) {
    const size = offers.length;
    this.offers = offers;
    this.size = size;
    this.currency = offers[0]?.fares[0].total.currency ?? 'INR';
    this.options = { direction: 0, priceBasis: 'per-adult', airlineName: (code) => code, ...options };

    this.#airline = new Uint16Array(size);
    this.#departure = new Float64Array(size);
    this.#arrival = new Float64Array(size);
    this.departureMinute = new Uint16Array(size);
    this.arrivalMinute = new Uint16Array(size);
    this.duration = new Uint32Array(size);
    this.longestLayover = new Uint16Array(size);
    this.sameDay = emptySet(size);
    this.overnight = emptySet(size);
    this.#fareStart = new Uint32Array(size + 1);

    const posting = { stops: new Map(), airlines: new Map(), airports: new Map(), equipment: new Map() } satisfies {
      readonly [quality: string]: Map<string | number, BitSet>;
    };
    const amounts: number[] = [];
    const kinds: number[] = [];
    offers.forEach((offer, at) => {
      const itineraries = this.#itinerariesOf(offer);
      const [departs, arrives] = wallEnds(itineraries[0]);
      this.#departure[at] = departs;
      this.#arrival[at] = arrives;
      this.departureMinute[at] = minuteOfWall(departs);
      this.arrivalMinute[at] = minuteOfWall(arrives);
      if (itineraries.every(arrivesSameDay)) addTo(this.sameDay, at);
      post(posting.airlines, itineraries[0].segments[0].carrier, at, size);
      let stops = 0;
      for (const itinerary of itineraries) {
        stops = Math.max(stops, itinerary.stops);
        this.duration[at] = (this.duration[at] ?? 0) + itinerary.durationMinutes;
        for (const { equipment } of itinerary.segments) post(posting.equipment, equipment, at, size);
        if (itinerary.stops === 0) continue;
        for (const { airport, minutes, overnight } of layoversOf(itinerary)) {
          post(posting.airports, airport, at, size);
          this.longestLayover[at] = Math.max(this.longestLayover[at] ?? 0, minutes);
          if (overnight) addTo(this.overnight, at);
        }
      }
      post(posting.stops, Math.min(stops, 2), at, size);
      for (const option of offer.fares) {
        amounts.push(this.priceOf(option));
        kinds.push(kindOf(option));
      }
      this.#fareStart[at + 1] = amounts.length;
    });
    this.#fareAmount = Float64Array.from(amounts);
    this.#fareKind = Uint8Array.from(kinds);

    this.departureBands = timeBands.map(({ from, to }) => between(this.departureMinute, from, to - 1));
    this.arrivalBands = timeBands.map(({ from, to }) => between(this.arrivalMinute, from, to - 1));
    this.laterTimes = this.options.direction === 'all' ? laterTimesOf(offers) : [];
    this.stops = posted([0, 1, 2], posting.stops, size);
    this.airlines = posted(airlinesByName(posting.airlines.keys(), this.options.airlineName), posting.airlines, size);
    this.layoverAirports = posted([...posting.airports.keys()].toSorted(compareText), posting.airports, size);
    this.equipment = posted([...posting.equipment.keys()].toSorted(compareText), posting.equipment, size);
    const rank = new Map(this.airlines.values.map((code, at) => [code, at]));
    offers.forEach((offer, at) => {
      this.#airline[at] = rank.get(this.#itinerariesOf(offer)[0].segments[0].carrier) ?? 0;
    });
  }

  /** By what each sells cheapest, whatever the filters leave: the order stays as they change. */
  airlinesByPrice(): readonly AirlineCode[] {
    const { cheapestFirst } = this.priced({});
    const carriers = Array.from(cheapestFirst, (at) => {
      const offer = this.offers[at];
      return offer === undefined ? [] : [this.#itinerariesOf(offer)[0].segments[0].carrier];
    });
    return [...new Set(carriers.flat())];
  }

  /** The amount that this index compares, in minor units. */
  priceOf(option: FareOption): number {
    return (this.options.priceBasis === 'party' ? option.total : option.perAdult).minor;
  }

  /** What each offer costs under a fare filter. */
  priced(wanted: FareFilter): Priced {
    return kept(this.#priced, nameOf(wanted), () => this.#price(wantedKinds(wanted)));
  }

  /** All positions in the order of a key; of `price` and `best`, those without a fare come last. */
  order(key: SortKey, descending: boolean, wanted: FareFilter): Uint32Array {
    const byFare = key === 'price' || key === 'best';
    const name = `${key} ${descending ? 'down' : 'up'} ${byFare ? nameOf(wanted) : ''}`;
    return kept(this.#orders, name, () => {
      const { price, cheapestFirst } = this.priced(wanted);
      if (key === 'price' && !descending) return cheapestFirst;
      return positionsByValue(this.#columnOf(key, price), descending);
    });
  }

  /** The offers with a flight whose designator ('6E2134') or number ('2134') begins with a text of capitals and digits. */
  withFlight(beginning: string): BitSet {
    this.#flights ??= new Flights(this.offers.map((offer) => this.#itinerariesOf(offer)));
    return this.#flights.beginningWith(beginning);
  }

  #itinerariesOf({ itineraries }: FlightOffer): readonly [Itinerary, ...Itinerary[]] {
    const { direction } = this.options;
    return direction === 'all' ? itineraries : [itineraries[direction] ?? itineraries[0]];
  }

  #columnOf(key: SortKey, price: Float64Array): ArrayLike<number> {
    switch (key) {
      case 'price':
        return price;
      case 'best':
        return bestScores(price, this.duration);
      case 'duration':
        return this.duration;
      case 'departure':
        return this.#departure;
      case 'arrival':
        return this.#arrival;
      case 'airline':
        return this.#airline;
    }
  }

  #price(wanted: Uint8Array): Priced {
    const fare = new Int16Array(this.size).fill(-1);
    const price = new Float64Array(this.size).fill(Number.POSITIVE_INFINITY);
    for (let at = 0; at < this.size; at += 1) {
      const start = this.#fareStart[at] ?? 0;
      const end = this.#fareStart[at + 1] ?? start;
      for (let position = start; position < end; position += 1) {
        const amount = this.#fareAmount[position] ?? Number.POSITIVE_INFINITY;
        if (wanted[this.#fareKind[position] ?? 0] === 1 && amount < (price[at] ?? 0)) {
          fare[at] = position - start;
          price[at] = amount;
        }
      }
    }
    const sold = between(price, Number.NEGATIVE_INFINITY, Number.MAX_VALUE);
    return { fare, price, sold, cheapestFirst: positionsByValue(price, false), ...stepsOf(price) };
  }
}

function arrivesSameDay(itinerary: Itinerary): boolean {
  const [departs, arrives] = wallEnds(itinerary);
  return dayOfWall(departs) === dayOfWall(arrives);
}

function laterTimesOf(offers: readonly FlightOffer[]): readonly DirectionTimes[] {
  const later = (offers[0]?.itineraries.length ?? 1) - 1;
  return Array.from({ length: later }, (_, at) => {
    const ends = offers.map(({ itineraries }) => wallEnds(itineraries[at + 1] ?? itineraries[0]));
    const departureMinute = Uint16Array.from(ends, ([departs]) => minuteOfWall(departs));
    const arrivalMinute = Uint16Array.from(ends, ([, arrives]) => minuteOfWall(arrives));
    return {
      departureMinute,
      arrivalMinute,
      departureBands: timeBands.map(({ from, to }) => between(departureMinute, from, to - 1)),
      arrivalBands: timeBands.map(({ from, to }) => between(arrivalMinute, from, to - 1)),
    };
  });
}

/** Flight designators and numbers in order, each with the offers that have it. */
class Flights {
  readonly #size: number;
  readonly #texts: readonly string[];
  readonly #positions: ReadonlyMap<string, readonly number[]>;

  constructor(journeys: readonly (readonly Itinerary[])[]) {
    const positions = new Map<string, number[]>();
    journeys.forEach((itineraries, at) => {
      for (const { carrier, flightNumber } of itineraries.flatMap(({ segments }) => segments)) {
        for (const text of [flightNumber, `${carrier}${flightNumber}`]) {
          kept(positions, text, (): number[] => []).push(at);
        }
      }
    });
    this.#size = journeys.length;
    this.#positions = positions;
    this.#texts = [...positions.keys()].toSorted(compareText);
  }

  beginningWith(beginning: string): BitSet {
    const found = emptySet(this.#size);
    for (let at = this.#firstFrom(beginning); this.#texts[at]?.startsWith(beginning); at += 1) {
      for (const position of this.#positions.get(this.#texts[at] ?? '') ?? []) addTo(found, position);
    }
    return found;
  }

  /** The place of the first text that is not before another. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#texts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#texts[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Fare type, refundability and whether it can be held as one number, 0 to 15. */
function kindOf({ fareType, refundable, holdUntil }: FareOption): number {
  return fareTypes.indexOf(fareType) * 4 + (refundable ? 2 : 0) + (holdUntil === undefined ? 0 : 1);
}

function nameOf({ refundType = 'all', fareTypes: types = [], holdable = false }: FareFilter): string {
  return `${refundType} ${holdable} ${fareTypes.filter((type) => types.includes(type)).join(' ')}`;
}

function wantedKinds({ refundType = 'all', fareTypes: types = [], holdable = false }: FareFilter): Uint8Array {
  const kinds = fareTypes.flatMap((type) =>
    [false, true].flatMap((refundable) =>
      [false, true].map(
        (held) =>
          (refundType === 'all' || refundable === (refundType === 'refundable')) &&
          (types.length === 0 || types.includes(type)) &&
          (held || !holdable),
      ),
    ),
  );
  return Uint8Array.from(kinds, Number);
}

function stepsOf(price: Float64Array): Pick<Priced, 'from' | 'to' | 'steps'> {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const amount of price) {
    if (amount === Number.POSITIVE_INFINITY) continue;
    from = Math.min(from, amount);
    to = Math.max(to, amount);
  }
  if (to < from) return { from: 0, to: 0, steps: [] };
  const width = Math.max(1, (to - from) / priceSteps);
  const steps = Array.from({ length: priceSteps }, () => emptySet(price.length));
  price.forEach((amount, at) => {
    const step = steps[Math.min(priceSteps - 1, Math.floor((amount - from) / width))];
    if (step && amount !== Number.POSITIVE_INFINITY) addTo(step, at);
  });
  return { from, to, steps };
}

function post<Value>(posting: Map<Value, BitSet>, value: Value, at: number, size: number): void {
  addTo(
    kept(posting, value, () => emptySet(size)),
    at,
  );
}

function posted<Value extends string | number>(
  values: readonly Value[],
  posting: ReadonlyMap<string | number, BitSet>,
  size: number,
): Posted<Value> {
  return { values, sets: values.map((value) => posting.get(value) ?? emptySet(size)) };
}

function kept<Key, Value>(store: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

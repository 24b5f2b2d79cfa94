/**
 * Thousands of offers as columns of numbers, built once when a search answers, so that every later click on a filter or a
 * sort key is a walk over arrays (see `refine.ts`) and never over objects.
 */
import type { Currency } from '../money/currency.ts';
import { fareTypes, type FareType, type RefundType } from './cabin.ts';
import type { AirlineCode, AirportCode, Itinerary } from './itinerary.ts';
import { layoversOf } from './layover.ts';
import type { FareOption, FlightOffer } from './offer.ts';
import { bestScores } from './sort-offers.ts';
import { dayOfWall, minuteOfWall, wallMinutes } from './wall-clock.ts';

/** Keys that offers are sorted by: those of section 9, and `best`, which weighs price against time. */
export const sortKeys = ['best', 'price', 'duration', 'departure', 'arrival', 'airline'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Which amount `minPrice`, `maxPrice`, the price order and lowest prices speak of. */
export type PriceBasis = 'per-adult' | 'party';

export interface OfferIndexOptions {
  /** Which direction's flights are filtered and sorted: an index into each offer's itineraries. */
  readonly direction: number;
  readonly priceBasis: PriceBasis;
  /** What airlines are ordered by: their names where the caller knows them, else their codes. */
  readonly airlineName: (code: AirlineCode) => string;
}

/** The columns of one fare filter: what each offer costs under it, and the orders that depend on that. */
export interface Priced {
  /** Position in the offer's fares of the cheapest that passes, −1 where none does. */
  readonly fare: Int16Array;
  /** Its price in minor units; infinite where none passes. */
  readonly price: Float64Array;
  readonly score: Float64Array;
}

/**
 * The index of a list of offers. Positions (0 to `size` − 1) are those of the list; where several offers tie under a sort
 * key, the earlier position comes first in either direction. Everything it holds is derived from the list alone: orders
 * and price columns are worked out when first asked for and kept.
 */
export class OfferIndex {
  readonly offers: readonly FlightOffer[];
  readonly size: number;
  readonly currency: Currency;
  readonly options: OfferIndexOptions;

  /** Airline codes in the order of their names; `airline` holds positions in it. The first flight's airline is the offer's. */
  readonly airlines: readonly AirlineCode[];
  readonly airline: Uint16Array;
  /** 0, 1, or 2 for two and more. */
  readonly stops: Uint8Array;
  /** Minute of the local day. */
  readonly departureMinute: Uint16Array;
  readonly arrivalMinute: Uint16Array;
  /** Wall-clock minutes (see `wall-clock.ts`): what the orders by departure and arrival go by. */
  readonly departureWall: Float64Array;
  readonly arrivalWall: Float64Array;
  readonly duration: Uint32Array;
  /** 1 where it arrives on the local date on which it departs. */
  readonly sameDay: Uint8Array;
  /** Airports of layovers in the order of their codes; `layovers` holds a bit set over them, `words` 32-bit words an offer. */
  readonly layoverAirports: readonly AirportCode[];
  readonly layoverWords: number;
  readonly layovers: Uint32Array;
  /** Minutes; 0 for a non-stop. */
  readonly longestLayover: Uint16Array;
  readonly overnight: Uint8Array;
  /** 'SU 6E2134 6E519': designators of every flight with a space before and after each, for matching beginnings. */
  readonly designators: readonly string[];
  readonly equipment: readonly (readonly string[])[];

  // Fares of all offers one after another: those of offer n from fareStart[n] to fareStart[n + 1].
  readonly #fareStart: Uint32Array;
  readonly #fareAmount: Float64Array;
  readonly #fareKind: Uint8Array;
  readonly #priced = new Map<string, Priced>();
  readonly #orders = new Map<string, Uint32Array>();

  constructor(offers: readonly FlightOffer[], options: Partial<OfferIndexOptions> = {}) {
    const size = offers.length;
    this.offers = offers;
    this.size = size;
    this.currency = offers[0]?.fares[0].total.currency ?? 'INR';
    this.options = { direction: 0, priceBasis: 'per-adult', airlineName: (code) => code, ...options };

    const itineraries = offers.map((offer) => offer.itineraries[this.options.direction] ?? offer.itineraries[0]);
    const waits = itineraries.map(layoversOf);
    this.airlines = this.#airlinesByName(itineraries);
    this.layoverAirports = [...new Set(waits.flat().map(({ airport }) => airport))].toSorted();
    this.layoverWords = Math.max(1, Math.ceil(this.layoverAirports.length / 32));
    const airlineAt = positions(this.airlines);
    const airportAt = positions(this.layoverAirports);

    this.airline = new Uint16Array(size);
    this.stops = new Uint8Array(size);
    this.departureMinute = new Uint16Array(size);
    this.arrivalMinute = new Uint16Array(size);
    this.departureWall = new Float64Array(size);
    this.arrivalWall = new Float64Array(size);
    this.duration = new Uint32Array(size);
    this.sameDay = new Uint8Array(size);
    this.layovers = new Uint32Array(size * this.layoverWords);
    this.longestLayover = new Uint16Array(size);
    this.overnight = new Uint8Array(size);
    this.designators = itineraries.map(designatorsOf);
    this.equipment = itineraries.map(({ segments }) => segments.map((segment) => segment.equipment));

    itineraries.forEach((itinerary, at) => {
      const [first] = itinerary.segments;
      const last = itinerary.segments.at(-1) ?? first;
      const [departs, arrives] = [wallMinutes(first.departure.local), wallMinutes(last.arrival.local)];
      this.airline[at] = airlineAt.get(first.carrier) ?? 0;
      this.stops[at] = Math.min(itinerary.stops, 2);
      this.departureMinute[at] = minuteOfWall(departs);
      this.arrivalMinute[at] = minuteOfWall(arrives);
      this.departureWall[at] = departs;
      this.arrivalWall[at] = arrives;
      this.duration[at] = itinerary.durationMinutes;
      this.sameDay[at] = dayOfWall(departs) === dayOfWall(arrives) ? 1 : 0;
      for (const { airport, minutes, overnight } of waits[at] ?? []) {
        const bit = airportAt.get(airport) ?? 0;
        const word = at * this.layoverWords + (bit >>> 5);
        this.layovers[word] = (this.layovers[word] ?? 0) | (1 << (bit & 31));
        this.longestLayover[at] = Math.max(this.longestLayover[at] ?? 0, minutes);
        if (overnight) this.overnight[at] = 1;
      }
    });

    const everyFare = offers.flatMap(({ fares }) => fares);
    this.#fareStart = new Uint32Array(size + 1);
    offers.forEach(({ fares }, at) => {
      this.#fareStart[at + 1] = (this.#fareStart[at] ?? 0) + fares.length;
    });
    this.#fareAmount = Float64Array.from(everyFare, (option) => this.priceOf(option));
    this.#fareKind = Uint8Array.from(everyFare, kindOf);
  }

  /** The price columns under a fare filter. An empty list of fare types lets every type pass. */
  priced(refundType: RefundType, wanted: readonly FareType[]): Priced {
    const types = fareTypes.filter((type) => wanted.includes(type));
    const key = `${refundType} ${types.join(' ')}`;
    return kept(this.#priced, key, () => this.#price(refundType, types));
  }

  /** All positions in the order of a key; of `price` and `best`, those without a fare come last. */
  order(key: SortKey, descending: boolean, refundType: RefundType, wanted: readonly FareType[]): Uint32Array {
    const byFare = key === 'price' || key === 'best';
    const types = byFare ? fareTypes.filter((type) => wanted.includes(type)).join(' ') : '';
    const name = `${key} ${descending ? 'down' : 'up'} ${byFare ? `${refundType} ${types}` : ''}`;
    return kept(this.#orders, name, () =>
      sorted(this.#keyColumn(key, byFare ? this.priced(refundType, wanted) : undefined), descending, this.size),
    );
  }

  #keyColumn(key: SortKey, priced: Priced | undefined): ArrayLike<number> {
    switch (key) {
      case 'price':
        return priced?.price ?? [];
      case 'best':
        return priced?.score ?? [];
      case 'duration':
        return this.duration;
      case 'departure':
        return this.departureWall;
      case 'arrival':
        return this.arrivalWall;
      case 'airline':
        return this.airline;
    }
  }

  #price(refundType: RefundType, types: readonly FareType[]): Priced {
    const wanted = wantedKinds(refundType, types);
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
    return { fare, price, score: bestScores(price, this.duration) };
  }

  /** The amount that this index compares, in minor units. */
  priceOf(option: FareOption): number {
    return (this.options.priceBasis === 'party' ? option.total : option.perAdult).minor;
  }

  #airlinesByName(itineraries: readonly Itinerary[]): readonly AirlineCode[] {
    const name = (code: AirlineCode) => this.options.airlineName(code);
    return [...new Set(itineraries.map(({ segments }) => segments[0].carrier))].toSorted(
      (one, other) => compareText(name(one), name(other)) || compareText(one, other),
    );
  }
}

/** Fare type and refundability as one number, 0 to 7. */
function kindOf({ fareType, refundable }: FareOption): number {
  return fareTypes.indexOf(fareType) * 2 + (refundable ? 1 : 0);
}

function wantedKinds(refundType: RefundType, types: readonly FareType[]): Uint8Array {
  const kinds = fareTypes.flatMap((type) =>
    [false, true].map(
      (refundable) =>
        (refundType === 'all' || refundable === (refundType === 'refundable')) &&
        (types.length === 0 || types.includes(type)),
    ),
  );
  return Uint8Array.from(kinds, Number);
}

function sorted(column: ArrayLike<number>, descending: boolean, size: number): Uint32Array {
  const sign = descending ? -1 : 1;
  return Uint32Array.from({ length: size }, (_, at) => at).sort((one, other) => {
    const [a, b] = [column[one] ?? 0, column[other] ?? 0];
    if (a === b) return one - other;
    // An offer without a fare is last whichever way the list runs.
    if (!Number.isFinite(a) || !Number.isFinite(b)) return a < b ? -1 : 1;
    return a < b ? -sign : sign;
  });
}

function designatorsOf({ segments }: Itinerary): string {
  return ` ${segments.map(({ carrier, flightNumber }) => `${carrier}${flightNumber} ${flightNumber}`).join(' ')} `;
}

function positions(list: readonly string[]): ReadonlyMap<string, number> {
  return new Map(list.map((value, position) => [value, position]));
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function kept<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

/**
 * What a search answers: an offer is one way to fly the request (one itinerary a direction), sold at one or more fares
 * (fare families). Amounts are for the whole party unless they say otherwise.
 */
import type { Money } from '../../money/money.ts';
import type { Cabin, FareType } from '../reference/cabin.ts';
import type { ListedTerms, PricePart } from '../../price/price.ts';
import type { Instant } from '../../time/instant.ts';
import type { Itinerary } from './itinerary.ts';

export interface BaggageAllowance {
  /** Kilograms an adult may check in; 0 is none. */
  readonly checkInKg: number;
  /** Kilograms in the cabin. */
  readonly cabinKg: number;
}

/** What can be carried on board on all of a journey; undefined where no fare of it says. */
export function leastCabinKg(allowed: readonly Pick<BaggageAllowance, 'cabinKg'>[]): number | undefined {
  const said = allowed.map(({ cabinKg }) => cabinKg).filter((kg) => kg > 0);
  return said.length === 0 ? undefined : Math.min(...said);
}

export function sameBaggage(one: BaggageAllowance, other: BaggageAllowance | undefined): boolean {
  return one.checkInKg === other?.checkInKg && one.cabinKg === other.cabinKg;
}

export interface FareOption {
  /** Opaque, signed, self-contained: names flights, fare, party and the total it was shown at. */
  readonly fareId: string;
  /** The carrier's name for the family: 'Saver'. */
  readonly family: string;
  readonly fareType: FareType;
  readonly cabin: Cabin;
  /** RBD a segment, in order. */
  readonly bookingClasses: readonly string[];
  readonly fareBasis: string;
  readonly refundable: boolean;
  readonly baggage: BaggageAllowance;
  /** What cancelling or changing costs one traveller when asked for now; null is not allowed. */
  readonly cancelFee: Money | null;
  readonly changeFee: Money | null;
  readonly mealIncluded: boolean;
  readonly seatIncluded: boolean;
  /** Seats left at this fare over all segments, at most 9. */
  readonly seatsLeft: number;
  /** Until about when its seats may be held without paying, asked for now; absent where they are not. */
  readonly holdUntil?: Instant;
  /** 'return': sold only together with the special return fare of the same airline in the other direction. */
  readonly special?: 'return';
  /** Customer price of the whole party. */
  readonly total: Money;
  /** Customer price of one adult. */
  readonly perAdult: Money;
  /** Root is `customer-price`. In a list of offers the root alone; in a quote one level under it. */
  readonly breakdown: PricePart;
  readonly terms?: ListedTerms;
}

export interface FlightOffer {
  /** Opaque, signed. */
  readonly offerId: string;
  /**
   * Present where each direction is chosen by itself: which sector of the request it flies, from 0. Its one itinerary is
   * that direction's.
   */
  readonly sector?: number;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** Cheapest first, never empty. */
  readonly fares: readonly [FareOption, ...FareOption[]];
}

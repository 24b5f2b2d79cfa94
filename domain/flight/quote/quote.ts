/** A fare confirmed by the supplier for a short time: what a booking is made from. A quote yields at most one booking. */
import type { Money } from '../../money/money.ts';
import type { Ask, Asking } from '../../price/ask.ts';
import type { BoughtPart } from '../../booking/trip-facts.ts';
import type { Rounding } from '../../price/rounding.ts';
import type { Instant } from '../../time/instant.ts';
import type { HoldLimit } from '../../booking/hold/limit.ts';
import type { BookingParameter } from '../../booking/parameters.ts';
import type { FareType } from '../reference/cabin.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { BaggageAllowance, FareOption } from '../offer/offer.ts';
import type { Price, PricePart } from '../../price/price.ts';
import type { FareRules } from '../fare/fare-rules.ts';
import type { Party } from '../search/request.ts';

/**
 * `gst`: GST details are kept with the booking and do not reach the airline. `gender-others`: nobody is booked whose gender
 * is neither male nor female.
 */
export const notPassedOn = ['gst', 'gender-others'] as const;
export type NotPassedOn = (typeof notPassedOn)[number];

/** What the carrier needs of the travellers beyond names and titles. */
export interface QuoteRequirements {
  readonly international: boolean;
  readonly passport: boolean;
  readonly dateOfBirth: boolean;
  /** A GST number must be given (corporate fares). */
  readonly gst: boolean;
  readonly parameters: readonly BookingParameter[];
  /** What may be said in a booking and is not passed on by who sells the fares. */
  readonly notPassedOn?: readonly NotPassedOn[];
  /** Fares for some that are among the quoted: every traveller must qualify (see `fare-conditions.ts`). */
  readonly fareTypes?: readonly FareType[];
}

/** What is asked of the customer beside the quoted price. */
export interface AskedPrice {
  readonly ask: Ask;
  /** Its lines, rounding among them. */
  readonly lines: readonly PricePart[];
  /** What the customer pays with them. */
  readonly total: Money;
}

/** Seats held without paying: until about when, who says so, and what the airline lets be done with them. */
export interface FlightHold extends HoldLimit, HoldPractice {}

/** How an airline holds seats. */
export interface HoldPractice {
  /** Passports may be missing until the hold is ticketed. */
  readonly passportsLater?: true;
  /** Services and seats of the cabin are kept with it, and paid with the ticket. */
  readonly services?: true;
}

export interface FlightQuote {
  readonly quoteId: string;
  /** The offers it was asked for: one for the whole journey, or one a direction. */
  readonly offerIds: readonly [string, ...string[]];
  /** In the order of travel. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** The fares as quoted, one for each of the offers: their amounts are this quote's. */
  readonly options: readonly [FareOption, ...FareOption[]];
  readonly party: Party;
  readonly fare: Price;
  readonly rules: FareRules;
  readonly required: QuoteRequirements;
  /** What may be asked beside the price; present for callers who may ask, where their agency's rules let them. */
  readonly asking?: Asking;
  /** What is asked where nothing else is said in booking; `fare` is without it. */
  readonly asked?: AskedPrice;
  /** How the customer's price is rounded once something is put on it; the fare itself is round already. */
  readonly rounding?: Rounding;
  /** What each of the fares was chosen among; present where a company's travel policy compares them. */
  readonly parts?: readonly BoughtPart[];
  /** True when the fare differs from the one searched; `previousTotal` is that one. */
  readonly changed: boolean;
  readonly previousTotal: Money;
  /** Present where the seats can be held without paying. */
  readonly hold?: FlightHold;
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}

/** What is bought, as far as its directions identify it. */
export interface SoldDirections<Option> {
  readonly itineraries: readonly Itinerary[];
  readonly options: readonly [Option, ...Option[]];
  readonly rules: FareRules;
}

/** What one direction is flown at. */
export interface SoldDirection<Option> {
  readonly option: Option;
  /** RBD of each of its segments. */
  readonly bookingClasses: readonly string[];
  /** Of its own carrier and family. */
  readonly baggage: BaggageAllowance;
}

/**
 * The fare, booking classes and baggage of a direction: each direction has its own, whether it was bought by itself or with
 * others. One fare for the whole journey counts its classes through.
 */
export function soldAt<Option extends Pick<FareOption, 'bookingClasses' | 'baggage'>>(
  { itineraries, options, rules }: SoldDirections<Option>,
  direction: number,
): SoldDirection<Option> {
  const option = optionAt(options, direction);
  const before = options.length > 1 ? [] : itineraries.slice(0, direction).flatMap(({ segments }) => segments);
  const flown = itineraries[direction]?.segments.length ?? 0;
  return {
    option,
    bookingClasses: option.bookingClasses.slice(before.length, before.length + flown),
    baggage:
      (rules.sectors.length === itineraries.length ? rules.sectors[direction] : option)?.baggage ?? option.baggage,
  };
}

/**
 * The fare that a direction is sold at: the one of the whole journey, or its own.
 *
 * @example optionAt(['whole'], 1) // => 'whole'
 */
export function optionAt<Option>(options: readonly [Option, ...Option[]], itinerary: number): Option {
  return options[itinerary] ?? options[0];
}

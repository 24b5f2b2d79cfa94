/**
 * A seller of flights. Amounts are the airline's own (no agency terms), in the currency the supplier sells in.
 * A key is the supplier's own opaque text and names one thing for ever; ids handed to callers wrap and sign it.
 */
import type { Effect } from 'effect';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { PricePart, TravellerFare } from '#domain/price/price.ts';
import type { HoldPractice, NotPassedOn } from '#domain/flight/quote/quote.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { Cabin, FareType } from '#domain/flight/reference/cabin.ts';
import type { FlightSearchRequest, Party } from '#domain/flight/search/request.ts';
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { SpecialRequest } from '#domain/flight/extras/special-requests.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Confirmation, Outcome, Supplier, SupplierRefused, SupplierSilent } from '../supplier.ts';
import type { SupplierAmendments } from './supplier-amendments.ts';
import type { AnsweredSsr, OrderedSsr, SupplierServices } from './supplier-services.ts';

export interface SupplierFare {
  /** Self-contained: flights, dates, cabin, fare family and party. At most 320 characters of [A-Za-z0-9.:~_-]. */
  readonly fareKey: string;
  readonly family: string;
  readonly fareType: FareType;
  readonly cabin: Cabin;
  readonly bookingClasses: readonly string[];
  readonly fareBasis: string;
  readonly refundable: boolean;
  readonly baggage: BaggageAllowance;
  readonly cancelFee: Money | null;
  readonly changeFee: Money | null;
  readonly mealIncluded: boolean;
  readonly seatIncluded: boolean;
  readonly seatsLeft: number;
  /** Until about when the airline would hold it; absent where it does not, or does not say so in a list. */
  readonly holdUntil?: Instant;
  /** 'return': sold only with the special return fare of the same airline in the other direction. */
  readonly special?: 'return';
  /** Root 'fare' for the whole party; one level: base-fare, yq, taxes, k3. */
  readonly fare: PricePart;
  /** The airline's total for one adult. */
  readonly perAdult: Money;
  /** What each traveller type of the party pays; adds up to `fare`. Present where several travel and the airline says it. */
  readonly each?: readonly TravellerFare[];
}

/** As much of a fare as decides where its offer stands in a list: of its price no more than the root. */
export type RankedFare = Pick<SupplierFare, 'fare' | 'fareType' | 'cabin' | 'each' | 'special'>;

export interface SupplierOffer {
  /** At most 320 characters of [A-Za-z0-9.:~_-]. */
  readonly offerKey: string;
  /** Present where each direction is sold by itself: which sector of the request it flies, from 0. */
  readonly sector?: number;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** Cheapest first, never empty. */
  readonly fares: readonly [SupplierFare, ...SupplierFare[]];
  /**
   * Of each fare type the lowest, where the supplier makes `fares` only when they are read: most offers are ranked and
   * never shown. All fares are of the currency of these.
   */
  readonly lowest?: readonly [RankedFare, ...RankedFare[]];
}

export interface SupplierQuote {
  /** One for each of the fares asked for. */
  readonly offerKeys: readonly [string, ...string[]];
  /** In the order of travel. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** As asked for; the `fare` of each is the whole tree, with rules. */
  readonly options: readonly [SupplierFare, ...SupplierFare[]];
  readonly party: Party;
  readonly rules: FareRules;
  readonly international: boolean;
  readonly needsGst: boolean;
  /** The carrier asks for an adult's date of birth within a country too. */
  readonly needsBirthDates?: boolean;
  /** What of an order it does not tell the airline. */
  readonly notPassedOn?: readonly NotPassedOn[];
  /** Present where the seats can be held without paying. */
  readonly hold?: { readonly until: Instant } & HoldPractice;
  /** After it the supplier no longer sells at these terms; as long as a quote is kept where absent. */
  readonly goodUntil?: Instant;
}

export interface SupplierOrder {
  /** The same key never buys twice, however often and from wherever it is sent. */
  readonly idempotencyKey: string;
  /** One for the whole journey, or one a direction, in the order of travel. */
  readonly fareKeys: readonly [string, ...string[]];
  /** The airline's total that the caller agreed to, over all of them, without services. */
  readonly expectedTotal: Money;
  /** Tickets where absent. A hold keeps the seats at the fares until a limit, with services where the quote lets it. */
  readonly mode?: 'ticket' | 'hold';
  /** Bought with them, all or nothing at all. */
  readonly ssr?: readonly OrderedSsr[];
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  /** Texts that go with the order, as the deployment writes them: 'RM*BRB/Asha'. */
  readonly remarks: readonly string[];
  /** What travellers ask of the airline beside what is bought. */
  readonly requests: readonly SpecialRequest[];
}

/** What airlines issue for an order. */
export interface FlightIssued {
  /** None where the seats are held. */
  readonly tickets: readonly Ticket[];
  /** One for each service of the order. */
  readonly ssr?: readonly AnsweredSsr[];
}

export type SupplierConfirmation = Confirmation<FlightIssued>;
export type SupplierOutcome = Outcome<SupplierConfirmation>;

export interface FlightSupplier extends Supplier<SupplierOrder, FlightIssued> {
  readonly search: (
    request: FlightSearchRequest,
    now: Instant,
  ) => Effect.Effect<readonly SupplierOffer[], SupplierSilent>;
  /**
   * As much of a search's answer as holds the lowest fare of one adult of each first carrier and fare type: what a calendar
   * asks for day after day. Absent where it costs as much as the search.
   */
  readonly cheapest?: FlightSupplier['search'];
  /** The fares as they are now: one for the whole journey, or one a direction; refused where they are not sold together. */
  readonly quote: (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ) => Effect.Effect<SupplierQuote, SupplierSilent | SupplierRefused>;
  /** What can be bought with the fares, with the seats that are free now. */
  readonly services: (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ) => Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused>;
  readonly rules: (fareKey: string, now: Instant) => Effect.Effect<FareRules, SupplierSilent | SupplierRefused>;
  /** What it does to orders afterwards; absent where people do it. */
  readonly amendments?: SupplierAmendments;
  /** Records that it keeps, no matter who made them. */
  readonly records?: SupplierRecords;
}

export type FoundRecord =
  | { readonly kind: 'record'; readonly record: PnrRecord }
  /** It was sold to this deployment, under this key. */
  | { readonly kind: 'sold-here'; readonly orderKey: string };

/**
 * Booking records that a supplier keeps, no matter who made them: asked for by their locator before one is taken over here. A
 * supplier that has no such records, or cannot be asked for them, has no such port.
 */
export interface SupplierRecords {
  /** The supplier's. */
  readonly code: string;
  /** Undefined where it keeps no such record, or none that still stands: a hold that has expired, a cancelled booking. */
  readonly retrieve: (locator: string, now: Instant) => Effect.Effect<FoundRecord | undefined, SupplierSilent>;
  /**
   * From now on the record is an order of ours, amended under this key. The same key takes it over once, however often it is
   * sent. Refused where it no longer stands, or is an order of another key already.
   */
  readonly takeOver: (
    key: string,
    locator: string,
    now: Instant,
  ) => Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused>;
}

/**
 * Whoever has flights to sell. Amounts are the airline's own (no agency terms), in the currency the supplier sells in.
 * A key is the supplier's own opaque text and names one thing for ever; ids handed to callers wrap and sign it.
 */
import { Data } from 'effect';
import type { Effect } from 'effect';
import type { FareRules } from '#domain/flight/fare-rules.ts';
import type { FarePart } from '#domain/flight/fare.ts';
import type { Itinerary } from '#domain/flight/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer.ts';
import type { Cabin, FareType } from '#domain/flight/cabin.ts';
import type { FlightSearchRequest, Party } from '#domain/flight/search-request.ts';
import type { BookingContact, GstDetails, Ticket } from '#domain/booking/booking.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface SupplierFare {
  /** Self-contained: flights, dates, cabin, fare family and party. At most 160 characters of [A-Za-z0-9.:~_-]. */
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
  /** Root 'fare' for the whole party; one level: base-fare, yq, taxes, k3. */
  readonly fare: FarePart;
  /** The airline's total for one adult. */
  readonly perAdult: Money;
}

export interface SupplierOffer {
  /** At most 160 characters of [A-Za-z0-9.:~_-]. */
  readonly offerKey: string;
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** Cheapest first, never empty. */
  readonly fares: readonly [SupplierFare, ...SupplierFare[]];
}

export interface SupplierQuote {
  readonly offer: Omit<SupplierOffer, 'fares'>;
  /** Its `fare` is the whole tree, with rules. */
  readonly option: SupplierFare;
  readonly party: Party;
  readonly rules: FareRules;
  readonly international: boolean;
  readonly needsGst: boolean;
}

export interface SupplierOrder {
  /** The same key never buys twice, however often and from wherever it is sent. */
  readonly idempotencyKey: string;
  readonly fareKey: string;
  /** The airline's total that the caller agreed to. */
  readonly expectedTotal: Money;
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
}

export interface SupplierConfirmation {
  readonly pnr: string;
  readonly tickets: readonly Ticket[];
}

/** No answer in time, or no connection. For `book`: it may have been carried out. */
export class SupplierSilent extends Data.TaggedError('SupplierSilent')<{
  readonly supplier: string;
  readonly detail: string;
}> {}
/** The supplier said no; nothing was bought. */
export class SupplierRefused extends Data.TaggedError('SupplierRefused')<{
  readonly reason: 'sold-out' | 'fare-changed' | 'not-sold' | 'refused';
  /** With 'fare-changed': the airline's total now. */
  readonly total?: Money;
}> {}

export type SupplierOutcome =
  | { readonly kind: 'confirmed'; readonly confirmation: SupplierConfirmation }
  | { readonly kind: 'refused'; readonly refusal: SupplierRefused };

export interface FlightSupplier {
  /** Short and stable, [a-z]+: 'sandbox'. */
  readonly code: string;
  readonly search: (
    request: FlightSearchRequest,
    now: Instant,
  ) => Effect.Effect<readonly SupplierOffer[], SupplierSilent>;
  /** The fare as it is now. */
  readonly quote: (fareKey: string, now: Instant) => Effect.Effect<SupplierQuote, SupplierSilent | SupplierRefused>;
  readonly rules: (fareKey: string, now: Instant) => Effect.Effect<FareRules, SupplierSilent | SupplierRefused>;
  readonly book: (
    order: SupplierOrder,
    now: Instant,
  ) => Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused>;
  /**
   * What became of an order. Afterwards it is settled for good: a key that the supplier had not carried out by now is
   * refused from here on, so a late request cannot still buy.
   */
  readonly settle: (idempotencyKey: string, now: Instant) => Effect.Effect<SupplierOutcome, SupplierSilent>;
}

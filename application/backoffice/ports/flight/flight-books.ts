/** Flights in the books of all bookings: what is kept of one, beside what every product keeps. */
import type { Posting } from '#domain/account/chain.ts';
import type { GoneUnit } from '#domain/booking/booking.ts';
import type { FlightBooking, Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type * as amendment from '../booking/amendment-book.ts';
import type * as booking from '../booking/booking-book.ts';
import type { BookableQuote } from './quote-store.ts';
import type { FlightIssued, SupplierOrder } from './flight-supplier.ts';
import type { SupplierAmended, SupplierAmendment } from './supplier-amendments.ts';

/**
 * What of a flight booking is settled when it is asked for. Its fare, options and rules are its quote's, which never
 * changes; the rest follows from what happens.
 */
export type FlightBookingTerms = Pick<
  FlightBooking,
  | 'journeyType'
  | 'itineraries'
  | 'travellers'
  | 'contact'
  | 'gst'
  | 'parameters'
  | 'ssr'
  | 'imported'
  | 'elsewhere'
  | 'overrides'
> & {
  /** The agency's own lines on its quote's price: what was asked of the customer beside it, and rounding. */
  readonly asked?: readonly PricePart[];
  /** At which fares it stands since flights of it were changed, services not included; in place of its quote's, with what was asked. */
  readonly resold?: Pick<FlightBooking, 'price' | 'options' | 'rules'>;
};

export interface FlightTypes {
  readonly booking: FlightBooking & Pick<FlightBookingTerms, 'resold' | 'asked'>;
  readonly terms: FlightBookingTerms;
  readonly quote: BookableQuote;
  readonly order: SupplierOrder;
  readonly issued: FlightIssued;
  readonly plan: {
    readonly asks: SupplierAmendment;
    /** The two bookings that it becomes, where travellers are split off. */
    readonly split?: PlannedSplit;
  };
  readonly amended: SupplierAmended;
  readonly becomes: {
    readonly tickets?: readonly Ticket[];
    /** With the new booking's PNR. */
    readonly split?: PlannedSplit & { readonly pnr: string; readonly partPnr: string };
  };
}

/** A booking as it is once others have been split off it, or as one of its own. */
export interface PlannedPart {
  readonly terms: FlightBookingTerms;
  readonly tickets: readonly Ticket[];
  readonly gone: readonly GoneUnit[];
  readonly customerTotal: Money;
  /** The airline's, without services. */
  readonly supplierTotal: Money;
  /** What ticketing it would charge, of seats that are only held. */
  readonly needs: Money;
  /** What it is found by besides its id, PNR and tickets. */
  readonly words: readonly string[];
}

export interface PlannedSplit {
  readonly stays: PlannedPart;
  readonly leaves: PlannedPart;
  /** The id of the new booking, and of what it is kept as a quote of. */
  readonly transactionId: string;
  readonly quoteId: string;
  /** What those who leave have paid, taken from the one booking and charged to the other; absent where nothing was paid. */
  readonly moved?: { readonly back: readonly Posting[]; readonly charge: readonly Posting[] };
}

export type BookingIntent = booking.BookingIntent<FlightTypes>;
export type BookingStep = booking.BookingStep<FlightTypes>;
export type KeptBooking = booking.KeptBooking<FlightTypes>;

export type AmendableBooking = amendment.AmendableBooking<FlightTypes>;
export type AmendmentPlan = amendment.AmendmentPlan<FlightTypes>;
export type AmendmentIntent = amendment.AmendmentIntent<FlightTypes>;
export type AmendmentTurn = amendment.AmendmentTurn<FlightTypes>;
export type KeptAmendmentQuote = amendment.KeptAmendmentQuote<FlightTypes>;

export type BookingAround = booking.BookingAround<FlightTypes>;

export type BookingBook = booking.BookingBook<FlightTypes>;

export type AmendmentBook = amendment.AmendmentBook<FlightTypes>;

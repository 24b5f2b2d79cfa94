/** Searching, quoting and buying flights. */
import type { FareRules } from '#domain/flight/fare-rules.ts';
import type { Fare } from '#domain/flight/fare.ts';
import type { FlightOffer } from '#domain/flight/offer.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import type { FlightSearchRequest } from '#domain/flight/search-request.ts';
import type { BookingContact, GstDetails, Ticket } from '#domain/booking/booking.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Answer } from './answer.ts';
import type {
  BalanceTooLow,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  NotFound,
  RequestIdReused,
  SoldOut,
} from './failures.ts';

export interface FlightsFound {
  readonly searchId: string;
  readonly currency: Currency;
  /** Best first, at most the request's numResults. */
  readonly offers: readonly FlightOffer[];
  /** How many there are in all. */
  readonly total: number;
}

export interface BookFlight {
  readonly quoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly mode: 'ticket';
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  readonly acceptTerms: boolean;
}

export interface FlightBooked {
  readonly transactionId: string;
  readonly status: FlightBookingStatus;
  readonly pnr?: string;
  readonly tickets: readonly Ticket[];
  readonly fare: Fare;
  /** The ledger entry that charged it, 'LG-4124'. */
  readonly ledgerEntry?: string;
}

export interface FlightDesk {
  readonly search: (request: FlightSearchRequest) => Answer<FlightsFound>;
  /** NotFound where the offer is unknown, forged, another identity's or too old. */
  readonly quote: (request: {
    readonly offerId: string;
    readonly fareId: string;
  }) => Answer<FlightQuote, NotFound | SoldOut>;
  readonly fareRules: (request: { readonly fareId: string }) => Answer<FareRules, NotFound>;
  readonly book: (
    request: BookFlight,
  ) => Answer<
    FlightBooked,
    NotFound | FareChanged | BalanceTooLow | SoldOut | RequestIdReused | InDoubt | NotAllowedInState
  >;
}

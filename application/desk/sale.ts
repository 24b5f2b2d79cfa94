/**
 * What selling is asked and answers alike, whatever is sold by the unit: a quote that expires, a booking made from it once. Each product
 * adds what is its own.
 */
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { BookingParameter, BookingParameterValue } from '#domain/booking/parameters.ts';
import type { Money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  AwaitingApproval,
  BalanceTooLow,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  NotFound,
  OverLimit,
  RequestIdReused,
  SoldOut,
} from './failures.ts';

export interface ProductQuote {
  readonly quoteId: string;
  readonly price: Price;
  /** It costs something else than it was shown at; `previousTotal` is that. */
  readonly changed: boolean;
  readonly previousTotal: Money;
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
  /** What has to be given in booking beside what always has, by name: 'passport', 'pan'. */
  readonly required: readonly string[];
  /** Booking-page parameters to fill in. */
  readonly parameters: readonly BookingParameter[];
}

export interface BookFromQuote {
  readonly quoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  readonly acceptTerms: boolean;
}

export interface ProductBooked {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  /** What the customer pays. */
  readonly total: Money;
  /** The ledger entry that charged it, 'LG-4124'. */
  readonly ledgerEntry?: string;
}

/** Why nothing is sold, beside what any request may come to. NotFound: no such quote, or its time is over. */
export type SaleRefused =
  | AwaitingApproval
  | NotFound
  | FareChanged
  | BalanceTooLow
  | OverLimit
  | SoldOut
  | RequestIdReused
  | InDoubt
  | NotAllowedInState;

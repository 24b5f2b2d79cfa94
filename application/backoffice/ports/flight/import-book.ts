/**
 * Bookings that were made elsewhere and are taken over. A record and a ticket of a supplier are one booking's in the whole
 * deployment, sold here or taken over; and what a booking was taken over with is kept, so that one which was interrupted can
 * still be brought to its end.
 */
import type { Effect } from 'effect';
import type { AirlineRecord } from '#domain/flight/booking/claims.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { PnrDialect } from '#domain/flight/pnr/reading.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { NewEntry } from '../account/ledger-book.ts';
import type { Lease, Opened } from '../booking/booking-book.ts';
import type { RequestStep, RequestStepped } from '../booking/request-book.ts';
import type { BookingIntent } from './flight-books.ts';
import type { SupplierConfirmation } from './flight-supplier.ts';
import type { StoredQuote } from './quote-store.ts';

/**
 * What a booking is taken over with: the supplier's record, a display that operators have confirmed, or what they entered of
 * an offer that was accepted.
 */
export interface TakenOver {
  readonly dialect: PnrDialect | 'offer';
  readonly pnr: string;
  /** None of a hold. */
  readonly tickets: readonly Ticket[];
  /** Present where there are no tickets: it is a hold until then. */
  readonly heldUntil?: Instant;
}

export interface DocumentHolder {
  readonly transactionId: string;
  readonly agencyId: string;
}

export type ImportOpened =
  | Exclude<Opened, { readonly kind: 'known' | 'quote-used' }>
  /** The record, or one of the tickets, is a booking's. */
  | { readonly kind: 'taken'; readonly holder: DocumentHolder }
  /** The request that this answers has moved on meanwhile. */
  | { readonly kind: 'request-moved'; readonly stepped: Exclude<RequestStepped, { readonly kind: 'done' }> };

export interface ImportOpening {
  readonly intent: BookingIntent;
  readonly lease: Lease;
  readonly quote: StoredQuote;
  readonly taken: TakenOver;
  /** Moves the request that it answers, in the same commit. */
  readonly answers?: (transactionId: string) => RequestStep;
  /** Posted before the booking charges the account, in the same commit: what is held for it is given back for it. */
  readonly uses?: Omit<NewEntry, 'once' | 'at'>;
}

export interface ImportBook {
  /**
   * In one commit: keeps the quote, opens the booking as `BookingBook.open` does, claims its record and tickets, keeps what it
   * is taken over with and writes the audit row. Anything but `opened` leaves nothing behind.
   */
  readonly open: (opening: ImportOpening) => Effect.Effect<ImportOpened>;
  /** The booking, of whichever agency, that has the record or one of the tickets. */
  readonly holder: (documents: AirlineRecord) => Effect.Effect<DocumentHolder | undefined>;
  /** Whose booking it is; undefined where there is none. */
  readonly agencyOf: (transactionId: string) => Effect.Effect<string | undefined>;
  /** What a booking is taken over with; undefined for any other. */
  readonly confirmation: (transactionId: string) => Effect.Effect<SupplierConfirmation | undefined>;
}

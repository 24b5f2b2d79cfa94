/**
 * Bookings that were made elsewhere and are taken over from a PNR display: an agency takes a ticket over once, and what was
 * displayed is kept, so that a booking which was interrupted can still be brought to its end.
 */
import type { Effect } from 'effect';
import type { Ticket } from '#domain/booking/booking.ts';
import type { PnrDialect } from '#domain/flight/pnr-reading.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { BookingIntent, Lease, Opened } from './booking-book.ts';
import type { SupplierConfirmation } from './flight-supplier.ts';
import type { StoredQuote } from './quote-store.ts';

/** What a display says that a booking is confirmed with. */
export interface DisplayedPnr {
  readonly dialect: PnrDialect;
  readonly pnr: string;
  /** None of a hold. */
  readonly tickets: readonly Ticket[];
  /** Present where there are no tickets: it is a hold until then. */
  readonly heldUntil?: Instant;
}

export interface ImportBook {
  /**
   * In one commit: keeps the quote, opens the booking as `BookingBook.open` does, claims its tickets for the agency, keeps
   * the display's confirmation and writes the audit row. `quote-used` where the agency has a booking with one of the
   * tickets. Anything but `opened` leaves nothing behind.
   */
  readonly open: (
    intent: BookingIntent,
    lease: Lease,
    quote: StoredQuote,
    displayed: DisplayedPnr,
  ) => Effect.Effect<Opened>;
  /** The agency's booking that has one of its tickets, imported or sold here; of a hold, that was made of the same record. */
  readonly bookingWith: (agencyId: string, displayed: DisplayedPnr) => Effect.Effect<string | undefined>;
  /** What an imported booking is confirmed with; undefined for any other. */
  readonly confirmation: (transactionId: string) => Effect.Effect<SupplierConfirmation | undefined>;
}

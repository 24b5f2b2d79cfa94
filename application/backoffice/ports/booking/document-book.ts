/**
 * Documents as issued. A document is issued once: anyone who asks again is given the same, whatever has become of the booking.
 * Its serial is taken in the commit that keeps it, so that a series has no gap and no number twice.
 */
import type { Effect } from 'effect';
import type { GstScheme } from '#domain/booking/papers/agent-gst.ts';
import type { RefundPosted } from '#domain/booking/papers/credit-note.ts';
import type { DocumentKind, PaperDocument } from '#domain/booking/papers/documents.ts';
import type { ChargePosted } from '#domain/booking/papers/later-invoice.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { KeptBooking } from './booking-book.ts';

/** What distinguishes documents of one agency. */
export interface DocumentKey {
  readonly agencyId: string;
  readonly kind: DocumentKind;
  readonly transactionId: string;
  /** What of the booking it is about: a ledger entry, 'LG-4124', or for a product's own paper the booking's version, 'v2'. */
  readonly subject: string;
}

export interface NewDocument extends DocumentKey {
  /** The agency that issues it: its series is counted by itself. */
  readonly issuerId: string;
  /** Present where it is numbered. */
  readonly numbered?: { readonly series: string; readonly financialYear: string };
  /** The ledger entry that it is bound to: the agency's own, about this booking. */
  readonly ledgerEntry?: string;
  readonly document: PaperDocument;
  /** The moment of issue; moved on where the series already has a later one. */
  readonly at: Instant;
  /** Who asked for it; the system where absent. */
  readonly actorUserId?: string;
  readonly onBehalfOf?: string;
}

export interface IssuedDocument extends DocumentKey {
  readonly serial?: string;
  readonly issuedAt: Instant;
  readonly document: PaperDocument;
  /** SHA-256 over all of it, hexadecimal. */
  readonly digest: string;
}

/** How a party issues. */
export interface IssuingTerms {
  readonly gstScheme: GstScheme;
}

/** A booking as it was when an entry about it was posted: all of it that has changed since. */
export type BookingAsPosted = Partial<KeptBooking>;

/** Absent where the booking is still as it was then. */
interface OfItsTime {
  readonly was?: BookingAsPosted;
}

/** What the ledger's entries about a booking charged and gave back, oldest first. */
export interface PostedAbout {
  readonly charges: readonly (ChargePosted & OfItsTime)[];
  readonly refunds: readonly (RefundPosted & OfItsTime)[];
}

export interface DocumentBook {
  /** Dies where what is kept is no longer what was issued. */
  readonly find: (key: DocumentKey) => Effect.Effect<IssuedDocument | undefined>;
  /**
   * In one commit: takes the next serial, keeps the document, writes the audit row. One that was issued under the same key
   * is answered instead. Dies where the ledger entry is not the agency's or not about the booking.
   */
  readonly issue: (document: NewDocument) => Effect.Effect<IssuedDocument>;
  readonly termsOf: (agencyId: string) => Effect.Effect<IssuingTerms>;
  readonly posted: (agencyId: string, transactionId: string) => Effect.Effect<PostedAbout>;
}

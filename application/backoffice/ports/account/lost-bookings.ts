/** Bookings whose row was lost while their quote, history and ledger entries remain. */
import type { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { AuditRow } from '../audit-log.ts';

export interface RestoreAsked {
  readonly agencyId: string;
  readonly transactionId: string;
  /** For the history. */
  readonly actor: string;
  readonly record: AuditRow;
}

/** What a booking cannot be restored without. */
export type RestoreSource = 'copy' | 'quote' | 'history';

export type RestoreOutcome =
  | { readonly kind: 'restored' | 'there'; readonly status: BookingStatus }
  /** Nothing knows it. */
  | { readonly kind: 'unknown' }
  /** `history`: it goes on after the copy, which is older than the booking was. */
  | { readonly kind: 'source-missing'; readonly source: RestoreSource }
  /** Another booking was made since by the same request or from the same quote. */
  | { readonly kind: 'made-again'; readonly transactionId: string };

export interface LostBookings {
  /** In one commit: puts the booking back, adds to its history and to the audit log. Nothing where the booking is there. */
  readonly restore: (asked: RestoreAsked) => Effect.Effect<RestoreOutcome>;
}

/**
 * What the books say of each other, and where they do not agree: ledgers, bookings, and what is set aside for those on their
 * way. Each is written with the others in one commit, so a difference is damage: a page of a disk that was lost, or a hand
 * in the database.
 */
import type { Money } from '../money/money.ts';

/**
 * ledger-end: the ledger does not end where its account and its signature say. account-missing: an agency, or entries of
 * one, without an account. booking-missing: entries or history of a booking that is not there. sale-missing: a booking that
 * was sold, without the entry that charged it. amount-differs: an entry is of another amount than its booking or amendment.
 * reserve-differs: the account sets aside another sum than its bookings and amendments on their way. deposit-missing: a credit
 * of a deposit that is not there. deposit-differs: the entries of a deposit come to another sum than what was decided.
 */
export const bookDifferences = [
  'ledger-end',
  'account-missing',
  'booking-missing',
  'sale-missing',
  'amount-differs',
  'reserve-differs',
  'deposit-missing',
  'deposit-differs',
] as const;
export type BookDifference = (typeof bookDifferences)[number];

export interface BookFinding {
  readonly kind: BookDifference;
  readonly agencyId: string;
  /** The booking that it is about. */
  readonly transactionId?: string;
  /** The deposit that it is about. */
  readonly depositId?: string;
  /** The entry that it is about; of a missing booking or deposit the first. */
  readonly entryId?: string;
  /** What the ledger says: the entry's amount, or all entries of a deposit or of a missing booking; of a reserve, what the account sets aside. */
  readonly posted?: Money;
  /** What the booking, amendment or deposit says, or all that are on their way together. */
  readonly expected?: Money;
}

/** A booking that the books know and that is not there: it can be put back. */
export interface LostBooking extends BookFinding {
  readonly kind: 'booking-missing';
  readonly transactionId: string;
}

export function isLostBooking(finding: BookFinding): finding is LostBooking {
  return finding.kind === 'booking-missing' && finding.transactionId !== undefined;
}

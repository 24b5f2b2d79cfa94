/** What is put off of bookings, and what is done about it. */
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Letter } from './booking-book.ts';

export interface PutOffKept {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly product: Product;
  /** The booking's when it was looked at. */
  readonly version: number;
  /** Of the history, and with the product of the audit. */
  readonly event: { readonly code: string; readonly params: Readonly<Record<string, string>> };
  /** Who paid it; absent where its day came. */
  readonly by?: { readonly userId: string; readonly name: string; readonly onBehalfOf?: string };
  readonly outbox: readonly Letter[];
  /** It is charged to the account. */
  readonly charges?: { readonly putOff: PutOff; readonly params: Readonly<Record<string, string | number>> };
}

export interface PutOffBook {
  /** Sold bookings of which something is paid by a day, the earliest first, after the one that was answered last. */
  readonly due: (by: IsoDate, after: PutOffPlace | undefined, most: number) => Effect.Effect<readonly PutOffPlace[]>;
  /** In one commit. late: the booking has moved on, or is being amended. too-low: the account has not enough; nothing was kept. */
  readonly keep: (kept: PutOffKept) => Effect.Effect<'done' | 'late' | 'too-low'>;
}

export interface PutOffPlace {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly until: IsoDate;
}

/** What travellers of companies booked, asked for and wait for, as kept. */
import type { Effect } from 'effect';
import type { BookingSummary } from '#domain/booking/booking.ts';
import type { TripBooking } from '#domain/corporate/trip-queue.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { KeptRequest } from '../booking/request-book.ts';
import type { KeptApproval } from './approval-book.ts';

/** Of one person; of everybody who travels for a company of the agency where `userId` is absent. */
export interface TripsOf {
  readonly agencyId: string;
  readonly userId?: string;
}

export interface KeptTrip extends BookingSummary, Omit<TripBooking, 'status'> {}

export interface OpenTrips {
  readonly bookings: readonly KeptTrip[];
  /** Those that have no booking of their own; `heldAs`: what is held for one, also where the approval does not know it yet. */
  readonly approvals: readonly (KeptApproval & { readonly heldAs?: string })[];
  readonly requests: readonly Omit<KeptRequest, 'history'>[];
}

export interface TripBook {
  /** Whatever is not past on a day, by its first day; of each sort at most so many. */
  readonly open: (of: TripsOf, today: IsoDate, most: number) => Effect.Effect<OpenTrips>;
  /** Bookings that are past on a day, the latest first. */
  readonly past: (
    of: TripsOf,
    today: IsoDate,
    page: number,
    pageSize: number,
  ) => Effect.Effect<{ readonly bookings: readonly KeptTrip[]; readonly total: number }>;
}

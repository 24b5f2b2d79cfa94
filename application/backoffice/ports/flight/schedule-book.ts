/** What airlines changed of flights that were sold, as kept, and the rounds in which suppliers are asked. */
import type { Effect } from 'effect';
import type { Reach } from '#domain/corporate/reach.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { ScheduleChange } from '#domain/flight/schedule/change.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ScheduleChangeRow } from '#application/desk/booking.ts';
import type { Lease } from '../booking/booking-book.ts';

/** A booking that somebody still flies on. */
export interface FlyingBooking extends Pick<FlightBooking, 'transactionId' | 'itineraries'> {
  readonly agencyId: string;
  readonly version: number;
  readonly pnr: string;
  readonly travelDate: IsoDate;
  /** The change that is not answered yet, where one is. */
  readonly open?: {
    readonly changeId: string;
    readonly learnedAt: Instant;
    readonly itineraries: readonly number[];
  };
}

/** Where a walk over bookings has come to. */
export type FlyingPlace = Pick<FlyingBooking, 'agencyId' | 'travelDate' | 'transactionId'>;

export interface LearnedChange extends ScheduleChange {
  readonly agencyId: string;
  readonly transactionId: string;
  /** The booking's when the supplier was asked. */
  readonly version: number;
  /** Of the history. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly outbox: readonly { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> }[];
}

/** An open change that the airline took back. */
export type RestoredSchedule = Pick<LearnedChange, 'agencyId' | 'transactionId' | 'version' | 'changeId' | 'outbox'>;

export interface ScheduleBook {
  /** Takes a supplier's round; false where the last ended less than so long ago, or another process is in one. */
  readonly beginRound: (supplier: string, lease: Lease, everySeconds: number) => Effect.Effect<boolean>;
  /** Nothing where the lease was lost. */
  readonly endRound: (supplier: string, owner: string) => Effect.Effect<void>;
  /** Ticketed bookings of a supplier with a departure on a day or later, in a fixed order, after a place. */
  readonly flying: (
    supplier: string,
    from: IsoDate,
    after: FlyingPlace | undefined,
    most: number,
  ) => Effect.Effect<readonly FlyingBooking[]>;
  /**
   * In one commit with history, audit and outbox. False where it is known, or the booking is being amended or has moved on
   * since the supplier was asked: it will be reported again.
   */
  readonly learn: (change: LearnedChange) => Effect.Effect<boolean>;
  /**
   * The open change ends, in one commit with history, audit and outbox. False where it is not, or no longer, the open one, or
   * the booking is being amended or has moved on since the supplier was asked.
   */
  readonly restore: (back: RestoredSchedule) => Effect.Effect<boolean>;
  /** By when they must be answered. */
  readonly open: (agencyId: string, most: number, reach?: Reach) => Effect.Effect<readonly ScheduleChangeRow[]>;
  /** Minor ones whose time to answer has passed by then. */
  readonly expired: (
    by: Instant,
    most: number,
  ) => Effect.Effect<readonly { readonly agencyId: string; readonly transactionId: string }[]>;
}

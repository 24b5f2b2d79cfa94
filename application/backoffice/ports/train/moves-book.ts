/** How waiting lists moved, kept on the bookings that they are of. */
import type { Effect } from 'effect';
import type { TrainIssued } from '#domain/train/booking/train-booking.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

/** A booking that somebody still travels on. */
export interface WaitingBooking {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly version: number;
  readonly startsOn: IsoDate;
  readonly issued: TrainIssued;
  /** By traveller. */
  readonly names: readonly string[];
  /** Those who gave up their berths, by position. */
  readonly gone: readonly number[];
}

/** Where a walk over bookings has come to. */
export type WaitingPlace = Pick<WaitingBooking, 'agencyId' | 'startsOn' | 'transactionId'>;

export interface KeptMove {
  readonly agencyId: string;
  readonly transactionId: string;
  /** The booking's when the railway was asked. */
  readonly version: number;
  readonly issued: TrainIssued;
  /** Of the history. */
  readonly event: { readonly code: string; readonly params: Readonly<Record<string, string>> };
  readonly outbox: readonly { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> }[];
}

export interface MovesBook {
  /** Sold bookings of a supplier that begin on a day or later, in a fixed order, after a place. */
  readonly travelling: (
    supplier: string,
    from: IsoDate,
    after: WaitingPlace | undefined,
    most: number,
  ) => Effect.Effect<readonly WaitingBooking[]>;
  /** An agency's booking by its PNR. */
  readonly byPnr: (agencyId: string, pnr: string, reach?: Reach) => Effect.Effect<string | undefined>;
  /**
   * In one commit with history, audit and outbox. False where the booking is being amended or has moved on since the railway was
   * asked: it will be reported again.
   */
  readonly keep: (move: KeptMove) => Effect.Effect<boolean>;
}

/** What becomes known of sold bookings without changing what was sold, kept on the bookings that it is of: a berth, a driver, a receipt. */
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

/** A booking that somebody still travels on. */
export interface SoldStanding<Issued> {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly version: number;
  readonly startsOn: IsoDate;
  readonly issued: Issued;
  /** By traveller. */
  readonly names: readonly string[];
  /** Those who gave up what they had, by position. */
  readonly gone: readonly number[];
}

/** Where a walk over bookings has come to. */
export type StandingPlace = Pick<SoldStanding<unknown>, 'agencyId' | 'startsOn' | 'transactionId'>;

export interface StandingsSought {
  readonly product: Product;
  readonly supplier: string;
  /** They begin on a day or later. */
  readonly from: IsoDate;
  /** And at the latest on; for ever where absent. */
  readonly until?: IsoDate;
}

export interface KeptIssued<Issued> {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly product: Product;
  /** The booking's when the supplier was asked. */
  readonly version: number;
  readonly issued: Issued;
  /** Of the history; the audit names it with the product. */
  readonly event: { readonly code: string; readonly params: Readonly<Record<string, string>> };
  /** Who recorded it; absent where nobody was asked. */
  readonly by?: { readonly userId: string; readonly name: string; readonly onBehalfOf?: string };
  readonly outbox: readonly { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> }[];
}

export interface IssuedBook<Issued> {
  /** Sold bookings in a fixed order, after a place. */
  readonly standing: (
    sought: StandingsSought,
    after: StandingPlace | undefined,
    most: number,
  ) => Effect.Effect<readonly SoldStanding<Issued>[]>;
  /**
   * In one commit with history, audit and outbox. False where the booking is being amended or has moved on since the supplier was
   * asked: it will be reported again.
   */
  readonly keep: (said: KeptIssued<Issued>) => Effect.Effect<boolean>;
}

/** What was sold, counted by the records. */
import type { Effect } from 'effect';
import type { SaleDay, SaleGroup, SaleSummary } from '#domain/account/sale-summary.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

export interface SalesAsked {
  readonly agencyId: string;
  /** Of a person of a company: their own alone. */
  readonly reach?: Reach | undefined;
  readonly on: SaleDay;
  readonly by: SaleGroup;
  /** Both included. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** In whose days a booking is counted by when it was made. */
  readonly zone: string;
}

export interface SalesBook {
  /** Bookings that were charged for. */
  readonly summary: (asked: SalesAsked) => Effect.Effect<Required<SaleSummary>>;
}

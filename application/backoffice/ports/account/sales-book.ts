/** What was sold, counted by the records. */
import type { Effect } from 'effect';
import type { MonthDays, MonthSoFar } from '#domain/account/sales/month-so-far.ts';
import type { SaleDay, SaleGroup, SaleSummary } from '#domain/account/sales/sale-summary.ts';
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

export interface MonthsAsked extends Pick<SalesAsked, 'agencyId' | 'reach' | 'zone'> {
  readonly now: MonthDays;
  readonly before: MonthDays;
}

export interface SalesBook {
  /** Bookings that were charged for. */
  readonly summary: (asked: SalesAsked) => Effect.Effect<Required<SaleSummary>>;
  /** The same, by the day on which it was booked, of two ranges of days, with the refunds that were paid on them. */
  readonly months: (asked: MonthsAsked) => Effect.Effect<MonthSoFar>;
}

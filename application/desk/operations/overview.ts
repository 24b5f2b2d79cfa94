/** What an operator sees first: the work that waits, what is in doubt, how suppliers answer, today. NotPermitted without the right 'operate'. */
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { SupplierHealth } from '#domain/operations/supplier-health.ts';
import type { WaitingWork } from '#domain/operations/waiting-work.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { NotFound } from '../failures.ts';

/** Its supplier did not answer: what it costs is set aside until it does, and is never charged twice. */
export interface DoubtfulBooking {
  readonly agencyId: string;
  readonly companyName: string;
  readonly transactionId: string;
  readonly product: Product;
  /** As lists show it, in the notation of its product. */
  readonly title: string;
  readonly travellerCount: number;
  readonly supplier: string;
  /** Absent where it is the sale itself. */
  readonly amendment?: AmendmentKind;
  readonly reserved: Money;
  readonly since: Instant;
  /** How often its outcome was asked for. */
  readonly attempts: number;
  /** When it is asked for next; absent while it is being asked for. */
  readonly nextAt?: Instant;
}

export interface DayOfSales {
  readonly bookings: number;
  readonly notConfirmed: number;
  /** Of the house's customers, what those that stand cost. */
  readonly sale: Money;
}

export interface OperationsOverview {
  readonly at: Instant;
  readonly waiting: readonly WaitingWork[];
  /** Longest first, at most 100. */
  readonly doubtful: readonly DoubtfulBooking[];
  /** By product and code. */
  readonly suppliers: readonly SupplierHealth[];
  /** The business day up to now, and the same day a week ago up to the same time. */
  readonly today: DayOfSales;
  readonly weekAgo: DayOfSales;
}

export interface AskSupplier {
  readonly agencyId: string;
  readonly transactionId: string;
}

export interface SupplierAsked {
  /** settled: the supplier gave its outcome. waiting: it did not answer this time either. */
  readonly outcome: 'settled' | 'waiting';
}

export interface OverviewDesk {
  readonly overview: () => Answer<OperationsOverview>;
  /**
   * Asks the supplier of a booking in doubt for its outcome now, and never to do it again: nothing can be bought or charged
   * twice by it. NotFound where nothing about the booking is in doubt.
   */
  readonly askSupplier: (asked: AskSupplier) => Answer<SupplierAsked, NotFound>;
}

/** What waits, what is in doubt, how suppliers answered and what was sold, over all agencies. */
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { CallCounts } from '#domain/operations/supplier-health.ts';
import type { WaitingWork, WorkKind } from '#domain/operations/waiting-work.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AskSupplier, DayOfSales, DoubtfulBooking } from '#application/desk/operations/overview.ts';
import type { AuditRow } from '../audit-log.ts';

export interface OverviewBook {
  /** What has waited since before its kind's moment is late. */
  readonly waiting: (lateBefore: Readonly<Record<WorkKind, Instant>>) => Effect.Effect<readonly WaitingWork[]>;
  readonly doubtful: (most: number) => Effect.Effect<readonly DoubtfulBooking[]>;
  readonly sold: (from: Instant, to: Instant) => Effect.Effect<DayOfSales>;
  /** Makes what is in doubt about a booking due at once, where nobody works on it; false where nothing is in doubt. */
  readonly due: (booking: AskSupplier, record: AuditRow) => Effect.Effect<boolean>;
  readonly inDoubt: (booking: AskSupplier) => Effect.Effect<boolean>;
}

/** Calls of suppliers, counted. */
export interface SupplierCalls {
  /** By product and code. */
  readonly since: (
    at: Instant,
  ) => Effect.Effect<
    readonly { readonly product: Product; readonly supplier: string; readonly counts: readonly CallCounts[] }[]
  >;
}

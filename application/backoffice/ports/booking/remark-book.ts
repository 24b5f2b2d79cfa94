/** Remarks of the house's people on bookings, as kept. They never change. */
import type { Effect } from 'effect';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface NewRemark {
  readonly agencyId: string;
  readonly transactionId: string;
  /** Scoped to the agency. */
  readonly requestId: string;
  readonly remarks: string;
  readonly actorUserId: string;
  /** As the history names anyone who wrote it. */
  readonly actor: string;
  readonly onBehalfOf?: string;
  readonly at: Instant;
}

export interface RemarkBook {
  /** Keeps it with its audit row. `repeated` where the request was made before, `reused` where it said something else. */
  readonly keep: (remark: NewRemark) => Effect.Effect<'kept' | 'repeated' | 'reused'>;
  /** Oldest first. */
  readonly historyOf: (agencyId: string, transactionId: string) => Effect.Effect<readonly HistoryEvent[]>;
}

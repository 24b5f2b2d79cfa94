/**
 * Who did what, on whose behalf: one row for every operation that changes something. Append-only. A store that changes
 * something is handed the row and writes both in one commit, so that neither is ever there without the other.
 */
import type { Effect } from 'effect';
import type { Instant } from '#domain/time/instant.ts';

export interface AuditRow {
  /** Whose records were touched. */
  readonly agencyId?: string;
  /** The system where absent. */
  readonly actorUserId?: string;
  /** The agency it was done for, where it is not the actor's own. */
  readonly onBehalfOf?: string;
  /** Area and verb: 'flight.book'. */
  readonly operation: string;
  /** What it was done to. */
  readonly reference?: string;
  /** No personal data and no secrets. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface AuditLog {
  /** For what no store of this house keeps. */
  readonly record: (row: AuditRow) => Effect.Effect<void>;
  /** Newest first. */
  readonly recent: (agencyId: string, most: number) => Effect.Effect<readonly (AuditRow & { readonly at: Instant })[]>;
}

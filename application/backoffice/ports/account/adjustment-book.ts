/** Adjustments of agencies' accounts, and what was decided on them. */
import type { Effect } from 'effect';
import type { AdjustmentDecision, AdjustmentFields, AdjustmentPosted } from '#domain/account/adjustment.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AdjustmentShown, AdjustmentsWanted } from '#application/desk/account/adjustments.ts';
import type { AuditRow } from '../audit-log.ts';

export interface NewAdjustment {
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly fields: AdjustmentFields;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Instant;
  readonly record: AuditRow;
}

export type AdjustmentProposed =
  | { readonly kind: 'proposed' | 'repeated'; readonly adjustmentId: string }
  | { readonly kind: 'reused' };

export interface KeptAdjustment extends AdjustmentShown {
  readonly agencyId: string;
  readonly proposedByUserId: string;
}

export interface AdjustmentStep {
  readonly agencyId: string;
  readonly adjustmentId: string;
  readonly decision: AdjustmentDecision;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Instant;
  /** What is posted in the same commit. */
  readonly entry?: AdjustmentPosted;
  readonly record: AuditRow;
}

export interface AdjustmentBook {
  /** Adjustment and audit row stand in one commit. */
  readonly propose: (adjustment: NewAdjustment) => Effect.Effect<AdjustmentProposed>;
  /** Of one agency, which learns nothing of the others, or of any where none is named. */
  readonly find: (agencyId: string | undefined, adjustmentId: string) => Effect.Effect<KeptAdjustment | undefined>;
  readonly list: (
    wanted: AdjustmentsWanted & { readonly pageSize: number },
  ) => Effect.Effect<{ readonly adjustments: readonly KeptAdjustment[]; readonly total: number }>;
  /** Decision, entry of the ledger and audit row stand in one commit. False, and nothing is written, in another state. */
  readonly decide: (step: AdjustmentStep) => Effect.Effect<boolean>;
}

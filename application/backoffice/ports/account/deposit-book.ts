/** Deposits of agencies with their slips, and what was decided on them. */
import type { Effect } from 'effect';
import type { DepositDecision, DepositFields, DepositPosted } from '#domain/account/deposit.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DepositShown, DepositsWanted } from '#application/desk/account/deposits.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { AuditRow } from '../audit-log.ts';
import type { OutboxItem } from '../booking/outbox.ts';

export interface KeptSlip extends PaperFile {
  readonly agencyId: string;
  readonly slipId: string;
  readonly at: Instant;
}

export interface NewDeposit {
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly fields: DepositFields;
  readonly slipId?: string;
  readonly askedBy: { readonly userId: string; readonly name: string };
  /** In which the agency is notified of the decision. */
  readonly language: Language;
  readonly at: Instant;
  readonly record: AuditRow;
}

export type DepositAdded =
  | { readonly kind: 'added' | 'repeated'; readonly depositId: string }
  | { readonly kind: 'reused' }
  /** Its money was credited by itself, as this deposit. */
  | { readonly kind: 'arrived'; readonly depositId: string }
  /** The agency uploaded no such slip, or it belongs to another deposit. */
  | { readonly kind: 'slip-missing' };

export interface KeptDeposit extends DepositShown {
  readonly agencyId: string;
  readonly askedByUserId: string;
  readonly language: Language;
}

export interface DepositStep {
  readonly agencyId: string;
  readonly depositId: string;
  readonly decision: DepositDecision;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Instant;
  /** What is posted in the same commit. */
  readonly entry?: DepositPosted;
  readonly record: AuditRow;
  /** The outbox's entry that notifies the agency. */
  readonly notice: Pick<OutboxItem, 'kind' | 'payload'>;
}

/** Whose deposits are looked at: one agency's, which learns nothing of the others, or all. */
export interface DepositSight {
  readonly agencyId?: string;
}

export interface DepositBook {
  /** Forgets those of no deposit from before `staleBefore`. */
  readonly putSlip: (slip: KeptSlip, staleBefore: Instant) => Effect.Effect<void>;
  /** Deposit, slip and audit row stand in one commit. */
  readonly add: (deposit: NewDeposit) => Effect.Effect<DepositAdded>;
  readonly find: (sight: DepositSight, depositId: string) => Effect.Effect<KeptDeposit | undefined>;
  /** The deposit of the money that arrived at the agency's own account number under a reference: it is credited by itself. */
  readonly arrivedAs: (agencyId: string, reference: string) => Effect.Effect<string | undefined>;
  readonly slip: (sight: DepositSight, depositId: string) => Effect.Effect<PaperFile | undefined>;
  readonly list: (
    sight: DepositSight,
    wanted: Omit<DepositsWanted, 'scope'> & { readonly pageSize: number },
  ) => Effect.Effect<{ readonly deposits: readonly KeptDeposit[]; readonly total: number }>;
  /** Decision, entry of the ledger, audit row and notice stand in one commit. False, and nothing is written, in another state, or where its money was credited by itself. */
  readonly decide: (step: DepositStep) => Effect.Effect<boolean>;
}

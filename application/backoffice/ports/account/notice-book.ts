/** Below which available amounts agencies are notified. */
import type { Effect } from 'effect';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { AuditRow } from '../audit-log.ts';

/** The kind of the outbox's entries of those that are to be notified. */
export const balanceLow = 'balance-low';

export interface KeptNotice {
  readonly below: Money;
  readonly language: Language;
}

export interface StandingNotice extends Pick<KeptNotice, 'below'> {
  readonly agencyId: string;
  readonly account: AccountBalance;
  /** Since less was available. */
  readonly notified: boolean;
}

export interface NoticeBook {
  readonly of: (agencyId: string) => Effect.Effect<KeptNotice | undefined>;
  /** With the audit row in the same commit. It is notified again once another amount is passed. */
  readonly set: (agencyId: string, notice: KeptNotice | undefined, audit: AuditRow) => Effect.Effect<void>;
  /** Of every agency that wants to be notified, with its account as it stands. */
  readonly all: () => Effect.Effect<readonly StandingNotice[]>;
  /**
   * Agencies with less available: each is notified by an entry of the outbox, once, however many look. Those that have as much
   * again are notified the next time. Answers how many are to be notified.
   */
  readonly mark: (found: {
    readonly fallen: readonly string[];
    readonly risen: readonly string[];
  }) => Effect.Effect<number>;
}

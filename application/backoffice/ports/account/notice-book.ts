/** Below which available amounts agencies are notified. */
import type { Effect } from 'effect';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { AuditRow } from '../audit-log.ts';

/** The kind of the outbox's entries of those that are to be notified. */
export const balanceLow = 'balance-low';

export interface KeptNotice {
  readonly below: Money;
  readonly language: Language;
}

export interface NoticeBook {
  readonly of: (agencyId: string) => Effect.Effect<KeptNotice | undefined>;
  /** With the audit row in the same commit. It is notified again once another amount is passed. */
  readonly set: (agencyId: string, notice: KeptNotice | undefined, audit: AuditRow) => Effect.Effect<void>;
  /**
   * Writes the outbox's entry for each agency that has less available than it says and was not notified yet; where as much is
   * available again, the next time counts. Answers how many are to be notified.
   */
  readonly mark: () => Effect.Effect<number>;
}

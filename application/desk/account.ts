/** The agency's money: balance, rewards, ledger and its proof. */
import type { AccountBalance } from '#domain/account/balance.ts';
import type { LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from './answer.ts';

export interface AccountDesk {
  readonly balance: () => Answer<AccountBalance>;
  /** Points of the travel-rewards programme, a whole number. */
  readonly rewardPoints: () => Answer<number>;
  /** `from` and `to` inclusive, at most seven days of the business zone; pages are 1-based. */
  readonly ledger: (request: {
    readonly from: IsoDate;
    readonly to: IsoDate;
    readonly page: number;
  }) => Answer<LedgerPage>;
  /** Walks the caller's own chain from `after` (a `next` given before; from the start where absent), a page at a time. */
  readonly verifyLedger: (request: { readonly after?: string }) => Answer<LedgerVerdict>;
}

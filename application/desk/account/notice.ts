/** The notice of a low balance: mailed once each time that less is available than the agency says. */
import type { Money } from '#domain/money/money.ts';
import type { Answer } from '../answer.ts';

export interface BalanceNotice {
  /** No notice where absent. */
  readonly below?: Money;
  /** Less is available now. */
  readonly low: boolean;
}

export interface NoticeDesk {
  readonly balanceNotice: () => Answer<BalanceNotice>;
  /** Answers what then stands. Invalid at `below` as `checkNotice`. */
  readonly setBalanceNotice: (asked: { readonly below?: Money }) => Answer<BalanceNotice>;
}

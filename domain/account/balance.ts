/**
 * The agency's account at a glance. A credit balance is positive, money owed negative. What may be spent is
 * balance + credit limit − reserved, and no spending makes it negative.
 */
import type { Currency } from '../money/currency.ts';
import { add, compare, isNegative, isPositive, type Money, negate, subtract, zero } from '../money/money.ts';
import { type Violation, violation } from '../rules/violation.ts';

export interface AccountBalance {
  /** `outStanding` on the wire. */
  readonly balance: Money;
  readonly creditLimit: Money;
  /** Set aside for bookings in progress. */
  readonly reserved: Money;
}

/** balance + credit limit − reserved, in the account's currency. */
export function spendable(account: AccountBalance): Money {
  return subtract(add(account.balance, account.creditLimit), account.reserved);
}

/** What the agency owes: zero while there is money. */
export function due({ balance }: Pick<AccountBalance, 'balance'>): Money {
  return isNegative(balance) ? negate(balance) : zero(balance.currency);
}

/** The amount below which an agency is notified; none where it is not. Codes at `below`: `amount-currency`, `amount-not-positive`. */
export function checkNotice(below: Money | undefined, currency: Currency): readonly Violation[] {
  if (below === undefined) return [];
  if (below.currency !== currency) return [violation('amount-currency', 'below', { currency })];
  return isPositive(below) ? [] : [violation('amount-not-positive', 'below')];
}

/** Whether less is available than the agency wants to be notified of. */
export function isLow(account: AccountBalance, below: Money | undefined): boolean {
  return below !== undefined && compare(spendable(account), below) < 0;
}

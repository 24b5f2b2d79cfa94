/**
 * The agency's account at a glance. A credit balance is positive, money owed negative. What may be spent is
 * balance + credit limit − reserved, and no spending makes it negative.
 */
import { add, isNegative, negate, subtract, zero } from '../money/money.ts';
import type { Money } from '../money/money.ts';

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

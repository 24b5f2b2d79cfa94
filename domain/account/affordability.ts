/** Whether an account can pay a charge, out of what, and what is left: for saying so before anything is charged. */
import { isNegative, negate, subtract } from '../money/money.ts';
import type { Money } from '../money/money.ts';
import { type AccountBalance, spendable } from './balance.ts';

/**
 * `balance`: the balance pays, and `left` of it remains. `credit`: it takes some of the credit limit, and `left` may be
 * spent after it. `short`: so much is missing.
 */
export type Coverage =
  | { readonly by: 'balance' | 'credit'; readonly left: Money }
  | { readonly by: 'none'; readonly short: Money };

/** What pays a charge: the balance first, then credit; neither touches what is reserved. */
export function coverageOf(account: AccountBalance, charge: Money): Coverage {
  const left = subtract(spendable(account), charge);
  if (isNegative(left)) return { by: 'none', short: negate(left) };
  const own = subtract(left, account.creditLimit);
  return isNegative(own) ? { by: 'credit', left } : { by: 'balance', left: own };
}

/** The balance as it stands once a charge is taken. */
export function balanceAfter({ balance }: AccountBalance, charge: Money): Money {
  return subtract(balance, charge);
}

/**
 * The agency's account at a glance. A credit balance is positive, money owed negative. What may be spent is
 * balance + credit limit − reserved, and no spending makes it negative.
 */
import type { Currency } from '../money/currency.ts';
import { add, compare, isNegative, isPositive, type Money, negate, subtract, zero } from '../money/money.ts';
import { type Violation, violation } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { dateIn, type Instant, lastDayBefore } from '../time/instant.ts';

export interface AccountBalance {
  /** `outStanding` on the wire. */
  readonly balance: Money;
  readonly creditLimit: Money;
  /** Set aside for bookings in progress. */
  readonly reserved: Money;
  /** From this moment on there is no credit for an agency that owes: what is owed is to be paid before. */
  readonly dueBefore?: Instant;
  /** What is there of the credit limit for a time, and the moment at which it ends. */
  readonly extra?: { readonly amount: Money; readonly before: Instant };
}

/** balance + credit limit − reserved, in the account's currency. */
export function spendable(account: AccountBalance): Money {
  return subtract(add(account.balance, account.creditLimit), account.reserved);
}

/** What the agency owes: zero while there is money. */
export function due({ balance }: Pick<AccountBalance, 'balance'>): Money {
  return isNegative(balance) ? negate(balance) : zero(balance.currency);
}

/** Whether something is owed after the day by which it was to be paid. */
export function isOverdue(dueOn: IsoDate | undefined, balance: Money, today: IsoDate): boolean {
  return dueOn !== undefined && today > dueOn && isNegative(balance);
}

export interface CreditDays {
  /** The last day on which what is owed may be paid; an agency that owes after it has no credit. */
  readonly dueOn?: IsoDate;
  /** Something is owed and its day is over. */
  readonly overdue: boolean;
  /** What is there of the credit limit up to and including a day. */
  readonly extra?: { readonly amount: Money; readonly until: IsoDate };
}

/**
 * The days of an agency's credit. An increase that ended, or that is not there because something is overdue, is none; of an
 * agency that owes nothing a day that is over says nothing any more.
 */
export function creditDays(
  { balance, dueBefore, extra }: Pick<AccountBalance, 'balance' | 'dueBefore' | 'extra'>,
  now: Instant,
  zone: string,
): CreditDays {
  const today = dateIn(now, zone);
  const dueOn = dueBefore && lastDayBefore(dueBefore, zone);
  const until = extra && lastDayBefore(extra.before, zone);
  const overdue = isOverdue(dueOn, balance, today);
  return {
    overdue,
    ...(dueOn !== undefined && (overdue || today <= dueOn) && { dueOn }),
    ...(extra && until && today <= until && !overdue && { extra: { amount: extra.amount, until } }),
  };
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

/**
 * Credit that the house gives an agency: a standing limit, an increase for a time, and a day by which what is owed is paid.
 * `credit_now` of the database says the same at the moment of spending.
 */
import { isOverdue } from '../account/balance.ts';
import type { Currency } from '../money/currency.ts';
import { add, isNegative, isPositive, type Money, zero } from '../money/money.ts';
import { type Violation, violation } from '../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar-date.ts';

export interface CreditTerms {
  readonly limit: Money;
  /** On top of the limit, up to and including a day of the business zone. */
  readonly extra?: { readonly amount: Money; readonly until: IsoDate };
  /** The last day on which what is owed may be paid; an agency that owes after it has no credit. */
  readonly dueOn?: IsoDate;
}

/** Terms as typed: an amount may be missing, a day may be none. */
export interface CreditDraft {
  readonly limit?: Money | undefined;
  readonly extra?: Money | undefined;
  readonly extraUntil?: string | undefined;
  readonly dueOn?: string | undefined;
}

/**
 * What may be owed today, in the account's currency.
 *
 * @example creditOn({ limit: money(500000, 'INR') }, money(-100, 'INR'), isoDate('2026-11-20')) // => money(500000, 'INR')
 * @example creditOn({ limit: money(500000, 'INR'), dueOn: isoDate('2026-11-19') }, money(-100, 'INR'), isoDate('2026-11-20')) // => money(0, 'INR')
 */
export function creditOn({ limit, extra, dueOn }: CreditTerms, balance: Money, today: IsoDate): Money {
  if (isOverdue(dueOn, balance, today)) return zero(limit.currency);
  return extra !== undefined && today <= extra.until ? add(limit, extra.amount) : limit;
}

/**
 * The rules of credit: a limit of the account's currency that is not negative; an increase above zero together with its last day,
 * and neither day before `today`. Codes: `required`, `amount-currency`, `amount-negative`, `amount-not-positive`, `date-form`,
 * `date-past`, at `limit`, `extra`, `extraUntil` and `dueOn`.
 *
 * @example checkCredit({ limit: money(0, 'INR') }, 'INR', isoDate('2026-11-20')) // => []
 * @example checkCredit({ limit: money(0, 'INR'), extra: money(5, 'INR') }, 'INR', isoDate('2026-11-20')) // => [violation('required', 'extraUntil')]
 */
export function checkCredit(draft: CreditDraft, currency: Currency, today: IsoDate): readonly Violation[] {
  const { limit, extra, extraUntil = '', dueOn = '' } = draft;
  return [
    ...checkLimit(limit, currency),
    ...(extra === undefined ? [] : checkExtra(extra, currency)),
    ...(extra === undefined && extraUntil !== '' ? [violation('required', 'extra')] : []),
    ...(extra !== undefined && extraUntil === '' ? [violation('required', 'extraUntil')] : []),
    ...checkDay(extraUntil, 'extraUntil', today),
    ...checkDay(dueOn, 'dueOn', today),
  ];
}

/** Terms that keep {@link checkCredit}; undefined where they do not. */
export function creditOf(draft: CreditDraft, currency: Currency, today: IsoDate): CreditTerms | undefined {
  if (draft.limit === undefined || checkCredit(draft, currency, today).length > 0) return undefined;
  const until = parseIsoDate(draft.extraUntil ?? '');
  const dueOn = parseIsoDate(draft.dueOn ?? '');
  return {
    limit: draft.limit,
    ...(draft.extra !== undefined && until !== undefined && { extra: { amount: draft.extra, until } }),
    ...(dueOn !== undefined && { dueOn }),
  };
}

function checkLimit(limit: Money | undefined, currency: Currency): readonly Violation[] {
  if (limit === undefined) return [violation('required', 'limit')];
  if (limit.currency !== currency) return [violation('amount-currency', 'limit', { currency })];
  return isNegative(limit) ? [violation('amount-negative', 'limit')] : [];
}

function checkExtra(extra: Money, currency: Currency): readonly Violation[] {
  if (extra.currency !== currency) return [violation('amount-currency', 'extra', { currency })];
  return isPositive(extra) ? [] : [violation('amount-not-positive', 'extra')];
}

function checkDay(typed: string, path: string, today: IsoDate): readonly Violation[] {
  if (typed === '') return [];
  const day = parseIsoDate(typed);
  if (day === undefined) return [violation('date-form', path)];
  return day < today ? [violation('date-past', path)] : [];
}

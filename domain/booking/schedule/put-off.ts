/**
 * A part of what a sale charges that the agency pays later: the deposit is charged when it is booked, the balance by its day. The sale
 * is posted whole, so that its papers say what it costs; what is put off is credited with it and charged again when it falls due.
 */
import { transferPostings } from '../../account/postings.ts';
import type { Posting } from '../../account/chain.ts';
import { add, max, min, type Money, negate, subtract, zero } from '../../money/money.ts';
import { daysBetween, type IsoDate } from '../../time/calendar-date.ts';
import { nowDays, type ReminderStage, soonDays } from './schedule.ts';

export interface PutOff {
  readonly amount: Money;
  /** The last day on which it is charged. */
  readonly until: IsoDate;
}

const later = 'instalments';

/** Posted before the sale that it is put off of. */
export function putOffPostings(agencyId: string, amount: Money): readonly Posting[] {
  return transferPostings(agencyId, amount, later);
}

/** It is charged, or a refund goes into it. */
export function settledPostings(agencyId: string, amount: Money): readonly Posting[] {
  return transferPostings(agencyId, negate(amount), later);
}

/** What of a refund goes into what is put off: all of that where nothing is left of the booking. */
export function settledByRefund(putOff: Money, refund: Money, nothingLeft: boolean): Money {
  return nothingLeft ? putOff : min(putOff, max(zero(refund.currency), refund));
}

/** What giving units up does to what is put off: paid − what is kept of them = to the account, where nothing is left. */
export interface BalanceSettled {
  /** Charged so far for what stood before. */
  readonly paid: Money;
  /** Of the refund: what need not be paid any more. */
  readonly settled: Money;
  /** The rest of the refund; below zero where more is kept than was paid. */
  readonly toAccount: Money;
}

export function balanceSettled(
  putOff: Money,
  { refund, costs, left }: { readonly refund: Money; readonly costs: Money; readonly left: Money | undefined },
): BalanceSettled {
  const settled = settledByRefund(putOff, refund, left === undefined);
  const stood = left === undefined ? costs : add(costs, left);
  return { paid: subtract(stood, putOff), settled, toAccount: subtract(refund, settled) };
}

/** charge: it is due. cancel: its day is over, where it cannot be charged either. The others: to be reminded of. */
export type PutOffTurn = 'charge' | 'cancel' | Exclude<ReminderStage, 'overdue'>;

/**
 * What is to be done on a day, of stages that were not reminded of before; nothing where it is not due soon.
 *
 * @example putOffTurn({ until: isoDate('2026-12-20') }, isoDate('2026-12-15'), []) // => 'soon'
 */
export function putOffTurn(
  { until }: Pick<PutOff, 'until'>,
  today: IsoDate,
  said: readonly string[],
): PutOffTurn | undefined {
  const days = daysBetween(today, until);
  if (days <= 0) return days < 0 ? 'cancel' : 'charge';
  const stage = days <= nowDays ? 'now' : days <= soonDays ? 'soon' : undefined;
  return stage === undefined || said.includes(stage) ? undefined : stage;
}

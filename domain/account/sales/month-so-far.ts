/** This month so far against the same days of the month before: what a desk is measured by from day to day. */
import type { Money } from '../../money/money.ts';
import { addMonths, firstOfMonth, type IsoDate, monthOf } from '../../time/calendar-date.ts';
import type { SaleFigures } from './sale-summary.ts';

/** Both included. */
export interface MonthDays {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface MonthFigures extends SaleFigures, MonthDays {
  /** Refunds that were paid, and what customers got back with them. */
  readonly refunds: number;
  readonly refunded: Money;
}

export interface MonthSoFar {
  readonly now: MonthFigures;
  readonly before: MonthFigures;
}

/**
 * The days that are compared: from the first of each month to the same day of it; to the last one of a month that is shorter.
 *
 * @example monthsCompared(isoDate('2026-03-31')).before // => { from: isoDate('2026-02-01'), to: isoDate('2026-02-28') }
 */
export function monthsCompared(today: IsoDate): { readonly now: MonthDays; readonly before: MonthDays } {
  const days = (to: IsoDate): MonthDays => ({ from: firstOfMonth(monthOf(to)), to });
  return { now: days(today), before: days(addMonths(today, -1)) };
}

/**
 * How much more than before, in whole percent; less is below zero. Nothing where there was nothing before, or a loss: no share
 * of that says anything.
 *
 * @example changePercent(150, 120) // => 25
 */
export function changePercent(now: number, before: number): number | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((now - before) * 100) / before);
  // No change is not below zero.
  return percent === 0 ? 0 : percent;
}

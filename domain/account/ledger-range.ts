/** The days of which a ledger is shown: calendar days in the deployment's business zone. */
import { ledgerMostDays } from '../rules/limits.ts';
import { checkDayRange, type DayRangeDraft } from '../rules/day-range.ts';
import type { Violation } from '../rules/violation.ts';
import { addDays, type IsoDate } from '../time/calendar-date.ts';

/** First and last day, both included. */
export interface LedgerRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** As `checkDayRange`, of at most 7 days. */
export function checkLedgerRange(range: DayRangeDraft): readonly Violation[] {
  return checkDayRange(range, ledgerMostDays);
}

/**
 * The longest range that ends on a day: what a ledger opens with.
 *
 * @example ledgerRangeEnding(isoDate('2026-11-20')) // => { from: '2026-11-14', to: '2026-11-20' }
 */
export function ledgerRangeEnding(to: IsoDate): LedgerRange {
  return { from: addDays(to, 1 - ledgerMostDays), to };
}

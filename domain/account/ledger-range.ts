/** The days of which a ledger is shown: calendar days in the deployment's business zone. */
import { ledgerMostDays } from '../rules/limits.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';
import { addDays, daysBetween, type IsoDate, parseIsoDate } from '../time/calendar-date.ts';

/** First and last day, both included. */
export interface LedgerRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * Both days are required; `to` is not before `from`; at most 7 days, first and last included. Codes:
 * `required`, `date-form`, `range-order`, `range-days`.
 *
 * @example checkLedgerRange({ from: '2026-11-14', to: '2026-11-20' }) // => []
 * @example checkLedgerRange({ from: '2026-11-13', to: '2026-11-20' }) // => [violation('range-days', 'to', { most: 7 })]
 */
export function checkLedgerRange(range: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): readonly Violation[] {
  const ends = [...checkDay(range.from, 'from'), ...checkDay(range.to, 'to')];
  const [from, to] = [parseIsoDate(range.from ?? ''), parseIsoDate(range.to ?? '')];
  if (ends.length > 0 || from === undefined || to === undefined) {
    return ends;
  }
  if (to < from) {
    return [violation('range-order', 'to')];
  }
  return daysBetween(from, to) + 1 > ledgerMostDays ? [violation('range-days', 'to', { most: ledgerMostDays })] : [];
}

/**
 * The longest range that ends on a day: what a ledger opens with.
 *
 * @example ledgerRangeEnding(isoDate('2026-11-20')) // => { from: '2026-11-14', to: '2026-11-20' }
 */
export function ledgerRangeEnding(to: IsoDate): LedgerRange {
  return { from: addDays(to, 1 - ledgerMostDays), to };
}

function checkDay(text: string | undefined, path: string): readonly Violation[] {
  return firstOf(required(text, path), parseIsoDate(text ?? '') === undefined ? [violation('date-form', path)] : []);
}

/** Two days and what lies between them, both included. */
import { daysBetween, parseIsoDate } from '../time/calendar-date.ts';
import { firstOf, required, type Violation, violation } from './violation.ts';

/** A range of days as it is being typed. */
export interface DayRangeDraft {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Both days are required; `to` is not before `from`; at most `most` days, first and last included. Codes:
 * `required`, `date-form`, `range-order`, `range-days`.
 *
 * @example checkDayRange({ from: '2026-11-14', to: '2026-11-20' }, 7) // => []
 * @example checkDayRange({ from: '2026-11-13', to: '2026-11-20' }, 7) // => [violation('range-days', 'to', { most: 7 })]
 */
export function checkDayRange(range: DayRangeDraft, most: number): readonly Violation[] {
  const ends = [...checkDay(range.from, 'from'), ...checkDay(range.to, 'to')];
  const [from, to] = [parseIsoDate(range.from ?? ''), parseIsoDate(range.to ?? '')];
  if (ends.length > 0 || from === undefined || to === undefined) return ends;
  if (to < from) return [violation('range-order', 'to')];
  return daysBetween(from, to) + 1 > most ? [violation('range-days', 'to', { most })] : [];
}

function checkDay(text: string | undefined, path: string): readonly Violation[] {
  return firstOf(required(text, path), parseIsoDate(text ?? '') === undefined ? [violation('date-form', path)] : []);
}

/**
 * Comparing dates as texts that a person may still be typing. There are two sorts, and the name says
 * which: the lenient ones, for the form in front of the agent, let a text pass that is no date, because
 * another rule speaks about that; the strict ones, for the server, refuse it.
 *
 * All read every stored and shown form, `TODAY_DATE` included, for which they need the present day.
 */
import type { IsoDate } from './calendar-date.ts';
import { readDate } from './stored-formats.ts';

/**
 * Lenient: whether the first date comes before the second, or one of them is no date.
 *
 * @example passesBefore('2026/11/20', '21/11/2026', isoDate('2026-11-01')) // => true
 * @example passesBefore('soon', '2026-11-20', isoDate('2026-11-01')) // => true
 */
export function passesBefore(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order < 0) ?? true;
}

/** Lenient: whether the first date is the second or comes before it, or one of them is no date. */
export function passesSameOrBefore(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order <= 0) ?? true;
}

/** Lenient: whether the first date comes after the second, or one of them is no date. */
export function passesAfter(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order > 0) ?? true;
}

/** Lenient: whether the first date is the second or comes after it, or one of them is no date. */
export function passesSameOrAfter(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order >= 0) ?? true;
}

/**
 * Strict: whether both are dates and the first comes before the second.
 *
 * @example isDateBefore('soon', '2026-11-20', isoDate('2026-11-01')) // => false
 */
export function isDateBefore(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order < 0) ?? false;
}

/** Strict: whether both are dates and the first is the second or comes before it. */
export function isDateSameOrBefore(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order <= 0) ?? false;
}

/** Strict: whether both are dates and the first comes after the second. */
export function isDateAfter(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order > 0) ?? false;
}

/** Strict: whether both are dates and the first is the second or comes after it. */
export function isDateSameOrAfter(left: string, right: string, today: IsoDate): boolean {
  return compared(left, right, today, (order) => order >= 0) ?? false;
}

function compared(left: string, right: string, today: IsoDate, holds: (order: number) => boolean): boolean | undefined {
  const [first, second] = [readDate(left, today), readDate(right, today)];
  if (first === undefined || second === undefined) {
    return undefined;
  }
  return holds(first === second ? 0 : first < second ? -1 : 1);
}

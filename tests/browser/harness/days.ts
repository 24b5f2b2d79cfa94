/** Days of travel, counted from today at the demonstration's business, and how the portal writes a day. */
import { addDays, addYears, dayOf, monthOf, yearOf } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';

/** Asked each time: midnight may come in a run. */
export const today = (): IsoDate => dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

export function inDays(days: number): IsoDate {
  return addDays(today(), days);
}

export function yearsAgo(years: number): IsoDate {
  return addYears(today(), -years);
}

/** "09/07/1985", as one types it. */
export function typed(date: IsoDate): string {
  const month = monthOf(date).slice(5);
  return `${String(dayOf(date)).padStart(2, '0')}/${month}/${yearOf(date)}`;
}

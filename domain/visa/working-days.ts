/** Working days of missions: Monday to Friday. Their holidays are not known here, so a date is the earliest, not a promise. */
import { addDays, type IsoDate, weekday } from '../time/calendar-date.ts';

/**
 * The day that many working days after one.
 *
 * @example afterWorkingDays(isoDate('2026-11-20'), 1) // => isoDate('2026-11-23')
 * @example afterWorkingDays(isoDate('2026-11-23'), 4) // => isoDate('2026-11-27')
 */
export function afterWorkingDays(from: IsoDate, count: number): IsoDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorking(day)) left -= 1;
  }
  return day;
}

function isWorking(day: IsoDate): boolean {
  return weekday(day) <= 5;
}

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

/**
 * A day itself, or the next on which somebody works.
 *
 * @example firstWorkingDay(isoDate('2026-11-21')) // => isoDate('2026-11-23')
 */
export function firstWorkingDay(from: IsoDate): IsoDate {
  return afterWorkingDays(addDays(from, -1), 1);
}

/**
 * The last working day from which that many working days end before a day.
 *
 * @example lastWorkingDayFor(isoDate('2026-11-29'), 4) // => isoDate('2026-11-23')
 */
export function lastWorkingDayFor(before: IsoDate, count: number): IsoDate {
  let day = before;
  for (let left = count + 1; left > 0; ) {
    day = addDays(day, -1);
    if (isWorking(day)) left -= 1;
  }
  return day;
}

function isWorking(day: IsoDate): boolean {
  return weekday(day) <= 5;
}

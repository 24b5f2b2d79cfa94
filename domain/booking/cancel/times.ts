/** By when the refund of a cancellation must have come. */
import { addDays, type IsoDate, weekday } from '../../time/calendar-date.ts';
import { refundWorkingDays } from './cancellation.ts';

/** The day by which a refund asked for on a day must have come: so many working days later, Saturday and Sunday none. */
export function refundDueOn(asked: IsoDate, workingDays: number = refundWorkingDays): IsoDate {
  let day = asked;
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The first of the days, up to a day, on which a refund could be asked for that is not overdue on it. */
export function refundsOverdueBefore(today: IsoDate, workingDays: number = refundWorkingDays): IsoDate {
  let day = today;
  while (refundDueOn(addDays(day, -1), workingDays) >= today) day = addDays(day, -1);
  return day;
}

function isWeekend(day: IsoDate): boolean {
  return weekday(day) > 5;
}

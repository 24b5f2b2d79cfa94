/** What packages are, in words. */
import type { MealTime } from '#domain/holiday/package/package.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { GridRow } from '#domain/holiday/cancel/grid.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

export function useHolidayText() {
  const words = useWords();
  const dates = useDates();
  return {
    /** 'Fri 11 Dec – Wed 16 Dec'. */
    between: (from: IsoDate, to: IsoDate) => `${dates.short(from)} – ${dates.short(to)}`,
    meals: (meals: readonly MealTime[]) => meals.map((meal) => words(`holiday-meal-${meal}`)),
    grid: ({ until, percent }: GridRow) =>
      until === undefined
        ? { when: words('holiday-grid-later'), kept: words('holiday-grid-kept', { percent }) }
        : {
            when: words('holiday-grid-until', { date: dates.short(until) }),
            kept: percent === 0 ? words('holiday-grid-free') : words('holiday-grid-kept', { percent }),
          },
  };
}

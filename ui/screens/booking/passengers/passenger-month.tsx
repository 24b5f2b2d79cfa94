/** A month as a grid: each day with its departures and travellers. Arrows move, Enter lists a day, again lists all. */
import { useRef, useState } from 'react';
import type { CalendarDay } from '#domain/booking/passenger-calendar.ts';
import { dayOf, type IsoDate, type IsoMonth, monthOf } from '#domain/time/calendar-date.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { moved } from '#ui/design/date/date-range-calendar.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { weekOrder, weeksOf } from '#ui/design/date/month-grid.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './passenger-calendar.module.css';

export interface PassengerMonthProps {
  readonly month: IsoMonth;
  readonly days: readonly CalendarDay[];
  /** The day that is listed. */
  readonly day: IsoDate | undefined;
  readonly today: IsoDate;
  readonly onDay: (day: IsoDate | undefined) => void;
}

const firstWeekday = 7;

export function PassengerMonth({ month, days, day, today, onDay }: PassengerMonthProps) {
  const words = useWords();
  const dates = useDates();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<IsoDate | undefined>();
  const byDate = new Map(days.map((each) => [each.date, each]));
  const reachable = [at, day, today].find((each) => each !== undefined && monthOf(each) === month) ?? days[0]?.date;
  const most = Math.max(1, ...days.map(({ travellers }) => travellers));
  const goTo = (next: IsoDate) => {
    if (monthOf(next) !== month) return;
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <table ref={table} className={styles.grid} aria-label={words('passengers-month')}>
      <thead>
        <tr>
          {weekOrder(firstWeekday).map((each) => (
            <th key={each} scope="col">
              <abbr title={dates.weekday(each).full}>{dates.weekday(each).narrow}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week, index) => (
          <tr key={index}>
            {week.map((date, place) => {
              const found = date === null ? undefined : byDate.get(date);
              if (date === null || found === undefined) return <td key={place} aria-hidden="true" />;
              const { departures, travellers } = found;
              const count = words('passengers-day-count', { departures, travellers });
              return (
                <td key={place}>
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === reachable ? 0 : -1}
                    aria-pressed={date === day}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={
                      departures === 0
                        ? words('passengers-none', { day: dates.long(date) })
                        : words('passengers-day', { day: dates.long(date), count })
                    }
                    className={classNames(
                      styles.day,
                      date === today && styles.today,
                      departures > 0 && styles.busy,
                      travellers > most * 0.6 && styles.busiest,
                    )}
                    onClick={() => onDay(date === day ? undefined : date)}
                    onFocus={() => setAt(date)}
                    onKeyDown={(event) => {
                      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
                      const next = moved(date, event, rightToLeft, firstWeekday);
                      if (next === null) return;
                      event.preventDefault();
                      goTo(next);
                    }}
                  >
                    <span className={styles.number}>{dayOf(date)}</span>
                    {departures === 0 ? null : (
                      <>
                        <span className={styles.count}>{travellers}</span>
                        <span className={styles.detail}>{count}</span>
                      </>
                    )}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * One month as a grid of days. Under each day there may be a line, such as the lowest fare; the cheapest are green, and
 * say so; holidays have a dot and a name. Today is outlined, a range filled.
 */
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import { datesOfMonth, dayOf, weekday } from '#domain/time/calendar-date.ts';
import { classNames } from '../theme/class-names.ts';
import { useDates } from './dates.ts';
import { useWords } from '../words/words.ts';
import styles from './month-grid.module.css';

/** What is written under a day. */
export interface DayNote {
  readonly line?: string | undefined;
  readonly cheapest?: boolean | undefined;
  readonly holiday?: string | undefined;
}

export interface MonthGridProps {
  readonly month: IsoMonth;
  readonly first: IsoDate | null;
  readonly last: IsoDate | null;
  readonly today: IsoDate;
  readonly isUsable: (date: IsoDate) => boolean;
  readonly notes?: ReadonlyMap<IsoDate, DayNote> | undefined;
  /** The day that Tab reaches. */
  readonly reachable: IsoDate;
  readonly firstWeekday: number;
  readonly onChoose: (date: IsoDate) => void;
  readonly onPoint?: ((date: IsoDate) => void) | undefined;
  /** Leaves out the letters of the week, where they stand above all months. */
  readonly weekHidden?: boolean | undefined;
}

export const weekOrder = (firstWeekday: number): readonly number[] =>
  Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);

/** The month's weeks, null where a week reaches into another month. */
export const weeksOf = (month: IsoMonth, firstWeekday: number): readonly (readonly (IsoDate | null)[])[] => {
  const days = datesOfMonth(month);
  const start = days[0];
  if (start === undefined) return [];
  const before = (weekday(start) - firstWeekday + 7) % 7;
  const cells: (IsoDate | null)[] = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

export const MonthGrid = ({
  month,
  first,
  last,
  today,
  isUsable,
  notes,
  reachable,
  firstWeekday,
  onChoose,
  onPoint,
  weekHidden = false,
}: MonthGridProps) => {
  const words = useWords();
  const dates = useDates();
  const ranged = first !== null && last !== null && first < last;

  const describe = (date: IsoDate, note: DayNote | undefined): string => {
    const role =
      date === first && (last === null || last === first)
        ? 'design-day-chosen'
        : date === first
          ? 'design-day-first'
          : date === last
            ? 'design-day-last'
            : ranged && date > first && date < last
              ? 'design-day-between'
              : null;
    return [
      dates.long(date),
      date === today ? words('design-today') : null,
      note?.line ?? null,
      note?.cheapest === true ? words('design-day-cheapest') : null,
      note?.holiday ?? null,
      role === null ? null : words(role),
    ]
      .filter((part) => part !== null)
      .join(', ');
  };

  return (
    <div role="grid" aria-label={dates.month(month)}>
      <div role="rowgroup" className={weekHidden ? 'unseen' : undefined}>
        <div role="row" className={styles.week}>
          {weekOrder(firstWeekday).map((day) => {
            const name = dates.weekday(day);
            return (
              <span key={day} role="columnheader" className={styles.weekday}>
                <span aria-hidden="true">{name.narrow}</span>
                <span className="unseen">{name.full}</span>
              </span>
            );
          })}
        </div>
      </div>
      <div role="rowgroup">
        {weeksOf(month, firstWeekday).map((week, index) => (
          <div key={index} role="row" className={styles.week}>
            {week.map((date, column) => {
              if (date === null) return <span key={column} aria-hidden="true" />;
              const note = notes?.get(date);
              const usable = isUsable(date);
              const chosen = date === first || date === last;
              const between = ranged && date > first && date < last;
              return (
                <span
                  key={column}
                  role="gridcell"
                  aria-selected={chosen || between}
                  className={classNames(
                    styles.cell,
                    between && styles.between,
                    ranged && date === first && styles.rangeStart,
                    ranged && date === last && styles.rangeEnd,
                  )}
                >
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === reachable ? 0 : -1}
                    className={classNames(
                      styles.day,
                      date === today && styles.today,
                      chosen && styles.chosen,
                      !usable && styles.unusable,
                    )}
                    aria-label={usable ? describe(date, note) : `${dates.long(date)}, ${words('design-day-unusable')}`}
                    aria-disabled={usable ? undefined : true}
                    onClick={() => {
                      if (usable) onChoose(date);
                    }}
                    onPointerEnter={() => {
                      if (usable) onPoint?.(date);
                    }}
                  >
                    <span className={styles.number}>{dayOf(date)}</span>
                    {usable && note?.line !== undefined ? (
                      <span className={classNames(styles.line, note.cheapest === true && styles.cheapest)}>
                        {note.line}
                      </span>
                    ) : null}
                    {note?.holiday === undefined ? null : <span className={styles.holiday} />}
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};

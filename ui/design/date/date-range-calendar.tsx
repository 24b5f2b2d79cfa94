/**
 * Choosing a day, or a first and a last: two months side by side with arrows between them, or on a narrow window a list of
 * the months, if they are few. Arrow keys walk days and weeks, Page keys months (years with Shift), Home and End a week.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import {
  addDays,
  addMonths,
  firstOfMonth,
  isoMonth,
  monthOf,
  shiftMonth,
  weekday,
} from '#domain/time/calendar-date.ts';
import { useDates } from './dates.ts';
import { IconButton } from '../press/icon-button.tsx';
import { MonthGrid, weekOrder } from './month-grid.tsx';
import type { DayNote } from './month-grid.tsx';
import { useNarrow } from '../theme/use-narrow.ts';
import { useWords } from '../words/words.ts';
import styles from './date-range-calendar.module.css';

export type { DayNote } from './month-grid.tsx';

export interface ChosenDates {
  readonly first: IsoDate | null;
  readonly last: IsoDate | null;
}

export interface DateRangeCalendarProps {
  readonly chosen: ChosenDates;
  readonly onChange: (chosen: ChosenDates) => void;
  /** One day only; `last` stays null. */
  readonly single?: boolean | undefined;
  /** Which end the next press sets; the calendar moves on to the other end by `onPicking`. */
  readonly picking?: 'first' | 'last' | undefined;
  readonly onPicking?: ((end: 'first' | 'last') => void) | undefined;
  readonly today: IsoDate;
  readonly least: IsoDate;
  readonly most: IsoDate;
  readonly isUsable?: ((date: IsoDate) => boolean) | undefined;
  readonly notes?: ReadonlyMap<IsoDate, DayNote> | undefined;
  /** The months in view, so that their notes can be brought. */
  readonly onMonths?: ((months: readonly IsoMonth[]) => void) | undefined;
  /** Monday = 1; Sunday unless set otherwise. */
  readonly firstWeekday?: number | undefined;
  /** Months side by side on a wide window. */
  readonly months?: 1 | 2 | undefined;
  /** Between the arrows, such as a switch of views. */
  readonly lead?: ReactNode;
  /** Puts the focus on the chosen day (or today) when it appears. */
  readonly takesFocus?: boolean | undefined;
}

/** A longer span, such as that of dates of birth, is walked month by month on every window. */
const MOST_LISTED_MONTHS = 14;

const clamp = (date: IsoDate, least: IsoDate, most: IsoDate): IsoDate =>
  date < least ? least : date > most ? most : date;

/** The day that a key of a month grid leads to from one; null where it is no such key. */
export const moved = (
  date: IsoDate,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  rightToLeft: boolean,
  firstWeekday: number,
): IsoDate | null => {
  const ahead = rightToLeft ? -1 : 1;
  const inWeek = (weekday(date) - firstWeekday + 7) % 7;
  switch (event.key) {
    case 'ArrowRight':
      return addDays(date, ahead);
    case 'ArrowLeft':
      return addDays(date, -ahead);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    case 'PageDown':
      return addMonths(date, event.shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(date, event.shiftKey ? -12 : -1);
    default:
      return null;
  }
};

/** What is chosen once a day is, and which end comes next. */
export const chosenWith = (
  date: IsoDate,
  chosen: ChosenDates,
  { single, picking }: { readonly single: boolean; readonly picking: 'first' | 'last' },
): { readonly chosen: ChosenDates; readonly next?: 'first' | 'last' } => {
  if (single) return { chosen: { first: date, last: null } };
  if (picking === 'first' || chosen.first === null || date < chosen.first)
    return {
      chosen: { first: date, last: chosen.last !== null && chosen.last > date ? chosen.last : null },
      next: 'last',
    };
  return { chosen: { first: chosen.first, last: date }, next: 'first' };
};

const monthsBetween = (from: IsoMonth, to: IsoMonth): readonly IsoMonth[] => {
  const months: IsoMonth[] = [];
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month);
  return months;
};

export const DateRangeCalendar = ({
  chosen,
  onChange,
  single = false,
  picking = 'first',
  onPicking,
  today,
  least,
  most,
  isUsable,
  notes,
  onMonths,
  firstWeekday = 7,
  months = 2,
  lead,
  takesFocus = false,
}: DateRangeCalendarProps) => {
  const words = useWords();
  const dates = useDates();
  const listed = useNarrow() && shiftMonth(monthOf(least), MOST_LISTED_MONTHS) > monthOf(most);
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(takesFocus);
  const start = clamp((picking === 'last' ? (chosen.last ?? chosen.first) : chosen.first) ?? today, least, most);
  const [reachable, setReachable] = useState(start);
  const [shownFrom, setShownFrom] = useState<IsoMonth>(monthOf(chosen.first ?? start));
  const [pointed, setPointed] = useState<IsoDate | null>(null);

  const lastMonth = monthOf(most);
  const view = listed
    ? monthsBetween(monthOf(least), lastMonth)
    : monthsBetween(shownFrom, shiftMonth(shownFrom, months - 1));
  const viewKey = view.join(' ');
  const tell = useEffectEvent((keys: string) => onMonths?.(keys.split(' ').map(isoMonth)));
  useEffect(() => tell(viewKey), [viewKey]);

  const focusDay = (date: IsoDate) => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusDay(reachable);
  });
  const showStart = useEffectEvent(() => {
    root.current?.querySelector(`[data-date="${start}"]`)?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (listed) showStart();
  }, [listed]);

  const usable = (date: IsoDate) => date >= least && date <= most && (isUsable?.(date) ?? true);

  const choose = (date: IsoDate) => {
    setReachable(date);
    const made = chosenWith(date, chosen, { single, picking });
    onChange(made.chosen);
    if (made.next !== undefined) onPicking?.(made.next);
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.date === undefined) return;
    const wanted = moved(reachable, event, getComputedStyle(event.currentTarget).direction === 'rtl', firstWeekday);
    if (wanted === null) return;
    event.preventDefault();
    const target = clamp(wanted, least, most);
    setReachable(target);
    const month = monthOf(target);
    if (!view.includes(month)) setShownFrom(month < shownFrom ? month : shiftMonth(month, 1 - months));
    wantsFocus.current = true;
  };

  const inView = view.includes(monthOf(reachable))
    ? reachable
    : clamp(firstOfMonth(view[0] ?? monthOf(least)), least, most);
  const shownLast =
    !single &&
    picking === 'last' &&
    chosen.last === null &&
    chosen.first !== null &&
    pointed !== null &&
    pointed > chosen.first
      ? pointed
      : chosen.last;
  const grid = (month: IsoMonth) => (
    <MonthGrid
      month={month}
      first={chosen.first}
      last={shownLast}
      today={today}
      isUsable={usable}
      notes={notes}
      reachable={inView}
      firstWeekday={firstWeekday}
      onChoose={choose}
      onPoint={setPointed}
      weekHidden={listed}
    />
  );

  if (listed) {
    return (
      <div ref={root} className={styles.list} onKeyDown={press}>
        <div className={styles.week} aria-hidden="true">
          {weekOrder(firstWeekday).map((day) => (
            <span key={day}>{dates.weekday(day).narrow}</span>
          ))}
        </div>
        {view.map((month) => (
          <section key={month} className={styles.month}>
            <h3 className={styles.listTitle}>{dates.month(month)}</h3>
            {grid(month)}
          </section>
        ))}
      </div>
    );
  }
  return (
    <div ref={root} className={styles.calendar} onKeyDown={press} onPointerLeave={() => setPointed(null)}>
      <div className={styles.head}>
        <IconButton
          label={words('design-previous-month')}
          icon={ChevronLeft}
          variant="secondary"
          size={32}
          mirrored
          disabled={shownFrom <= monthOf(least)}
          onClick={() => setShownFrom(shiftMonth(shownFrom, -1))}
        />
        <div>{lead}</div>
        <IconButton
          label={words('design-next-month')}
          icon={ChevronRight}
          variant="secondary"
          size={32}
          mirrored
          disabled={shiftMonth(shownFrom, months - 1) >= lastMonth}
          onClick={() => setShownFrom(shiftMonth(shownFrom, 1))}
        />
      </div>
      <div className={styles.months}>
        {view.map((month) => (
          <div key={month} className={styles.month}>
            <h3 className={styles.title} aria-live="polite">
              {dates.month(month)}
            </h3>
            {grid(month)}
          </div>
        ))}
      </div>
    </div>
  );
};

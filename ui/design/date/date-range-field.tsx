/**
 * The travel dates of a search: one control, 54 high, with a half for each end, that opens the calendar beside it or, on
 * a narrow window, over the whole of it. A digit or a plus typed on it begins a day that is typed ("24NOV", "+3"). The words
 * of the ends are the caller's.
 */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import CalendarIcon from 'lucide-react/icons/calendar';
import X from 'lucide-react/icons/x';
import { Button } from '../press/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import { chosenWith } from './date-range-calendar.tsx';
import type { ChosenDates, DateRangeCalendarProps } from './date-range-calendar.tsx';
import { useDates } from './dates.ts';
import { readTravelDate } from './typed-date.ts';
import { TypedDay } from './typed-day.tsx';
import { FieldError } from '../field/field.tsx';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { IconButton } from '../press/icon-button.tsx';
import { Icon } from '../press/icon.tsx';
import { Popover } from '../layer/popover.tsx';
import { useDialog } from '../layer/use-dialog.ts';
import { useNarrow } from '../theme/use-narrow.ts';
import { useWords } from '../words/words.ts';
import control from '../field/control.module.css';
import styles from './date-range-field.module.css';

export interface DateRangeFieldProps
  extends Pick<
    DateRangeCalendarProps,
    | 'chosen'
    | 'onChange'
    | 'single'
    | 'today'
    | 'least'
    | 'most'
    | 'isUsable'
    | 'notes'
    | 'onMonths'
    | 'firstWeekday'
    | 'lead'
  > {
  readonly firstLabel: string;
  readonly lastLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  /** After the last date, such as "3 nights". */
  readonly detail?: ReactNode;
  /** Title of the panel. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** At the start of the panel's footer. */
  readonly legend?: ReactNode;
  readonly doneLabel?: ReactNode;
  /** Which end is being chosen, each time another one is. */
  readonly onPicking?: ((end: 'first' | 'last') => void) | undefined;
  readonly firstError?: string | undefined;
  readonly lastError?: string | undefined;
  readonly id?: string | undefined;
  readonly lastId?: string | undefined;
}

type End = 'first' | 'last';

const FullWindow = ({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const dialog = useDialog(onClose);
  return (
    <dialog {...dialog} className={styles.full} aria-label={title} aria-modal="true">
      {children}
    </dialog>
  );
};

export const DateRangeField = ({
  chosen,
  onChange,
  single = false,
  firstLabel,
  lastLabel,
  placeholder,
  detail,
  title,
  subtitle,
  legend,
  doneLabel,
  onPicking,
  firstError,
  lastError,
  id,
  lastId,
  ...calendar
}: DateRangeFieldProps) => {
  const words = useWords();
  const dates = useDates();
  const narrow = useNarrow();
  const made = useId();
  const box = useRef<HTMLDivElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<End | null>(null);
  /** What is typed of a day; each one that was taken shows the calendar again, where it lies. */
  const [draft, setDraft] = useState('');
  const [taken, setTaken] = useState(0);
  const typing = useRef<HTMLInputElement>(null);
  const error = firstError ?? lastError;
  const fieldId = id ?? made;

  const pick = (end: End) => {
    setOpen(end);
    onPicking?.(end);
  };
  const close = () => {
    setOpen(null);
    setDraft('');
    setTaken(0);
  };
  const done = () => {
    close();
    firstButton.current?.focus();
  };
  const change = (next: ChosenDates) => {
    onChange(next);
    if (single && !narrow) done();
  };

  const half = (end: End, label: string) => {
    const date = end === 'first' ? chosen.first : chosen.last;
    const invalid = (end === 'first' ? firstError : lastError) !== undefined;
    const more = end === 'last' && date !== null ? detail : undefined;
    return (
      <button
        ref={end === 'first' ? firstButton : undefined}
        id={end === 'first' ? fieldId : (lastId ?? `${fieldId}-last`)}
        type="button"
        className={classNames(styles.half, open === end && styles.picking)}
        aria-haspopup="dialog"
        aria-expanded={open === end}
        aria-describedby={invalid ? `${fieldId}-note` : undefined}
        onClick={() => (open === end ? close() : pick(end))}
      >
        {end === 'first' ? <Icon of={CalendarIcon} size={20} className={control.icon} /> : null}
        <span className={control.inside}>
          <span className={control.insideLabel}>
            {label}
            {more !== undefined && narrow ? <> · {more}</> : null}
          </span>
          <span className={styles.value}>
            {date === null ? (
              <span className={styles.placeholder}>{placeholder ?? words('design-select')}</span>
            ) : (
              dates.short(date)
            )}
            {more !== undefined && !narrow ? <span className={styles.detail}> {more}</span> : null}
          </span>
        </span>
      </button>
    );
  };

  const picking = open ?? 'first';
  const { least, most, isUsable = () => true } = calendar;
  /** A day that was typed is taken as one that was pressed, and leads on to the other end. */
  const take = (date: IsoDate) => {
    const made = chosenWith(date, chosen, { single, picking });
    onChange(made.chosen);
    setDraft('');
    setTaken(taken + 1);
    if (made.next === 'last') pick('last');
    else done();
  };
  const begin = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[+\d\u0660-\u0669\u06F0-\u06F9]$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setDraft(event.key);
    if (open === null) pick(event.target === firstButton.current ? 'first' : single ? 'first' : 'last');
  };
  const begun = draft !== '';
  useLayoutEffect(() => {
    if (begun || taken > 0) typing.current?.focus();
  }, [begun, taken]);
  const typed = (
    <TypedDay
      end={(picking === 'last' ? lastLabel : undefined) ?? firstLabel}
      draft={draft}
      onDraft={setDraft}
      read={(text) =>
        readTravelDate(text, {
          from: picking === 'last' && chosen.first !== null ? chosen.first : calendar.today,
          least: picking === 'last' && chosen.first !== null ? chosen.first : least,
          most,
        })
      }
      isUsable={(date) => date >= least && date <= most && isUsable(date)}
      onChoose={take}
      inputRef={typing}
    />
  );

  const halves = (
    <>
      {half('first', firstLabel)}
      {single || lastLabel === undefined ? null : half('last', lastLabel)}
    </>
  );

  const months = (
    <DateRangeCalendar
      {...calendar}
      chosen={chosen}
      onChange={change}
      single={single}
      key={taken}
      picking={picking}
      onPicking={pick}
      takesFocus={!begun && taken === 0}
    />
  );

  const foot = (
    <div className={styles.foot}>
      <div className={styles.legend}>{legend}</div>
      <Button variant="quiet" size={narrow ? 48 : 32} onClick={() => onChange({ first: null, last: null })}>
        {words('design-clear')}
      </Button>
      <Button variant="primary" size={narrow ? 48 : 32} onClick={done}>
        {doneLabel ?? words('design-done')}
      </Button>
    </div>
  );

  return (
    <div className={styles.whole} onKeyDown={begin}>
      <div
        ref={box}
        className={classNames(
          control.box,
          control.size54,
          styles.box,
          open !== null && control.open,
          error !== undefined && control.invalid,
        )}
      >
        {halves}
      </div>
      {error === undefined ? null : <FieldError id={`${fieldId}-note`}>{error}</FieldError>}
      {narrow || open === null ? null : (
        <Popover open onClose={close} anchor={box} label={title} align="centre" takesFocus={false} flush>
          {typed}
          {months}
          {foot}
        </Popover>
      )}
      {narrow && open !== null ? (
        <FullWindow title={title} onClose={done}>
          <div className={styles.head}>
            <IconButton label={words('design-close')} icon={X} onClick={done} />
            <div>
              <h2>{title}</h2>
              {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
            </div>
          </div>
          {typed}
          <div className={styles.scroll}>{months}</div>
          {foot}
        </FullWindow>
      ) : null}
    </div>
  );
};

/**
 * A date in a form, typed as day, month and year ("09 Jul 1985", "9/7/1985", "09071985"), or in shorthand
 * ("9JUL85", "+3"), which is read once the field is left. What was typed stays when it names no day. With `calendar` a button opens a month to choose from.
 */
import { useContext, useId, useRef, useState } from 'react';
import CalendarIcon from 'lucide-react/icons/calendar';
import { addYears } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { classNames } from '../theme/class-names.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import { useDates } from './dates.ts';
import { Field } from '../field/field.tsx';
import type { FieldText } from '../field/field.tsx';
import { Icon } from '../press/icon.tsx';
import { Popover } from '../layer/popover.tsx';
import { TodayContext } from './today.ts';
import { readShorthand, readTypedDate } from './typed-date.ts';
import { useWords } from '../words/words.ts';
import control from '../field/control.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly value: IsoDate | null;
  /** What was typed before and names no day; shown again when the page comes back. */
  readonly unread?: string | undefined;
  /** The date, or null with what was typed while it names none (or is empty). */
  readonly onChange: (date: IsoDate | null, typed: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: 'bday' | 'off' | undefined;
  readonly size?: 40 | 36 | 32 | undefined;
  /** Somebody was born on it: a year of two digits is none to come. */
  readonly birth?: boolean | undefined;
  readonly calendar?: { readonly today: IsoDate; readonly least: IsoDate; readonly most: IsoDate } | undefined;
}

/** A passport or a card is valid for fewer years; a year of two digits that is further ahead is past. */
const yearsAhead = 20;

export const DateField = ({
  label,
  help,
  error,
  optional,
  labelHidden,
  id,
  value,
  unread,
  onChange,
  onBlur,
  disabled = false,
  autoComplete = 'off',
  size = 40,
  birth = false,
  calendar,
}: DateFieldProps) => {
  const words = useWords();
  const dates = useDates();
  const made = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string | null>(
    value === null && unread !== undefined && unread !== '' ? unread : null,
  );
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const typed = draft ?? (value === null ? '' : dates.numeric(value));
  const todayNow = useContext(TodayContext);
  /** What was typed is whole: shorthand is read, and a date is shown as the portal writes it. */
  const settle = () => {
    if (draft === null) return;
    const today = todayNow();
    if (draft.trim() !== '' && readTypedDate(draft) === null) {
      const latest = today && (calendar?.most ?? (birth ? today : addYears(today, yearsAhead)));
      const date = today && latest && readShorthand(draft, { today, latest });
      if (date === null) return;
      onChange(date, draft);
    }
    setDraft(null);
  };
  const unreadable = left && draft !== null && draft.trim() !== '' && readTypedDate(draft) === null;
  return (
    <Field
      label={label}
      help={help}
      error={unreadable ? words('design-date-unreadable') : error}
      optional={optional}
      labelHidden={labelHidden}
      id={id ?? made}
    >
      {(ids) => (
        <div
          ref={box}
          className={classNames(
            control.box,
            control[`size${size}`],
            ids.invalid && control.invalid,
            disabled && control.disabled,
          )}
        >
          <input
            id={ids.id}
            className={control.input}
            type="text"
            autoComplete={autoComplete}
            placeholder={words('design-date-format')}
            value={typed}
            disabled={disabled}
            aria-invalid={ids.invalid || undefined}
            aria-describedby={ids.describedBy}
            aria-required={optional === true ? undefined : true}
            onChange={(event) => {
              setDraft(event.target.value);
              onChange(readTypedDate(event.target.value), event.target.value);
            }}
            onFocus={() => setLeft(false)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') settle();
            }}
            onBlur={() => {
              setLeft(true);
              settle();
              onBlur?.();
            }}
          />
          {calendar === undefined ? null : (
            <button
              ref={opener}
              type="button"
              className={styles.open}
              aria-label={`${words('design-open-calendar')}, ${label}`}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled}
              onClick={() => setOpen(!open)}
            >
              <Icon of={CalendarIcon} size={18} />
            </button>
          )}
          {open && calendar !== undefined ? (
            <Popover
              open
              onClose={() => setOpen(false)}
              anchor={box}
              label={label}
              align="start"
              takesFocus={false}
              flush
            >
              <DateRangeCalendar
                {...calendar}
                single
                months={1}
                takesFocus
                chosen={{ first: value, last: null }}
                onChange={({ first }) => {
                  setDraft(null);
                  onChange(first, first ?? '');
                  setOpen(false);
                  opener.current?.focus();
                }}
              />
            </Popover>
          ) : null}
        </div>
      )}
    </Field>
  );
};

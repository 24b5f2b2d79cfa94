/**
 * A date in a form, typed as day, month and year ("09 Jul 1985", "9/7/1985", "09071985"). What was typed stays when it
 * names no day. With `calendar` a button opens a month to choose from.
 */
import { useId, useRef, useState } from 'react';
import CalendarIcon from 'lucide-react/icons/calendar';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { classNames } from '../theme/class-names.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import { useDates } from './dates.ts';
import { Field } from '../field/field.tsx';
import type { FieldText } from '../field/field.tsx';
import { Icon } from '../press/icon.tsx';
import { Popover } from '../layer/popover.tsx';
import { readTypedDate } from './typed-date.ts';
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
  readonly calendar?: { readonly today: IsoDate; readonly least: IsoDate; readonly most: IsoDate } | undefined;
}

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
            onBlur={() => {
              setLeft(true);
              if (draft !== null && (draft.trim() === '' || readTypedDate(draft) !== null)) setDraft(null);
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

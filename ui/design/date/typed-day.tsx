/** A day that is typed beside a calendar: what was understood stands beside it, and Enter takes it. */
import { type Ref, useId, useState } from 'react';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Field } from '../field/field.tsx';
import { classNames } from '../theme/class-names.ts';
import { useWords } from '../words/words.ts';
import { useDates } from './dates.ts';
import control from '../field/control.module.css';
import styles from './typed-day.module.css';

interface TypedDayProps {
  /** Which day it is, such as "Departure". */
  readonly end: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly read: (typed: string) => IsoDate | null;
  readonly isUsable: (date: IsoDate) => boolean;
  readonly onChoose: (date: IsoDate) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

export const TypedDay = ({ end, draft, onDraft, read, isUsable, onChoose, inputRef }: TypedDayProps) => {
  const words = useWords();
  const dates = useDates();
  const id = useId();
  /** What was refused; another letter is another try. */
  const [refused, setRefused] = useState<string | null>(null);
  const date = read(draft);
  const usable = date !== null && isUsable(date);
  const error =
    refused === null || refused !== draft
      ? undefined
      : date === null
        ? words('design-type-day-unreadable')
        : words('design-type-day-unusable', { day: dates.numeric(date) });
  return (
    <div className={styles.typed}>
      <Field id={id} label={words('design-type-day', { end })} error={error}>
        {(ids) => (
          <div className={classNames(control.box, control.size40, ids.invalid && control.invalid)}>
            <input
              ref={inputRef}
              id={ids.id}
              className={control.input}
              type="text"
              autoComplete="off"
              placeholder={words('design-type-day-format')}
              value={draft}
              aria-invalid={ids.invalid || undefined}
              aria-describedby={ids.describedBy}
              onChange={(event) => onDraft(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || draft.trim() === '') return;
                event.preventDefault();
                if (date !== null && usable) onChoose(date);
                else setRefused(draft);
              }}
            />
          </div>
        )}
      </Field>
      <output className={styles.understood}>{date !== null && usable ? dates.long(date) : ''}</output>
    </div>
  );
};

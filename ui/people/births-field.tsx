/** The days on which people were born: one a person, more are added, and the last one stays. */
import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import styles from './births-field.module.css';

export interface BirthsFieldProps {
  readonly legend: string;
  readonly births: readonly (IsoDate | undefined)[];
  readonly most: number;
  /** Of the person by number, from 1. */
  readonly bornLabel: (number: number) => string;
  readonly removeLabel: (number: number) => string;
  readonly addLabel: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onChange: (index: number, born: IsoDate | undefined) => void;
  /** Below the days. */
  readonly children?: ReactNode;
}

export function BirthsField(props: BirthsFieldProps) {
  const { legend, births, most, bornLabel, removeLabel, addLabel, errorAt, onAdd, onRemove, onChange, children } =
    props;
  return (
    <fieldset className={styles.people}>
      <legend>{legend}</legend>
      <div className={styles.births}>
        {births.map((born, at) => (
          <div key={at} className={styles.birth}>
            <DateField
              birth
              id={fieldId(`births[${at}]`)}
              label={bornLabel(at + 1)}
              error={errorAt(`births[${at}]`)}
              value={born ?? null}
              onChange={(date) => onChange(at, date ?? undefined)}
            />
            {births.length === 1 ? null : (
              <IconButton icon={X} label={removeLabel(at + 1)} onClick={() => onRemove(at)} />
            )}
          </div>
        ))}
        {births.length >= most ? null : (
          <Button variant="quiet" icon={Plus} onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}

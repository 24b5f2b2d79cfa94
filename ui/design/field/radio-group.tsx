/**
 * One of a few, all in view. `plain` puts the choices in a column or a row; `cards` makes each a full line with a note
 * and a figure at the end, as for ways to pay.
 */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './choice.module.css';

export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly icon?: IconShape | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (key: string) => void;
  readonly id?: string | undefined;
  readonly look?: 'plain' | 'row' | 'cards' | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly error?: string | undefined;
}

export const RadioGroup = ({
  label,
  choices,
  value,
  onChange,
  id,
  look = 'plain',
  labelHidden = false,
  error,
}: RadioGroupProps) => {
  const made = useId();
  const groupId = id ?? made;
  const invalid = error !== undefined && error !== '';
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${groupId}-label`}
      aria-describedby={invalid ? `${groupId}-note` : undefined}
      aria-invalid={invalid || undefined}
      className={styles.group}
    >
      <span id={`${groupId}-label`} className={labelHidden ? 'unseen' : styles.groupLabel}>
        {label}
      </span>
      <div className={classNames(styles.choices, look !== 'plain' && styles[look])}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? groupId : `${groupId}-${choice.key}`;
          return (
            <div
              key={choice.key}
              className={classNames(
                styles.line,
                look === 'cards' && styles.card,
                look === 'cards' && choice.key === value && styles.chosen,
                choice.disabled === true && styles.disabled,
              )}
            >
              <input
                id={choiceId}
                type="radio"
                name={groupId}
                className={styles.disc}
                checked={choice.key === value}
                disabled={choice.disabled}
                onChange={() => onChange(choice.key)}
              />
              {choice.icon ? <Icon of={choice.icon} size={20} className={styles.icon} /> : null}
              <label htmlFor={choiceId} className={styles.label}>
                {look === 'cards' ? <span className={styles.strong}>{choice.label}</span> : choice.label}
                {choice.note === undefined ? null : <span className={styles.note}>{choice.note}</span>}
              </label>
              {choice.aside === undefined ? null : <span className={styles.aside}>{choice.aside}</span>}
            </div>
          );
        })}
      </div>
      {invalid ? <FieldError id={`${groupId}-note`}>{error}</FieldError> : null}
    </div>
  );
};

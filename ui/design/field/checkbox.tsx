/** A box to tick, with its label beside it. The label may hold links; errors stand below in words. */
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './choice.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  /** At the end of the line, such as a count or a price. */
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Neither ticked nor not: some of what it stands for. */
  readonly mixed?: boolean | undefined;
  readonly error?: string | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

export const Checkbox = ({
  checked,
  onChange,
  children,
  aside,
  id,
  disabled = false,
  mixed = false,
  error,
  labelHidden = false,
  onBlur,
}: CheckboxProps) => {
  const made = useId();
  const input = useRef<HTMLInputElement>(null);
  const controlId = id ?? made;
  const invalid = error !== undefined && error !== '';
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={styles.whole}>
      <div className={classNames(styles.line, disabled && styles.disabled)}>
        <input
          ref={input}
          id={controlId}
          type="checkbox"
          className={classNames(styles.box, invalid && styles.invalid)}
          checked={checked}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${controlId}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={controlId} className={labelHidden ? 'unseen' : styles.label}>
          {children}
        </label>
        {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      </div>
      {invalid ? <FieldError id={`${controlId}-note`}>{error}</FieldError> : null}
    </div>
  );
};

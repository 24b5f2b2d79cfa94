/** Something on or off at once, without a button to confirm it. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './choice.module.css';

export interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The label first and the switch at the end of the line. */
  readonly atEnd?: boolean | undefined;
}

export const Switch = ({ on, onChange, children, id, disabled = false, atEnd = false }: SwitchProps) => {
  const made = useId();
  const controlId = id ?? made;
  return (
    <div className={classNames(styles.line, atEnd && styles.atEnd, disabled && styles.disabled)}>
      <input
        id={controlId}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={controlId} className={styles.label}>
        {children}
      </label>
    </div>
  );
};

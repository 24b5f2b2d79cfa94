/** Something on or off at once, without a button to confirm it. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import { Tooltip } from '../layer/tooltip.tsx';
import { useActRefusal } from '../press/acts.ts';
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
  /** What it does at the desk: where that is refused, it stays as it is and says why. */
  readonly act?: DeskAct | undefined;
}

export const Switch = ({ on, onChange, children, id, disabled = false, atEnd = false, act }: SwitchProps) => {
  const made = useId();
  const controlId = id ?? made;
  const refusal = useActRefusal(act);
  const refused = refusal !== undefined;
  const input = (
    <input
      id={controlId}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={on}
      disabled={disabled && !refused}
      aria-disabled={refused || undefined}
      onChange={(event) => {
        if (!refused) onChange(event.target.checked);
      }}
    />
  );
  return (
    <div className={classNames(styles.line, atEnd && styles.atEnd, (disabled || refused) && styles.disabled)}>
      {refused ? <Tooltip text={refusal}>{input}</Tooltip> : input}
      <label htmlFor={controlId} className={styles.label}>
        {children}
      </label>
    </div>
  );
};

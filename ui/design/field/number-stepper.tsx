/** A small count between two buttons, such as how many travel. A note says why it can go no further. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../press/icon-button.tsx';
import { useWords } from '../words/words.ts';
import styles from './number-stepper.module.css';

export interface NumberStepperProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  readonly id?: string | undefined;
}

export const NumberStepper = ({ label, note, value, least, most, onChange, id }: NumberStepperProps) => {
  const words = useWords();
  const made = useId();
  const groupId = id ?? made;
  return (
    <div
      className={styles.stepper}
      role="group"
      aria-labelledby={`${groupId}-label`}
      aria-describedby={note === undefined ? undefined : `${groupId}-note`}
    >
      <div className={styles.words}>
        <span id={`${groupId}-label`} className={styles.label}>
          {label}
        </span>
        {note === undefined ? null : (
          <span id={`${groupId}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      <IconButton
        label={words('design-fewer', { what: label })}
        icon={Minus}
        variant="secondary"
        size={32}
        aria-disabled={value <= least || undefined}
        onClick={() => {
          if (value > least) onChange(value - 1);
        }}
      />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        id={groupId}
        label={words('design-more', { what: label })}
        icon={Plus}
        variant="secondary"
        size={32}
        aria-disabled={value >= most || undefined}
        onClick={() => {
          if (value < most) onChange(value + 1);
        }}
      />
    </div>
  );
};

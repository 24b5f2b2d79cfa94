/** Filters that are on or off, in full view. A chosen chip has a check, so that its state is not in its colour alone. */
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './chips.module.css';

export interface Chip {
  readonly key: string;
  readonly label: ReactNode;
  readonly count?: string | number | undefined;
  readonly icon?: IconShape | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChipsProps {
  /** Read out, not shown. */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Only one at a time, and always one. */
  readonly single?: boolean | undefined;
  /** One line that scrolls sideways on narrow windows, instead of wrapping. */
  readonly scroll?: boolean | undefined;
}

export const Chips = ({ label, chips, chosen, onChange, single = false, scroll = false }: ChipsProps) => {
  const press = (key: string) => {
    if (single) onChange([key]);
    else onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  };
  return (
    <div role="group" aria-label={label} className={classNames(styles.chips, scroll && styles.scroll)}>
      {chips.map((chip) => {
        const on = chosen.includes(chip.key);
        return (
          <button
            key={chip.key}
            type="button"
            className={classNames(styles.chip, on && styles.on)}
            aria-pressed={on}
            disabled={chip.disabled}
            onClick={() => press(chip.key)}
          >
            {on ? <Icon of={Check} size={16} /> : null}
            {!on && chip.icon ? <Icon of={chip.icon} size={16} /> : null}
            {chip.label}
            {chip.count === undefined ? null : <span className={styles.count}>{chip.count}</span>}
          </button>
        );
      })}
    </div>
  );
};

export interface RemovableChipProps {
  readonly children: ReactNode;
  /** Read out for the whole chip, such as "Remove filter: Non-stop". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A filter in force, which a press takes away. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <button
    type="button"
    className={classNames(styles.chip, styles.on, styles.removable)}
    aria-label={removeLabel}
    onClick={onRemove}
  >
    {children}
    <Icon of={X} size={16} />
  </button>
);

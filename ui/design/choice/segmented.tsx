/** Two or three views of the same thing, one shown. Arrows move and choose, as in any group of radios. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import type { IconShape } from '../press/icon.tsx';
import styles from './segmented.module.css';

export interface Segment {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconShape | undefined;
  /** The language of the label, where it is not the page's. */
  readonly language?: string | undefined;
}

export interface SegmentedProps {
  /** Read out, not shown. */
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onChange: (key: string) => void;
  readonly size?: 40 | 32 | undefined;
  /** Shares the whole line between the segments. */
  readonly block?: boolean | undefined;
}

export const Segmented = ({ label, segments, value, onChange, size = 32, block = false }: SegmentedProps) => {
  const name = useId();
  return (
    <fieldset className={classNames(styles.segmented, styles[`size${size}`], block && styles.block)}>
      <legend className="unseen">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.key} className={styles.segment} lang={segment.language}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={segment.key === value}
            onChange={() => onChange(segment.key)}
          />
          <span className={styles.face}>
            {segment.icon ? <Icon of={segment.icon} size={16} /> : null}
            {segment.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

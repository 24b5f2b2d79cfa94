/**
 * Above a form that cannot go on: how many details need attention, each a link to its field; folded on a narrow window. A
 * new attempt puts the focus into the first of them.
 */
import { useEffect, useEffectEvent } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { focusWhenEnabled } from '../layer/kept-focus.ts';
import { Icon } from '../press/icon.tsx';
import { useNarrow } from '../theme/use-narrow.ts';
import { useWords } from '../words/words.ts';
import styles from './error-summary.module.css';

export interface SummedError {
  readonly fieldId: string;
  /** Names the field and, if short, what is wrong. */
  readonly text: string;
}

/** So few do not push the form out of a narrow window. */
const unfolded = 2;

export interface ErrorSummaryProps {
  readonly errors: readonly SummedError[];
  /** Counts the attempts to go on. */
  readonly attempt?: number | undefined;
  readonly title?: string | undefined;
}

/** Puts the focus into a field, once it is enabled, and the field into view. */
export const focusField = (fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  focusWhenEnabled(field, { preventScroll: true });
  field.scrollIntoView({ block: 'center' });
};

export const ErrorSummary = ({ errors, attempt = 0, title }: ErrorSummaryProps) => {
  const words = useWords();
  const narrow = useNarrow();
  const focusFirst = useEffectEvent(() => {
    const first = errors[0];
    if (first !== undefined) focusField(first.fieldId);
  });
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);
  if (errors.length === 0) return null;
  const heading = title ?? words('design-errors-title', { count: errors.length });
  const list = (
    <ul className={styles.list}>
      {errors.map((error) => (
        <li key={error.fieldId}>
          <a
            href={`#${error.fieldId}`}
            className={styles.link}
            onClick={(event) => {
              event.preventDefault();
              focusField(error.fieldId);
            }}
          >
            {error.text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div role="alert" className={styles.summary}>
      <Icon of={CircleAlert} size={20} className={styles.icon} />
      {narrow && errors.length > unfolded ? (
        <details className={styles.folded}>
          <summary className={styles.title}>{heading}</summary>
          {list}
        </details>
      ) : (
        <div>
          <p className={styles.title}>{heading}</p>
          {list}
        </div>
      )}
    </div>
  );
};

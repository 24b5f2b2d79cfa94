/**
 * The blocking loader: the whole window, a picture 200 px wide, "Please wait". Nothing dismisses it but its end; the
 * page beneath is inert, and gets the focus back.
 */
import { useId } from 'react';
import { useDialog } from '../layer/use-dialog.ts';
import { useWords } from '../words/words.ts';
import styles from './loader.module.css';

/** A plane on its way between two towns. */
export const LoaderPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 80" width="200" height="80" aria-hidden="true" focusable="false">
    <path className={styles.ahead} d="M16 62 C 56 6, 122 4, 184 62" />
    <path className={styles.flown} pathLength="100" d="M16 62 C 56 6, 122 4, 184 62" />
    <circle className={styles.from} cx="16" cy="62" r="5" />
    <circle className={styles.to} cx="184" cy="62" r="4.5" />
    <path
      className={styles.plane}
      d="M15 0 C15 -1.6 13 -2.4 10.6 -2.4 L5.4 -2.4 L-2.2 -11.4 L-5 -11.4 L-1.2 -2.4 L-7.4 -2 L-10.4 -5.6 L-12.6 -5.6 L-11.2 0 L-12.6 5.6 L-10.4 5.6 L-7.4 2 L-1.2 2.4 L-5 11.4 L-2.2 11.4 L5.4 2.4 L10.6 2.4 C13 2.4 15 1.6 15 0 Z"
    />
  </svg>
);

export interface LoaderProps {
  /** Instead of "Please wait". */
  readonly text?: string | undefined;
}

export const Loader = ({ text }: LoaderProps) => {
  const words = useWords();
  const id = useId();
  const dialog = useDialog(null);
  return (
    <dialog {...dialog} className={styles.loader} aria-labelledby={id} aria-busy="true" aria-modal="true" tabIndex={-1}>
      <LoaderPicture />
      <p id={id} className={styles.text} role="status">
        {text ?? words('design-please-wait')}
      </p>
    </dialog>
  );
};

/** The same picture before any words are there. */
export const WordlessLoader = () => (
  <div className={styles.wordless}>
    <LoaderPicture />
  </div>
);

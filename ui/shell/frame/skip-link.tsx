/** A stop of the keyboard that is seen only while it has the focus, and leads past what stands before what is looked for. */
import type { ReactNode } from 'react';
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export const MAIN_ID = 'main';

/** The first stop on every page: past the header to what the page is about. */
export const SkipLink = () => {
  const words = useWords();
  return <SkipTo id={MAIN_ID}>{words('shell-skip')}</SkipTo>;
};

/** Past more of a page; what has the id must be able to take the focus. */
export const SkipTo = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <a
    href={`#${id}`}
    className={styles.skip}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(id)?.focus();
    }}
  >
    {children}
  </a>
);

/** The first stop of the keyboard on every page: past the header to what the page is about. */
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export const MAIN_ID = 'main';

export const SkipLink = () => {
  const words = useWords();
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {words('shell-skip')}
    </a>
  );
};

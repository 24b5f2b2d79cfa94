/** The searches made lately on this device, each one press away; nothing where there are none. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './recent-searches.module.css';

interface RecentSearchesProps {
  readonly searches: readonly { readonly path: string; readonly title: ReactNode; readonly detail: ReactNode }[];
  readonly onForget: () => void;
}

export function RecentSearches({ searches, onForget }: RecentSearchesProps) {
  const words = useWords();
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id}>{words('shell-recent')}</h2>
      <ul>
        {searches.map(({ path, title, detail }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{title}</strong>
              <span>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size={32} onClick={onForget}>
        {words('shell-recent-clear')}
      </Button>
    </section>
  );
}

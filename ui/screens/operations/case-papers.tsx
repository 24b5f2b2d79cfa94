/** The papers of a case, each opened beside the page. */
import ExternalLink from 'lucide-react/icons/external-link';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from '#ui/booking/request/requests.module.css';

export interface ShownPaper<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly filename: string;
  /** As written in the page's language. */
  readonly size?: string;
}

export interface CasePapersProps<Key extends string> {
  readonly papers: readonly ShownPaper<Key>[];
  /** The one that is on its way. */
  readonly opening: Key | undefined;
  readonly onOpen: (paper: Key) => void;
}

export function CasePapers<Key extends string>({ papers, opening, onOpen }: CasePapersProps<Key>) {
  const words = useWords();
  return (
    <section className={styles.part}>
      <h3>{words('operations-papers')}</h3>
      {papers.length === 0 ? <p className={styles.quiet}>{words('operations-no-papers')}</p> : null}
      <ul className={styles.linked}>
        {papers.map(({ key, name, filename, size }) => (
          <li key={key} className={styles.file}>
            <span>
              <strong>{name}</strong>{' '}
              <span className={styles.quiet}>
                <Listed>
                  {filename}
                  {size}
                </Listed>
              </span>
            </span>
            <Button variant="quiet" icon={ExternalLink} busy={opening === key} onClick={() => onOpen(key)}>
              <span aria-hidden="true">{words('operations-open')}</span>
              <span className="unseen">{words('operations-open-named', { name })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

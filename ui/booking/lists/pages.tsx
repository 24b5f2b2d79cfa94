/** From page to page of a list, in the words of bookings; nothing where all of it is on one. */
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './pages.module.css';

export interface PagesProps {
  readonly of: { readonly page: number; readonly pageSize: number; readonly total: number };
  readonly onPage: (page: number) => void;
}

export function Pages({ of: { page, pageSize, total }, onPage }: PagesProps) {
  const words = useWords();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={words('bookings-pages')}>
      <Button size={32} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words('bookings-previous')}
      </Button>
      <span>{words('bookings-page', { page, pages })}</span>
      <Button size={32} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words('bookings-next')}
      </Button>
    </nav>
  );
}

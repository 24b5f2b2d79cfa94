/** A list of what opens beside it: a link a row, the open one marked. */
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './list-and-detail.module.css';
import { rowId } from './use-row-focus.ts';

export interface RowLinksProps<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** Of the row that is open. */
  readonly open: string | undefined;
  readonly addressOf: (id: string) => To;
  readonly children: (item: Item) => ReactNode;
}

export function RowLinks<Item>({ items, idOf, open, addressOf, children }: RowLinksProps<Item>) {
  return (
    <ul className={styles.rowsList}>
      {items.map((item) => {
        const id = idOf(item);
        return (
          <li key={id}>
            <Link
              id={rowId(id)}
              to={addressOf(id)}
              className={styles.row}
              aria-current={id === open ? 'true' : undefined}
            >
              {children(item)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

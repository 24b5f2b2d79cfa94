/** Two lines of a cell. */
import type { ReactNode } from 'react';
import styles from './lines.module.css';

export function Lines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      <span>{first}</span>
      <span>{second}</span>
    </span>
  );
}

/** Two lines of a cell. */
import type { ReactNode } from 'react';
import styles from '#ui/booking/request/requests.module.css';

export function Lines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      <span>{first}</span>
      <span>{second}</span>
    </span>
  );
}

/** A way from stop to stop, each with its time: where one boards, and where one gets off. */
import type { ReactNode } from 'react';
import { clockOfLocal, dateOfLocal, type PlaceTime } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import styles from './stop-track.module.css';

export const StopTrack = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.track}>{children}</ol>
);

export interface StopProps {
  readonly at: PlaceTime;
  readonly name: string;
  /** Behind its name. */
  readonly code?: string;
  /** Lines under it. */
  readonly children: ReactNode;
}

export function Stop({ at, name, code, children }: StopProps) {
  const dates = useDates();
  return (
    <li className={styles.stop}>
      <span className={styles.time}>
        <Code strong>{clockOfLocal(at.local)}</Code>
        <small>{dates.short(dateOfLocal(at.local))}</small>
      </span>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {code === undefined ? null : <Code>{code}</Code>}
        {children}
      </span>
    </li>
  );
}

/** One of what leaves at a time and arrives at another: what it is called, both times, how long it takes; what opens under it. */
import { type ReactNode, useId } from 'react';
import { clockOfLocal, type PlaceTime } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import styles from './ride-card.module.css';

interface RideCardProps {
  readonly name: string;
  /** Below the name. */
  readonly about: ReactNode;
  /** A `RideTime` each. */
  readonly leaves: ReactNode;
  readonly arrives: ReactNode;
  readonly takes: string;
  /** Below the line between both times. */
  readonly way: string;
  /** Further columns. */
  readonly children: ReactNode;
  readonly under: ReactNode;
  /** Something under it is being chosen. */
  readonly open: boolean;
  /** Says `--columns`, the widths on wide windows. */
  readonly className: string | undefined;
}

export function RideCard({
  name,
  about,
  leaves,
  arrives,
  takes,
  way,
  children,
  under,
  open,
  className,
}: RideCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={classNames(styles.card, open && styles.open, className)}>
      <div className={styles.facts}>
        <div className={styles.who}>
          <h2 id={id} className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          {about}
        </div>
        <div className={styles.when}>
          {leaves}
          <span className={styles.way}>
            <small>{takes}</small>
            <span className={styles.line} aria-hidden="true" />
            <small>{way}</small>
          </span>
          {arrives}
        </div>
        {children}
      </div>
      {under}
    </article>
  );
}

interface RideTimeProps {
  readonly at: PlaceTime;
  /** Behind the time. */
  readonly later?: ReactNode;
  /** Below it. */
  readonly children: ReactNode;
}

export const RideTime = ({ at: { local }, later, children }: RideTimeProps) => (
  <span className={styles.time}>
    <Code strong>{clockOfLocal(local)}</Code>
    {later}
    <small>{children}</small>
  </span>
);

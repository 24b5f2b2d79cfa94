/** One of what was found: its picture, what it is called, what is said of it, and what it costs. */
import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/design/theme/class-names.ts';
import styles from './found-card.module.css';

interface FoundCardProps {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** Below the name. */
  readonly about: ReactNode;
  /** Columns of what is in the price, `FoundFacts` each. */
  readonly children?: ReactNode;
  readonly price: ReactNode;
  /** Says `--columns`, the widths on wide windows. */
  readonly className: string | undefined;
}

export function FoundCard({ picture, name, about, children, price, className }: FoundCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={classNames(styles.card, className)}>
      {picture}
      <div className={styles.about}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {about}
      </div>
      {children}
      <div className={styles.price}>{price}</div>
    </article>
  );
}

export const FoundFacts = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.facts}>{children}</div>
);

export const FoundTotal = ({ children }: { readonly children: ReactNode }) => (
  <strong className={styles.total}>{children}</strong>
);

/** A sheet of the page: a title, one fact beside it, one link or act at the end, and what it is about. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** Beside the title, in smaller words. */
  readonly fact?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** No padding around the body; for tables and lists that reach the edges. */
  readonly flush?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly id?: string | undefined;
}

export const Card = ({ children, title, fact, aside, footer, flush = false, level = 2, id }: CardProps) => {
  const made = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const titled = title !== undefined;
  return (
    <section
      id={id}
      className={classNames(styles.card, 'keep-together')}
      aria-labelledby={titled ? `${made}-title` : undefined}
    >
      {titled || aside !== undefined ? (
        <div className={styles.head}>
          <div className={styles.titles}>
            {titled ? (
              <Heading id={`${made}-title`} className={styles.title}>
                {title}
              </Heading>
            ) : null}
            {fact === undefined ? null : <span className={styles.fact}>{fact}</span>}
          </div>
          {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        </div>
      ) : null}
      <div className={classNames(!flush && styles.body, titled && styles.under)}>{children}</div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </section>
  );
};

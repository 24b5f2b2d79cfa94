/** A way that was bought, from one place and time to another, as a paper draws it. */
import type { PaperEnd, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import type { ProductView } from '#ui/booking/product-view.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { PieceLine } from './paper-line.tsx';
import styles from './paper-way.module.css';

interface WayProps {
  readonly way: PaperWay;
  readonly mark: ProductView['Mark'] | undefined;
}

export function Way({ way, mark: Mark }: WayProps) {
  const { mark, title, date, reference, from, to, between, facts } = way;
  return (
    <section className={styles.way} aria-label={title}>
      <div className={styles.head}>
        {Mark === undefined ? null : <Mark mark={mark} size={24} />}
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span>{date}</span>
        {reference === undefined ? null : (
          <span className={styles.reference}>
            {reference.label}{' '}
            <strong>
              <PieceLine line={reference.value} />
            </strong>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <End end={from} />
        <div className={styles.track}>
          <PieceLine line={between.slice(0, 1)} />
          <span className={styles.stroke} aria-hidden="true" />
          <PieceLine line={between.slice(1)} />
        </div>
        <End end={to} />
        <ul className={styles.terms}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function End({ end: { time, day, place, details } }: { readonly end: PaperEnd }) {
  return (
    <div className={styles.end}>
      <span className={styles.time}>
        <Code>{time}</Code>
        {day === undefined ? null : (
          <sup>
            <Code>{day}</Code>
          </sup>
        )}
      </span>
      <strong>
        <bdi>{place}</bdi>
      </strong>
      {details.map((piece) => (
        <span key={piece.text} className={styles.detail}>
          <PieceLine line={[piece]} />
        </span>
      ))}
    </div>
  );
}

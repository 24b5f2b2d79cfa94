/**
 * The parts of a form: a card with a title, and rows of fields in given proportions. On narrow windows a row has one
 * column unless set otherwise.
 */
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../data/card.tsx';
import styles from './form-section.module.css';

export interface FormSectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  /** In a disc before the title. */
  readonly number?: number | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

export const FormSection = ({ title, note, aside, number, children, id }: FormSectionProps) => (
  <Card
    id={id}
    title={
      number === undefined ? (
        title
      ) : (
        <span className={styles.numbered}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {title}
        </span>
      )
    }
    fact={note}
    aside={aside}
  >
    <div className={styles.rows}>{children}</div>
  </Card>
);

export interface FormRowProps {
  /** Shares of the line, such as `[1, 2, 2]`. */
  readonly columns: readonly number[];
  readonly narrowColumns?: readonly number[] | undefined;
  readonly children: ReactNode;
}

const tracks = (shares: readonly number[]): string => shares.map((share) => `minmax(0, ${share}fr)`).join(' ');

export const FormRow = ({ columns, narrowColumns = [1], children }: FormRowProps) => {
  const style: CSSProperties & Readonly<Record<'--wide' | '--narrow', string>> = {
    '--wide': tracks(columns),
    '--narrow': tracks(narrowColumns),
  };
  return (
    <div className={styles.row} style={style}>
      {children}
    </div>
  );
};

/** Lines of what is paid or kept, each with its amount at the end, and what they come to below a rule. */
import type { ReactNode } from 'react';
import styles from './amount-list.module.css';

export interface AmountLine {
  /** Of its own among the lines. */
  readonly key: string;
  readonly name: ReactNode;
  readonly amount: ReactNode;
}

interface AmountListProps {
  readonly lines: readonly AmountLine[];
  readonly sum?: Omit<AmountLine, 'key'> | undefined;
}

export const AmountList = ({ lines, sum }: AmountListProps) => (
  <dl className={styles.amounts}>
    {lines.map(({ key, name, amount }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    {sum === undefined ? null : (
      <div className={styles.sum}>
        <dt>{sum.name}</dt>
        <dd>{sum.amount}</dd>
      </div>
    )}
  </dl>
);

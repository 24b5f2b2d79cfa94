/** Amounts that add up to the last, each with its name and a note: opening + credits − debits = closing. */
import { Fragment } from 'react';
import type { Money } from '#domain/money/money.ts';
import { Amount } from './amount.tsx';
import styles from './equation.module.css';

export interface Term {
  readonly label: string;
  readonly amount: Money;
  readonly note: string;
  /** What stands before it; nothing before the first. */
  readonly sign?: '+' | '−' | '=';
  readonly tone?: 'gain' | undefined;
}

export function Equation({
  terms,
  decimals,
}: {
  readonly terms: readonly Term[];
  readonly decimals: 'whole' | 'exact';
}) {
  return (
    <div className={styles.equation}>
      {terms.map(({ label, amount, note, sign, tone }) => (
        <Fragment key={label}>
          {sign === undefined ? null : (
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
          )}
          <div className={styles.figure}>
            <span className={styles.note}>{label}</span>
            <span className={styles.amount}>
              <Amount of={amount} decimals={decimals} {...(tone && { tone })} />
            </span>
            <span className={styles.note}>{note}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

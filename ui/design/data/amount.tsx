/**
 * Money and codes inside a sentence. Both keep their own direction in right-to-left pages, and an amount never breaks
 * across lines.
 */
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/format.ts';
import type { Decimals } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { classNames } from '../theme/class-names.ts';
import { useLanguage } from '../words/words.ts';
import styles from './amount.module.css';

export interface AmountProps {
  readonly of: Money;
  readonly decimals?: Decimals | undefined;
  /** Writes a plus before amounts above zero. */
  readonly signed?: boolean | undefined;
  /** `gain` for money earned and lowest fares, `loss` for shortfalls. */
  readonly tone?: 'gain' | 'loss' | 'quiet' | undefined;
  readonly strong?: boolean | undefined;
}

export const Amount = ({ of, decimals = 'auto', signed = false, tone, strong = false }: AmountProps) => {
  const { language } = useLanguage();
  const text = formatMoney(of, { locale: language, decimals });
  return (
    <bdi dir="ltr" className={classNames(styles.amount, tone && styles[tone], strong && styles.strong)}>
      {signed && of.minor > 0 ? `+${text}` : text}
    </bdi>
  );
};

/** A code, a number, a time: letters that are never turned round. */
export const Code = ({ children, strong = false }: { readonly children: ReactNode; readonly strong?: boolean }) => (
  <bdi dir="ltr" className={classNames(styles.code, strong && styles.strong)}>
    {children}
  </bdi>
);

/** A date, or another short text, that is not cut at the end of a line. */
export function Uncut({ children }: { readonly children: ReactNode }) {
  return <span className={styles.uncut}>{children}</span>;
}

/** Two short facts beside each other, the second under the first where a line is too short for both: no mark dangles between. */
export function TwoFacts({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={styles.twoFacts}>
      <span>{first}</span> <span>{second}</span>
    </span>
  );
}

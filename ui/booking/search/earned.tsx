/** What the agency earns with a price, beside it; nothing where it earns nothing, or where it is not shown to them. */
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './earned.module.css';

export const Earned = ({ of }: { readonly of: Money | undefined }) => {
  const words = useWords();
  const { language } = useLanguage();
  if (of === undefined || of.minor === 0) return null;
  return (
    <span className={styles.earned}>{words('booking-earn', { amount: formatMoney(of, { locale: language }) })}</span>
  );
};

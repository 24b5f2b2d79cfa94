/** What the agency earns with a price, beside it; nothing where it earns nothing, or where it is not shown to them. */
import { formatMoney } from '#domain/money/format.ts';
import { type Money, subtract } from '#domain/money/money.ts';
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

/** What the agency pays of a total, and what it earns with it. */
export const NetAndEarned = ({ total, earn }: { readonly total: Money; readonly earn: Money | undefined }) => {
  const words = useWords();
  const { language } = useLanguage();
  if (earn === undefined) return null;
  const net = formatMoney(subtract(total, earn), { locale: language });
  return (
    <>
      <span className={styles.net}>{words('booking-net-of', { amount: net })}</span>
      <Earned of={earn} />
    </>
  );
};

/** The lines that the ledger would be written with, to the last one. Its words are those of managing bookings. */
import { negate, sum } from '#domain/money/money.ts';
import type { LedgerLine } from '#application/desk/amendments.ts';
import { Amount } from '../design/data/amount.tsx';
import { Card } from '../design/data/card.tsx';
import { useWords } from '../design/words/words.ts';
import styles from './ledger-lines.module.css';

export function LedgerLines({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const words = useWords();
  const [first] = lines;
  if (first === undefined) return null;
  const { currency } = first.amount;
  const total = (some: readonly LedgerLine[]) =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    );
  const credits = lines.filter(({ amount }) => amount.minor > 0);
  const debits = lines.filter(({ amount }) => amount.minor <= 0);
  return (
    <Card title={words('manage-ledger-lines')} fact={words('manage-ledger-lines-note')}>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">{words('manage-ledger-account')}</th>
            <th scope="col">{words('manage-debit')}</th>
            <th scope="col">{words('manage-credit')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ account, amount }, at) => (
            <tr key={at}>
              <th scope="row">{words(`manage-account-${account.split(':')[0] ?? ''}`)}</th>
              <td>{amount.minor <= 0 ? <Amount of={negate(amount)} decimals="exact" /> : null}</td>
              <td>{amount.minor > 0 ? <Amount of={amount} decimals="exact" /> : null}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('bookings-total')}</th>
            <td>
              <Amount of={negate(total(debits))} decimals="exact" />
            </td>
            <td>
              <Amount of={total(credits)} decimals="exact" />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

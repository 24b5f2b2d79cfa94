/** The entries of a statement, day by day, with the running balance. */
import { Link } from 'react-router-dom';
import { entryLead, type EntrySubject } from '#domain/account/entry-lead.ts';
import type { LedgerStatement } from '#application/portal/account/ledger.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { formatDecimal, isZero, negate, sum } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { placeTimeAt, clockOfLocal } from '#domain/time/place-time.ts';
import { bookingPath, entryReceiptPath, paths, requestPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { DataTable } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { statementDecimals } from './ledger-summary.tsx';
import { DepositId } from './deposit-id.tsx';
import { useLedgerWords } from './ledger-words.ts';
import styles from './ledger.module.css';

export interface LedgerTableProps {
  readonly statement: LedgerStatement;
  readonly zone: string;
  /** What the reference, the details or an amount must contain. */
  readonly find: string;
  readonly day: (at: Instant) => IsoDate;
}

export function LedgerTable({ statement, zone, find, day }: LedgerTableProps) {
  const words = useWords();
  const dates = useDates();
  const products = useProducts();
  const paysIn = useMay()('deposit');
  const { kind, narration } = useLedgerWords();
  const wanted = find.trim().toLocaleLowerCase();
  const matches = (entry: LedgerEntry) =>
    wanted === '' ||
    [
      entry.reference,
      entry.entryId,
      narration(entry),
      kind(entry),
      formatDecimal(entry.debit),
      formatDecimal(entry.credit),
    ].some((text) => text.toLocaleLowerCase().includes(wanted));
  const entries = statement.entries.filter(matches);
  const decimals = statementDecimals(statement);
  const shown = (
    amount: Money,
    look: { readonly tone?: 'gain'; readonly strong?: boolean; readonly signed?: boolean } = {},
  ) => <Amount of={amount} decimals={decimals} {...look} />;
  const amountOrNothing = (amount: Money, tone?: 'gain') => (isZero(amount) ? null : shown(amount, tone && { tone }));
  /** A deposit's own is for who pays in; all others who see the ledger have the entry's. */
  const receiptPath = (entry: LedgerEntry) => {
    const { of, id } = entryLead(entry).receipt;
    return entryReceiptPath(of === 'deposit' && !paysIn ? entry.entryId : id);
  };
  /** Where what an entry is about explains it. */
  const pathOf: Readonly<Record<EntrySubject, (entry: LedgerEntry) => string>> = {
    booking: ({ reference: id }) => bookingPath(id),
    deposit: receiptPath,
    adjustment: receiptPath,
    request: ({ reference: number }) => requestPath(number),
    rewards: () => paths.rewards,
  };
  /** To what it names. */
  const reference = (entry: LedgerEntry) => {
    const { subject } = entryLead(entry);
    const code = <Code>{entry.reference}</Code>;
    if (subject === 'deposit' && paysIn) return <DepositId depositId={entry.reference} />;
    const to = subject === 'booking' ? products.paper('voucher', entry.reference) : subject && pathOf[subject](entry);
    return to === undefined ? code : <Link to={to}>{code}</Link>;
  };
  /** To its receipt. */
  const entryLink = (entry: LedgerEntry) => (
    <Link to={receiptPath(entry)} aria-label={words('account-receipt-of-entry', { entry: entry.entryId })}>
      <Code>{entry.entryId}</Code>
    </Link>
  );
  /** To what explains the amount. */
  const details = (entry: LedgerEntry) => {
    const { subject } = entryLead(entry);
    return <Link to={subject === undefined ? receiptPath(entry) : pathOf[subject](entry)}>{narration(entry)}</Link>;
  };
  const column = (key: string): Pick<Column<LedgerEntry>, 'key' | 'header'> => ({
    key,
    header: words(`account-column-${key}`),
  });
  const columns: readonly Column<LedgerEntry>[] = [
    { ...column('time'), cell: ({ at }) => <Code>{clockOfLocal(placeTimeAt(at, zone).local)}</Code>, width: '72px' },
    { ...column('entry'), cell: entryLink, names: true, width: '110px' },
    { ...column('type'), cell: kind, width: '130px' },
    { ...column('details'), cell: details },
    { ...column('reference'), cell: reference, width: '160px' },
    { ...column('debit'), cell: ({ debit }) => amountOrNothing(debit), numeric: true, width: '120px' },
    { ...column('credit'), cell: ({ credit }) => amountOrNothing(credit, 'gain'), numeric: true, width: '120px' },
    { ...column('balance'), cell: ({ balance }) => shown(balance), numeric: true, width: '130px' },
  ];
  const currency = statement.opening.currency;
  const dayCells = (date: IsoDate) => {
    const ofDay = entries.filter(({ at }) => day(at) === date);
    return {
      time: <strong className={styles.day}>{dates.short(date)}</strong>,
      debit: shown(
        sum(
          currency,
          ofDay.map(({ debit }) => debit),
        ),
      ),
      credit: shown(
        sum(
          currency,
          ofDay.map(({ credit }) => credit),
        ),
      ),
    };
  };
  return (
    <DataTable
      label={words('title-ledger')}
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => entryId}
      density={40}
      stickyTop="0px"
      group={({ at }) => ({ key: day(at), cells: dayCells(day(at)) })}
      opening={
        wanted === ''
          ? {
              details: <strong>{words('account-opening-balance')}</strong>,
              balance: shown(statement.opening, { strong: true }),
            }
          : undefined
      }
      totals={
        wanted === ''
          ? {
              details: <strong>{words('account-closing-balance')}</strong>,
              debit: shown(statement.totalDebit, { strong: true }),
              credit: shown(statement.totalCredit, { strong: true }),
              balance: shown(statement.closing, { strong: true }),
            }
          : undefined
      }
      narrow={(entry) => ({
        first: <span className={styles.ways}>{details(entry)}</span>,
        firstEnd: isZero(entry.debit)
          ? shown(entry.credit, { tone: 'gain', signed: true })
          : shown(negate(entry.debit)),
        second: (
          <span className={styles.ways}>
            <Code>{clockOfLocal(placeTimeAt(entry.at, zone).local)}</Code> · {entryLink(entry)} · {reference(entry)}
          </span>
        ),
        secondEnd: shown(entry.balance),
      })}
      empty={<EmptyState title={words('account-none-match')} />}
    />
  );
}

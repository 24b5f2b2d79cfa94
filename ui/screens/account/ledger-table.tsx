/** The entries of a statement, day by day, with the running balance. */
import { Link } from 'react-router-dom';
import { isAdjustmentId } from '#domain/account/adjustment.ts';
import type { LedgerStatement } from '#application/portal/account/ledger.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { formatDecimal, isZero, negate, sum } from '#domain/money/money.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { placeTimeAt, clockOfLocal } from '#domain/time/place-time.ts';
import { bookingPath, entryReceiptPath, paths } from '#ui/composition/paths.ts';
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

/** Their reference is the booking's. */
const ofBookings: readonly LedgerEntry['kind'][] = ['booking', 'instalment', 'refund', 'reversal'];

export function LedgerTable({ statement, zone, find, day }: LedgerTableProps) {
  const words = useWords();
  const dates = useDates();
  const products = useProducts();
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
  const isOfBooking = ({ kind: of }: LedgerEntry) => ofBookings.includes(of);
  const reference = (entry: LedgerEntry) =>
    isOfDeposit(entry) ? (
      <DepositId depositId={entry.reference} />
    ) : isOfBooking(entry) ? (
      <Link to={products.paper('voucher', entry.reference)}>
        <Code>{entry.reference}</Code>
      </Link>
    ) : isAdjustmentId(entry.reference) ? (
      <Link to={entryReceiptPath(entry.reference)}>
        <Code>{entry.reference}</Code>
      </Link>
    ) : (
      <Code>{entry.reference}</Code>
    );
  /** To its receipt, where there is one. */
  const entryLink = (entry: LedgerEntry) =>
    isOfDeposit(entry) || isOfBooking(entry) || isAdjustmentId(entry.reference) ? (
      <Link
        to={entryReceiptPath(entry.reference)}
        aria-label={words('account-receipt-of-entry', { entry: entry.entryId })}
      >
        <Code>{entry.entryId}</Code>
      </Link>
    ) : (
      <Code>{entry.entryId}</Code>
    );
  /** To its booking, which explains the amount. */
  const details = (entry: LedgerEntry) =>
    isOfBooking(entry) && !isOfDeposit(entry) ? (
      <Link to={bookingPath(entry.reference)}>{narration(entry)}</Link>
    ) : entry.kind === 'reward' ? (
      <Link to={paths.rewards}>{narration(entry)}</Link>
    ) : (
      narration(entry)
    );
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
        first: details(entry),
        firstEnd: isZero(entry.debit)
          ? shown(entry.credit, { tone: 'gain', signed: true })
          : shown(negate(entry.debit)),
        second: (
          <>
            <Code>{clockOfLocal(placeTimeAt(entry.at, zone).local)}</Code> · {reference(entry)}
          </>
        ),
        secondEnd: shown(entry.balance),
      })}
      empty={<EmptyState title={words('account-none-match')} />}
    />
  );
}

function isOfDeposit({ kind, narration: { code } }: LedgerEntry): boolean {
  return kind === 'deposit' || code === 'deposit-reversed';
}

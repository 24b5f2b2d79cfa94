/** The refunds of an agency: what is on its way, by when it must have come, what is late, what has been credited. */
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RefundRow, RefundsPage } from '#application/desk/booking.ts';
import { namesText } from '#domain/booking/in-short.ts';
import { type RefundView, refundViews } from '#domain/booking/cancel/refund.ts';
import { dateIn } from '#domain/time/instant.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Tabs } from '#ui/design/choice/tabs.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { BookingCell } from '#ui/booking/lists/cells.tsx';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useProducts } from '#ui/booking/use-product.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import styles from './refunds.module.css';

export function Refunds() {
  const words = useWords();
  const tracker = usePart(bookingParts.refunds);
  const state = useStateOf(tracker.state$);
  const [query, setQuery] = useSearchParams();
  const view = refundViews.find((each) => each === query.get('refunds'));
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  useEffect(() => tracker.follow({ page, ...(view && { view }) }), [tracker, page, view]);
  const show = (next: RefundView | undefined, at = 1) =>
    setQuery({ view: 'refunds', ...(next && { refunds: next }), ...(at > 1 && { page: String(at) }) });
  const found = state.kind === 'ready' ? state.value : undefined;
  return (
    <>
      <p className={styles.law}>{words('manage-refunds-law')}</p>
      <Tabs
        label={words('manage-refunds-by-state')}
        tabs={[
          { key: 'all', label: words('bookings-all'), count: found && allOf(found.counts) },
          ...refundViews.map((each) => ({
            key: each,
            label: words(`manage-refund-${each}`),
            count: found?.counts[each],
          })),
        ]}
        value={view ?? 'all'}
        onChange={(key) => show(refundViews.find((each) => each === key))}
      />
      {state.kind === 'loading' ? (
        <SkeletonRows rows={6} height="52px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{
            label: words('shell-try-again'),
            onPress: () => void tracker.look({ page, ...(view && { view }) }),
          }}
        />
      ) : state.value.refunds.length === 0 ? (
        <Card>
          <EmptyState title={words('manage-no-refunds')}>
            {words(view === undefined ? 'manage-no-refunds-help' : 'manage-no-refunds-here')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <RefundsTable refunds={state.value.refunds} />
          <Pages of={state.value} onPage={(at) => show(view, at)} />
        </Card>
      )}
    </>
  );
}

/** Overdue ones are under way too. */
function allOf(counts: RefundsPage['counts']): number {
  return counts['under-way'] + counts.credited + counts.refused;
}

const badges = {
  overdue: { kind: 'danger', icon: TriangleAlert },
  'under-way': { kind: 'info', icon: Clock },
  credited: { kind: 'success', icon: CircleCheck },
  refused: { kind: 'neutral', icon: CircleX },
} as const;

function RefundsTable({ refunds }: { readonly refunds: readonly RefundRow[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const products = useProducts();
  const badge = ({ state, overdue }: RefundRow) => {
    const shown = overdue ? 'overdue' : state;
    return (
      <Badge kind={badges[shown].kind} icon={badges[shown].icon}>
        {words(`manage-refund-${shown}`)}
      </Badge>
    );
  };
  const link = ({ transactionId }: RefundRow) => (
    <Link to={bookingPath(transactionId)}>
      <Code strong>{transactionId}</Code>
    </Link>
  );
  const whose = ({ travellers }: RefundRow) => <bdi>{namesText(travellers)}</bdi>;
  const when = ({ state, dueOn, creditedAt }: RefundRow) =>
    creditedAt === undefined
      ? state === 'refused'
        ? '—'
        : words('manage-refund-due', { date: dates.short(dueOn) })
      : words('manage-refund-came', { date: dates.short(dateIn(creditedAt, zone)) });
  const columns: readonly Column<RefundRow>[] = [
    {
      key: 'booking',
      header: words('bookings-column-booking'),
      names: true,
      cell: (row) => (
        <BookingCell of={row} second={<Code>{row.reference}</Code>}>
          {link(row)}
        </BookingCell>
      ),
    },
    {
      key: 'traveller',
      header: words('bookings-column-traveller'),
      cell: (row) => (
        <>
          {whose(row)}
          <Second>
            <BookingTitle of={row} />
          </Second>
        </>
      ),
    },
    { key: 'asked', header: words('manage-refund-asked'), cell: ({ askedAt }) => dates.short(dateIn(askedAt, zone)) },
    {
      key: 'state',
      header: words('bookings-column-status'),
      cell: (row) => (
        <>
          {badge(row)}
          <Second>{when(row)}</Second>
        </>
      ),
    },
    {
      key: 'customer',
      header: words('manage-to-customer'),
      numeric: true,
      cell: ({ customerRefund }) => <Amount of={customerRefund} decimals="exact" />,
    },
    {
      key: 'refund',
      header: words('manage-to-balance'),
      numeric: true,
      cell: ({ refund, transactionId, ledgerEntry }) => (
        <>
          {refund === undefined ? '—' : <Amount of={refund} decimals="exact" strong />}
          {ledgerEntry === undefined ? null : (
            <Second>
              <Link to={`${products.paper('refund-receipt', transactionId)}?entry=${ledgerEntry}`}>
                {words('title-flight-refund-receipt')}
              </Link>
            </Second>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={words('manage-refunds')}
      columns={columns}
      rows={refunds}
      rowKey={({ transactionId, askedAt }) => `${transactionId} ${askedAt}`}
      density={52}
      narrow={(row) => ({
        first: link(row),
        firstEnd: <Amount of={row.refund ?? row.customerRefund} decimals="exact" strong />,
        second: (
          <>
            {whose(row)} · <BookingTitle of={row} />
            <Second>{when(row)}</Second>
          </>
        ),
        secondEnd: badge(row),
      })}
    />
  );
}

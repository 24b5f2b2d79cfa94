/** Refunds: whose, by when the money must have come or when it came, and how much to whom. */
import { Link } from 'react-router-dom';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RefundRow } from '#application/desk/booking.ts';
import { namesText } from '#domain/booking/in-short.ts';
import { dateIn } from '#domain/time/instant.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount, TwoFacts } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useProducts } from '../use-product.ts';
import { BookingTitle } from './booking-title.tsx';
import { bookingColumn, BookingLink } from './cells.tsx';

const badges = {
  overdue: { kind: 'danger', icon: TriangleAlert },
  'under-way': { kind: 'info', icon: Clock },
  credited: { kind: 'success', icon: CircleCheck },
  refused: { kind: 'neutral', icon: CircleX },
} as const;

export function RefundsTable({ refunds }: { readonly refunds: readonly RefundRow[] }) {
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
  const whose = ({ travellers }: RefundRow) => <bdi>{namesText(travellers)}</bdi>;
  const when = ({ state, dueOn, creditedAt }: RefundRow) =>
    creditedAt === undefined
      ? state === 'refused'
        ? '—'
        : words('manage-refund-due', { date: dates.short(dueOn) })
      : words('manage-refund-came', { date: dates.short(dateIn(creditedAt, zone)) });
  const columns: readonly Column<RefundRow>[] = [
    bookingColumn(words('bookings-column-booking')),
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
        first: <BookingLink of={row} />,
        firstEnd: <Amount of={row.refund ?? row.customerRefund} decimals="exact" strong />,
        second: (
          <>
            <TwoFacts first={whose(row)} second={<BookingTitle of={row} />} />
            <Second>{when(row)}</Second>
          </>
        ),
        secondEnd: badge(row),
      })}
    />
  );
}

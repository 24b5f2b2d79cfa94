/** The bills that there are, newest first, by pages; the page is in the address. */
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { LeadTraveller, RowPrice } from '#ui/booking/lists/cells.tsx';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { billingParts } from '#ui/composition/billing/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';

export function Bills() {
  const words = useWords();
  const bills = usePart(billingParts.bills);
  const state = useStateOf(bills.state$);
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  useEffect(() => void bills.find(page), [bills, page]);
  return (
    <Card flush title={words('billing-bills')}>
      {state.kind === 'loading' ? (
        <SkeletonRows rows={4} height="52px" />
      ) : state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: () => bills.again() }}
        />
      ) : state.value.bookings.length === 0 ? (
        <EmptyState title={words('billing-none')}>{words('billing-none-help')}</EmptyState>
      ) : (
        <>
          <Table bills={state.value.bookings} />
          <Pages
            of={state.value}
            onPage={(wanted) => {
              const next = new URLSearchParams(query);
              next.set('page', String(wanted));
              setQuery(next, { replace: true });
            }}
          />
        </>
      )}
    </Card>
  );
}

function Table({ bills }: { readonly bills: readonly BookingSummary[] }) {
  const words = useWords();
  const dates = useDates();
  const id = ({ transactionId }: BookingSummary) => (
    <Link to={bookingPath(transactionId)}>
      <Code strong>{transactionId}</Code>
    </Link>
  );
  const what = ({ title, mark }: BookingSummary) => (
    <>
      <bdi>{title}</bdi>
      <Second>
        <bdi>{mark}</bdi>
      </Second>
    </>
  );
  const column = (key: string): Pick<Column<BookingSummary>, 'key' | 'header'> => ({
    key,
    header: words(`billing-column-${key}`),
  });
  const columns: readonly Column<BookingSummary>[] = [
    { ...column('id'), cell: id, names: true, width: '170px' },
    { ...column('what'), cell: what },
    { ...column('starts'), cell: ({ startsOn }) => dates.short(startsOn), width: '120px' },
    { ...column('lead'), cell: (bill) => <LeadTraveller of={bill} /> },
    { ...column('status'), cell: (bill) => <BookingStanding booking={bill} />, width: '150px' },
    { ...column('price'), cell: (bill) => <RowPrice of={bill} />, numeric: true, width: '190px' },
  ];
  return (
    <DataTable
      label={words('billing-bills')}
      columns={columns}
      rows={bills}
      rowKey={({ transactionId }) => transactionId}
      narrow={(bill) => ({
        first: what(bill),
        firstEnd: <RowPrice of={bill} />,
        second: (
          <>
            {id(bill)} · {dates.short(bill.startsOn)}
          </>
        ),
        secondEnd: <BookingStanding booking={bill} />,
      })}
    />
  );
}

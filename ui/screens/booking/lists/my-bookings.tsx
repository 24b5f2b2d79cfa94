/** The list of bookings: by status, by text, by the days they were made; the one that is opened stands beside it. */
import { useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { isUnfiltered } from '#application/portal/booking/lists/my-bookings.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { currentOf, totalOf } from '#domain/booking/current.ts';
import { type BookingStatus, bookingStatuses } from '#domain/booking/life.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone, useNewBooking } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code, TwoFacts, Uncut } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Tabs } from '#ui/design/choice/tabs.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { EndHoldDialog } from '#ui/booking/hold/end-hold-dialog.tsx';
import { HeldFor } from '#ui/booking/hold/time-left.tsx';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { BalanceDue } from '#ui/booking/lists/balance-due.tsx';
import { BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { BookingCell, LeadTraveller, LeadTravellerInLine, RowPrice } from '#ui/booking/lists/cells.tsx';
import { NextAct } from '#ui/booking/lists/next-act.tsx';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useReferenceText, useStatusText } from '#ui/booking/status/status-text.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { paths } from '#ui/composition/paths.ts';
import { Titled } from '#ui/shell/frame/titled.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { filterOf, Filters } from './filters.tsx';
import { SentQuotesSlot } from './sent-quotes-slot.tsx';
import { useTypedSearch } from './typed-search.ts';
import styles from './my-bookings.module.css';

export function Screen() {
  const [query] = useSearchParams();
  if (query.has('quote') || query.has('quotes')) return <SentQuotesSlot />;
  return (
    <Titled title="title-my-bookings">
      <Bookings />
    </Titled>
  );
}

function Bookings() {
  const words = useWords();
  const newBooking = useNewBooking();
  const statusText = useStatusText();
  const may = useMay();
  const hasQuotes = useProducts().all.some(({ sentQuotes }) => sentQuotes !== undefined) && may('send-quotes');
  const bookings = usePart(bookingParts.myBookings);
  const state = useStateOf(bookings.state$);
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const address = query.toString();
  const opened = query.get('open');
  const listAddress = without(query, 'open');

  const again = useCallback(
    () => void bookings.find(filterOf(new URLSearchParams(listAddress))),
    [bookings, listAddress],
  );
  useEffect(again, [again]);
  useEffect(() => {
    if (opened === null) bookings.close();
    else void bookings.open(opened);
  }, [bookings, opened]);
  const look = useCallback(
    (sought: string) => setQuery(changed(new URLSearchParams(address), { text: sought, page: '' }), { replace: true }),
    [address, setQuery],
  );
  const [text, setText] = useTypedSearch(filter.text ?? '', look);

  const change = (next: Readonly<Record<string, string>>) => setQuery(changed(query, next));
  const { shown, page } = state;
  const total = shown ? Object.values(shown.counts).reduce((sum, count) => sum + count, 0) : undefined;
  const filtered = !isUnfiltered({ ...filter, page: 1 });
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-my-bookings')}
        acts={
          <>
            {hasQuotes ? <LinkButton to={`${paths.bookings}?quotes=1`}>{words('title-sent-quotes')}</LinkButton> : null}
            {/* Where nothing was booked yet the way on stands in the middle of the page. */}
            {shown?.bookings.length === 0 && !filtered ? null : (
              <LinkButton variant="primary" icon={Plus} to={newBooking}>
                {words('bookings-new')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.list}>
          <Tabs
            label={words('bookings-by-status')}
            tabs={[
              { key: 'all', label: words('bookings-all'), count: total },
              ...statusesShown(shown?.counts, filter.status).map((status) => ({
                key: status,
                label: statusText(status),
                count: shown?.counts[status],
              })),
            ]}
            value={filter.status ?? 'all'}
            onChange={(key) => change({ status: key === 'all' ? '' : key, page: '' })}
          />
          <Filters text={text} onText={setText} filter={filter} onChange={change} />
          {page.kind === 'failed' ? (
            <div className={styles.failed}>
              <ErrorPanel
                message={failureText(words, page.failure)}
                action={{ label: words('shell-try-again'), onPress: () => void bookings.find(filter) }}
              />
            </div>
          ) : shown === undefined ? (
            <SkeletonRows rows={8} height="52px" />
          ) : shown.bookings.length === 0 ? (
            <EmptyState
              title={words('message-no-bookings')}
              actions={
                filtered ? (
                  <Button
                    onClick={() => {
                      setText('');
                      setQuery({});
                    }}
                  >
                    {words('bookings-clear')}
                  </Button>
                ) : (
                  <LinkButton variant="primary" to={newBooking}>
                    {words('bookings-new')}
                  </LinkButton>
                )
              }
            >
              {words(filtered ? 'bookings-none-match' : 'bookings-none-yet')}
            </EmptyState>
          ) : (
            <div aria-busy={page.kind === 'loading'}>
              <BookingsTable bookings={shown.bookings} opened={opened} onOpen={(id) => change({ open: id })} />
              <Pages of={shown} onPage={(at) => change({ page: String(at) })} />
            </div>
          )}
        </div>
        {state.opened === undefined ? null : (
          <BookingPanel
            listed={shown?.bookings.find(({ transactionId }) => transactionId === opened)}
            opened={state.opened}
            onClose={() => change({ open: '' })}
            onRetry={(id) => void bookings.open(id)}
          />
        )}
      </div>
      <EndHoldDialog onEnded={again} />
    </div>
  );
}

interface BookingsTableProps {
  readonly bookings: readonly BookingSummary[];
  readonly opened: string | null;
  readonly onOpen: (transactionId: string) => void;
}

function BookingsTable({ bookings, opened, onOpen }: BookingsTableProps) {
  const words = useWords();
  const referenceText = useReferenceText();
  const dates = useDates();
  const zone = useBusinessZone();
  const sold = useProducts();
  const current = currentOf(bookings);
  const total = totalOf(current);
  const open = (booking: BookingSummary) => (
    <button
      type="button"
      className={styles.open}
      aria-pressed={booking.transactionId === opened}
      onClick={() => onOpen(booking.transactionId)}
    >
      <Code strong>{booking.transactionId}</Code>
    </button>
  );
  const acts: Column<BookingSummary> = {
    key: 'acts',
    header: words('manage-acts'),
    headerHidden: true,
    numeric: true,
    cell: (booking) => <NextAct of={booking} />,
  };
  const columns: readonly Column<BookingSummary>[] = [
    {
      key: 'booking',
      header: words('bookings-column-booking'),
      names: true,
      cell: (booking) => (
        <BookingCell
          of={booking}
          second={
            <>
              {dates.short(dateIn(booking.bookedOn, zone))}{' '}
              <Code>{clockOfLocal(placeTimeAt(booking.bookedOn, zone).local)}</Code>
            </>
          }
        >
          {open(booking)}
        </BookingCell>
      ),
    },
    {
      key: 'reference',
      header: referenceText(),
      cell: ({ reference }) => (reference === undefined ? '—' : <Code strong>{reference}</Code>),
    },
    {
      key: 'trip',
      header: words('bookings-column-trip'),
      cell: (booking) => (
        <>
          <BookingTitle of={booking} />
          <Second>{dates.short(booking.startsOn)}</Second>
        </>
      ),
    },
    {
      key: 'traveller',
      header: words('bookings-column-traveller'),
      cell: (booking) => <LeadTraveller of={booking} />,
    },
    {
      key: 'status',
      header: words('bookings-column-status'),
      cell: (booking) => (
        <>
          <BookingStanding booking={booking} />
          <Second>
            <HeldFor of={booking} />
            <BalanceDue of={booking} />
          </Second>
        </>
      ),
    },
    {
      key: 'customer',
      header: words('bookings-column-customer'),
      numeric: true,
      cell: (booking) => <RowPrice of={booking} />,
    },
    // What is opened has its acts beside it.
    ...(opened === null ? [acts] : []),
  ];
  return (
    <DataTable
      label={words('title-my-bookings')}
      columns={columns}
      rows={bookings}
      rowKey={({ transactionId }) => transactionId}
      density={52}
      selected={opened}
      totals={{
        booking: words('bookings-current', { count: current.length }),
        customer: total === undefined ? null : <Amount of={total} strong />,
      }}
      onRowPress={({ transactionId }) => onOpen(transactionId)}
      narrow={(booking) => ({
        first: (
          <Link to={sold.paper('voucher', booking.transactionId)} className={styles.narrowLink}>
            <TwoFacts first={<BookingTitle of={booking} />} second={<Uncut>{dates.short(booking.startsOn)}</Uncut>} />
          </Link>
        ),
        firstEnd: <RowPrice of={booking} />,
        second: (
          <>
            <TwoFacts
              first={<LeadTravellerInLine of={booking} />}
              second={<Code>{booking.reference ?? booking.transactionId}</Code>}
            />
            <Second>
              <BalanceDue of={booking} />
            </Second>
          </>
        ),
        secondEnd: booking.heldUntil === undefined ? <BookingStanding booking={booking} /> : <HeldFor of={booking} />,
        acts: <NextAct of={booking} />,
      })}
    />
  );
}

function changed(query: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function without(query: URLSearchParams, name: string): string {
  return changed(query, { [name]: '' }).toString();
}

const usualStatuses: readonly BookingStatus[] = ['held', 'confirmed'];

/** The usual ones, those that there are bookings in, and the one that is looked at: behind the others where it has none. */
function statusesShown(
  counts: Readonly<Record<BookingStatus, number>> | undefined,
  looked: BookingStatus | undefined,
): readonly BookingStatus[] {
  const shown = bookingStatuses.filter((status) => usualStatuses.includes(status) || (counts?.[status] ?? 0) > 0);
  return looked === undefined || shown.includes(looked) ? shown : [...shown, looked];
}

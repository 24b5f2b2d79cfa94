/** Finding a booking to go on with: by its id, its supplier's reference, a ticket's number, a traveller or its day. One that fits alone opens by itself. */
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { BookingsPage } from '#application/desk/booking.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code, TwoFacts } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DataTable } from '#ui/design/data/data-table.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Tabs } from '#ui/design/choice/tabs.tsx';
import { FindField } from '#ui/design/field/find-field.tsx';
import { useTyped } from '#ui/design/field/use-typed.ts';
import { useWords } from '#ui/design/words/words.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { useReferenceText } from '#ui/booking/status/status-text.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { Refunds } from '../cancel/refunds.tsx';
import styles from './manage.module.css';

export function Screen() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageHead title={words('title-manage-booking')} />
      <Tabs
        label={words('title-manage-booking')}
        tabs={[
          { key: 'find', label: words('manage-find-title') },
          { key: 'refunds', label: words('manage-refunds') },
        ]}
        value={query.get('view') === 'refunds' ? 'refunds' : 'find'}
        onChange={(key) => setQuery(key === 'refunds' ? { view: 'refunds' } : {})}
      />
      {query.get('view') === 'refunds' ? <Refunds /> : <Find />}
    </div>
  );
}

function Find() {
  const words = useWords();
  const find = usePart(bookingParts.find);
  const { found, only, sought } = useStateOf(find.state$);
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useTyped(query.get('text') ?? '');
  const [on, setOn] = useState(parseIsoDate(query.get('on') ?? '') ?? null);
  const [tried, setTried] = useState(false);
  const address = query.toString();
  useEffect(() => {
    const asked = new URLSearchParams(address);
    const wanted = asked.get('text') ?? '';
    const day = parseIsoDate(asked.get('on') ?? '');
    void find.seek({
      page: pageIn(asked),
      ...(wanted !== '' && { text: wanted }),
      ...(day !== undefined && { on: day }),
    });
  }, [find, address]);
  const wanted = text.trim();
  const empty = wanted === '' && on === null;
  // The way back from the booking leads here without opening it again.
  if (only !== undefined && query.get('go') === '1') return <Navigate to={bookingPath(only)} replace />;
  return (
    <>
      <Card>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!empty) setQuery({ ...(wanted && { text: wanted }), ...(on !== null && { on }), go: '1' });
          }}
        >
          <FindField
            label={words('bookings-find')}
            value={text}
            onChange={setText}
            error={tried && empty ? words('manage-find-nothing') : undefined}
          />
          <DateField
            label={words('bookings-booked-on')}
            optional
            value={on}
            onChange={setOn}
            calendar={{ today, least: addDays(today, -3660), most: today }}
          />
          <Button type="submit" variant="primary" busy={found?.kind === 'loading'}>
            {words('manage-find')}
          </Button>
        </form>
      </Card>
      {found === undefined ? (
        <EmptyState icon={Search} title={words('manage-find-title')}>
          {words('manage-find-help')}
        </EmptyState>
      ) : found.kind === 'loading' ? (
        <SkeletonRows rows={4} height="52px" />
      ) : found.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{
            label: words('shell-try-again'),
            onPress: () => {
              if (sought !== undefined) void find.seek(sought);
            },
          }}
        />
      ) : (
        <Found page={found.value} onPage={(page) => setQuery({ ...Object.fromEntries(query), page: String(page) })} />
      )}
    </>
  );
}

function Found({ page, onPage }: { readonly page: BookingsPage; readonly onPage: (page: number) => void }) {
  const words = useWords();
  const referenceText = useReferenceText();
  const dates = useDates();
  if (page.bookings.length === 0) {
    return (
      <EmptyState
        title={words('message-no-bookings')}
        actions={<LinkButton to={paths.bookings}>{words('title-my-bookings')}</LinkButton>}
      >
        {words('bookings-none-match')}
      </EmptyState>
    );
  }
  const link = (booking: BookingSummary) => (
    <Link to={bookingPath(booking.transactionId)}>
      <Code strong>{booking.transactionId}</Code>
    </Link>
  );
  const trip = (booking: BookingSummary) => <BookingTitle of={booking} />;
  return (
    <Card flush>
      <DataTable
        label={words('title-manage-booking')}
        rows={page.bookings}
        rowKey={({ transactionId }) => transactionId}
        density={52}
        columns={[
          { key: 'booking', header: words('bookings-column-booking'), names: true, cell: link },
          {
            key: 'reference',
            header: referenceText(),
            cell: ({ reference }) => <Code>{reference ?? '—'}</Code>,
          },
          { key: 'trip', header: words('bookings-column-trip'), cell: trip },
          { key: 'date', header: words('manage-travel-date'), cell: ({ startsOn }) => dates.short(startsOn) },
          {
            key: 'traveller',
            header: words('bookings-column-traveller'),
            cell: ({ leadTraveller }) => <bdi>{leadTraveller}</bdi>,
          },
          {
            key: 'status',
            header: words('bookings-column-status'),
            cell: (booking) => <BookingStanding booking={booking} />,
          },
          {
            key: 'customer',
            header: words('bookings-column-customer'),
            numeric: true,
            cell: ({ customerTotal }) => <Amount of={customerTotal} strong />,
          },
        ]}
        narrow={(booking) => ({
          first: link(booking),
          firstEnd: <Amount of={booking.customerTotal} strong />,
          second: <TwoFacts first={<bdi>{booking.leadTraveller}</bdi>} second={trip(booking)} />,
          secondEnd: <BookingStanding booking={booking} />,
        })}
      />
      <Pages of={page} onPage={onPage} />
    </Card>
  );
}

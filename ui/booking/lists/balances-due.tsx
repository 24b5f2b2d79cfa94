/**
 * Balances that are to be paid within some days, the first before the others; nothing where none is. Where they cannot be fetched it
 * says so: an empty place would say that none is due.
 */
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { soonDays } from '#domain/booking/schedule/schedule.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TwoFacts, Uncut } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { BalanceDue } from './balance-due.tsx';
import { BookingTitle } from './booking-title.tsx';
import { bookingColumn, BookingLink, LeadTraveller, LeadTravellerInLine } from './cells.tsx';

/** So many; the others are in the list of bookings. */
const next = 5;

export function BalancesDue({ today }: { readonly today: IsoDate }) {
  const words = useWords();
  const balances = usePart(bookingParts.balances);
  const { page } = useStateOf(balances.state$);
  const balanceBy = addDays(today, soonDays);
  const find = useCallback(() => void balances.find({ balanceBy, page: 1 }), [balances, balanceBy]);
  useEffect(find, [find]);
  if (page.kind === 'failed') {
    return (
      <Alert
        kind="error"
        action={
          <Button size={32} onClick={find}>
            {words('shell-try-again')}
          </Button>
        }
      >
        {`${words('manage-balances-unknown')} ${failureText(words, page.failure)}`}
      </Alert>
    );
  }
  const due = page.kind === 'ready' ? page.value.bookings.filter(({ putOff }) => putOff !== undefined) : [];
  if (page.kind !== 'ready' || due.length === 0) return null;
  return (
    <Card
      flush
      title={words('manage-balances-due')}
      aside={
        <Link to={`${paths.bookings}?balanceby=${balanceBy}`}>
          {words('manage-all-balances', { count: page.value.total })}
        </Link>
      }
    >
      <BalancesTable due={due.slice(0, next)} />
    </Card>
  );
}

function BalancesTable({ due }: { readonly due: readonly BookingSummary[] }) {
  const words = useWords();
  const dates = useDates();
  const may = useMay();
  // Its page asks before it is charged.
  const pay = ({ transactionId }: BookingSummary) =>
    may('ticket') ? (
      <LinkButton size={32} to={bookingPath(transactionId)}>
        {words('manage-pay-balance')}
      </LinkButton>
    ) : null;
  const columns: readonly Column<BookingSummary>[] = [
    bookingColumn(words('bookings-column-booking')),
    {
      key: 'trip',
      header: words('bookings-column-trip'),
      cell: (row) => (
        <>
          <BookingTitle of={row} />
          <Second>{dates.short(row.startsOn)}</Second>
        </>
      ),
    },
    {
      key: 'traveller',
      header: words('bookings-column-traveller'),
      cell: (row) => <LeadTraveller of={row} />,
    },
    { key: 'due', header: words('manage-to-be-paid'), cell: (row) => <BalanceDue of={row} /> },
    { key: 'acts', header: words('manage-acts'), headerHidden: true, numeric: true, cell: pay },
  ];
  return (
    <DataTable
      label={words('manage-balances-due')}
      columns={columns}
      rows={due}
      rowKey={({ transactionId }) => transactionId}
      density={52}
      narrow={(row) => ({
        first: <BookingLink of={row} />,
        firstEnd: <Uncut>{dates.short(row.startsOn)}</Uncut>,
        second: (
          <>
            <TwoFacts first={<LeadTravellerInLine of={row} />} second={<BookingTitle of={row} />} />
            <Second>
              <BalanceDue of={row} />
            </Second>
          </>
        ),
        acts: pay(row),
      })}
    />
  );
}

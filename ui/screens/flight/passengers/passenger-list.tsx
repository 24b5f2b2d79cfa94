/** Departures by day: when, on which flight, who, and the booking. */
import { Link } from 'react-router-dom';
import type { CalendarDeparture } from '#domain/flight/booking/passenger-calendar.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { StatusMark } from '#ui/booking/status-mark.tsx';
import { ScheduleMark } from '#ui/booking/schedule-mark.tsx';
import styles from './passenger-calendar.module.css';

export function PassengerList({ departures }: { readonly departures: readonly CalendarDeparture[] }) {
  const words = useWords();
  const dates = useDates();
  const when = ({ departure }: CalendarDeparture) => (
    <Listed>
      {dates.short(dateOfLocal(departure))}
      <Code>{clockOfLocal(departure)}</Code>
    </Listed>
  );
  const flight = ({ carrier, flightNumber }: CalendarDeparture) => <Code>{`${carrier} ${flightNumber}`}</Code>;
  const trip = ({ origin, destination }: CalendarDeparture) => <Code>{`${origin}–${destination}`}</Code>;
  const link = ({ transactionId, pnr }: CalendarDeparture) => (
    <Link to={bookingPath(transactionId)}>
      <Code>{pnr ?? transactionId}</Code>
    </Link>
  );
  const people = ({ travellers }: CalendarDeparture) => (
    <Listed>
      {travellers.map((name, at) => (
        <bdi key={at}>{name}</bdi>
      ))}
    </Listed>
  );
  const columns: readonly Column<CalendarDeparture>[] = [
    { key: 'departs', header: words('passengers-departs'), cell: when },
    {
      key: 'flight',
      header: words('passengers-flight'),
      cell: (each) => (
        <span className={styles.flight}>
          <CarrierTile code={each.carrier} size={24} /> {flight(each)}
        </span>
      ),
    },
    {
      key: 'trip',
      header: words('passengers-trip'),
      cell: (each) => (
        <>
          {trip(each)}
          <Second>{words(`passengers-one-${each.leg}`)}</Second>
        </>
      ),
    },
    { key: 'who', header: words('passengers-who'), names: true, cell: people },
    {
      key: 'booking',
      header: words('passengers-booking'),
      cell: (each) => (
        <span className={styles.booking}>
          {link(each)}
          {each.scheduleChange === undefined ? (
            <StatusMark status={each.status} product="flight" />
          ) : (
            <ScheduleMark severity={each.scheduleChange} />
          )}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={words('title-passenger-calendar')}
      columns={columns}
      rows={departures}
      rowKey={({ transactionId, itinerary }) => `${transactionId}/${itinerary}`}
      density={52}
      narrow={(each) => ({
        first: when(each),
        firstEnd: link(each),
        second: people(each),
        secondEnd: (
          <>
            {flight(each)} {trip(each)}
          </>
        ),
      })}
    />
  );
}

/** Departures and arrivals by day: when, of what, who, and the booking. */
import { Link } from 'react-router-dom';
import type { CalendarDeparture } from '#domain/booking/passenger-calendar.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
import type { Column } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BookingMark, BookingTitle } from '../lists/booking-title.tsx';
import { ScheduleMark } from '../schedule-mark.tsx';
import { StatusMark } from '../status/status-mark.tsx';
import { OfProduct } from '../words/of-product.tsx';
import styles from './passenger-list.module.css';

export function PassengerList({ departures }: { readonly departures: readonly CalendarDeparture[] }) {
  const words = useWords();
  const dates = useDates();
  const when = ({ begins, wholeDays }: CalendarDeparture) => (
    <Listed>
      {dates.short(dateOfLocal(begins))}
      {wholeDays === true ? null : <Code>{clockOfLocal(begins)}</Code>}
    </Listed>
  );
  const service = ({ service: run }: CalendarDeparture) => (run === undefined ? null : <Code>{run}</Code>);
  const trip = (each: CalendarDeparture) => <BookingTitle of={each} />;
  const link = ({ transactionId, reference }: CalendarDeparture) => (
    <Link to={bookingPath(transactionId)}>
      <Code>{reference ?? transactionId}</Code>
    </Link>
  );
  const people = ({ travellers }: CalendarDeparture) => (
    <Listed>
      {travellers.map((name, at) => (
        <bdi key={at}>{name}</bdi>
      ))}
    </Listed>
  );
  const run: Column<CalendarDeparture> = {
    key: 'service',
    header: words('passengers-service'),
    cell: (each) => (
      <span className={styles.parts}>
        <BookingMark of={each} /> {service(each)}
      </span>
    ),
  };
  const columns: readonly Column<CalendarDeparture>[] = [
    { key: 'begins', header: words('passengers-begins'), cell: when },
    run,
    {
      key: 'trip',
      header: words('passengers-trip'),
      cell: (each) => (
        <>
          {trip(each)}
          <Second>
            <OfProduct product={each.product}>
              <Leg of={each} />
            </OfProduct>
          </Second>
        </>
      ),
    },
    { key: 'who', header: words('passengers-who'), names: true, cell: people },
    {
      key: 'booking',
      header: words('passengers-booking'),
      cell: (each) => (
        <span className={styles.parts}>
          {link(each)}
          {each.scheduleChange === undefined ? (
            <StatusMark status={each.status} product={each.product} />
          ) : (
            <ScheduleMark severity={each.scheduleChange} />
          )}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={words('passengers-title')}
      columns={columns}
      rows={departures}
      rowKey={({ transactionId, item }) => `${transactionId}/${item}`}
      density={52}
      narrow={(each) => ({
        first: when(each),
        firstEnd: link(each),
        second: people(each),
        secondEnd: (
          <>
            {service(each)} {trip(each)}
          </>
        ),
      })}
    />
  );
}

function Leg({ of: { leg, ends } }: { readonly of: Pick<CalendarDeparture, 'leg' | 'ends'> }) {
  const words = useWords();
  const dates = useDates();
  return words(`passengers-one-${leg}`, { until: dates.short(dateOfLocal(ends)) });
}

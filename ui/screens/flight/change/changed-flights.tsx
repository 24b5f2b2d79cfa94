/** On the landing page: how many bookings wait for an answer because airlines changed their flights, and the first of them. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './changed-flights.module.css';
import { routeText } from '#domain/flight/offer/route.ts';

const named = 3;

export function ChangedFlights() {
  const words = useWords();
  const dates = useDates();
  const open = usePart(bookingParts.openChanges);
  const changes = useStateOf(open.state$);
  const zone = useBusinessZone();
  useEffect(() => void open.load(), [open]);
  if (changes === undefined || changes.length === 0) return null;
  return (
    <Alert kind="warning" title={words('flight-schedule-changed', { count: changes.length })}>
      <ul className={styles.list}>
        {changes.slice(0, named).map(({ transactionId, reference: pnr, leadTraveller, title: route, answerBy }) => (
          <li key={transactionId}>
            <Link to={bookingPath(transactionId)}>
              {words('flight-schedule-changed-booking', {
                pnr: pnr ?? transactionId,
                name: leadTraveller,
                trip: routeText(route),
                date: dates.short(dateIn(answerBy, zone)),
                time: clockOfLocal(placeTimeAt(answerBy, zone).local),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

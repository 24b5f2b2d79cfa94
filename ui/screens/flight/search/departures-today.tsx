/** Who leaves today, and on which flights. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { departuresFitting } from '#domain/booking/passenger-calendar.ts';
import { type IsoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { OfProduct } from '#ui/booking/words/of-product.tsx';
import { PassengerList } from '#ui/booking/passengers/passenger-list.tsx';
import styles from './home.module.css';

export function DeparturesToday({ today }: { readonly today: IsoDate }) {
  const words = useWords();
  const calendar = usePart(bookingParts.passengers);
  const { month, found } = useStateOf(calendar.state$);
  useEffect(() => void calendar.look(monthOf(today)), [calendar, today]);
  const aside = <Link to="/flight/passenger-calendar">{words('title-passenger-calendar')}</Link>;
  if (found.kind === 'failed') return null;
  if (found.kind === 'loading' || month !== monthOf(today)) {
    return (
      <Card title={words('flight-departing-today')} aside={aside}>
        <SkeletonRows rows={1} height="20px" />
      </Card>
    );
  }
  const departures = departuresFitting(found.value.departures, { products: ['flight'] }).filter(
    ({ begins }) => dateOfLocal(begins) === today,
  );
  return (
    <Card
      flush
      title={words('flight-departing-today')}
      fact={words('passengers-day-count', {
        product: 'flight',
        departures: departures.length,
        travellers: departures.reduce((count, { travellers }) => count + travellers.length, 0),
      })}
      aside={aside}
    >
      {departures.length === 0 ? (
        <p className={styles.none}>{words('flight-nobody-departs')}</p>
      ) : (
        <OfProduct product="flight">
          <PassengerList departures={departures} />
        </OfProduct>
      )}
    </Card>
  );
}

/** A ride from point to point: when and where one boards, when and where one gets off. */
import type { BusRide } from '#domain/bus/booking/bus-booking.ts';
import type { BusPoint } from '#domain/bus/trip/trip.ts';
import { clockOfLocal, dateOfLocal, minutesBetween } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useBusText } from './bus-text.ts';
import styles from './bus.module.css';

type Points = Pick<BusRide, 'boarding' | 'dropping' | 'origin' | 'destination'>;

export function RideTrack({ ride: { boarding, dropping, origin, destination } }: { readonly ride: Points }) {
  const words = useWords();
  const text = useBusText();
  return (
    <ol className={styles.track}>
      <Stop point={boarding} city={origin.name}>
        {words('bookings-bus-call', { phone: boarding.phone })}
      </Stop>
      <Stop point={dropping} city={destination.name}>
        {words('bookings-bus-on-board', { duration: text.duration(minutesBetween(boarding.at, dropping.at)) })}
      </Stop>
    </ol>
  );
}

function Stop({
  point,
  city,
  children,
}: {
  readonly point: BusPoint;
  readonly city: string;
  readonly children: string;
}) {
  const dates = useDates();
  const { at, name, landmark } = point;
  return (
    <li className={styles.stop}>
      <span className={styles.stopTime}>
        <Code strong>{clockOfLocal(at.local)}</Code>
        <small>{dates.short(dateOfLocal(at.local))}</small>
      </span>
      <span>
        <strong>
          <bdi>
            {name}, {city}
          </bdi>
        </strong>
        <small>
          <bdi>{landmark}</bdi>
        </small>
        <small>{children}</small>
      </span>
    </li>
  );
}

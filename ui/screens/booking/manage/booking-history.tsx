/** Everything that happened to a booking: when, what, by whom and on whose behalf. */
import type { HistoryEvent } from '#domain/booking/booking.ts';
import { dateIn } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './booking-history.module.css';

export function BookingHistory({ history }: { readonly history: readonly HistoryEvent[] }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  return (
    <section className={styles.history}>
      <h2>{words('bookings-history')}</h2>
      <ol className={styles.events}>
        {history.map((event, at) => (
          <li key={at} className={styles.event}>
            <time dateTime={event.at} className={styles.when}>
              {dates.short(dateIn(event.at, zone))} <Code>{clockOfLocal(placeTimeAt(event.at, zone).local)}</Code>
            </time>
            <span className={styles.what}>
              {words(`bookings-history-${event.code}`, event.params)}
              {event.params?.['remarks'] === undefined ? null : (
                <q className={styles.remarks}>{event.params['remarks']}</q>
              )}
              {event.actor === undefined ? null : (
                <small className={styles.who}>
                  {event.onBehalfOf === undefined
                    ? event.actor
                    : words('bookings-on-behalf-of', { actor: event.actor, customer: event.onBehalfOf })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

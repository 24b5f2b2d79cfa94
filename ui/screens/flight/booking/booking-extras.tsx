/** The seats, meals, bags and services of a booking: whose, on which flight, and the outcome of each. */
import type { BookedSsr, SsrStatus } from '#domain/flight/extras/ancillaries.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import type { BadgeKind } from '#ui/design/data/badge.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useExtraNames } from '../extras/extra-names.ts';
import styles from '#ui/booking/facts.module.css';

const looks: Readonly<Record<SsrStatus, BadgeKind>> = {
  requested: 'info',
  confirmed: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};

interface OfFlights {
  readonly booking: FlightBooking;
}

/** Beside a list. */
export function ExtrasSection({ booking }: OfFlights) {
  const words = useWords();
  const name = useExtraNames();
  if (booking.ssr.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{words('extras-chosen')}</h3>
      <ul className={styles.people}>
        {booking.ssr.map((extra, at) => (
          <li key={at}>
            <span>
              <bdi>{name(extra)}</bdi>
              <span className={styles.note}>
                <Listed>
                  {whose(booking, extra)}
                  <Code>{sectorOf(booking, extra)}</Code>
                </Listed>
              </span>
            </span>
            <span>
              <Badge kind={looks[extra.status]}>{words(`extras-status-${extra.status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the booking's page. */
export function ExtrasCard({ booking }: OfFlights) {
  const words = useWords();
  const name = useExtraNames();
  if (booking.ssr.length === 0) return null;
  return (
    <Card title={words('manage-extras')}>
      <ul className={styles.rows}>
        {booking.ssr.map((extra, at) => {
          const sector = sectorOf(booking, extra);
          return (
            <li key={at}>
              <span>
                <bdi>{name(extra)}</bdi>
                <small className={styles.quiet}>
                  <bdi>{whose(booking, extra)}</bdi>
                  {sector === '' ? null : (
                    <>
                      {' · '}
                      <Code>{sector}</Code>
                    </>
                  )}
                </small>
              </span>
              <span className={styles.quiet}>{words(`manage-extra-${extra.status}`)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function whose({ travellers }: FlightBooking, { traveller }: BookedSsr): string {
  const who = travellers[traveller];
  return who === undefined ? '' : `${who.firstName} ${who.lastName}`;
}

function sectorOf({ itineraries }: FlightBooking, { place }: BookedSsr): string {
  const flight = itineraries[place.itinerary]?.segments[place.segment];
  return flight === undefined ? '' : `${flight.origin}–${flight.destination}`;
}

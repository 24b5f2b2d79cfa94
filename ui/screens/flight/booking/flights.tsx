/** The flights of a booking: each with its times, what was bought on it, and how its direction stands. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { optionAt, soldAt } from '#domain/flight/quote/quote.ts';
import { countByType } from '#domain/people/traveller.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FlightStanding, isGivenUp } from './standing.tsx';
import styles from './flights.module.css';

export function BookingFlights({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const dates = useDates();
  const { infants } = countByType(booking.travellers);
  return booking.itineraries.flatMap(({ segments }, at) =>
    segments.map((segment, index) => (
      <section key={`${segment.carrier}${segment.flightNumber}${segment.departure.local}`} className={styles.flight}>
        <CarrierTile code={segment.carrier} />
        <div>
          <strong className={classNames(styles.trip, isGivenUp(booking, at) && styles.gone)}>
            <Code>{`${clockOfLocal(segment.departure.local)} ${segment.origin}`}</Code>{' '}
            <Icon of={ArrowRight} size={14} mirrored />{' '}
            <Code>{`${clockOfLocal(segment.arrival.local)} ${segment.destination}`}</Code>
          </strong>
          <p className={styles.quiet}>
            <Listed>
              {dates.short(dateOfLocal(segment.departure.local))}
              <Code>{`${segment.carrier} ${segment.flightNumber}`}</Code>
              {optionAt(booking.options, at).family}
              {booking.imported === undefined
                ? words('bookings-check-in-bag', { kg: soldAt(booking, at).baggage.checkInKg, infants })
                : ''}
            </Listed>
          </p>
          {index === 0 ? (
            <div className={styles.standing}>
              <FlightStanding booking={booking} itinerary={at} />
            </div>
          ) : null}
        </div>
      </section>
    )),
  );
}

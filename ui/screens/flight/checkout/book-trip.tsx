/** The trip in one line a direction, above the steps that come after the review. */
import { Link } from 'react-router-dom';
import { equipmentName } from '#domain/flight/reference/equipment.ts';
import { type FlightQuote, soldAt } from '#domain/flight/quote/quote.ts';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { arrivalOf, clockOf, dayOf, flightsOf, lastOf, useOfferWords } from '../offer/offer-words.ts';
import { resultsAddress } from './book-view.ts';
import styles from './book-parts.module.css';

export interface BookTripProps {
  readonly quote: FlightQuote;
  readonly resultsQuery: string;
  /** No way to change it any more. */
  readonly fixed?: boolean;
}

export function BookTrip({ quote, resultsQuery, fixed = false }: BookTripProps) {
  const words = useWords();
  const said = useOfferWords();
  const dates = useDates();
  return (
    <section aria-label={words('booking-your-flights')} className={styles.trip}>
      {quote.itineraries.map((itinerary, at) => {
        const [first] = itinerary.segments;
        const last = lastOf(itinerary);
        const { option, baggage } = soldAt(quote, at);
        return (
          <div key={first.departure.local} className={styles.direction}>
            <CarrierTile code={first.carrier} size={32} />
            <div className={styles.directionWords}>
              <strong>
                {words('booking-trip-line', {
                  day: dates.short(dayOf(first.departure.local)),
                  departs: clockOf(first.departure.local),
                  from: first.origin,
                  arrives: arrivalOf(itinerary),
                  to: last.destination,
                })}
              </strong>
              <span className={styles.quiet}>
                {words('booking-trip-detail-line', {
                  flights: flightsOf(itinerary),
                  aircraft: equipmentName(first.equipment),
                  stops: said.stops(itinerary),
                  duration: said.duration(itinerary.durationMinutes),
                  family: option.family,
                  baggage:
                    baggage.checkInKg === 0 ? words('booking-no-check-in-bag') : said.kilograms(baggage.checkInKg),
                })}
              </span>
            </div>
          </div>
        );
      })}
      {fixed ? null : (
        <Link to={resultsAddress(resultsQuery)} className={styles.change}>
          {words('booking-change')}
        </Link>
      )}
    </section>
  );
}

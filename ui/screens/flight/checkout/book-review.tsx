/** The first step: what is being booked, with its fare rules, before anybody is named. */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { tripOfQuote } from '#domain/flight/quote/quote-trip.ts';
import { soldAt } from '#domain/flight/quote/quote.ts';
import { CancelFeeNote } from '#ui/booking/checkout/cancel-fee.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { HandBaggage } from './book-baggage.tsx';
import { ItineraryCard } from './book-itinerary.tsx';
import { PolicyCard } from '#ui/corporate/policy-mark.tsx';
import { usePlaces } from '../places.ts';
import type { BookView } from './book-view.ts';
import { FareFacts } from '../fare/fare-facts.tsx';
import { FareRulesTable } from '../fare/fare-rules-table.tsx';
import { lastOf } from '../offer/offer-words.ts';
import styles from './book-review.module.css';

export function ReviewStep({ state }: BookView) {
  const words = useWords();
  const places = usePlaces();
  const { quote } = state;
  const sold = quote.itineraries.map((itinerary, at) => ({ itinerary, ...soldAt(quote, at) }));
  return (
    <>
      <PolicyCard quoteId={quote.quoteId} trip={() => tripOfQuote(quote, quote.fare.total, places.country)} />
      {sold.map(({ itinerary, bookingClasses }) => (
        <ItineraryCard
          key={itinerary.segments[0].departure.local}
          itinerary={itinerary}
          bookingClasses={bookingClasses}
          places={places}
        />
      ))}
      <Card title={words('booking-fare-and-baggage')}>
        {sold.map(({ itinerary, option, baggage }) => (
          <FareFacts
            key={itinerary.segments[0].departure.local}
            option={option}
            baggage={baggage}
            direction={sold.length > 1 ? directionName(itinerary) : undefined}
          />
        ))}
        <HandBaggage allowed={sold.map(({ baggage }) => baggage)} withInfant={quote.party.infants > 0} />
      </Card>
      <Card title={words('booking-fare-rules')} fact={words('booking-fare-rules-note')}>
        <FareRulesTable rules={quote.rules} places={places} />
        <p className={styles.quiet}>
          <CancelFeeNote product="flight" />
        </p>
      </Card>
    </>
  );
}

/** 'AI DEL–BOM'. */
function directionName(itinerary: Itinerary): string {
  const [{ carrier, origin }] = itinerary.segments;
  return `${carrier} ${origin}–${lastOf(itinerary).destination}`;
}

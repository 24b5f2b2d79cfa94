/** The first step: what is being booked, with its fare rules, before anybody is named. */
import { Card } from '#ui/design/card.tsx';
import { useWords } from '#ui/design/words.ts';
import { HandBaggage } from './book-baggage.tsx';
import { ItineraryCard } from './book-itinerary.tsx';
import { usePlaces } from './book-places.ts';
import type { BookView } from './book-view.ts';
import { FareFacts } from './fare-facts.tsx';
import { FareRulesTable } from './fare-rules-table.tsx';

export function ReviewStep({ state }: BookView) {
  const words = useWords();
  const places = usePlaces();
  const { quote } = state;
  return (
    <>
      {quote.offer.itineraries.map((itinerary) => (
        <ItineraryCard
          key={itinerary.segments[0].departure.local}
          itinerary={itinerary}
          option={quote.option}
          places={places}
        />
      ))}
      <Card title={words('booking-fare-and-baggage')}>
        <FareFacts option={quote.option} rules={quote.rules} />
        <HandBaggage withInfant={quote.party.infants > 0} />
      </Card>
      <Card title={words('booking-fare-rules')} fact={words('booking-fare-rules-note')}>
        <FareRulesTable rules={quote.rules} places={places} />
      </Card>
    </>
  );
}

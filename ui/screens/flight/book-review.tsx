/** The first step: what is being booked, with its fare rules, before anybody is named. */
import { optionAt } from '#domain/flight/quote.ts';
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
      {quote.itineraries.map((itinerary, at) => (
        <ItineraryCard
          key={itinerary.segments[0].departure.local}
          itinerary={itinerary}
          option={optionAt(quote.options, at)}
          places={places}
        />
      ))}
      <Card title={words('booking-fare-and-baggage')}>
        {quote.options.map((option) => (
          <FareFacts key={option.fareId} option={option} rules={quote.rules} />
        ))}
        <HandBaggage withInfant={quote.party.infants > 0} />
      </Card>
      <Card title={words('booking-fare-rules')} fact={words('booking-fare-rules-note')}>
        <FareRulesTable rules={quote.rules} places={places} />
      </Card>
    </>
  );
}

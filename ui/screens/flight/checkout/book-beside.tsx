/** What other products sell beside flights abroad: the journey as they need it. */
import { useMemo } from 'react';
import { travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { BesideJourney } from '#ui/booking/beside/beside-journey.tsx';
import { usePlaces } from '../places.ts';
import type { BookView } from './book-view.ts';

export function Beside({ state }: BookView) {
  const { quote, form } = state;
  const days = useMemo(() => daysOf(quote), [quote]);
  const countries = useCountries(quote);
  const { travellers, contact, gst, parameters } = form;
  const journey = useMemo(
    () =>
      countries === undefined
        ? undefined
        : {
            key: quote.quoteId,
            address: '/flight/book?step=pay',
            ...days,
            countries: countries.split(','),
            travellers,
            contact,
            gst,
            parameters,
          },
    [quote.quoteId, days, countries, travellers, contact, gst, parameters],
  );
  if (!quote.required.international || journey === undefined || state.unanswered) return null;
  return <BesideJourney journey={journey} />;
}

function daysOf({ itineraries }: FlightQuote) {
  const arrivals = itineraries.flatMap(({ segments }) => segments.map(({ arrival }) => dateOfLocal(arrival.local)));
  const { first, last } = travelDatesOf(itineraries);
  return { from: first, to: [last, ...arrivals].toSorted().at(-1) ?? last };
}

/** Where they fly to beside where they set out from; undefined until airports are known. */
function useCountries({ itineraries }: FlightQuote): string | undefined {
  const { country } = usePlaces();
  const segments = itineraries.flatMap(({ segments: each }) => each);
  const home = country(itineraries[0].segments[0].origin);
  const visited = segments.map(({ destination }) => country(destination));
  if (home === undefined || visited.includes(undefined)) return undefined;
  return [...new Set(visited)].filter((each) => each !== home).join() || undefined;
}

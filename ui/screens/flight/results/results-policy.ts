/** What a company's travel policy judges of an offer, where one holds for the person at the desk. */
import { useMemo } from 'react';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { flightTrip } from '#domain/flight/booking/trip-facts.ts';
import { crossesBorder } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { type FlownFor, soldInstead } from '#domain/flight/offer/sold-instead.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import { isSoldOut, type FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';

type Judge = (offer: FlightOffer, fare: FareOption) => TripFacts;

export function useTripOf(found: FoundFlights, travellers: number): Judge | undefined {
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  const { airports } = useStateOf(usePart(flightParts.search).state$);
  const isCompared = policy?.rules.some(({ kind }) => kind === 'lowest') ?? false;
  const { offers, soldOut } = found;
  const lowest = useMemo(() => (isCompared ? lowestOf(offers, soldOut) : undefined), [isCompared, offers, soldOut]);
  const tripOf = useMemo(
    () =>
      // A fare is judged more than once a card, among thousands.
      judgedOnce(({ itineraries }, { total, cabin, refundable }) =>
        flightTrip({
          itineraries,
          total,
          travellers,
          cabins: [cabin],
          isRefundable: refundable,
          countryOf: (airport) => airports?.byCode(airport)?.country,
          ...(airports && {
            isAbroad: crossesBorder(itineraries, airports.isDomestic),
          }),
          ...(lowest && {
            parts: [{ total, instead: soldInstead({ itineraries, total }, lowest.get(cabin) ?? []) }],
          }),
        }),
      ),
    [airports, travellers, lowest],
  );
  return policy && tripOf;
}

function judgedOnce(judge: Judge): Judge {
  const known = new WeakMap<FareOption, TripFacts>();
  return (offer, fare) => {
    const trip = known.get(fare) ?? judge(offer, fare);
    known.set(fare, trip);
    return trip;
  };
}

/** Each offer at its lowest fare of each class that is still sold, by class. */
function lowestOf(
  offers: readonly FlightOffer[],
  soldOut: FoundFlights['soldOut'],
): ReadonlyMap<Cabin, readonly FlownFor[]> {
  const byCabin = new Map<Cabin, FlownFor[]>();
  for (const { itineraries, fares } of offers) {
    const seen = new Set<Cabin>();
    // The cheapest comes first.
    for (const fare of fares) {
      if (seen.has(fare.cabin) || fare.special !== undefined || isSoldOut({ soldOut }, fare)) continue;
      seen.add(fare.cabin);
      const known = byCabin.get(fare.cabin);
      const lowest = { itineraries, total: fare.total };
      if (known === undefined) byCabin.set(fare.cabin, [lowest]);
      else known.push(lowest);
    }
  }
  return byCabin;
}

/** What a company's travel policy judges of an offer, where one holds for the person at the desk. */
import { useCallback } from 'react';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { flightTrip } from '#domain/flight/booking/trip-facts.ts';
import { crossesBorder } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';

export function useTripOf(travellers: number): ((offer: FlightOffer, fare: FareOption) => TripFacts) | undefined {
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  const { airports } = useStateOf(usePart(flightParts.search).state$);
  const tripOf = useCallback(
    ({ itineraries }: FlightOffer, { total, cabin, refundable }: FareOption) =>
      flightTrip({
        itineraries,
        total,
        travellers,
        cabins: [cabin],
        isRefundable: refundable,
        ...(airports && {
          isAbroad: crossesBorder(itineraries, airports.isDomestic),
        }),
      }),
    [airports, travellers],
  );
  return policy && tripOf;
}

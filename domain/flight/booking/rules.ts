/** Flights as a product: what booking must know of them. */
import { peopleOf, type Presence } from '../../booking/presence.ts';
import type { ProductRules } from '../../booking/product.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { CancellableBooking } from '../cancel/cancellation.ts';
import { flightOutlookRules } from '../cancel/outlook.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { FlightBooking } from './flight-booking.ts';
import { concernOf } from './in-short.ts';

export const flightRules: ProductRules<FlightBooking, CancellableBooking> = {
  product: 'flight',
  prefix: 'FL',
  concern: concernOf,
  cancelling: flightOutlookRules,
};

/** From the first day of departure to the last of arrival. */
export function flightPresence({
  travellers,
  itineraries,
}: {
  readonly travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[];
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
}): Presence {
  const segments = itineraries.flatMap((each) => each.segments);
  const departures = segments.map(({ departure }) => dateOfLocal(departure.local)).toSorted();
  const arrivals = segments.map(({ arrival }) => dateOfLocal(arrival.local)).toSorted();
  const first = dayOf(itineraries[0]);
  return {
    people: peopleOf(travellers),
    from: departures[0] ?? first,
    until: arrivals.at(-1) ?? first,
    later: itineraries.slice(1).map((each, at) => ({ item: at + 1, day: dayOf(each) })),
  };
}

function dayOf({ segments }: Itinerary): IsoDate {
  return dateOfLocal(segments[0].departure.local);
}

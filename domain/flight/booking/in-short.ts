/** What lists and ledgers say of booked flights in a few words. */
import type { InShort, Unit } from '../../booking/booking.ts';
import { type Concern, leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import { type Beginning, namesOn } from '../../booking/passenger-calendar.ts';
import { partsOf } from '../../booking/units.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { isThereAndBack, routeOfItineraries } from '../offer/route.ts';
import type { JourneyType } from '../search/request.ts';
import { placesShown } from './aboard.ts';
import type { FlightBooking } from './flight-booking.ts';

/** The journey alone, before anybody is named. */
export type FlightInShort = Omit<InShort, 'leadTraveller' | 'travellerCount'>;

/** One itinerary is one way; two of which the second goes back where the first began are a round trip. */
export function journeyTypeOf(itineraries: readonly Itinerary[]): JourneyType {
  if (itineraries.length === 1) return 'one-way';
  return isThereAndBack(routeOfItineraries(itineraries)) ? 'round-trip' : 'multi-city';
}

/** As {@link journeyTypeOf}, of flights of which only the ends are known. */
export function journeyTypeOfEnds(
  sectors: readonly { readonly origin: string; readonly destination: string }[],
): JourneyType {
  const [there, back, ...others] = sectors;
  if (back === undefined) return 'one-way';
  const isReturn = others.length === 0 && there?.origin === back.destination && there.destination === back.origin;
  return isReturn ? 'round-trip' : 'multi-city';
}

/** The journey in short, from its itineraries in order of travel. */
export function flightInShort(itineraries: readonly [Itinerary, ...Itinerary[]]): FlightInShort {
  const [there, ...others] = itineraries;
  const last = others.at(-1);
  const isReturn = journeyTypeOf(itineraries) === 'round-trip';
  return {
    mark: there.segments[0].carrier,
    title: routeOfItineraries(itineraries),
    startsOn: departureDate(there),
    ...(last !== undefined && isReturn ? { endsOn: departureDate(last) } : {}),
  };
}

/** What is left of a booking, or all of one that nobody travels on any more. */
export function bookingInShort(
  booking: Pick<FlightBooking, 'itineraries' | 'gone'> & { readonly travellers: readonly Named[] },
): InShort {
  const shown = partsOf(placesShown(booking));
  const [first = booking.itineraries[0], ...others] = booking.itineraries.filter((_, at) => shown.items.includes(at));
  const travellers = booking.travellers.filter((_, at) => shown.travellers.includes(at));
  return {
    ...flightInShort([first, ...others]),
    leadTraveller: leadTravellerOf(travellers),
    travellerCount: travellers.length,
  };
}

/** Whose places, and which flights. */
export function concernOf(
  { itineraries, travellers }: { readonly itineraries: readonly Itinerary[]; readonly travellers: readonly Named[] },
  places: readonly Unit[],
): Concern {
  const about = partsOf(places);
  const directions = itineraries.filter((_, at) => about.items.includes(at));
  return {
    travellers: travellers.filter((_, at) => about.travellers.includes(at)).map(nameOf),
    title: routeOfItineraries(directions),
    parts: directions.flatMap(({ segments }) =>
      segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`),
    ),
  };
}

function departureDate({ segments }: Itinerary): IsoDate {
  return dateOfLocal(segments[0].departure.local);
}

/** Each direction, with those who still fly in it. */
export function flightBeginnings({
  itineraries,
  journeyType,
  travellers,
  gone = [],
}: Pick<FlightBooking, 'itineraries' | 'journeyType' | 'gone'> & {
  readonly travellers: readonly Named[];
}): readonly Beginning[] {
  return itineraries.map(({ segments }, item) => {
    const [first, last] = [segments[0], segments.at(-1) ?? segments[0]];
    const isBack = journeyType === 'round-trip' && item === itineraries.length - 1;
    return {
      item,
      leg: item === 0 ? 'outward' : isBack ? 'return' : 'onward',
      mark: first.carrier,
      title: `${first.origin}-${last.destination}`,
      service: `${first.carrier} ${first.flightNumber}`,
      begins: first.departure.local,
      ends: last.arrival.local,
      travellers: namesOn({ travellers, gone }, item),
    };
  });
}

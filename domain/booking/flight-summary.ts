/** What lists, searches and ledgers say of a flight booking in a few words. */
import type { Itinerary } from '../flight/offer/itinerary.ts';
import { isThereAndBack, type Route, routeOfItineraries } from '../flight/offer/route.ts';
import type { JourneyType } from '../flight/search/request.ts';
import type { Traveller } from '../people/traveller.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { dateOfLocal } from '../time/place-time.ts';
import { aboardOf, placesShown } from './aboard.ts';
import type { Unit } from './booking.ts';
import type { FlightBooking } from '../flight/booking/flight-booking.ts';

export interface FlightInShort {
  readonly mark: string;
  readonly title: Route;
  /** Local dates of departure. */
  readonly startsOn: IsoDate;
  /** Present where there is a way back. */
  readonly endsOn?: IsoDate;
}

/** One itinerary is one way; two of which the second goes back where the first began are a round trip. */
export function journeyTypeOf(itineraries: readonly Itinerary[]): JourneyType {
  if (itineraries.length === 1) return 'one-way';
  return isThereAndBack(routeOfItineraries(itineraries)) ? 'round-trip' : 'multi-city';
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

/** A row of a list: what is left of a booking, or all of one that nobody travels on any more. */
export interface BookingInShort extends FlightInShort {
  readonly leadTraveller: string;
  readonly travellerCount: number;
}

export function bookingInShort(
  booking: Pick<FlightBooking, 'itineraries' | 'gone'> & { readonly travellers: readonly Named[] },
): BookingInShort {
  const shown = aboardOf(placesShown(booking));
  const [first = booking.itineraries[0], ...others] = booking.itineraries.filter((_, at) =>
    shown.itineraries.includes(at),
  );
  const travellers = booking.travellers.filter((_, at) => shown.travellers.includes(at));
  return {
    ...flightInShort([first, ...others]),
    leadTraveller: leadTravellerOf(travellers),
    travellerCount: travellers.length,
  };
}

/** Some of a booking's places in words: whose they are and which flights, of what was cancelled, changed or bought. */
export interface Concern {
  readonly travellers: readonly string[];
  readonly route: Route;
  /** '6E 2134', in the order of travel. */
  readonly flights: readonly string[];
}

export function concernOf(
  { itineraries, travellers }: { readonly itineraries: readonly Itinerary[]; readonly travellers: readonly Named[] },
  places: readonly Unit[],
): Concern {
  const about = aboardOf(places);
  const directions = itineraries.filter((_, at) => about.itineraries.includes(at));
  return {
    travellers: travellers.filter((_, at) => about.travellers.includes(at)).map(nameOf),
    route: routeOfItineraries(directions),
    flights: directions.flatMap(({ segments }) =>
      segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`),
    ),
  };
}

/**
 * Names in a line that stays one.
 *
 * @example namesText(['Asha Rao', 'Kabir Rao', 'Lakshmi Iyer', 'Omar Khan']) // => 'Asha Rao, Kabir Rao +2'
 */
export function namesText(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} +${names.length - 2}`;
}

type Named = Pick<Traveller, 'type' | 'firstName' | 'lastName'>;

/** 'Lakshmi Iyer': the first adult, or the first of all. */
export function leadTravellerOf(travellers: readonly Named[]): string {
  const lead = travellers.find(({ type }) => type === 'adult') ?? travellers[0];
  return lead === undefined ? '' : nameOf(lead);
}

/**
 * What a booking is found by from its travellers: every name from both ends, and each of its words.
 *
 * @example searchWordsOf([{ firstName: 'Asha Devi', lastName: 'Rao' }]) // => ['Asha Devi Rao', 'Rao Asha Devi', 'Devi']
 */
export function searchWordsOf(travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[]): readonly string[] {
  return [
    ...new Set(
      travellers.flatMap((traveller) => {
        const { firstName, lastName } = traveller;
        const inside = [...firstName.split(' ').slice(1), ...lastName.split(' ').slice(1)];
        return [nameOf(traveller), `${lastName} ${firstName}`, ...inside];
      }),
    ),
  ];
}

/** 'Lakshmi Iyer'. */
export function nameOf({ firstName, lastName }: Pick<Traveller, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

function departureDate({ segments }: Itinerary): IsoDate {
  return dateOfLocal(segments[0].departure.local);
}

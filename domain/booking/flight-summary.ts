/** What lists, searches and ledgers say of a flight booking in a few words. */
import type { Itinerary } from '../flight/itinerary.ts';
import type { JourneyType } from '../flight/search-request.ts';
import type { Traveller } from '../people/traveller.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { dateOfLocal } from '../time/place-time.ts';

export interface FlightInShort {
  readonly carrier: string;
  readonly origin: string;
  /** Of a round trip: where it turns. Of several cities: the last. */
  readonly destination: string;
  /** Local dates of departure. */
  readonly travelDate: IsoDate;
  /** Present where there is a way back. */
  readonly returnDate?: IsoDate;
}

/** One itinerary is one way; two of which the second goes back where the first began are a round trip. */
export function journeyTypeOf(itineraries: readonly Itinerary[]): JourneyType {
  if (itineraries.length === 1) return 'one-way';
  const [there, back] = itineraries;
  const returns =
    itineraries.length === 2 && there !== undefined && back !== undefined && endsOf(back).to === endsOf(there).from;
  return returns && endsOf(back).from === endsOf(there).to ? 'round-trip' : 'multi-city';
}

/** The journey in short, from its itineraries in order of travel. */
export function flightInShort(itineraries: readonly [Itinerary, ...Itinerary[]]): FlightInShort {
  const [there, ...others] = itineraries;
  const last = others.at(-1);
  const isReturn = journeyTypeOf(itineraries) === 'round-trip';
  return {
    carrier: there.segments[0].carrier,
    origin: endsOf(there).from,
    destination: endsOf(last === undefined || isReturn ? there : last).to,
    travelDate: departureDate(there),
    ...(last !== undefined && isReturn ? { returnDate: departureDate(last) } : {}),
  };
}

/** 'Lakshmi Iyer': the first adult, or the first of all. */
export function leadTravellerOf(travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[]): string {
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

function nameOf({ firstName, lastName }: Pick<Traveller, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

function endsOf({ segments }: Itinerary): { readonly from: string; readonly to: string } {
  const last = segments.at(-1) ?? segments[0];
  return { from: segments[0].origin, to: last.destination };
}

function departureDate({ segments }: Itinerary): IsoDate {
  return dateOfLocal(segments[0].departure.local);
}

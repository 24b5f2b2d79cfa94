/** What is to be changed of a booking, as a search: the address of its results, and back from there to the directions. */
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { tied } from '#domain/flight/change/change.ts';
import { isFlownInPart } from '#domain/flight/change/flown-part.ts';
import { journeyTypeOfEnds } from '#domain/flight/booking/in-short.ts';
import { optionAt } from '#domain/flight/quote/quote.ts';
import { type Ends, endsOf } from '#domain/flight/change/reroute.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { countByType } from '#domain/people/traveller.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { ChangeDirection } from '#application/desk/changes.ts';
import { searchToQuery } from '../search/search-link.ts';

/** Between which other places each direction is to go; undefined where they stay. */
export type ChangePlaces = readonly (Ends | undefined)[];

/** The new day of each direction; undefined where it stays as it is. */
export type ChangeDays = readonly (IsoDate | undefined)[];

export type Changed = Pick<FlightBooking, 'transactionId' | 'itineraries' | 'options' | 'travellers'>;

/** The local day on which a direction departs. */
export function departureDay({ segments }: Itinerary): IsoDate {
  return dateOfLocal(segments[0].departure.local);
}

/** Directions that change with one. */
export function changingWith(booking: Changed, itinerary: number, now: Instant): readonly number[] {
  return tied(booking, now).find((unit) => unit.includes(itinerary)) ?? [itinerary];
}

/** The address of the flights that may come instead: each direction by itself side by side, or the whole journey. */
export function changeAddress(
  booking: Changed,
  days: ChangeDays,
  places: ChangePlaces,
  now: Instant,
): string | undefined {
  const changed = booking.itineraries.flatMap((itinerary, at) => {
    const date = days[at];
    return date === undefined
      ? []
      : [{ sector: { ...(places[at] ?? endsOf(itinerary)), date }, option: optionAt(booking.options, at) }];
  });
  const [first] = changed;
  if (first === undefined) return undefined;
  const query = searchToQuery({
    ...defaultSearch,
    journeyType: journeyTypeOfEnds(changed.map(({ sector }) => sector)),
    sectors: changed.map(({ sector }) => sector),
    party: countByType(booking.travellers),
    cabin: first.option.cabin,
    fareType: first.option.fareType,
  });
  const several = changed.length > 1 && (booking.options.length > 1 || isFlownInPart(booking, now));
  return `/change-booking/${booking.transactionId}/${several ? 'roundtrip-results' : 'results'}?${query}`;
}

/**
 * Which directions of the booking a search is about, in the order of travel: those that were given these days where they are
 * known; else, as of an address that was kept, those whose places it flies, before those that share a place with it.
 */
export function directionsOf(
  { itineraries }: Pick<Changed, 'itineraries'>,
  { sectors }: Pick<FlightSearchRequest, 'sectors'>,
  days: ChangeDays = [],
): readonly ChangeDirection[] {
  const given = days.flatMap((day, at) => (day === undefined ? [] : [{ day, at }]));
  const isGiven = given.length === sectors.length && given.every(({ day }, at) => day === sectors[at]?.date);
  let from = 0;
  return sectors.flatMap(({ origin, destination, date }, index) => {
    const alike = itineraries.map((itinerary, at) => {
      const ends = endsOf(itinerary);
      return at < from ? -1 : Number(ends.origin === origin) + Number(ends.destination === destination);
    });
    const best = Math.max(...alike);
    const itinerary = isGiven ? (given[index]?.at ?? -1) : best < 0 ? -1 : alike.indexOf(best);
    const old = itineraries[itinerary];
    if (old === undefined) return [];
    from = itinerary + 1;
    const ends = endsOf(old);
    return [
      {
        itinerary,
        date,
        ...(ends.origin !== origin && { origin }),
        ...(ends.destination !== destination && { destination }),
      },
    ];
  });
}

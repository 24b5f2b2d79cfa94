/** What is to be changed of a booking, as a search: the address of its results, and back from there to the directions. */
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { tied } from '#domain/flight/change/change.ts';
import { isFlownInPart } from '#domain/flight/change/flown-part.ts';
import { journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import { optionAt } from '#domain/flight/quote/quote.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { countByType } from '#domain/people/traveller.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { ChangeDirection } from '#application/desk/changes.ts';
import { searchToQuery } from '../search/search-link.ts';

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
export function changeAddress(booking: Changed, days: ChangeDays, now: Instant): string | undefined {
  const changed = booking.itineraries.flatMap((itinerary, at) => {
    const date = days[at];
    return date === undefined ? [] : [{ itinerary, date, option: optionAt(booking.options, at) }];
  });
  const [first] = changed;
  if (first === undefined) return undefined;
  const query = searchToQuery({
    ...defaultSearch,
    journeyType: journeyTypeOf(changed.map(({ itinerary }) => itinerary)),
    sectors: changed.map(({ itinerary, date }) => ({ ...endsOf(itinerary), date })),
    party: countByType(booking.travellers),
    cabin: first.option.cabin,
    fareType: first.option.fareType,
  });
  const several = changed.length > 1 && (booking.options.length > 1 || isFlownInPart(booking, now));
  return `/change-booking/${booking.transactionId}/${several ? 'roundtrip-results' : 'results'}?${query}`;
}

/** Which directions of the booking a search is about: the first that flies each sector, in the order of travel. */
export function directionsOf(
  { itineraries }: Pick<Changed, 'itineraries'>,
  { sectors }: Pick<FlightSearchRequest, 'sectors'>,
): readonly ChangeDirection[] {
  let from = 0;
  return sectors.flatMap(({ origin, destination, date }) => {
    const at = itineraries.findIndex((itinerary, index) => {
      const ends = endsOf(itinerary);
      return index >= from && ends.origin === origin && ends.destination === destination;
    });
    if (at < 0) return [];
    from = at + 1;
    return [{ itinerary: at, date }];
  });
}

function endsOf({ segments }: Itinerary) {
  return { origin: segments[0].origin, destination: (segments.at(-1) ?? segments[0]).destination };
}

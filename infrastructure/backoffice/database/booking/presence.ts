/**
 * Who is where when, as `booking_presence` and `booking_later_departure` keep it: for looking around before a booking is
 * opened, and for calendars. A person is the name that a ticket prints.
 */
import { printedName } from '#domain/flight/checks/carrier-names.ts';
import type { PeopleAround } from '#application/backoffice/ports/booking/booking-book.ts';

/** More of a name tells nobody from another. */
const mostLetters = 200;

export function personOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return printedName(`${firstName} ${lastName}`).slice(0, mostLetters);
}

/**
 * Who travels, from the first local day of departure to the last of arrival; and the days on which the directions after the
 * first depart.
 */
export function presenceOf({ travellers, itineraries }: PeopleAround) {
  const segments = itineraries.flatMap((each) => each.segments);
  const days = (locals: readonly string[]) => locals.map(dayOf).sort();
  return {
    people: [...new Set(travellers.map(personOf))],
    from_day: days(segments.map(({ departure }) => departure.local))[0] ?? '',
    to_day: days(segments.map(({ arrival }) => arrival.local)).at(-1) ?? '',
    later: itineraries.slice(1).map((each, at) => ({ item: at + 1, day: dayOf(each.segments[0].departure.local) })),
  };
}

function dayOf(local: string): string {
  return local.slice(0, 10);
}

/**
 * People among an agency's bookings, as the table `booked_person` keeps them: by a digest of the name that a ticket prints,
 * which the database's own `person_key` makes too.
 */
import { createHash } from 'node:crypto';
import { printedName } from '#domain/flight/checks/carrier-names.ts';
import type { PeopleAround } from '#application/backoffice/ports/booking/booking-book.ts';

/** 52 bits, so that a number holds it. */
export function personKey(
  agencyId: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): number {
  const printed = printedName(`${firstName} ${lastName}`);
  return Number.parseInt(createHash('md5').update(`${agencyId}/${printed}`).digest('hex').slice(0, 13), 16);
}

/** Who travels, and from the first local day of departure to the last of arrival. */
export function bookedPeople(agencyId: string, { travellers, itineraries }: PeopleAround) {
  const segments = itineraries.flatMap((each) => each.segments);
  const days = (locals: readonly string[]) => locals.map((local) => local.slice(0, 10)).sort();
  return {
    people: [...new Set(travellers.map((traveller) => personKey(agencyId, traveller)))],
    fromDay: days(segments.map(({ departure }) => departure.local))[0] ?? '',
    toDay: days(segments.map(({ arrival }) => arrival.local)).at(-1) ?? '',
  };
}

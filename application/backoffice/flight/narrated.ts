/** What a line of the ledger or of the history says of a booking beside its code. */
import type { BookingSummary, Unit } from '#domain/booking/booking.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { bookingInShort, concernOf } from '#domain/flight/booking/in-short.ts';
import { namesText } from '#domain/booking/in-short.ts';
import { routeText } from '#domain/flight/offer/route.ts';
import type { KeptBooking } from '../ports/flight/flight-books.ts';

type Params = Readonly<Record<string, string>>;
type Narrated = Pick<KeptBooking, 'itineraries' | 'travellers' | 'gone'> & { readonly reference: string };

/** Of the sale. */
export function narrated(
  pnr: string,
  { title: route, leadTraveller }: Pick<BookingSummary, 'title' | 'leadTraveller'>,
): Params {
  return { pnr, route: routeText(route), leadTraveller };
}

/** Of a booking as it stands. */
export function placeOf(booking: Narrated): Params {
  return narrated(booking.reference, bookingInShort(booking));
}

/** Of what was done for some of its places: whose, and which flights; all that are left where none are named. */
export function concernParams(booking: Narrated, places: readonly Unit[] = placesLeft(booking)): Params {
  const { travellers, title, parts } = concernOf(booking, places);
  return {
    pnr: booking.reference,
    route: routeText(title),
    travellers: namesText(travellers),
    flights: parts.join(', '),
  };
}

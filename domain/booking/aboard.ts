/**
 * Who still travels where, after cancellations and no-shows: the one answer that lists, screens, papers, mail and the next
 * cancellation begin with.
 */
import type { BookedSsr } from '../flight/extras/ancillaries.ts';
import type { SectorRules } from '../flight/fare/fare-rules.ts';
import type { Unit } from './booking.ts';
import type { FlightBooking, Ticket } from '../flight/booking/flight-booking.ts';

/** A booking as far as it says who travels where. */
export interface Boarded extends Pick<FlightBooking, 'gone'> {
  readonly itineraries: readonly unknown[];
  readonly travellers: readonly unknown[];
}

/** Whether a traveller is still booked on a direction. */
export function isAboard({ gone = [] }: Pick<FlightBooking, 'gone'>, place: Unit): boolean {
  return !gone.some((each) => isSamePlace(each, place));
}

/** Whether a traveller did not fly on a direction. */
export function isMissed({ gone = [] }: Pick<FlightBooking, 'gone'>, place: Unit): boolean {
  return gone.some((each) => each.missed === true && isSamePlace(each, place));
}

export function isSamePlace(one: Unit, other: Unit): boolean {
  return one.traveller === other.traveller && one.item === other.item;
}

/** The places that are left, by direction, then traveller. */
export function placesLeft(booking: Boarded): readonly Unit[] {
  return booking.itineraries.flatMap((_, itinerary) =>
    booking.travellers.flatMap((__, traveller) => {
      const place = { traveller, item: itinerary };
      return isAboard(booking, place) ? [place] : [];
    }),
  );
}

/** What was bought beside the seat, as it stands: with a place that was given up goes what was bought for it. */
export function servicesNow(booking: Pick<FlightBooking, 'ssr' | 'gone'>): readonly BookedSsr[] {
  return booking.ssr.map((each) => {
    const place = { traveller: each.traveller, item: each.place.itinerary };
    return each.status === 'refused' || isAboard(booking, place) ? each : { ...each, status: 'cancelled' as const };
  });
}

/** Directions and travellers of some places, each once and in order. */
export interface Aboard {
  readonly itineraries: readonly number[];
  readonly travellers: readonly number[];
}

export function aboardOf(places: readonly Unit[]): Aboard {
  const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
  return {
    itineraries: inOrder(places.map(({ item: itinerary }) => itinerary)),
    travellers: inOrder(places.map(({ traveller }) => traveller)),
  };
}

/** The places that a booking is shown with: what is left of it; of one that nobody travels on any more, all as sold. */
export function placesShown(booking: Boarded): readonly Unit[] {
  const left = placesLeft(booking);
  return left.length > 0 ? left : placesLeft({ ...booking, gone: [] });
}

/** Whether a ticket is for any of some places. */
export function isGoodFor({ traveller, itineraries }: Ticket, places: readonly Unit[]): boolean {
  return places.some(
    (place) => place.traveller === traveller && (itineraries === undefined || itineraries.includes(place.item)),
  );
}

/** The fare's rules, one a direction, for the directions that a booking is shown with; or the one that all have. */
export function rulesShown(booking: Boarded & Pick<FlightBooking, 'rules'>): readonly SectorRules[] {
  const { sectors } = booking.rules;
  const { itineraries } = aboardOf(placesShown(booking));
  return sectors.length === booking.itineraries.length ? sectors.filter((_, at) => itineraries.includes(at)) : sectors;
}

/**
 * Who still travels where, after cancellations and no-shows: the one answer that lists, screens, papers, mail and the next
 * cancellation begin with.
 */
import type { FlightBooking, TravelPlace } from './booking.ts';

/** A booking as far as it says who travels where. */
export interface Boarded extends Pick<FlightBooking, 'gone'> {
  readonly itineraries: readonly unknown[];
  readonly travellers: readonly unknown[];
}

/** Whether a traveller is still booked on a direction. */
export function isAboard({ gone = [] }: Pick<FlightBooking, 'gone'>, place: TravelPlace): boolean {
  return !gone.some((each) => isSamePlace(each, place));
}

/** Whether a traveller did not fly on a direction. */
export function isMissed({ gone = [] }: Pick<FlightBooking, 'gone'>, place: TravelPlace): boolean {
  return gone.some((each) => each.missed === true && isSamePlace(each, place));
}

export function isSamePlace(one: TravelPlace, other: TravelPlace): boolean {
  return one.traveller === other.traveller && one.itinerary === other.itinerary;
}

/** The places that are left, by direction, then traveller. */
export function placesLeft(booking: Boarded): readonly TravelPlace[] {
  return booking.itineraries.flatMap((_, itinerary) =>
    booking.travellers.flatMap((__, traveller) => {
      const place = { traveller, itinerary };
      return isAboard(booking, place) ? [place] : [];
    }),
  );
}

/** Directions and travellers of some places, each once and in order. */
export interface Aboard {
  readonly itineraries: readonly number[];
  readonly travellers: readonly number[];
}

export function aboardOf(places: readonly TravelPlace[]): Aboard {
  const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
  return {
    itineraries: inOrder(places.map(({ itinerary }) => itinerary)),
    travellers: inOrder(places.map(({ traveller }) => traveller)),
  };
}

/** The places that a booking is shown with: what is left of it; of one that nobody travels on any more, all as sold. */
export function placesShown(booking: Boarded): readonly TravelPlace[] {
  const left = placesLeft(booking);
  return left.length > 0 ? left : placesLeft({ ...booking, gone: [] });
}

/** Who still flies where: the units of a booking of flights, a traveller in a direction each. */
import type { Booking, Unit } from '../../booking/booking.ts';
import { partsOf, stands, unitsOf, unitsShown } from '../../booking/units.ts';
import type { BookedSsr } from '../extras/ancillaries.ts';
import type { SectorRules } from '../fare/fare-rules.ts';
import type { FlightBooking, Ticket } from './flight-booking.ts';

/** A booking as far as it says who travels where. */
export interface Boarded extends Pick<Booking, 'gone'> {
  readonly itineraries: readonly unknown[];
  readonly travellers: readonly unknown[];
}

/** Every place of a booking, by direction, then traveller. */
export function allPlaces({ itineraries, travellers }: Omit<Boarded, 'gone'>): readonly Unit[] {
  return unitsOf({ items: itineraries.length, travellers: travellers.length });
}

/** The places that are left. */
export function placesLeft(booking: Boarded): readonly Unit[] {
  return allPlaces(booking).filter((place) => stands(booking, place));
}

/** The places that a booking is shown with: what is left of it; of one that nobody travels on any more, all as sold. */
export function placesShown(booking: Boarded): readonly Unit[] {
  return unitsShown(booking, allPlaces(booking));
}

/** What was bought beside the seat, as it stands: with a place that was given up goes what was bought for it. */
export function servicesNow(booking: Pick<FlightBooking, 'ssr' | 'gone'>): readonly BookedSsr[] {
  return booking.ssr.map((each) => {
    const place = { traveller: each.traveller, item: each.place.itinerary };
    return each.status === 'refused' || stands(booking, place) ? each : { ...each, status: 'cancelled' as const };
  });
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
  const { items } = partsOf(placesShown(booking));
  return sectors.length === booking.itineraries.length ? sectors.filter((_, at) => items.includes(at)) : sectors;
}

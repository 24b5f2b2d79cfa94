/** By which locator whom knows a booking of flights. */
import type { FlightBooking } from './flight-booking.ts';

/** `gds`: in the reservation system that it was taken over from. `airline`: with the airline, of what was bought here. */
export interface Locators {
  readonly gds?: string;
  readonly airline?: string;
}

/** Neither before a supplier has confirmed it. */
export function locatorsOf({ reference, imported }: Pick<FlightBooking, 'reference' | 'imported'>): Locators {
  if (reference === undefined) return {};
  return imported === undefined ? { airline: reference } : { gds: reference };
}

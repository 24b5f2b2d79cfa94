/** What a caller can do with travellers and services of bookings that have their tickets. */
import type { AfterSaleDesk } from '#application/desk/after-sale.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { addServices, type AddServicesPorts, bookedCatalogue, bookedSeatMaps, type OfBooking } from './add-services.ts';
import { completeHeld, type CompleteHeldPorts } from '../checkout/complete-held.ts';
import { splitBooking, type SplitBookingPorts } from '../split/split-booking.ts';

export type AfterSalePorts = AddServicesPorts & SplitBookingPorts & CompleteHeldPorts;

/** With what can be bought with a booking, which is asked for where it is asked for quotes. */
export interface AfterSale extends AfterSaleDesk {
  readonly services: (asked: OfBooking) => ReturnType<typeof bookedCatalogue>;
  readonly seatMaps: (asked: OfBooking) => ReturnType<typeof bookedSeatMaps>;
}

export function makeAfterSaleDesk(ports: AfterSalePorts): (caller: Caller) => AfterSale {
  return (caller) => ({
    services: (asked) => bookedCatalogue(ports, caller, asked),
    seatMaps: (asked) => bookedSeatMaps(ports, caller, asked),
    addSsr: (request) => addServices(ports, caller, request),
    splitPnr: (request) => splitBooking(ports, caller, request),
    completeHeld: (request) => completeHeld(ports, caller, request),
  });
}

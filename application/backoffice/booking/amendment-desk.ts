/** What a caller can do to bookings that were made, but for what a product adds: for the booking desk and under a product's own names. */
import type { AmendmentDesks } from '#application/desk/amendments.ts';
import type { Caller } from '../caller.ts';
import { cancelBooking, quoteCancellation } from './cancel/cancel-booking.ts';
import type { CancelBookingPorts } from './cancel/take-out.ts';
import { releaseHeld, ticketHeld, type TicketHeldPorts } from './hold/ticket-held.ts';

export type AmendmentDeskPorts = TicketHeldPorts & CancelBookingPorts;

/** What is done to bookings of every product. */
type CommonDesk = Pick<AmendmentDesks, 'ticketHeld' | 'releaseHeld' | 'cancelQuote' | 'cancel'>;

export function makeAmendmentDesk(ports: AmendmentDeskPorts): (caller: Caller) => CommonDesk {
  return (caller) => ({
    ticketHeld: (request) => ticketHeld(ports, caller, request),
    releaseHeld: (request) => releaseHeld(ports, caller, request),
    cancelQuote: (request) => quoteCancellation(ports, caller, request),
    cancel: (request) => cancelBooking(ports, caller, request),
  });
}

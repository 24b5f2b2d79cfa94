/** What a caller can do to bookings that were made, but for what a product adds. */
import type { BookedDesk } from '#application/desk/amendments.ts';
import type { Caller } from '../caller.ts';
import { cancelBooking, quoteCancellation } from './cancel/cancel-booking.ts';
import type { CancelBookingPorts } from './cancel/removal.ts';
import { releaseHeld, ticketHeld, type TicketHeldPorts } from './hold/ticket-held.ts';

export type AmendmentDeskPorts = TicketHeldPorts & CancelBookingPorts;

export function makeAmendmentDesk(ports: AmendmentDeskPorts): (caller: Caller) => BookedDesk {
  return (caller) => ({
    ticketHeld: (request) => ticketHeld(ports, caller, request),
    releaseHeld: (request) => releaseHeld(ports, caller, request),
    cancelQuote: (request) => quoteCancellation(ports, caller, request),
    cancel: (request) => cancelBooking(ports, caller, request),
  });
}

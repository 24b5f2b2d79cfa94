/** The booking desk for a caller. */
import type { BookedDesk } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { RequestDesk } from '#application/desk/requests.ts';
import type { Caller } from '../caller.ts';
import { listHolds, type ListHoldsPorts } from './hold/list-holds.ts';
import { listPassengers, type ListPassengersPorts, listScheduleChanges } from './lists/list-passengers.ts';
import { listRefunds, type ListRefundsPorts } from './cancel/list-refunds.ts';
import { listBookings, type ListBookingsPorts } from './lists/list-bookings.ts';
import { mailDocument, type MailDocumentPorts } from './papers/mail-document.ts';
import { makeDocument, showDocument } from './papers/make-document.ts';
import { showBooking, type ShowBookingPorts } from './lists/show-booking.ts';

export type BookingDeskPorts = ListBookingsPorts &
  ListHoldsPorts &
  ListRefundsPorts &
  ListPassengersPorts &
  ShowBookingPorts &
  MailDocumentPorts;

export function makeBookingDesk(
  ports: BookingDeskPorts,
): (caller: Caller) => Omit<BookingDesk, keyof RequestDesk | keyof BookedDesk> {
  return (caller) => ({
    list: (filter) => listBookings(ports, caller, filter),
    holds: () => listHolds(ports, caller),
    refunds: (request) => listRefunds(ports, caller, request),
    passengers: (request) => listPassengers(ports, caller, request),
    scheduleChanges: () => listScheduleChanges(ports, caller),
    details: (request) => showBooking(ports, caller, request),
    document: (request) => makeDocument(ports, caller, request),
    sheet: (request) => showDocument(ports, caller, request),
    mailDocument: (request) => mailDocument(ports, caller, request),
  });
}

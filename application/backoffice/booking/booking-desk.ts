/** The booking desk for a caller. */
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Caller } from '../caller.ts';
import { listBookings, type ListBookingsPorts } from './list-bookings.ts';
import { showBooking, type ShowBookingPorts } from './show-booking.ts';

export type BookingDeskPorts = ListBookingsPorts & ShowBookingPorts;

export function makeBookingDesk(ports: BookingDeskPorts): (caller: Caller) => BookingDesk {
  return (caller) => ({
    list: (filter) => listBookings(ports, caller, filter),
    details: (request) => showBooking(ports, caller, request),
  });
}

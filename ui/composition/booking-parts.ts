/** What the booking screens may ask for, once their area is loaded. */
import type { BookingTicket } from '#application/portal/booking/booking-ticket.ts';
import type { MyBookings } from '#application/portal/booking/my-bookings.ts';
import { part } from './parts.ts';

export const bookingParts = {
  myBookings: part<MyBookings>('booking.myBookings'),
  ticket: part<BookingTicket>('booking.ticket'),
};

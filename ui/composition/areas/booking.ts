/** The use cases of the booking screens. */
import { ContainerModule } from 'inversify';
import { BookingTicket } from '#application/portal/booking/booking-ticket.ts';
import { MyBookings } from '#application/portal/booking/my-bookings.ts';
import { bookingParts } from '../booking-parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(bookingParts.myBookings)
    .toResolvedValue((desk, session) => new MyBookings(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.ticket)
    .toResolvedValue((desk, session) => new BookingTicket(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
});

/** Bookings: the saga that makes them, finding and opening them, and what follows from them. */
import { ContainerModule } from 'inversify';
import { BookingSaga } from '#application/backoffice/booking/booking-saga.ts';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import { changedTotal } from '#application/backoffice/flight/changed-total.ts';
import { StoredBookingBook } from '../database/booking-book.ts';
import { desks, given, ports, work } from './parts.ts';

export const booking = new ContainerModule(({ bind }) => {
  bind(ports.bookings)
    .toResolvedValue((database) => new StoredBookingBook(database), [given.database])
    .inSingletonScope();
  bind(work.saga)
    .toResolvedValue(
      (bookings, clock, chance, flight, log) =>
        new BookingSaga({
          bookings,
          supplier: (code) => flight.suppliers.find((each) => each.code === code),
          clock,
          customerTotal: (quote, airlineTotal) => changedTotal(flight, quote, airlineTotal),
          owner: chance.uuid(),
          onTrouble: (transactionId, cause) =>
            log.error({ transactionId, cause: String(cause) }, 'a booking is in trouble'),
        }),
      [ports.bookings, ports.clock, ports.chance, work.flight, given.log],
    )
    .inSingletonScope();
  bind(desks.booking)
    .toResolvedValue(
      (bookings, agencies, { businessZone }) => makeBookingDesk({ bookings, agencies, businessZone }),
      [ports.bookings, ports.agencies, given.settings],
    )
    .inSingletonScope();
});

/** What is done to bookings after they were made: the saga, and the desk's part of it. */
import { makeAfterSaleDesk } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { byCode } from '#application/backoffice/ports/supplier.ts';
import { makeFlightCancelDesk } from '#application/backoffice/flight/cancel/cancel-desk.ts';
import { makeChangeDesk } from '#application/backoffice/flight/change/change-desk.ts';
import { watchSchedules } from '#application/backoffice/flight/schedule/watch-schedules.ts';
import { StoredAmendmentBook } from '../database/booking/amendment-book.ts';
import { StoredScheduleBook } from '../database/flight/schedule-book.ts';
import { flightsAlone } from '../database/flight/kept-flight.ts';
import { area, given, ports, work } from './parts.ts';
import { keptProducts } from './products.ts';
import { frameOf } from './saga-frame.ts';

export const amendments = area(({ make, store }) => {
  const { businessZone, log, settings } = given;
  const { amendingSuppliers, chance, clock, flightAmendments, schedules, suppliers, terms } = ports;
  const { amendingSupplier, amendmentSaga, flight, knownBalances, products } = work;
  const amending = { amendmentSaga, amendingSupplier };
  const flights = { ...amending, amendments: flightAmendments };
  make(
    ports.amendments,
    { database: given.database },
    ({ database }) => new StoredAmendmentBook(database, keptProducts),
  );
  make(
    flightAmendments,
    { database: given.database },
    ({ database }) => new StoredAmendmentBook<FlightTypes>(database, flightsAlone),
  );
  store(schedules, StoredScheduleBook);
  make(amendingSuppliers, { suppliers }, (from) => from.suppliers.flatMap((each) => each.amendments ?? []));
  make(amendingSupplier, { amendingSuppliers }, (from) => byCode(from.amendingSuppliers));
  make(
    amendmentSaga,
    { amendments: ports.amendments, products, clock, chance, log, knownBalances, settings },
    (from) => new AmendmentSaga({ ...from, ...frameOf(from, 'an amendment is in trouble') }),
  );
  make(
    work.watchSchedules,
    { schedules, amendments: flightAmendments, amendmentSaga, suppliers: amendingSuppliers, clock, chance, settings },
    (from) => {
      const watching = { ...from, owner: from.chance.uuid(), everySeconds: from.settings.scheduleRoundSeconds };
      return () => watchSchedules(watching);
    },
  );
  make(
    work.amendmentDesk,
    { ...amending, amendments: ports.amendments, sold: products, clock, chance },
    makeAmendmentDesk,
  );
  make(work.flightAmendmentDesk, { ...flights, sold: products, clock, chance }, makeFlightCancelDesk);
  make(work.afterSale, { ...flights, clock, chance, businessZone, terms }, makeAfterSaleDesk);
  make(work.changeDesk, { ...flights, flight }, makeChangeDesk);
});

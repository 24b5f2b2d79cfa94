/** What only flights have after a sale: changes, services, schedules, who did not fly. */
import { makeFlightCancelDesk } from '#application/backoffice/flight/cancel/cancel-desk.ts';
import { makeChangeDesk } from '#application/backoffice/flight/change/change-desk.ts';
import { makeAgreedFlightsDesk } from '#application/backoffice/flight/request/agreed-desk.ts';
import { makeAfterSaleDesk } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import { makeScheduleDesk } from '#application/backoffice/flight/schedule/list-schedule-changes.ts';
import { watchSchedules } from '#application/backoffice/flight/schedule/watch-schedules.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { byCode } from '#application/backoffice/ports/supplier.ts';
import { StoredAmendmentBook } from '#infrastructure/backoffice/database/booking/amendment-book.ts';
import { flightsAlone } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import { StoredScheduleBook } from '#infrastructure/backoffice/database/flight/schedule-book.ts';
import { area, given, ports, work } from '../parts.ts';

export const amending = area(({ make, store }) => {
  const { airports, businessZone, database, settings } = given;
  const { amendingSuppliers, chance, clock, flightAmendments, schedules, serviceRequests, suppliers, terms } = ports;
  const { amendingSupplier, amendmentSaga, flight, products } = work;
  const flights = { amendmentSaga, amendingSupplier, amendments: flightAmendments };
  make(flightAmendments, { database }, (from) => new StoredAmendmentBook<FlightTypes>(from.database, flightsAlone));
  store(schedules, StoredScheduleBook);
  make(amendingSuppliers, { suppliers }, (from) => from.suppliers.flatMap((each) => each.amendments ?? []));
  make(amendingSupplier, { amendingSuppliers }, (from) => byCode(from.amendingSuppliers));
  make(
    work.watchSchedules,
    {
      schedules,
      amendments: flightAmendments,
      amendmentSaga,
      suppliers: amendingSuppliers,
      clock,
      owner: given.owner,
      settings,
    },
    (from) => {
      const watching = { ...from, everySeconds: from.settings.scheduleRoundSeconds };
      return () => watchSchedules(watching);
    },
  );
  make(work.flightAmendmentDesk, { ...flights, sold: products, clock, chance }, makeFlightCancelDesk);
  make(work.afterSale, { ...flights, airports, clock, chance, businessZone, terms }, makeAfterSaleDesk);
  make(work.changeDesk, { ...flights, flight }, makeChangeDesk);
  make(work.agreedDesk, { amendments: flightAmendments, flight, serviceRequests }, makeAgreedFlightsDesk);
  make(work.scheduleDesk, { schedules }, makeScheduleDesk);
});

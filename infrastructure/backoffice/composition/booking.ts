/** Bookings: the saga that makes them, finding and opening them, and what follows from them. */
import { ContainerModule } from 'inversify';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { sagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import { makeRequestDesk } from '#application/backoffice/booking/request/request-desk.ts';
import { makePassengerDesk } from '#application/backoffice/flight/schedule/list-passengers.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { StoredBookingBook } from '../database/booking/booking-book.ts';
import { StoredDocumentBook } from '../database/booking/document-book.ts';
import { StoredRequestBook } from '../database/booking/request-book.ts';
import { StoredSentPaperBook } from '../database/booking/sent-paper-book.ts';
import { makePress } from '../documents/press.ts';
import { paperLayouts, postedBookings, productPapers } from './products.ts';
import { desks, given, ports, work } from './parts.ts';
import { requestedProducts } from './products.ts';

export const booking = new ContainerModule(({ bind }) => {
  bind(ports.bookings)
    .toResolvedValue((database) => new StoredBookingBook(database), [given.database])
    .inSingletonScope();
  bind(ports.documents)
    .toResolvedValue((database) => new StoredDocumentBook(database, postedBookings), [given.database])
    .inSingletonScope();
  bind(ports.serviceRequests)
    .toResolvedValue((database) => new StoredRequestBook(database), [given.database])
    .inSingletonScope();
  bind(ports.sentPapers)
    .toResolvedValue((database) => new StoredSentPaperBook(database), [given.database])
    .inSingletonScope();
  bind(ports.press)
    .toResolvedValue(() => makePress(paperLayouts), [])
    .inSingletonScope();
  bind(work.saga)
    .toResolvedValue(
      (bookings, products, clock, chance, log, { supplierSeconds }) =>
        new BookingSaga({
          bookings,
          products,
          clock,
          owner: chance.uuid(),
          times: sagaTimes(supplierSeconds),
          onTrouble: (transactionId, cause) =>
            log.error({ transactionId, cause: String(cause) }, 'a booking is in trouble'),
        }),
      [ports.bookings, work.products, ports.clock, ports.chance, given.log, given.settings],
    )
    .inSingletonScope();
  bind(work.papers)
    .toResolvedValue(
      (bookings, agencies, documents, clientSettings, clock, airports, letters, { businessZone }) => ({
        bookings,
        agencies,
        documents,
        clientSettings,
        clock,
        products: productPapers({ airports, letters }),
        businessZone,
        houseId,
      }),
      [
        ports.bookings,
        ports.agencies,
        ports.documents,
        ports.clientSettings,
        ports.clock,
        given.airports,
        ports.letters,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(desks.booking)
    .toResolvedValue(
      (
        bookings,
        amendments,
        schedules,
        ledger,
        agencies,
        papers,
        press,
        serviceRequests,
        currency,
        amendmentSaga,
        amendingSupplier,
        chance,
        imports,
        records,
        saga,
        sentPapers,
        airports,
        terms,
        booked,
        sold,
      ) => {
        const desk = makeBookingDesk({
          ...papers,
          sold,
          bookings,
          agencies,
          amendments,
          ledger,
          press,
          serviceRequests,
          sentPapers,
          chance,
        });
        const requests = makeRequestDesk({
          ...papers,
          amendments,
          sold,
          amendmentSaga,
          amendingSupplier,
          chance,
          serviceRequests,
          currency,
          requested: requestedProducts({
            ...papers,
            airports,
            imports,
            records,
            chance,
            currency,
            saga,
            bookings,
            terms,
          }),
        });
        const passengers = makePassengerDesk({ schedules });
        return (caller) => ({ ...desk(caller), ...passengers(caller), ...booked(caller), ...requests(caller) });
      },
      [
        ports.bookings,
        ports.amendments,
        ports.schedules,
        ports.ledger,
        ports.agencies,
        work.papers,
        ports.press,
        ports.serviceRequests,
        given.currency,
        work.amendmentSaga,
        work.amendingSupplier,
        ports.chance,
        ports.imports,
        ports.supplierRecords,
        work.saga,
        ports.sentPapers,
        given.airports,
        ports.terms,
        work.amendmentDesk,
        work.products,
      ],
    )
    .inSingletonScope();
});

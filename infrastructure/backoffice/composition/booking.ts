/** Bookings: the saga that makes them, finding and opening them, and what follows from them. */
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import { makeRequestDesk } from '#application/backoffice/booking/request/request-desk.ts';
import { makePassengerDesk } from '#application/backoffice/flight/schedule/list-passengers.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { StoredBookingBook } from '../database/booking/booking-book.ts';
import { StoredDocumentBook } from '../database/booking/document-book.ts';
import { StoredRequestBook } from '../database/booking/request-book.ts';
import { StoredSentPaperBook } from '../database/booking/sent-paper-book.ts';
import { makePress } from '../documents/press.ts';
import { area, desks, given, ports, work } from './parts.ts';
import { paperLayouts, keptProducts, productPapers, requestedProducts } from './products.ts';
import { frameOf } from './saga-frame.ts';

export const booking = area(({ make, store }) => {
  const { airports, businessZone, currency, log, settings } = given;
  const { agencies, amendments, bookings, chance, clientSettings, clock, documents, imports, ledger, letters } = ports;
  const { press, schedules, sentPapers, serviceRequests, supplierRecords: records, terms } = ports;
  const { amendingSupplier, amendmentDesk, amendmentSaga, knownBalances, papers, products, saga } = work;
  make(bookings, { database: given.database }, ({ database }) => new StoredBookingBook(database, keptProducts));
  make(documents, { database: given.database }, ({ database }) => new StoredDocumentBook(database, keptProducts));
  store(serviceRequests, StoredRequestBook);
  store(sentPapers, StoredSentPaperBook);
  make(press, {}, () => makePress(paperLayouts));
  make(
    saga,
    { bookings, products, clock, chance, log, knownBalances, settings },
    (from) => new BookingSaga({ ...from, ...frameOf(from, 'a booking is in trouble') }),
  );
  make(papers, { bookings, agencies, documents, clientSettings, clock, airports, letters, businessZone }, (from) => ({
    ...from,
    products: productPapers(from),
    houseId,
  }));
  make(
    desks.booking,
    {
      papers,
      bookings,
      flightBookings: ports.flightBookings,
      amendments,
      schedules,
      ledger,
      agencies,
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
      amendmentDesk,
      sold: products,
    },
    ({ papers: issuing, amendmentDesk: amending, flightBookings, ...given }) => {
      const from = { ...issuing, ...given };
      const desk = makeBookingDesk(from);
      const requests = makeRequestDesk({
        ...from,
        requested: requestedProducts({ ...from, bookings: flightBookings }),
      });
      const passengers = makePassengerDesk(from);
      return (caller) => ({ ...desk(caller), ...passengers(caller), ...amending(caller), ...requests(caller) });
    },
  );
});

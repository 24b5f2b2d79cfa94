/** Bookings: the saga that makes them, finding and opening them, and what follows from them. */
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import { buyWith } from '#application/backoffice/booking/bought-with/buy-with.ts';
import { withdrawBooking } from '#application/backoffice/booking/cancel/withdraw-booking.ts';
import { listPassengers } from '#application/backoffice/booking/lists/list-passengers.ts';
import { makePaperLinkDesk } from '#application/backoffice/booking/papers/paper-links.ts';
import { makeRequestDesk } from '#application/backoffice/booking/request/request-desk.ts';
import { payBalance } from '#application/backoffice/booking/schedule/pay-balance.ts';
import { brandPicture } from '#application/backoffice/operations/brand-picture.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { StoredBookingBook } from '../database/booking/booking-book.ts';
import { StoredDocumentBook } from '../database/booking/document-book.ts';
import { StoredPaperLinkBook } from '../database/booking/paper-link-book.ts';
import { StoredPassengerBook } from '../database/booking/passenger-book.ts';
import { StoredRequestBook } from '../database/booking/request-book.ts';
import { StoredCancelFees } from '../database/booking/sale/cancel-fee-store.ts';
import { DatabaseSellingTerms } from '../database/booking/sale/selling-terms-store.ts';
import { StoredSentPaperBook } from '../database/booking/sent-paper-book.ts';
import { makePress } from '../documents/press.ts';
import { linkMessage } from '../words/link-message.ts';
import { area, desks, given, ports, work } from './parts.ts';
import { customerPaysOf } from '#application/backoffice/booking/papers/money-of-booking.ts';
import { StoredBoughtWithBook } from '../database/booking/sale/bought-with-book.ts';
import { StoredRemarkBook } from '../database/booking/remark-book.ts';
import { frameOf } from './saga-frame.ts';

export const booking = area(({ make, store }) => {
  const { businessZone, currency, database, log, settings } = given;
  const { agencies, amendments, bookings, chance, clientSettings, clock, documents, ledger } = ports;
  const { paperLinks, press, seal, sellingTerms, sentPapers, serviceRequests } = ports;
  const { amendmentSaga, keptProducts, knownBalances, papers, products, saga, scheduleDesk } = work;
  make(bookings, { database, keptProducts }, (from) => new StoredBookingBook(from.database, from.keptProducts));
  make(documents, { database, keptProducts }, (from) => new StoredDocumentBook(from.database, from.keptProducts));
  make(
    ports.passengers,
    { database, keptProducts },
    (from) => new StoredPassengerBook(from.database, from.keptProducts),
  );
  store(serviceRequests, StoredRequestBook);
  store(sellingTerms, DatabaseSellingTerms);
  store(ports.cancelFees, StoredCancelFees);
  store(sentPapers, StoredSentPaperBook);
  store(ports.remarkBook, StoredRemarkBook);
  store(ports.boughtWith, StoredBoughtWithBook);
  make(
    work.buyWith,
    { boughtWith: ports.boughtWith, bookings, products: work.withProducts },
    (from) => (item) => buyWith(from, item),
  );
  store(paperLinks, StoredPaperLinkBook);
  make(press, { layouts: work.paperLayouts, brandFiles: ports.brandFiles }, ({ layouts, brandFiles }) =>
    makePress(layouts, (address) => brandPicture(brandFiles, address)),
  );
  make(
    saga,
    { bookings, products, clock, owner: given.owner, log, knownBalances, settings, policy: work.travelPolicy },
    (from) => new BookingSaga({ ...from, ...frameOf(from, 'a booking is in trouble') }),
  );
  make(
    papers,
    { bookings, agencies, documents, clientSettings, clock, businessZone, products: work.productPapers },
    (from) => ({ ...from, houseId }),
  );
  make(
    desks.booking,
    {
      papers,
      bookings,
      amendments,
      ledger,
      agencies,
      press,
      serviceRequests,
      currency,
      amendmentSaga,
      cancelFees: ports.cancelFees,
      businessZone: given.businessZone,
      chance,
      sentPapers,
      remarkBook: ports.remarkBook,
      boughtWith: ports.boughtWith,
      paperLinks,
      approvals: ports.approvals,
      linkedQuotes: work.linkedQuotes,
      seal,
      settings,
      amendmentDesk: work.amendmentDesk,
      passengers: ports.passengers,
      scheduleDesk,
      requested: work.requestedProducts,
      sold: products,
      saga,
      putOffs: ports.putOffs,
    },
    ({ papers: issuing, amendmentDesk, scheduleDesk: schedules, ...rest }) => {
      const from = { ...issuing, ...rest, customerPays: customerPaysOf(issuing) };
      const desk = makeBookingDesk(from);
      const requests = makeRequestDesk(from);
      const links = makePaperLinkDesk({ ...from, linkMessage, linkDays: from.settings.paperLinkDays });
      return (caller) => ({
        ...desk(caller),
        ...schedules(caller),
        passengers: (request) => listPassengers(from, caller, request),
        withdraw: (request) => withdrawBooking(from, caller, request),
        payBalance: (request) => payBalance(from, caller, request),
        ...amendmentDesk(caller),
        ...requests(caller),
        ...links(caller),
      });
    },
  );
});

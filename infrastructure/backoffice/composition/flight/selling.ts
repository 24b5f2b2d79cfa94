/** Searching, quoting and booking flights, and their desk. */
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { flightInCart } from '#application/backoffice/flight/checkout/flight-in-cart.ts';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import {
  importedAmendments,
  importedSupplier,
  takingOverAll,
} from '#application/backoffice/flight/pnr/imported-supplier.ts';
import { flightPapers } from '#application/backoffice/flight/papers/flight-papers.ts';
import { requestedFlights } from '#application/backoffice/flight/request/requested-flights.ts';
import { makeOffered } from '#application/backoffice/flight/request/make-offered.ts';
import { takeOverImported } from '#application/backoffice/flight/request/take-over-imported.ts';
import { soldFlight } from '#application/backoffice/flight/sold-flight.ts';
import { changedTotalOf } from '#application/backoffice/flight/terms/changed-total.ts';
import { GoneFlights } from '#application/backoffice/flight/search/gone-flights.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import { RecentSearches } from '#application/backoffice/flight/search/recent-searches.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { BookableQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { notifyGone } from '#infrastructure/backoffice/database/flight/gone-notices.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { flightsAlone } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { area, desks, given, ports, work } from '../parts.ts';

export const selling = area(({ make, store }) => {
  const { airports, businessZone, currency, database } = given;
  const { amendingSuppliers, chance, clock, imports, promos, quotes, seal, suppliers, terms } = ports;
  const bookings = ports.flightBookings;
  const {
    afterSale,
    agreedDesk,
    changeDesk,
    customerQuoteDesk,
    flightAmendmentDesk,
    goneFlights,
    pnrDesk,
    recentSearches,
    saga,
  } = work;
  store(quotes, DatabaseQuoteStore);
  make(bookings, { database }, (from) => new StoredBookingBook<FlightTypes>(from.database, flightsAlone));
  make(
    work.flight,
    {
      suppliers,
      quotes,
      terms,
      promos,
      settings: ports.clientSettings,
      seal,
      clock,
      chance,
      airports,
      currency,
      businessZone,
      policy: work.travelPolicy,
    },
    (from) => ({ ...from, searches: new SupplierSearches(from.suppliers) }),
  );
  make(
    work.soldFlight,
    { selling: work.flight, imports, records: ports.supplierRecords, amending: amendingSuppliers, bookings },
    ({ selling, imports: book, records, amending, bookings: made }) =>
      soldFlight({
        bookings: made,
        airports: selling.airports,
        suppliers: [...takingOverAll(selling.suppliers, records, book), importedSupplier(book)],
        amendments: [...amending, importedAmendments],
        customerTotal: (quote, supplierTotal) => changedTotalOf(selling, quote, supplierTotal),
      }),
  );
  make(work.flightPapers, { airports, letters: ports.letters }, flightPapers);
  make(
    work.requestedFlights,
    {
      airports,
      bookings,
      businessZone,
      chance,
      clock,
      currency,
      imports,
      records: ports.supplierRecords,
      saga,
      terms,
    },
    (from) => requestedFlights(from.airports, { takeOver: takeOverImported(from), makeOffered: makeOffered(from) }),
  );
  make(recentSearches, {}, () => new RecentSearches({ ticks: () => performance.now() }));
  make(
    goneFlights,
    { selling: work.flight, recentSearches, database },
    (from) => new GoneFlights(from.selling, from.recentSearches, (flights) => notifyGone(from.database, flights)),
  );
  make(work.flightInCart, { selling: work.flight, desk: desks.flight }, (from) =>
    flightInCart({
      ...from.selling,
      desk: from.desk,
      services: (quote, reference) => quotedServices(from.selling, quote, reference),
    }),
  );
  make(
    desks.flight,
    {
      selling: work.flight,
      bookings,
      saga,
      recentSearches,
      goneFlights,
      pnrDesk,
      flightAmendmentDesk,
      changeDesk,
      agreedDesk,
      afterSale,
      customerQuoteDesk,
      boughtWith: work.withProducts,
    },
    ({ selling, ...from }) => {
      const services = (quote: BookableQuote, reference: string) => quotedServices(selling, quote, reference);
      const makeDesk = makeFlightDesk(
        selling,
        makeBookFlight({ ...selling, bookings: from.bookings, saga: from.saga, boughtWith: from.boughtWith, services }),
      );
      return (caller) => {
        const desk = makeDesk(caller);
        const { services: ofBooking, seatMaps: mapsOfBooking, ...after } = from.afterSale(caller);
        return {
          ...desk,
          ...after,
          services: (request) => ('transactionId' in request ? ofBooking(request) : desk.services(request)),
          seatMaps: (request) => ('transactionId' in request ? mapsOfBooking(request) : desk.seatMaps(request)),
          ...from.pnrDesk(caller),
          ...from.flightAmendmentDesk(caller),
          ...from.changeDesk(caller),
          ...from.agreedDesk(caller),
          ...from.customerQuoteDesk(caller),
          ...from.goneFlights.over(caller, desk),
          search: from.recentSearches.over(caller, desk.search),
        };
      };
    },
  );
});

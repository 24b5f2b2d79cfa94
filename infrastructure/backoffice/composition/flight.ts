/** Flights: suppliers, searches, quotes. */
import { ContainerModule } from 'inversify';
import { Effect } from 'effect';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import {
  importedAmendments,
  importedSupplier,
  takingOverAll,
} from '#application/backoffice/flight/pnr/imported-supplier.ts';
import { soldFlight } from '#application/backoffice/flight/sold-flight.ts';
import { changedTotalOf } from '#application/backoffice/flight/terms/changed-total.ts';
import { GoneFlights } from '#application/backoffice/flight/search/gone-flights.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import { RecentSearches } from '#application/backoffice/flight/search/recent-searches.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { BookableQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import { DatabaseQuoteStore } from '../database/booking/quote-store.ts';
import { tellGone } from '../database/flight/gone-notices.ts';
import { desks, given, ports, work } from './parts.ts';

export const flight = new ContainerModule(({ bind }) => {
  bind(ports.quotes)
    .toResolvedValue((database) => new DatabaseQuoteStore(database), [given.database])
    .inSingletonScope();
  bind(work.flight)
    .toResolvedValue(
      (suppliers, quotes, terms, promos, seal, clock, chance, airports, currency, { businessZone }) => ({
        suppliers,
        searches: new SupplierSearches(suppliers),
        quotes,
        terms,
        promos,
        seal,
        clock,
        chance,
        airports,
        currency,
        businessZone,
      }),
      [
        ports.suppliers,
        ports.quotes,
        ports.terms,
        ports.promos,
        ports.seal,
        ports.clock,
        ports.chance,
        given.airports,
        given.currency,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(work.soldFlight)
    .toResolvedValue(
      (flightPorts, imports, records, amending, bookings) =>
        soldFlight({
          bookings,
          airports: flightPorts.airports,
          suppliers: [...takingOverAll(flightPorts.suppliers, records, imports), importedSupplier(imports)],
          amendments: [...amending, importedAmendments],
          customerTotal: (quote, supplierTotal) => changedTotalOf(flightPorts, quote, supplierTotal),
        }),
      [work.flight, ports.imports, ports.supplierRecords, ports.amendingSuppliers, ports.bookings],
    )
    .inSingletonScope();
  bind(work.recentSearches)
    .toResolvedValue(() => new RecentSearches({ ticks: () => performance.now() }), [])
    .inSingletonScope();
  bind(work.goneFlights)
    .toResolvedValue(
      (flightPorts, recent, database) => new GoneFlights(flightPorts, recent, (flights) => tellGone(database, flights)),
      [work.flight, work.recentSearches, given.database],
    )
    .inSingletonScope();
  bind(desks.flight)
    .toResolvedValue(
      (
        flightPorts,
        bookings,
        saga,
        balances,
        recent,
        gone,
        pnrDesk,
        flightAmendmentDesk,
        changeDesk,
        afterSale,
        customerQuoteDesk,
        { quotes, clock, businessZone },
      ) => {
        const services = (quote: BookableQuote, reference: string) => quotedServices(flightPorts, quote, reference);
        const book = makeBookFlight({
          quotes,
          bookings,
          saga,
          services,
          airports: flightPorts.airports,
          clock,
          businessZone,
        });
        const makeDesk = makeFlightDesk(flightPorts, (caller) => {
          const ask = book(caller);
          // The notice of the moved money may come after the answer; who booked sees the new balance at once.
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return (request) => Effect.ensuring(ask(request), forget);
        });
        return (caller) => {
          const desk = makeDesk(caller);
          const { services: ofBooking, seatMaps: mapsOfBooking, ...after } = afterSale(caller);
          return {
            ...desk,
            ...after,
            services: (request) => ('transactionId' in request ? ofBooking(request) : desk.services(request)),
            seatMaps: (request) => ('transactionId' in request ? mapsOfBooking(request) : desk.seatMaps(request)),
            ...pnrDesk(caller),
            ...flightAmendmentDesk(caller),
            ...changeDesk(caller),
            ...customerQuoteDesk(caller),
            ...gone.over(caller, desk),
            search: recent.over(caller, desk.search),
          };
        };
      },
      [
        work.flight,
        ports.bookings,
        work.saga,
        work.knownBalances,
        work.recentSearches,
        work.goneFlights,
        work.pnrDesk,
        work.flightAmendmentDesk,
        work.changeDesk,
        work.afterSale,
        work.customerQuoteDesk,
        work.flight,
      ],
    )
    .inSingletonScope();
});

/** Flights: suppliers, searches, quotes. */
import { ContainerModule } from 'inversify';
import { Effect } from 'effect';
import { makeBookFlight } from '#application/backoffice/booking/book-flight.ts';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import { RecentSearches } from '#application/backoffice/flight/recent-searches.ts';
import { SupplierSearches } from '#application/backoffice/flight/supplier-searches.ts';
import { DatabaseQuoteStore } from '../database/quote-store.ts';
import { desks, given, ports, work } from './parts.ts';

export const flight = new ContainerModule(({ bind }) => {
  bind(ports.quotes)
    .toResolvedValue((database) => new DatabaseQuoteStore(database), [given.database])
    .inSingletonScope();
  bind(work.flight)
    .toResolvedValue(
      (suppliers, quotes, terms, seal, clock, chance, airports, currency, { businessZone }) => ({
        suppliers,
        searches: new SupplierSearches(suppliers),
        quotes,
        terms,
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
        ports.seal,
        ports.clock,
        ports.chance,
        given.airports,
        given.currency,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(desks.flight)
    .toResolvedValue(
      (flightPorts, bookings, saga, balances, { quotes, clock, businessZone }) => {
        const book = makeBookFlight({ quotes, bookings, saga, clock, businessZone });
        const recent = new RecentSearches({ ticks: () => performance.now() });
        const makeDesk = makeFlightDesk(flightPorts, (caller) => {
          const ask = book(caller);
          // The notice of the moved money may come after the answer; who booked sees the new balance at once.
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return (request) => Effect.ensuring(ask(request), forget);
        });
        return (caller) => {
          const desk = makeDesk(caller);
          return { ...desk, search: recent.over(caller, desk.search) };
        };
      },
      [work.flight, ports.bookings, work.saga, work.knownBalances, work.flight],
    )
    .inSingletonScope();
});

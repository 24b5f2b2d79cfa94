/** Bookings taken over from PNR displays. */
import { ContainerModule } from 'inversify';
import { Effect } from 'effect';
import { makePnrDesk } from '#application/backoffice/flight/pnr/import-pnr.ts';
import { DuffelFlightSupplier } from '../suppliers/duffel/duffel-flight-supplier.ts';
import { SandboxFlightSupplier } from '../suppliers/sandbox/sandbox-flight-supplier.ts';
import { StoredImportBook } from '../database/flight/import-book.ts';
import { given, ports, work } from './parts.ts';

export const imports = new ContainerModule(({ bind }) => {
  bind(ports.imports)
    .toResolvedValue((database) => new StoredImportBook(database), [given.database])
    .inSingletonScope();
  bind(ports.supplierRecords)
    .toResolvedValue(
      (suppliers) =>
        suppliers.flatMap((each) =>
          each instanceof SandboxFlightSupplier || each instanceof DuffelFlightSupplier ? [each.records] : [],
        ),
      [ports.suppliers],
    )
    .inSingletonScope();
  bind(work.pnrDesk)
    .toResolvedValue(
      (importBook, records, serviceRequests, bookings, saga, travellers, chance, balances, flight) => {
        const { airports, terms, clock, currency, businessZone } = flight;
        const makeDesk = makePnrDesk({
          imports: importBook,
          records,
          serviceRequests,
          bookings,
          saga,
          travellers,
          chance,
          airports,
          terms,
          clock,
          currency,
          businessZone,
        });
        return (caller) => {
          const desk = makeDesk(caller);
          // As after any booking: who imported sees the new balance at once.
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return { ...desk, importPnr: (request) => Effect.ensuring(desk.importPnr(request), forget) };
        };
      },
      [
        ports.imports,
        ports.supplierRecords,
        ports.serviceRequests,
        ports.bookings,
        work.saga,
        ports.travellers,
        ports.chance,
        work.knownBalances,
        work.flight,
      ],
    )
    .inSingletonScope();
});

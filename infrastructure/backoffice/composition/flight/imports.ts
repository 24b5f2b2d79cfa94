/** Bookings taken over from PNR displays. */
import { makePnrDesk } from '#application/backoffice/flight/pnr/import-pnr.ts';
import { StoredImportBook } from '#infrastructure/backoffice/database/flight/import-book.ts';
import { area, ports, work } from '../parts.ts';

export const imports = area(({ make, store }) => {
  const { flightBookings: bookings, chance, serviceRequests, suppliers, travellers } = ports;
  store(ports.imports, StoredImportBook);
  make(ports.supplierRecords, { suppliers }, (from) => from.suppliers.flatMap(({ records }) => records ?? []));
  make(
    work.pnrDesk,
    {
      flight: work.flight,
      imports: ports.imports,
      records: ports.supplierRecords,
      serviceRequests,
      bookings,
      saga: work.saga,
      travellers,
      chance,
    },
    ({ flight, ...from }) => makePnrDesk({ ...flight, ...from }),
  );
});

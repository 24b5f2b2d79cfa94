/** Buses, as the back office takes them. */
import { makeBusDesk } from '#application/backoffice/bus/bus-desk.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import type { BusTypes, SeatsOffered } from '#application/backoffice/bus/bus-types.ts';
import { requestedBus } from '#application/backoffice/bus/requested-bus.ts';
import { soldBus } from '#application/backoffice/bus/sold-bus.ts';
import type { BusSupplier } from '#application/backoffice/ports/bus/bus-supplier.ts';
import { keptBus } from '#infrastructure/backoffice/database/bus/kept-bus.ts';
import { SandboxBusSupplier } from '#infrastructure/backoffice/suppliers/sandbox/bus/sandbox-bus-supplier.ts';
import { desks } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

export const bus = soldFromQuotes<BusTypes, SeatsOffered, readonly BusSupplier[]>('bus', {
  kept: keptBus,
  sells: ({ database, ...world }) => [new SandboxBusSupplier(database, world)],
  sold: (suppliers) => soldBus(sellersOf(suppliers)),
  papers: busPapers,
  requested: requestedBus,
  layout: async () => (await import('#infrastructure/backoffice/documents/bus/ticket-layout.ts')).layOutBusTicket,
  own: (make, parts) => make(desks.bus, parts, makeBusDesk),
});

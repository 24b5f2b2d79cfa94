/** Buses, as the back office takes them. */
import { createHash } from 'node:crypto';
import { makeBusDesk } from '#application/backoffice/bus/bus-desk.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import type { BusTypes, SeatsOffered } from '#application/backoffice/bus/bus-types.ts';
import { requestedBus } from '#application/backoffice/bus/requested-bus.ts';
import { soldBus } from '#application/backoffice/bus/sold-bus.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes, SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { BusSupplier } from '#application/backoffice/ports/bus/bus-supplier.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/selling-terms-store.ts';
import { busesAlone, keptBus } from '#infrastructure/backoffice/database/bus/kept-bus.ts';
import { SandboxBusSupplier } from '#infrastructure/backoffice/suppliers/sandbox/bus/sandbox-bus-supplier.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { area, desks, given, type Part, ports, work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';

const suppliers: Part<readonly BusSupplier[]> = Symbol('busSuppliers');
const quotes: Part<ProductQuotes<SeatsOffered>> = Symbol('busQuotes');
const terms: Part<SellingTermsStore> = Symbol('busTerms');
const bookings: Part<BookingBook<BusTypes>> = Symbol('busBookings');
const sold: Part<SoldProduct> = Symbol('soldBus');
const papers: Part<ProductPapers> = Symbol('busPapers');
const requested: Part<RequestedProduct> = Symbol('requestedBus');

const parts = area(({ make, store }) => {
  const { businessZone, currency, database, settings } = given;
  const { chance, clock, clientSettings, letters, seal } = ports;
  make(suppliers, { businessZone, currency, database, settings }, (from): readonly BusSupplier[] => {
    const { seed, faults } = from.settings.sandbox;
    return [
      new SandboxBusSupplier(from.database, {
        seed: createHash('sha256').update(seed).digest().readUInt32BE(0),
        businessZone: from.businessZone,
        currency: from.currency,
        faults: readFaults(faults),
      }),
    ];
  });
  make(quotes, { database }, (from) => new DatabaseProductQuotes<SeatsOffered>(from.database, 'bus'));
  store(terms, DatabaseSellingTerms);
  make(bookings, { database }, (from) => new StoredBookingBook<BusTypes>(from.database, busesAlone));
  make(sold, { selling: suppliers }, ({ selling }: { readonly selling: readonly BusSupplier[] }) =>
    soldBus({ suppliers: selling, amendments: selling.flatMap(({ amendments }) => amendments ?? []) }),
  );
  make(papers, { letters }, (from) => busPapers(from.letters));
  make(requested, {}, () => requestedBus);
  make(
    desks.bus,
    {
      suppliers,
      quotes,
      terms,
      bookings,
      saga: work.saga,
      settings: clientSettings,
      seal,
      clock,
      chance,
      businessZone,
    },
    makeBusDesk,
  );
});

export const bus: PluggedProduct = {
  areas: [parts],
  kept: keptBus,
  sold,
  papers,
  requested,
  layout: async () => (await import('#infrastructure/backoffice/documents/bus/ticket-layout.ts')).layOutBusTicket,
};

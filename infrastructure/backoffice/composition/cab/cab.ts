/** Cabs, as the back office takes them. */
import { createHash } from 'node:crypto';
import { makeCabDesk } from '#application/backoffice/cab/cab-desk.ts';
import { cabPapers } from '#application/backoffice/cab/cab-papers.ts';
import type { CabQuoted, CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { requestedCab } from '#application/backoffice/cab/requested-cab.ts';
import { soldCab } from '#application/backoffice/cab/sold-cab.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes, SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/selling-terms-store.ts';
import { cabsAlone, keptCab } from '#infrastructure/backoffice/database/cab/kept-cab.ts';
import { sandboxCabSupplier } from '#infrastructure/backoffice/suppliers/sandbox/cab/sandbox-cab-supplier.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { area, desks, given, type Part, ports, work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';

const suppliers: Part<readonly CabSupplier[]> = Symbol('cabSuppliers');
const quotes: Part<ProductQuotes<CabQuoted>> = Symbol('cabQuotes');
const terms: Part<SellingTermsStore> = Symbol('cabTerms');
const bookings: Part<BookingBook<CabTypes>> = Symbol('cabBookings');
const sold: Part<SoldProduct> = Symbol('soldCab');
const papers: Part<ProductPapers> = Symbol('cabPapers');
const requested: Part<RequestedProduct> = Symbol('requestedCab');

const parts = area(({ make, store }) => {
  const { businessZone, currency, database, settings } = given;
  const { chance, clock, clientSettings, letters, seal } = ports;
  make(suppliers, { businessZone, currency, database, settings }, (from): readonly CabSupplier[] => {
    const { seed, faults } = from.settings.sandbox;
    return [
      sandboxCabSupplier(from.database, {
        seed: createHash('sha256').update(seed).digest().readUInt32BE(0),
        businessZone: from.businessZone,
        currency: from.currency,
        faults: readFaults(faults),
      }),
    ];
  });
  make(quotes, { database }, (from) => new DatabaseProductQuotes<CabQuoted>(from.database, 'cab'));
  store(terms, DatabaseSellingTerms);
  make(bookings, { database }, (from) => new StoredBookingBook<CabTypes>(from.database, cabsAlone));
  make(sold, { selling: suppliers }, ({ selling }: { readonly selling: readonly CabSupplier[] }) =>
    soldCab({ suppliers: selling, amendments: selling.flatMap(({ amendments }) => amendments ?? []) }),
  );
  make(papers, { letters }, (from) => cabPapers(from.letters));
  make(requested, {}, () => requestedCab);
  make(
    desks.cab,
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
    makeCabDesk,
  );
});

export const cab: PluggedProduct = {
  areas: [parts],
  kept: keptCab,
  sold,
  papers,
  requested,
  layout: async () => (await import('#infrastructure/backoffice/documents/cab/voucher-layout.ts')).layOutCabVoucher,
};

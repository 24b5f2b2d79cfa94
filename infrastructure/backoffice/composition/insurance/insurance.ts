/** Insurance, as the back office takes it. */
import { makeInsuranceDesk } from '#application/backoffice/insurance/insurance-desk.ts';
import { insurancePapers } from '#application/backoffice/insurance/insurance-papers.ts';
import type { InsuranceOffer, InsuranceTypes } from '#application/backoffice/insurance/insurance-types.ts';
import { requestedInsurance } from '#application/backoffice/insurance/requested-insurance.ts';
import { soldInsurance } from '#application/backoffice/insurance/sold-insurance.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { InsuranceSupplier } from '#application/backoffice/ports/insurance/insurance-supplier.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/selling-terms-store.ts';
import { keptInsurance } from '#infrastructure/backoffice/database/insurance/kept-insurance.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { sandboxInsurer } from '#infrastructure/backoffice/suppliers/sandbox/insurance/sandbox-insurer.ts';
import { insuranceLetters } from '#infrastructure/backoffice/words/insurance-letter.ts';
import { area, desks, given, type Part, ports, work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';

const insurers: Part<InsuranceSupplier> = Symbol('insurers');
const quotes: Part<ProductQuotes<InsuranceOffer>> = Symbol('insuranceQuotes');
const bookings: Part<BookingBook<InsuranceTypes>> = Symbol('insuranceBookings');
const sold: Part<SoldProduct> = Symbol('soldInsurance');
const papers: Part<ProductPapers> = Symbol('insurancePapers');
const requested: Part<RequestedProduct> = Symbol('requestedInsurance');

const selling = area(({ make, store }) => {
  const { businessZone, currency, database, settings } = given;
  const { chance, clientSettings, clock, seal, sellingTerms } = ports;
  store(sellingTerms, DatabaseSellingTerms);
  make(insurers, { businessZone, currency, database, settings }, ({ settings: { sandbox }, ...from }) =>
    sandboxInsurer({ ...from, faults: readFaults(sandbox.faults) }),
  );
  make(quotes, { database }, (from) => new DatabaseProductQuotes<InsuranceOffer>(from.database, 'insurance'));
  make(
    bookings,
    { database },
    (from) => new StoredBookingBook<InsuranceTypes>(from.database, { insurance: keptInsurance }),
  );
  make(sold, { insurers }, (from: { readonly insurers: InsuranceSupplier }) =>
    soldInsurance({ suppliers: [from.insurers.supplier], amendments: [from.insurers.amendments] }),
  );
  make(papers, {}, () => insurancePapers(insuranceLetters));
  make(requested, {}, () => requestedInsurance);
  make(
    desks.insurance,
    {
      bookings,
      businessZone,
      chance,
      clock,
      insurers,
      quotes,
      saga: work.saga,
      seal,
      settings: clientSettings,
      terms: sellingTerms,
    },
    makeInsuranceDesk,
  );
});

export const insurance: PluggedProduct = {
  areas: [selling],
  kept: keptInsurance,
  sold,
  papers,
  requested,
  layout: async () => (await import('#infrastructure/backoffice/documents/insurance/policy-layout.ts')).layOutPolicy,
};

/** Hotels, as the back office takes them. */
import { createHash } from 'node:crypto';
import { makeHotelDesk } from '#application/backoffice/hotel/hotel-desk.ts';
import type { HotelPorts } from '#application/backoffice/hotel/hotel-ports.ts';
import type { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { HotelTypes, OfferedStay } from '#application/backoffice/hotel/hotel-types.ts';
import { hotelPapers } from '#application/backoffice/hotel/papers/hotel-papers.ts';
import { requestedHotel } from '#application/backoffice/hotel/requested-hotel.ts';
import { soldHotel } from '#application/backoffice/hotel/sold-hotel.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes, SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import type { HotelSupplier } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { citiesBy, cityNear, cityOf, largestCities } from '#domain/places/cities.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/selling-terms-store.ts';
import { hotelsAlone, keptHotel } from '#infrastructure/backoffice/database/hotel/kept-hotel.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { SandboxHotelSupplier } from '#infrastructure/backoffice/suppliers/sandbox/hotel/sandbox-hotel-supplier.ts';
import { hotelLetters } from '#infrastructure/backoffice/words/hotel-letters.ts';
import { area, desks, given, type Part, ports, work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';

const cities: CityDirectory = { cityOf, citiesBy, cityNear, largestCities };

const suppliers: Part<readonly HotelSupplier[]> = Symbol('hotelSuppliers');
const quotes: Part<ProductQuotes<OfferedStay>> = Symbol('hotelQuotes');
const terms: Part<SellingTermsStore> = Symbol('hotelTerms');
const bookings: Part<BookingBook<HotelTypes>> = Symbol('hotelBookings');
const sold: Part<SoldProduct> = Symbol('soldHotel');
const papers: Part<ProductPapers> = Symbol('hotelPapers');
const requested: Part<RequestedProduct> = Symbol('requestedHotel');

/** What the desk is made from. */
interface DeskParts extends Omit<HotelPorts, 'settings' | 'cities'> {
  readonly bookings: BookingBook<HotelTypes>;
  readonly saga: BookingSaga;
  readonly configuration: ClientSettingStore;
}

const parts = area(({ make, store }) => {
  const { businessZone, currency, database, settings } = given;
  const { chance, clock, clientSettings, letters, seal } = ports;
  make(suppliers, { businessZone, currency, database, settings }, (from): readonly HotelSupplier[] => {
    const { seed, faults } = from.settings.sandbox;
    return [
      new SandboxHotelSupplier(cities, from.database, {
        seed: createHash('sha256').update(seed).digest().readUInt32BE(0),
        businessZone: from.businessZone,
        currency: from.currency,
        faults: readFaults(faults),
      }),
    ];
  });
  make(quotes, { database }, (from) => new DatabaseProductQuotes<OfferedStay>(from.database, 'hotel'));
  store(terms, DatabaseSellingTerms);
  make(bookings, { database }, (from) => new StoredBookingBook<HotelTypes>(from.database, hotelsAlone));
  make(sold, { selling: suppliers }, ({ selling }: { readonly selling: readonly HotelSupplier[] }) =>
    soldHotel({ suppliers: selling, amendments: selling.flatMap(({ amendments }) => amendments ?? []) }),
  );
  make(papers, { letters }, (from) => hotelPapers({ letters: from.letters, words: hotelLetters }));
  make(requested, {}, () => requestedHotel);
  make(
    desks.hotel,
    {
      suppliers,
      quotes,
      terms,
      bookings,
      saga: work.saga,
      configuration: clientSettings,
      seal,
      clock,
      chance,
      currency,
      businessZone,
    },
    ({ configuration, bookings: made, saga, ...from }: DeskParts) =>
      makeHotelDesk(
        { ...from, settings: configuration, cities },
        { bookings: made, saga, quotes: from.quotes, clock: from.clock, businessZone: from.businessZone },
      ),
  );
});

export const hotel: PluggedProduct = {
  areas: [parts],
  kept: keptHotel,
  sold,
  papers,
  requested,
  layout: async () => (await import('#infrastructure/backoffice/documents/hotel/voucher-layout.ts')).layOutVoucher,
};

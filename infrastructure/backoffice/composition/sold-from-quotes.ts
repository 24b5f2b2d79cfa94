/** What every product that is sold from a quote is made of, from what it says of itself. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { QuotedTypes } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { Letters } from '#application/backoffice/ports/mailer.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { StoredBookingBook } from '../database/booking/booking-book.ts';
import type { KeptProduct } from '../database/booking/kept-product.ts';
import { DatabaseProductQuotes } from '../database/booking/sale/product-quote-store.ts';
import type { Database } from '../database/engine/database.ts';
import type { Settings } from '../settings/settings.ts';
import { counted } from '../suppliers/counted.ts';
import { readFaults, type SandboxFaults } from '../suppliers/sandbox/faults.ts';
import { area, given, type Making, type Part, ports, work } from './parts.ts';
import type { PluggedProduct } from './plug.ts';

/** What a sandbox supplier is made in. */
export interface SandboxWorld {
  readonly database: Database;
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
  readonly faults: SandboxFaults;
}

/** And what real ones are made with. */
export interface SellersWorld extends SandboxWorld {
  readonly airports: AirportDirectory;
  readonly settings: Pick<Settings, 'hotelSuppliers' | 'duffel'>;
  readonly clientSettings: ClientSettingStore;
  readonly log: Logger;
}

interface OwnParts<Types extends QuotedTypes<Offer>, Offer, Selling> {
  readonly suppliers: Part<Selling>;
  readonly quotes: Part<ProductQuotes<Offer>>;
  readonly bookings: Part<BookingBook<Types>>;
}

/** What desks of such products are made from; each takes what it asks for. */
const deskParts = {
  terms: ports.sellingTerms,
  saga: work.saga,
  settings: ports.clientSettings,
  seal: ports.seal,
  clock: ports.clock,
  chance: ports.chance,
  businessZone: given.businessZone,
  currency: given.currency,
};

interface SoldFromQuotes<Types extends QuotedTypes<Offer>, Offer, Selling>
  extends Pick<PluggedProduct, 'layout' | 'rounds' | 'handlers' | 'usual'> {
  readonly kept: KeptProduct;
  readonly sells: (world: SellersWorld) => Selling;
  readonly sold: (selling: Selling, businessZone: string) => SoldProduct;
  readonly papers: (letters: Letters, businessZone: string) => ProductPapers;
  readonly requested: RequestedProduct;
  /** How it is put into carts; made where its desk is. */
  readonly inCart?: Part<CartProduct>;
  /** Bought with bookings of others, as carts ask for it. */
  readonly isBoughtWith?: true;
  /** Its desk, and whatever else is its own. */
  readonly own: (make: Making['make'], parts: OwnParts<Types, Offer, Selling> & typeof deskParts) => void;
}

export function soldFromQuotes<Types extends QuotedTypes<Offer>, Offer, Selling>(
  product: Product,
  { kept, own, layout, rounds, handlers, inCart, isBoughtWith, usual, ...says }: SoldFromQuotes<Types, Offer, Selling>,
): PluggedProduct {
  const named = <A>(name: string): Part<A> => Symbol(`${product} ${name}`);
  const suppliers = named<Selling>('suppliers');
  const quotes = named<ProductQuotes<Offer>>('quotes');
  const bookings = named<BookingBook<Types>>('bookings');
  const sold = named<SoldProduct>('sold');
  const papers = named<ProductPapers>('papers');
  const requested = named<RequestedProduct>('requested');
  const parts = area(({ make }) => {
    const { airports, businessZone, currency, database, log, settings } = given;
    const { clientSettings } = ports;
    const { supplierCalls } = ports;
    make(
      suppliers,
      { airports, businessZone, clientSettings, currency, database, log, settings, supplierCalls },
      (from) =>
        counted(
          product,
          says.sells({
            ...from,
            seed: createHash('sha256').update(from.settings.sandbox.seed).digest().readUInt32BE(0),
            faults: readFaults(from.settings.sandbox.faults),
          }),
          (of, took) => from.supplierCalls.count(of, took),
        ),
    );
    make(quotes, { database }, (from) => new DatabaseProductQuotes<Offer>(from.database, product));
    make(bookings, { database }, (from) => new StoredBookingBook<Types>(from.database, { [product]: kept }));
    make(sold, { suppliers, businessZone }, (from: { readonly suppliers: Selling; readonly businessZone: string }) =>
      says.sold(from.suppliers, from.businessZone),
    );
    make(papers, { letters: ports.letters, businessZone }, (from) => says.papers(from.letters, from.businessZone));
    make(requested, {}, () => says.requested);
    own(make, { suppliers, quotes, bookings, ...deskParts });
  });
  return {
    areas: [parts],
    kept,
    sold,
    papers,
    requested,
    layout,
    ...(rounds && { rounds }),
    ...(handlers && { handlers }),
    ...(usual && { usual }),
    ...(inCart && { inCart }),
    ...(isBoughtWith && inCart && { boughtWith: inCart }),
  };
}

/** Suppliers that take amendments themselves, as selling and amending ask for them. */
export function sellersOf<Seller extends { readonly amendments?: unknown }>(
  suppliers: readonly Seller[],
): { readonly suppliers: readonly Seller[]; readonly amendments: readonly NonNullable<Seller['amendments']>[] } {
  return {
    suppliers,
    // Those that have none are asked manually.
    amendments: suppliers.flatMap(({ amendments = [] }) => amendments) as NonNullable<Seller['amendments']>[],
  };
}

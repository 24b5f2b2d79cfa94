/** Cabs, as the back office takes them. */
import { usualCabTerms } from '#domain/cab/terms/usual-terms.ts';
import type { Effect } from 'effect';
import { watchDrivers, type WatchDriversPorts } from '#application/backoffice/cab/watch-drivers.ts';
import { cabInCart } from '#application/backoffice/cab/cab-in-cart.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { makeCabDesk } from '#application/backoffice/cab/cab-desk.ts';
import { cabPapers } from '#application/backoffice/cab/cab-papers.ts';
import type { CabQuoted, CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { requestedCab } from '#application/backoffice/cab/requested-cab.ts';
import { soldCab } from '#application/backoffice/cab/sold-cab.ts';
import type { IssuedBook } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CabIssued, CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { StoredIssuedBook } from '#infrastructure/backoffice/database/booking/issued-book.ts';
import { keptCab } from '#infrastructure/backoffice/database/cab/kept-cab.ts';
import { sandboxCabSupplier } from '#infrastructure/backoffice/suppliers/sandbox/cab/sandbox-cab-supplier.ts';
import { desks, given, type Part } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('cabInCart');
const issued: Part<IssuedBook<CabIssued>> = Symbol('cabIssued');
const watching: Part<() => Effect.Effect<number>> = Symbol('watchingDrivers');

export const cab = soldFromQuotes<CabTypes, CabQuoted, readonly CabSupplier[]>('cab', {
  kept: keptCab,
  sells: ({ database, ...world }) => [sandboxCabSupplier(database, world)],
  sold: (suppliers) => soldCab(sellersOf(suppliers)),
  papers: cabPapers,
  requested: requestedCab,
  usual: () => usualCabTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/cab/voucher-layout.ts')).layOutCabVoucher,
  inCart,
  rounds: [watching],
  own: (make, parts) => {
    make(desks.cab, parts, makeCabDesk);
    make(issued, { database: given.database }, ({ database }) => new StoredIssuedBook<CabIssued>(database));
    const { suppliers, clock, businessZone } = parts;
    make(watching, { suppliers, issued, clock, businessZone }, (from: WatchDriversPorts) => () => watchDrivers(from));
    make(inCart, { ...parts, desk: desks.cab }, cabInCart);
  },
});

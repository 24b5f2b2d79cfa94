/** Cabs, as the back office takes them. */
import { cabInCart } from '#application/backoffice/cab/cab-in-cart.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { makeCabDesk } from '#application/backoffice/cab/cab-desk.ts';
import { cabPapers } from '#application/backoffice/cab/cab-papers.ts';
import type { CabQuoted, CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { requestedCab } from '#application/backoffice/cab/requested-cab.ts';
import { soldCab } from '#application/backoffice/cab/sold-cab.ts';
import type { CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { keptCab } from '#infrastructure/backoffice/database/cab/kept-cab.ts';
import { sandboxCabSupplier } from '#infrastructure/backoffice/suppliers/sandbox/cab/sandbox-cab-supplier.ts';
import { desks, type Part } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('cabInCart');

export const cab = soldFromQuotes<CabTypes, CabQuoted, readonly CabSupplier[]>('cab', {
  kept: keptCab,
  sells: ({ database, ...world }) => [sandboxCabSupplier(database, world)],
  sold: (suppliers) => soldCab(sellersOf(suppliers)),
  papers: cabPapers,
  requested: requestedCab,
  layout: async () => (await import('#infrastructure/backoffice/documents/cab/voucher-layout.ts')).layOutCabVoucher,
  inCart,
  own: (make, parts) => {
    make(desks.cab, parts, makeCabDesk);
    make(inCart, { ...parts, desk: desks.cab }, cabInCart);
  },
});

/** Cruises, as the back office takes them. */
import { usualCruiseTerms } from '#domain/cruise/terms/usual-terms.ts';
import { cruiseInCart } from '#application/backoffice/cruise/cruise-in-cart.ts';
import { makeCruiseDesk } from '#application/backoffice/cruise/cruise-desk.ts';
import { cruisePapers } from '#application/backoffice/cruise/cruise-papers.ts';
import type { CruiseQuoted, CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import { requestedCruise } from '#application/backoffice/cruise/requested-cruise.ts';
import { soldCruise } from '#application/backoffice/cruise/sold-cruise.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import type { CruiseSupplier } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import { keptCruise } from '#infrastructure/backoffice/database/cruise/kept-cruise.ts';
import { sandboxCruiseSupplier } from '#infrastructure/backoffice/suppliers/sandbox/cruise/sandbox-cruise-supplier.ts';
import { cruiseCabinName } from '#infrastructure/backoffice/words/cruise-cabin-name.ts';
import { desks, type Part } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('cruiseInCart');

export const cruise = soldFromQuotes<CruiseTypes, CruiseQuoted, readonly CruiseSupplier[]>('cruise', {
  kept: keptCruise,
  sells: ({ database, ...world }) => [sandboxCruiseSupplier(database, world)],
  sold: (suppliers, businessZone) => soldCruise(sellersOf(suppliers), businessZone),
  papers: (letters) => cruisePapers(letters, cruiseCabinName),
  requested: requestedCruise,
  usual: () => usualCruiseTerms,
  layout: async () =>
    (await import('#infrastructure/backoffice/documents/cruise/voucher-layout.ts')).layOutCruiseVoucher,
  inCart,
  own: (make, parts) => {
    make(desks.cruise, parts, makeCruiseDesk);
    make(inCart, { ...parts, desk: desks.cruise }, cruiseInCart);
  },
});

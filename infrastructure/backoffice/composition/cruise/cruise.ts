/** Cruises, as the back office takes them. */
import { usualCruiseTerms } from '#domain/cruise/terms/usual-terms.ts';
import type { Effect } from 'effect';
import { cruiseInCart } from '#application/backoffice/cruise/cruise-in-cart.ts';
import { makeCruiseDesk } from '#application/backoffice/cruise/cruise-desk.ts';
import { cruisePapers } from '#application/backoffice/cruise/cruise-papers.ts';
import type { CruiseQuoted, CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import { paidCruise } from '#application/backoffice/cruise/paid-cruise.ts';
import {
  remindPayments,
  type RemindPaymentsPorts,
} from '#application/backoffice/booking/schedule/customer-payments.ts';
import { requestedCruise } from '#application/backoffice/cruise/requested-cruise.ts';
import { watchCabins, type WatchCabinsPorts } from '#application/backoffice/cruise/watch-cabins.ts';
import type { IssuedBook } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CruiseIssued } from '#domain/cruise/booking/cruise-booking.ts';
import { StoredIssuedBook } from '#infrastructure/backoffice/database/booking/issued-book.ts';
import { soldCruise } from '#application/backoffice/cruise/sold-cruise.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import type { CruiseSupplier } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import { keptCruise } from '#infrastructure/backoffice/database/cruise/kept-cruise.ts';
import { sandboxCruiseSupplier } from '#infrastructure/backoffice/suppliers/sandbox/cruise/sandbox-cruise-supplier.ts';
import { cruiseCabinName } from '#infrastructure/backoffice/words/cruise-cabin-name.ts';
import { desks, given, type Part, work } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('cruiseInCart');
const issued: Part<IssuedBook<CruiseIssued>> = Symbol('cruiseIssued');
const watching: Part<() => Effect.Effect<number>> = Symbol('watchingCabins');
const reminding: Part<() => Effect.Effect<number>> = Symbol('remindingOfCruisePayments');

export const cruise = soldFromQuotes<CruiseTypes, CruiseQuoted, readonly CruiseSupplier[]>('cruise', {
  kept: keptCruise,
  sells: ({ database, ...world }) => [sandboxCruiseSupplier(database, world)],
  sold: (suppliers, businessZone) => soldCruise(sellersOf(suppliers), businessZone),
  papers: (letters, businessZone) => cruisePapers(letters, cruiseCabinName, businessZone),
  requested: requestedCruise,
  usual: () => usualCruiseTerms,
  layout: async () =>
    (await import('#infrastructure/backoffice/documents/cruise/voucher-layout.ts')).layOutCruiseVoucher,
  inCart,
  rounds: [watching, reminding],
  own: (make, parts) => {
    const own = { ...parts, issued, papers: work.papers };
    make(desks.cruise, own, makeCruiseDesk);
    make(issued, { database: given.database }, ({ database }) => new StoredIssuedBook<CruiseIssued>(database));
    const { suppliers, clock, businessZone } = parts;
    make(watching, { suppliers, issued, clock, businessZone }, (from: WatchCabinsPorts) => () => watchCabins(from));
    make(reminding, own, (from: RemindPaymentsPorts<CruiseTypes>) => () => remindPayments(from, paidCruise));
    make(inCart, { ...parts, desk: desks.cruise }, cruiseInCart);
  },
});

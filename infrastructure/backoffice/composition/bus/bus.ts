/** Buses, as the back office takes them. */
import { usualBusTerms } from '#domain/bus/terms/usual-terms.ts';
import { busInCart } from '#application/backoffice/bus/bus-in-cart.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { makeBusDesk } from '#application/backoffice/bus/bus-desk.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import type { BusTypes, SeatsOffered } from '#application/backoffice/bus/bus-types.ts';
import { requestedBus } from '#application/backoffice/bus/requested-bus.ts';
import { soldBus } from '#application/backoffice/bus/sold-bus.ts';
import type { BusSupplier } from '#application/backoffice/ports/bus/bus-supplier.ts';
import { keptBus } from '#infrastructure/backoffice/database/bus/kept-bus.ts';
import { SandboxBusSupplier } from '#infrastructure/backoffice/suppliers/sandbox/bus/sandbox-bus-supplier.ts';
import { desks, type Part } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('busInCart');

export const bus = soldFromQuotes<BusTypes, SeatsOffered, readonly BusSupplier[]>('bus', {
  kept: keptBus,
  sells: ({ database, ...world }) => [new SandboxBusSupplier(database, world)],
  sold: (suppliers) => soldBus(sellersOf(suppliers)),
  papers: busPapers,
  requested: requestedBus,
  usual: () => usualBusTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/bus/ticket-layout.ts')).layOutBusTicket,
  inCart,
  own: (make, parts) => {
    make(desks.bus, parts, makeBusDesk);
    make(inCart, { ...parts, desk: desks.bus }, busInCart);
  },
});

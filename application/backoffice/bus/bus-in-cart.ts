/** Bus seats as a service of a cart. */
import type { BusDesk } from '#application/desk/bus/bus.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { busSale } from './book-bus.ts';
import type { BusTypes } from './bus-types.ts';

export interface BusInCartPorts extends CartSalePorts<BusTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => BusDesk;
}

export function busInCart(ports: BusInCartPorts): CartProduct<Extract<CartContent, { readonly product: 'bus' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, busSale),
    quote: (caller, { product, quote }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      const tripId = shownAgain(seal, quote.tripId, { product, agencyId, now: clock.now() });
      return desk(caller).block({ ...quote, tripId });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

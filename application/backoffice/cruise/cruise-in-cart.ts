/** A cruise as a service of a cart. */
import type { CruiseDesk } from '#application/desk/cruise/cruise.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { cruiseSale } from './book-cruise.ts';
import type { CruiseTypes } from './cruise-types.ts';

export interface CruiseInCartPorts extends CartSalePorts<CruiseTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => CruiseDesk;
}

export function cruiseInCart(
  ports: CruiseInCartPorts,
): CartProduct<Extract<CartContent, { readonly product: 'cruise' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, cruiseSale(ports)),
    quote: (caller, { product, quote }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      const to = { product, agencyId, now: clock.now() };
      const cabins = quote.cabins.map((cabin) => ({ ...cabin, cabinId: shownAgain(seal, cabin.cabinId, to) }));
      return desk(caller).quote({ ...quote, cabins });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

/** A cab as a service of a cart. */
import type { CabDesk } from '#application/desk/cab/cab.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { cabSale } from './book-cab.ts';
import type { CabTypes } from './cab-types.ts';

export interface CabInCartPorts extends CartSalePorts<CabTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => CabDesk;
}

export function cabInCart(ports: CabInCartPorts): CartProduct<Extract<CartContent, { readonly product: 'cab' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, cabSale),
    quote: (caller, { product, quote: { cabId } }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      return desk(caller).quote({ cabId: shownAgain(seal, cabId, { product, agencyId, now: clock.now() }) });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

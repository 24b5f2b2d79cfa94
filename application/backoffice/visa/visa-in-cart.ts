/** Applications for visas as a service of a cart. */
import type { CartContent } from '#application/desk/cart/products.ts';
import type { VisaDesk } from '#application/desk/visa/visa.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { visaSale } from './visa-desk.ts';
import type { VisaTypes } from './visa-types.ts';

export interface VisaInCartPorts extends CartSalePorts<VisaTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => VisaDesk;
}

export function visaInCart(ports: VisaInCartPorts): CartProduct<Extract<CartContent, { readonly product: 'visa' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, visaSale),
    quote: (caller, { product, quote: { visaId } }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      return desk(caller).quote({ visaId: shownAgain(seal, visaId, { product, agencyId, now: clock.now() }) });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

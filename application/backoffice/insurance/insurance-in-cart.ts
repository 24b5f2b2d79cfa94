/** A policy as a service of a cart. */
import type { CartContent } from '#application/desk/cart/products.ts';
import type { InsuranceDesk } from '#application/desk/insurance/insurance.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { insuranceSale } from './insurance-desk.ts';
import type { InsuranceTypes } from './insurance-types.ts';

export interface InsuranceInCartPorts extends CartSalePorts<InsuranceTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => InsuranceDesk;
}

export function insuranceInCart(
  ports: InsuranceInCartPorts,
): CartProduct<Extract<CartContent, { readonly product: 'insurance' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, insuranceSale),
    quote: (caller, { product, quote: { planId } }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      return desk(caller).quote({ planId: shownAgain(seal, planId, { product, agencyId, now: clock.now() }) });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

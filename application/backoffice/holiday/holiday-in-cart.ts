/** A package as a service of a cart. */
import type { HolidayDesk } from '#application/desk/holiday/holiday.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { holidaySale } from './book-holiday.ts';
import type { HolidayTypes } from './holiday-types.ts';

export interface HolidayInCartPorts extends CartSalePorts<HolidayTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => HolidayDesk;
}

export function holidayInCart(
  ports: HolidayInCartPorts,
): CartProduct<Extract<CartContent, { readonly product: 'holiday' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, holidaySale(ports)),
    quote: (caller, { product, quote: { offerId }, booking: { payers } }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      const pans = payers.map(({ pan = '' }) => pan);
      return desk(caller).quote({ offerId: shownAgain(seal, offerId, { product, agencyId, now: clock.now() }), pans });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

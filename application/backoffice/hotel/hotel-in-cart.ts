/** Rooms of a hotel as a service of a cart. */
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { shownAgain } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { hotelSale } from './book-hotel.ts';
import type { HotelTypes } from './hotel-types.ts';

export interface HotelInCartPorts extends CartSalePorts<HotelTypes> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => HotelDesk;
}

export function hotelInCart(ports: HotelInCartPorts): CartProduct<Extract<CartContent, { readonly product: 'hotel' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: intentOfSale(ports, hotelSale),
    quote: (caller, { product, quote: { rateIds } }) => {
      const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
      const to = { product, agencyId, now: clock.now() };
      return desk(caller).prebook({ rateIds: rateIds.map((rateId) => shownAgain(seal, rateId, to)) });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}

/** Berths as a service of a cart: asked for again each time, because a list moves. */
import type { CartContent } from '#application/desk/cart/products.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type CartProduct, type CartSalePorts, intentOfSale } from '#application/backoffice/cart/cart-product.ts';
import { trainSale } from './book-train.ts';
import type { TrainTypes } from './train-types.ts';

export interface TrainInCartPorts extends CartSalePorts<TrainTypes> {
  readonly desk: (caller: Caller) => TrainDesk;
}

export function trainInCart(ports: TrainInCartPorts): CartProduct<Extract<CartContent, { readonly product: 'train' }>> {
  return {
    intent: intentOfSale(ports, trainSale),
    quote: (caller, { quote }) => ports.desk(caller).quote(quote),
    book: (caller, { booking }) => ports.desk(caller).book(booking),
  };
}

/** What may be asked of carts, once their area is loaded. */
import type { AddToCart } from '#application/portal/cart/add-to-cart.ts';
import type { Carts } from '#application/portal/cart/carts.ts';
import { part } from '../parts.ts';

export const cartParts = {
  add: part<AddToCart>('cart.add'),
  carts: part<Carts>('cart.carts'),
};

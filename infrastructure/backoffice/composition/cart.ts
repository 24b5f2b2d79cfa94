/** Carts: services of any product that are priced and booked together. */
import { makeCartDesk } from '#application/backoffice/cart/cart-desk.ts';
import { StoredCartBook } from '../database/cart/cart-book.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const cart = area(({ make, store }) => {
  const { carts, clock, ledger } = ports;
  store(carts, StoredCartBook);
  make(desks.cart, { carts, clock, ledger, products: work.cartProducts, currency: given.currency }, makeCartDesk);
});

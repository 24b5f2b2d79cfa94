/** Carts: services of any product that are priced and booked together. */
import { makeCartDesk } from '#application/backoffice/cart/cart-desk.ts';
import { StoredCartBook } from '../database/cart/cart-book.ts';
import { whereSold } from '#application/backoffice/cart/cart-products.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const cart = area(({ make, store }) => {
  const { approvals, carts, clientSettings, clock, companies, ledger } = ports;
  store(carts, StoredCartBook);
  make(
    desks.cart,
    {
      approvals,
      carts,
      clientSettings,
      clock,
      companies,
      ledger,
      products: work.cartProducts,
      currency: given.currency,
    },
    ({ clientSettings: settings, products, ...from }) =>
      makeCartDesk({ ...from, products: whereSold(products, settings) }),
  );
});

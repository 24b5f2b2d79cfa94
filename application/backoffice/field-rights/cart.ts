/** Carts: what the agency is charged for a service, and earns, is for those who may see net fares. */
import type { CartShown } from '#application/desk/cart/cart.ts';
import { type FieldsOf, netOnly } from './fields.ts';

function customerCart<A extends CartShown>(shown: A): A {
  const items = shown.items.map(({ outcome, ...item }) => {
    if (outcome === undefined) return item;
    const { net: _net, ...left } = outcome;
    return { ...item, outcome: left };
  });
  return { ...shown, items };
}

export const cartFields: FieldsOf<'cart'> = {
  carts: 'whole',
  cart: netOnly(customerCart),
  add: netOnly(customerCart),
  change: netOnly(customerCart),
  take: netOnly(customerCart),
  remove: 'whole',
  quote: netOnly(({ net: _net, earned: _earned, prices, ...quoted }) => ({
    ...customerCart(quoted),
    prices: prices.map(({ price, ...item }) => {
      if (price === undefined) return item;
      const { net: _itemNet, earned: _itemEarned, ...shown } = price;
      return { ...item, price: shown };
    }),
  })),
  book: netOnly(customerCart),
};

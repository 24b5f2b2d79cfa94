/** Buying through a cart whatever an agent can buy: what would be booked is put into a cart instead, with what was quoted. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { AddToCart, CartBooked, CartItem } from '#application/desk/cart/cart.ts';
import type { Desk } from '#application/desk/desk.ts';
import { agreed } from '../cart/putting-in.ts';

export interface BoughtInCart {
  /** As they were put in. */
  readonly items: readonly CartItem[];
  /** What the cart was priced at. */
  readonly total: Money;
  readonly booked: CartBooked;
}

type Method = (request: object) => Effect.Effect<{ readonly quoteId?: string }>;

/** Put into the cart: nothing is booked yet, so no booking can be answered. */
class PutIn extends Error {}

export async function boughtInCart(
  desk: Desk,
  product: Product,
  buy: (desk: Desk) => Promise<unknown>,
): Promise<BoughtInCart> {
  const get = Effect.runPromise;
  const cartId = randomUUID();
  const quotes = new Map<string, object>();
  const own = new Proxy(Reflect.get(desk, product) as object, {
    get: (of, name) => {
      const method = Reflect.get(of, name) as Method;
      if (name !== 'book')
        return (request: object) =>
          Effect.tap(method(request), ({ quoteId }) => {
            if (quoteId !== undefined) quotes.set(quoteId, request);
            return Effect.void;
          });
      return (booking: { readonly quoteId: string }) => {
        const quote = quotes.get(booking.quoteId);
        const service = { cartId, name: `${product} of a cart`, product, quote, booking } as unknown as AddToCart;
        return Effect.flatMap(desk.cart.add(service), () => Effect.die(new PutIn()));
      };
    },
  });
  const shopping = new Proxy(desk, { get: (of, area) => (area === product ? own : Reflect.get(of, area)) });
  await buy(shopping).catch((failure: unknown) => {
    if (!(failure instanceof PutIn)) throw failure;
  });
  const quoted = await get(desk.cart.quote({ cartId }));
  const booked = await get(desk.cart.book(agreed(quoted)));
  const again = await get(desk.cart.book(agreed(quoted)));
  if (JSON.stringify(again) !== JSON.stringify(booked)) throw new Error('It was booked twice');
  return { items: quoted.items, total: quoted.total, booked };
}

/** Carts as their callers may see them. */
import { Effect } from 'effect';
import type { CartItem, CartShown } from '#application/desk/cart/cart.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { SignedInCaller } from '../caller.ts';
import { personAtDesk } from '../corporate/travel-policy.ts';
import type { CartBook, CartsOf, KeptCart, KeptCartItem } from '../ports/cart/cart-book.ts';

/** A company's traveller sees no carts of others. */
export function cartsOf(who: SignedInCaller): CartsOf {
  return { agencyId: who.agencyId, userId: personAtDesk(who), others: who.corporate === undefined };
}

export function cartNamed(
  { carts }: { readonly carts: Pick<CartBook, 'find'> },
  who: SignedInCaller,
  cartId: string,
): Effect.Effect<KeptCart, NotFound> {
  return Effect.flatMap(carts.find(cartsOf(who), cartId), (found) =>
    found === undefined ? Effect.fail(new NotFound({ what: 'cart' })) : Effect.succeed(found),
  );
}

export function shownOf({ row, items }: KeptCart): CartShown {
  return { cart: row, items: items.map(itemShown) };
}

function itemShown({ itemId, product, inShort, addedBy, addedAt, shown, booked }: KeptCartItem): CartItem {
  if (booked === undefined) return { itemId, product, inShort, addedBy, addedAt, shown };
  const { quoteId: _quote, ...outcome } = booked;
  return { itemId, product, inShort, addedBy, addedAt, shown, outcome };
}

/** What the portal sells, for carts: they ask a product's desk themselves, so what is not sold is refused here too. */
import { Effect } from 'effect';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import { checkSold } from '../while-not-sold.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';

export function whereSold(products: CartProducts, settings: Pick<ClientSettingStore, 'all'>): CartProducts {
  return Object.fromEntries(
    Object.entries(products).map(([product, each]): [string, CartProduct] => [
      product,
      {
        intent: (who, content) => Effect.flatMap(checkSold(content.product, settings), () => each.intent(who, content)),
        quote: (caller, content) =>
          Effect.flatMap(checkSold(content.product, settings), () => each.quote(caller, content)),
        book: (caller, content) =>
          Effect.flatMap(checkSold(content.product, settings), () => each.book(caller, content)),
      },
    ]),
  );
}

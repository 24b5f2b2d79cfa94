/** Products that are bought with bookings of others: what carts ask of them, under request ids of the first's. */
import { Effect } from 'effect';
import type { WithProduct, WithProducts } from '../booking/bought-with/with-product.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import type { CartContent } from '#application/desk/cart/products.ts';

export function withProducts(products: CartProducts): WithProducts {
  return Object.fromEntries(Object.entries(products).map(([product, each]) => [product, withProduct(each)]));
}

function withProduct(product: CartProduct): WithProduct {
  return {
    intent: (who, wanted) =>
      Effect.map(
        product.intent(who, contentOf(wanted, '')),
        (intent) => intent && { total: intent.summary.customerTotal, net: intent.net },
      ),
    quote: (caller, wanted) => product.quote(caller, contentOf(wanted, '')),
    book: (caller, wanted, requestId) => product.book(caller, contentOf(wanted, requestId)),
  };
}

/** As the wire has read it, by its own product. */
function contentOf({ booking, ...wanted }: WantedWith, requestId: string): CartContent {
  return { ...wanted, booking: { ...booking, requestId } } as unknown as CartContent;
}

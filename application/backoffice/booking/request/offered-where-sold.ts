/**
 * What is asked to be offered is a sale that begins: refused while its product is not among the enabled services. What is asked
 * about a booking is looked after.
 */
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import { checkSold } from '#application/backoffice/while-not-sold.ts';
import type { RequestedProduct, RequestedProducts } from './requested-product.ts';

export function offeredWhereSold(
  products: { readonly [Each in Product]?: RequestedProduct },
  settings: Pick<ClientSettingStore, 'all'>,
): RequestedProducts {
  return (product) => {
    const requested = products[product];
    return (
      requested && {
        ...requested,
        wanted: (asked, now) => Effect.flatMap(checkSold(product, settings), () => requested.wanted(asked, now)),
      }
    );
  };
}

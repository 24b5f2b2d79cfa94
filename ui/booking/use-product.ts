/** How a screen of all products gets what a booking's own product brings. */
import { useEffect } from 'react';
import { parts } from '#ui/composition/parts.ts';
import type { LoadedView, PortalProducts } from '#ui/composition/portal-products.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';

export function useProducts(): PortalProducts {
  return usePart(parts.products);
}

/** The view of a booking's product; undefined while it is being fetched, or where no booking is named. */
export function useProductView(transactionId: string | undefined): LoadedView | undefined {
  const products = useProducts();
  const views = useStateOf(products.views$);
  const wanted = transactionId === undefined ? undefined : products.of(transactionId);
  useEffect(() => {
    if (wanted !== undefined) void products.load(wanted);
  }, [products, wanted]);
  return wanted === undefined ? undefined : views.get(wanted.product);
}

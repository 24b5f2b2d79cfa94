/** How a screen of all products gets what a booking's own product brings. */
import { useEffect } from 'react';
import { isService, type Product, type Service } from '#domain/booking/booking.ts';
import type { PortalProduct, ProductView } from './product-view.ts';
import type { RequestView } from './request/request-view.ts';
import { parts } from '#ui/composition/parts.ts';
import type { LoadedView, PortalProducts } from '#ui/composition/portal-products.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';

export function useProducts(): PortalProducts {
  return usePart(parts.products);
}

/** Those of them that are offered to search for and buy. */
export function useServices(): readonly (PortalProduct & { readonly product: Service })[] {
  return useProducts().all.flatMap((each) => (isService(each.product) ? [{ ...each, product: each.product }] : []));
}

/** The view of a booking's product; undefined while it is being fetched, or where no booking is named. */
export function useProductView(transactionId: string | undefined): LoadedView | undefined {
  const products = useProducts();
  return useViewOf(transactionId === undefined ? undefined : products.of(transactionId));
}

/** The view of a product; undefined until it is there. */
export function useViewOfProduct(product: Product): ProductView | undefined {
  const view = useViewOf(useProducts().all.find((each) => each.product === product));
  return view === 'missing' ? undefined : view;
}

/** How a product's requests are drawn; undefined until that is there. */
export function useRequestView(product: Product): RequestView | undefined {
  return useViewOfProduct(product)?.requests;
}

function useViewOf(wanted: PortalProduct | undefined): LoadedView | undefined {
  const products = useProducts();
  const views = useStateOf(products.views$);
  useEffect(() => {
    if (wanted !== undefined) void products.load(wanted);
  }, [products, wanted]);
  return wanted === undefined ? undefined : views.get(wanted.product);
}

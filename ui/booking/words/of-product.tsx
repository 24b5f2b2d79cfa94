/** Which product a page, or a part of one, is about: `$product` of all that is said within. */
import { type ReactNode, useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Product } from '#domain/booking/booking.ts';
import { GivenArguments, type WordArguments } from '#ui/design/words/words.ts';
import { useProducts } from '../use-product.ts';

export interface OfProductProps {
  /** Nothing of one product where absent. */
  readonly product: Product | undefined;
  readonly children: ReactNode;
}

export function OfProduct({ product, children }: OfProductProps) {
  const given = useMemo((): WordArguments => (product === undefined ? {} : { product }), [product]);
  return <GivenArguments value={given}>{children}</GivenArguments>;
}

/** As the address says: by the booking that it names, or by its beginning. */
export function OfAddress({ children }: Pick<OfProductProps, 'children'>) {
  const products = useProducts();
  const { pathname } = useLocation();
  const transactionId = useMatches().at(-1)?.params['transactionId'];
  const { product } =
    transactionId === undefined
      ? (products.all.find((each) => pathname.startsWith(`/${each.product}`)) ?? {})
      : products.of(transactionId);
  return <OfProduct product={product}>{children}</OfProduct>;
}

/** A part of a page that is drawn by a booking's product, once its view is there. */
import type { ReactNode } from 'react';
import { SkeletonRows } from '../design/data/skeleton.tsx';
import { PageMissing } from '../shell/frame/page-not-loaded.tsx';
import type { ProductView } from './product-view.ts';
import { OfProduct } from './words/of-product.tsx';
import { useProducts, useProductView } from './use-product.ts';

export interface WithViewProps {
  readonly transactionId: string;
  readonly children: (view: ProductView) => ReactNode;
}

export function WithView({ transactionId, children }: WithViewProps) {
  const view = useProductView(transactionId);
  const { product } = useProducts().of(transactionId);
  if (view === 'missing') return <PageMissing />;
  return view === undefined ? (
    <SkeletonRows rows={6} height="72px" />
  ) : (
    <OfProduct product={product}>{children(view)}</OfProduct>
  );
}

/** Quotes that were sent to customers, in the place of the bookings: a product's own page, fetched when it is first wanted. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useProducts } from '#ui/booking/use-product.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';

export function SentQuotesSlot() {
  const products = useProducts();
  const [Loaded, setLoaded] = useState<ComponentType | 'failed' | undefined>(undefined);
  useEffect(() => {
    const [load] = products.all.flatMap(({ sentQuotes = [] }) => sentQuotes);
    if (load === undefined) return;
    load()
      .then(({ SentQuotes }) => setLoaded(() => SentQuotes))
      .catch(() => setLoaded('failed'));
  }, [products]);
  if (Loaded === 'failed') return <PageMissing />;
  return Loaded === undefined ? <SkeletonRows rows={8} height="52px" /> : <Loaded />;
}

/** What the enabled products sell beside a booking in progress of another, each in its own words. */
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { areasOf, Fetched } from '../fetched.tsx';
import type { JourneyInProgress } from '../product-view.ts';
import { useProducts } from '../use-product.ts';
import { OfProduct } from '../words/of-product.tsx';

export function BesideJourney({ journey }: { readonly journey: JourneyInProgress }) {
  const may = useMay();
  const { all } = useProducts();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const enabled = configuration.kind === 'ready' ? configuration.configuration.enabledServices : [];
  if (!may('book')) return null;
  return all.map(({ product, beside }) =>
    beside === undefined || !enabled.includes(product) ? null : (
      <OfProduct key={product} product={product}>
        <Fetched
          areas={areasOf(product)}
          words={beside.words}
          load={beside.load}
          waiting={<SkeletonRows rows={1} height="56px" />}
          // The product has its own page: the booking goes on without.
          trouble={null}
        >
          {({ Beside }) => <Beside journey={journey} />}
        </Fetched>
      </OfProduct>
    ),
  );
}

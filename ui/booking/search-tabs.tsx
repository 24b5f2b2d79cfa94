/** What may be searched for, product by product: the first one's form is there, the others come with their tab. */
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '#domain/booking/booking.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';
import { areasOf, Fetched } from './fetched.tsx';
import { useProducts } from './use-product.ts';
import styles from './search-tabs.module.css';

interface SearchTabsProps {
  /** The product whose form the page brings. */
  readonly first: Product;
  /** That form. */
  readonly children: ReactNode;
}

export function SearchTabs({ first, children }: SearchTabsProps) {
  const words = useWords();
  const id = useId();
  const { all } = useProducts();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const [query, setQuery] = useSearchParams();
  const enabled = configuration.kind === 'ready' ? configuration.configuration.enabledServices : [];
  const found = all.filter(
    ({ product, search }) => enabled.includes(product) && (product === first || search !== undefined),
  );
  const shown =
    found.find(({ product }) => product === query.get('for')) ?? found.find(({ product }) => product === first);
  if (found.length < 2 || shown === undefined) return <Card>{children}</Card>;
  return (
    <Card flush>
      <Tabs
        id={id}
        label={words('bookings-search-for')}
        tabs={found.map(({ product, words: called, icon }) => ({ key: product, label: words(called), icon }))}
        value={shown.product}
        onChange={(key) => setQuery(key === first ? {} : { for: key }, { replace: true })}
      />
      <TabPanel id={id} tab={shown.product}>
        <div className={styles.panel}>
          {shown.product === first || shown.search === undefined ? (
            children
          ) : (
            <Fetched
              key={shown.product}
              areas={areasOf(shown.product)}
              words={shown.search.words}
              load={shown.search.load}
              waiting={<SkeletonRows rows={1} height="56px" />}
              trouble={<PageMissing />}
            >
              {({ SearchPanel }) => <SearchPanel />}
            </Fetched>
          )}
        </div>
      </TabPanel>
    </Card>
  );
}

/** What may be searched for, product by product: the first one's form is there, the others come with their tab. */
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '#domain/booking/booking.ts';
import { useSold } from '#ui/composition/use-house.ts';
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
  const sold = useSold();
  const [query, setQuery] = useSearchParams();
  const found = all.filter(({ product, search }) => sold(product) && (product === first || search !== undefined));
  const shown =
    found.find(({ product }) => product === query.get('for')) ??
    found.find(({ product }) => product === first) ??
    found[0];
  // What is sold has no form but pages of its own, which the header leads to.
  if (shown === undefined) return null;
  const form =
    shown.product === first || shown.search === undefined ? (
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
    );
  if (found.length < 2) return <Card>{form}</Card>;
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
        <div className={styles.panel}>{form}</div>
      </TabPanel>
    </Card>
  );
}

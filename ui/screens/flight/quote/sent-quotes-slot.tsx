/** Quotes that were sent to customers, in the place of the bookings: what they need comes when they are first wanted. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useAreaLoader } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { NeededWords } from '#ui/design/words/words-provider.tsx';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';
import { Titled } from '#ui/shell/frame/titled.tsx';

export function SentQuotes() {
  const loadArea = useAreaLoader();
  const [Loaded, setLoaded] = useState<ComponentType | 'failed' | undefined>(undefined);
  useEffect(() => {
    Promise.all([import('./sent-quotes.tsx'), loadArea('flight')])
      .then(([{ SentQuotesScreen }]) => setLoaded(() => SentQuotesScreen))
      .catch(() => setLoaded('failed'));
  }, [loadArea]);
  if (Loaded === 'failed') return <PageMissing />;
  if (Loaded === undefined) return <SkeletonRows rows={8} height="52px" />;
  return (
    <NeededWords
      areas={['quotes', 'flight']}
      fallback={<SkeletonRows rows={8} height="52px" />}
      trouble={<PageMissing />}
    >
      <Titled title="title-sent-quotes">
        <Loaded />
      </Titled>
    </NeededWords>
  );
}

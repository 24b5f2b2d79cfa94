/** The train landing page: a search. */
import { useEffect } from 'react';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { TrainSearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const search = usePart(trainParts.search);
  useEffect(() => {
    if (search.state$.value.draft.origin === undefined) search.begin({});
  }, [search]);
  return (
    <>
      <PageHead title={words('train-home-title')} />
      <Card>
        <TrainSearchForm />
      </Card>
    </>
  );
}

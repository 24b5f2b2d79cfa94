/** The bus landing page: a search. */
import { useEffect } from 'react';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { BusSearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const search = usePart(busParts.search);
  useEffect(() => {
    if (search.state$.value.draft.origin === undefined) search.begin({});
  }, [search]);
  return (
    <>
      <PageHead title={words('bus-home-title')} />
      <Card>
        <BusSearchForm />
      </Card>
    </>
  );
}

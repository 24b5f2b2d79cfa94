/** The bus search as a page that is not of buses shows it. */
import { useEffect } from 'react';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { BusSearchForm } from './search-form.tsx';

export function SearchPanel() {
  const search = usePart(busParts.search);
  useEffect(() => {
    if (search.state$.value.draft.origin === undefined) search.begin({});
  }, [search]);
  return <BusSearchForm />;
}

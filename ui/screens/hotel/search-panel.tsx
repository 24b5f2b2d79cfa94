/** The hotel search as a page that is not of hotels shows it. */
import { useEffect } from 'react';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { HotelSearchForm } from './search-form.tsx';

export function SearchPanel() {
  const search = usePart(hotelParts.search);
  useEffect(() => {
    if (search.state$.value.draft.place === undefined) search.begin('');
  }, [search]);
  return <HotelSearchForm />;
}

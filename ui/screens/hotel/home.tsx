/** The hotel landing page: a search, and the searches made lately. */
import { useEffect } from 'react';
import { hotelPaths } from '#application/portal/hotel/search-link.ts';
import { RecentSearches } from '#ui/booking/search/recent-searches.tsx';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { HotelSearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const search = usePart(hotelParts.search);
  useEffect(() => {
    if (search.state$.value.draft.place === undefined) search.begin('');
  }, [search]);
  return (
    <>
      <PageHead title={words('hotel-home-title')} />
      <Card>
        <HotelSearchForm />
      </Card>
      <Recent />
    </>
  );
}

function Recent() {
  const words = useWords();
  const dates = useDates();
  const search = usePart(hotelParts.search);
  const { recent } = useStateOf(search.state$);
  return (
    <RecentSearches
      searches={recent.map(({ query, search: { place, checkIn, checkOut, rooms } }) => ({
        path: `${hotelPaths.results}?${query}`,
        title: <bdi>{place?.name}</bdi>,
        detail: (
          <Listed>
            {checkIn === undefined ? null : dates.short(checkIn)}
            {checkOut === undefined ? null : dates.short(checkOut)}
            {words('hotel-rooms-count', { count: rooms.length })}
          </Listed>
        ),
      }))}
      onForget={() => search.forgetRecent()}
    />
  );
}

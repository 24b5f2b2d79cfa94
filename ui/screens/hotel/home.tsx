/** The hotel landing page: a search, and the searches made lately. */
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { hotelPaths } from '#application/portal/hotel/search-link.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { HotelSearchForm } from './search-form.tsx';
import styles from './search-form.module.css';

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
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="stays-of-late">
      <h2 id="stays-of-late">{words('hotel-recent')}</h2>
      <ul>
        {recent.map(({ query, search: { place, checkIn, checkOut, rooms } }) => (
          <li key={query}>
            <Link to={`${hotelPaths.results}?${query}`}>
              <strong>
                <bdi>{place?.name}</bdi>
              </strong>
              <Listed>
                {checkIn === undefined ? null : dates.short(checkIn)}
                {checkOut === undefined ? null : dates.short(checkOut)}
                {words('hotel-rooms-count', { count: rooms.length })}
              </Listed>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size={32} onClick={() => search.forgetRecent()}>
        {words('hotel-recent-clear')}
      </Button>
    </section>
  );
}

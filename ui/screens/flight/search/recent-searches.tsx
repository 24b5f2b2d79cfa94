/** The searches made lately on this device, each one press away, with what its day costs now. */
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { faresOfSearch, lowestTotal } from '#application/portal/flight/search/recent-routes.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { TripPath, useTripDays } from '../results/trip-path.tsx';
import styles from './home.module.css';

export function RecentSearches() {
  const words = useWords();
  const days = useTripDays();
  const search = usePart(flightParts.search);
  const { recent } = useStateOf(search.state$);
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={styles.recentTitle}>
        {words('shell-recent')}
      </h2>
      <ul className={styles.recentList}>
        {recent.map(({ query, search: asked }) => (
          <li key={query}>
            <Link className={styles.recentSearch} to={search.address(query)}>
              <span className={styles.recentTrip}>
                <TripPath search={asked} />
                <FareNow search={asked} />
              </span>
              <span className={styles.recentDetail}>
                {words('flight-recent-detail', {
                  date: days(asked.sectors),
                  count: asked.party.adults + asked.party.children + asked.party.infants,
                  cabin: words(`flight-cabin-${asked.cabin}`),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size={32} onClick={() => search.forgetRecent()}>
        {words('shell-recent-clear')}
      </Button>
    </section>
  );
}

/** The lowest fare of its days; nothing while it is on its way, or where the journey is priced as a whole. */
function FareNow({ search }: { readonly search: SearchDraft }) {
  const words = useWords();
  const { language } = useLanguage();
  const calendars = usePart(flightParts.calendars);
  const known = useStateOf(calendars.state$);
  const { airports } = useStateOf(usePart(flightParts.search).state$);
  const wanted = useMemo(
    () => (airports === undefined ? [] : faresOfSearch(search, airports.isDomestic)),
    [search, airports],
  );
  useEffect(() => {
    for (const { asked, date } of wanted) calendars.want(asked, [date]);
  }, [calendars, wanted]);
  const lowest = lowestTotal(known, wanted);
  if (lowest === undefined) return null;
  return (
    <span className={styles.recentFrom}>
      {words('flight-recent-from', { amount: formatMoney(lowest, { locale: language, decimals: 'whole' }) })}
    </span>
  );
}

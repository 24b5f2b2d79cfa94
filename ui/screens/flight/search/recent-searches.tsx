/** The searches made lately on this device, each one press away. */
import { Link } from 'react-router-dom';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
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
        {words('flight-recent')}
      </h2>
      <ul className={styles.recentList}>
        {recent.map(({ query, search: asked }) => (
          <li key={query}>
            <Link className={styles.recentSearch} to={search.address(query)}>
              <span className={styles.recentTrip}>
                <TripPath search={asked} />
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
        {words('flight-recent-clear')}
      </Button>
    </section>
  );
}

/** The searches made lately on this device, each one press away. */
import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/button.tsx';
import { useDates } from '#ui/design/dates.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useWords } from '#ui/design/words.ts';
import styles from './home.module.css';

export function RecentSearches() {
  const words = useWords();
  const dates = useDates();
  const search = usePart(flightParts.search);
  const { recent } = useStateOf(search.state$);
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={styles.recentTitle}>
        {words('flight-recent')}
      </h2>
      <ul className={styles.recentList}>
        {recent.map(({ query, search: { sectors, party, cabin } }) => {
          const [{ origin = '', destination = '', date = '' } = {}] = sectors;
          const day = parseIsoDate(date);
          return (
            <li key={query}>
              <Link className={styles.recentSearch} to={`/flight/owresults?${query}`}>
                <span className={styles.recentTrip}>
                  <bdi>{origin}</bdi>
                  <Icon of={ArrowRight} size={14} mirrored />
                  <bdi>{destination}</bdi>
                </span>
                <span className={styles.recentDetail}>
                  {words('flight-recent-detail', {
                    date: day ? dates.short(day) : '',
                    count: party.adults + party.children + party.infants,
                    cabin: words(`flight-cabin-${cabin}`),
                  })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size={32} onClick={() => search.forgetRecent()}>
        {words('flight-recent-clear')}
      </Button>
    </section>
  );
}

/** The flight landing page: a search, the searches made lately, and what the routes of late cost now. */
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { RecentRoutes } from './recent-routes.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './home.module.css';

export function Screen() {
  const words = useWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words('flight-home-title')}</h1>
      <Card>
        <SearchForm />
      </Card>
      <RecentSearches />
      <RecentRoutes />
    </div>
  );
}

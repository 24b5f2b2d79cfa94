/** The train landing page: a search, and the searches made lately. */
import { useEffect } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import SearchPlus from 'lucide-react/icons/zoom-in';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { RecentSearches } from '#ui/booking/search/recent-searches.tsx';
import { trainParts } from '#ui/composition/train/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { TrainSearchForm } from './search-form.tsx';
import styles from './search.module.css';

/** What is there about trains beside a search. */
const tools = [
  { to: trainPaths.pnrStatus, title: 'title-train-pnr-status', icon: ListChecks, right: 'bookings' },
  { to: trainPaths.advance, title: 'title-train-advance', icon: SearchPlus, right: 'search' },
  { to: trainPaths.calendar, title: 'title-train-calendar', icon: CalendarDays, right: 'bookings' },
  { to: trainPaths.certificate, title: 'title-train-certificate', icon: BadgeCheck, right: 'search' },
] as const;

export function Screen() {
  const words = useWords();
  const may = useMay();
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
      <Recent />
      <nav className={styles.tools} aria-label={words('train-tools')}>
        {tools
          .filter(({ right }) => may(right))
          .map(({ to, title, icon }) => (
            <LinkButton key={to} to={to} icon={icon}>
              {words(title)}
            </LinkButton>
          ))}
      </nav>
    </>
  );
}

function Recent() {
  const words = useWords();
  const dates = useDates();
  const search = usePart(trainParts.search);
  const { recent } = useStateOf(search.state$);
  return (
    <RecentSearches
      searches={recent.map(({ path, draft: { origin, destination, date, quota } }) => ({
        path,
        title: <bdi>{[origin?.name, destination?.name].join(' – ')}</bdi>,
        detail: (
          <Listed>
            {date === undefined ? null : dates.short(date)}
            {words(`bookings-train-quota-${quota}`)}
          </Listed>
        ),
      }))}
      onForget={() => search.forgetRecent()}
    />
  );
}

/** The train landing page: a search. */
import { useEffect } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import SearchPlus from 'lucide-react/icons/zoom-in';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
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

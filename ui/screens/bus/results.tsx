/** The buses of a day: the search in place, filters, orders, a comparison, and seats opened under a bus. */
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { resultsPath, searchFromQuery } from '#application/portal/bus/search-link.ts';
import { busSortKeys, filteredTrips, sortedTrips } from '#domain/bus/search/refine.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { BusCompare } from './compare.tsx';
import { BusFiltersPanel } from './filters.tsx';
import { BusSearchForm } from './search-form.tsx';
import { BusCard } from './trip-card.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const [query] = useSearchParams();
  const search = usePart(busParts.search);
  const results = usePart(busParts.results);
  useOwnPolicy();
  const { asked } = useStateOf(results.state$);
  const address = query.toString();
  useEffect(() => {
    const draft = searchFromQuery(new URLSearchParams(address));
    search.begin(draft);
    void results.find(draft);
  }, [search, results, address]);
  const { origin, destination, date } = asked;
  const title =
    origin === undefined || destination === undefined
      ? words('bus-home-title')
      : words('bus-results-title', { from: origin.name, to: destination.name });
  return (
    <>
      <PageHead title={title} fact={date === undefined ? undefined : dates.short(date)} acts={<Days />} />
      <Card>
        <BusSearchForm again />
      </Card>
      <Found />
    </>
  );
}

/** The same cities a day earlier or later. */
function Days() {
  const words = useWords();
  const navigate = useNavigate();
  const { asked } = useStateOf(usePart(busParts.results).state$);
  const { today, last } = useStateOf(usePart(busParts.search).state$);
  const { date } = asked;
  if (date === undefined) return null;
  const go = (days: number) => void navigate(resultsPath({ ...asked, date: addDays(date, days) }));
  return (
    <span className={styles.days}>
      <IconButton
        label={words('bus-day-before')}
        icon={ChevronLeft}
        mirrored
        variant="secondary"
        disabled={date <= today}
        onClick={() => go(-1)}
      />
      <IconButton
        label={words('bus-day-after')}
        icon={ChevronRight}
        mirrored
        variant="secondary"
        disabled={date >= last}
        onClick={() => go(1)}
      />
    </span>
  );
}

function Found() {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(busParts.results);
  const state = useStateOf(results.state$);
  const [filtering, setFiltering] = useState(false);
  const { trips, filters, sort, opened, compared } = state;
  if (trips.kind === 'loading') {
    return (
      <div className={styles.list}>
        {[0, 1, 2, 3].map((at) => (
          <Card key={at}>
            <SkeletonRows rows={2} height="28px" />
          </Card>
        ))}
      </div>
    );
  }
  if (trips.kind === 'failed') {
    return (
      <Card>
        <ErrorPanel
          message={failureText(words, trips.failure)}
          action={{ label: words('bus-search-again'), onPress: () => void results.again() }}
        />
      </Card>
    );
  }
  const all = trips.value;
  if (all.length === 0) {
    return (
      <Card>
        <EmptyState title={words('message-nothing-found')}>{words('bus-none-help')}</EmptyState>
      </Card>
    );
  }
  const shown = sortedTrips(filteredTrips(all, filters), sort);
  const panel = <BusFiltersPanel trips={all} filters={filters} />;
  return (
    <div className={styles.columns}>
      {narrow ? (
        <BottomSheet open={filtering} title={words('bus-filters')} onClose={() => setFiltering(false)}>
          {panel}
        </BottomSheet>
      ) : (
        <aside aria-label={words('bus-filters')} className={styles.rail}>
          {panel}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.toolbar}>
          {narrow ? (
            <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
              {words('bus-filters')}
            </Button>
          ) : null}
          <span role="status" className={styles.count}>
            {words('bus-count', { shown: shown.length, all: all.length })}
          </span>
          <Select
            label={words('bus-sort')}
            size={36}
            options={busSortKeys.map((key) => ({ key, label: words(`bus-sort-${key}`) }))}
            value={sort}
            onChange={(key) => results.sortBy(busSortKeys.find((each) => each === key) ?? 'price')}
          />
        </div>
        <BusCompare trips={all.filter(({ tripId }) => compared.includes(tripId))} />
        {shown.length === 0 ? (
          <Card>
            <EmptyState
              title={words('bus-all-filtered')}
              actions={
                <Button variant="primary" onClick={() => results.clear()}>
                  {words('bus-clear')}
                </Button>
              }
            />
          </Card>
        ) : (
          <ul className={styles.list}>
            {shown.map((trip) => (
              <li key={trip.tripId}>
                <BusCard trip={trip} opened={opened?.tripId === trip.tripId ? opened : undefined} compared={compared} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

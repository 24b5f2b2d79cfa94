/** The trains of a day: the search in place, filters, orders, and of each train its classes on the days that follow. */
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { advancePath, pickFromQuery, resultsPath, searchFromQuery } from '#application/portal/train/search-link.ts';
import { filteredTrains, outlooks, sortedTrains, trainSortKeys } from '#domain/train/search/refine.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { TrainFiltersPanel } from './filters.tsx';
import { TrainSearchForm } from './search-form.tsx';
import { TrainCard } from './train-card.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const [query] = useSearchParams();
  const search = usePart(trainParts.search);
  const results = usePart(trainParts.results);
  const { asked } = useStateOf(results.state$);
  const address = query.toString();
  useEffect(() => {
    const draft = searchFromQuery(new URLSearchParams(address));
    search.begin(draft);
    void results.find(draft, pickFromQuery(new URLSearchParams(address)));
  }, [search, results, address]);
  const { origin, destination, date } = asked;
  const title =
    origin === undefined || destination === undefined
      ? words('train-home-title')
      : words('train-results-title', { from: origin.name, to: destination.name });
  return (
    <>
      <PageHead title={title} fact={date === undefined ? undefined : dates.short(date)} acts={<Days />} />
      <Card>
        <TrainSearchForm again />
      </Card>
      <Found />
    </>
  );
}

/** The same cities a day earlier or later. */
function Days() {
  const words = useWords();
  const navigate = useNavigate();
  const { asked } = useStateOf(usePart(trainParts.results).state$);
  const { today, last } = useStateOf(usePart(trainParts.search).state$);
  const { date } = asked;
  if (date === undefined) return null;
  const go = (days: number) => void navigate(resultsPath({ ...asked, date: addDays(date, days) }));
  return (
    <span className={styles.days}>
      <IconButton
        label={words('train-day-before')}
        icon={ChevronLeft}
        mirrored
        variant="secondary"
        disabled={date <= today}
        onClick={() => go(-1)}
      />
      <IconButton
        label={words('train-day-after')}
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
  const results = usePart(trainParts.results);
  const state = useStateOf(results.state$);
  const [filtering, setFiltering] = useState(false);
  const { trains, filters, sort } = state;
  if (trains.kind === 'loading') {
    return (
      <div className={styles.list}>
        {[0, 1, 2, 3].map((at) => (
          <Card key={at}>
            <SkeletonRows rows={2} height="44px" />
          </Card>
        ))}
      </div>
    );
  }
  if (trains.kind === 'failed') {
    return (
      <Card>
        <ErrorPanel
          message={failureText(words, trains.failure)}
          action={{ label: words('train-search-again'), onPress: () => void results.again() }}
        />
      </Card>
    );
  }
  const all = trains.value;
  if (all.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words('message-nothing-found')}
          actions={<LinkButton to={advancePath(state.asked)}>{words('train-further-open')}</LinkButton>}
        >
          {words('train-none-help')}
        </EmptyState>
      </Card>
    );
  }
  const shown = sortedTrains(filteredTrains(all, filters), sort);
  const orders = trainSortKeys.map((key) => ({ key, label: words(`train-sort-${key}`) }));
  const orderOf = (key: string) => trainSortKeys.find((each) => each === key) ?? sort;
  const panel = <TrainFiltersPanel trains={all} filters={filters} />;
  return (
    <div className={styles.columns}>
      {narrow ? (
        <BottomSheet open={filtering} title={words('train-filters')} onClose={() => setFiltering(false)}>
          {panel}
        </BottomSheet>
      ) : (
        <aside aria-label={words('train-filters')} className={styles.rail}>
          {panel}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.toolbar}>
          {narrow ? (
            <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
              {words('train-filters')}
            </Button>
          ) : null}
          {narrow ? (
            <Select
              label={words('train-sort')}
              labelHidden
              options={orders}
              value={sort}
              onChange={(key) => results.sortBy(orderOf(key))}
            />
          ) : (
            <Segmented
              label={words('train-sort')}
              segments={orders}
              value={sort}
              onChange={(key) => results.sortBy(orderOf(key))}
            />
          )}
          <ul className={styles.legend} aria-label={words('train-legend')}>
            {outlooks
              .filter((each) => each !== 'none')
              .map((each) => (
                <li key={each}>
                  <span className={classNames(styles.swatch, styles[each])} aria-hidden="true" />
                  {words(`train-legend-${each}`)}
                </li>
              ))}
          </ul>
        </div>
        <p role="status" className={styles.count}>
          {words('train-count', { shown: shown.length, all: all.length })} {words('train-estimate')}
        </p>
        {shown.length === 0 ? (
          <Card>
            <EmptyState
              title={words('train-all-filtered')}
              actions={
                <Button variant="primary" onClick={() => results.clear()}>
                  {words('train-clear')}
                </Button>
              }
            />
          </Card>
        ) : (
          <ul className={styles.list}>
            {shown.map((train) => (
              <li key={train.train}>
                <TrainCard train={train} state={state} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

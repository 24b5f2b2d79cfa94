/** The buses of a day: the search in place, filters, orders, a comparison, and seats opened under a bus. */
import {
  AllFiltered,
  NothingFound,
  RefinedResults,
  ResultList,
  ResultsFailed,
  ResultsLoading,
} from '#ui/booking/search/results-frame.tsx';
import { DayResults } from '#ui/booking/search/day-results.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resultsPath, searchFromQuery } from '#application/portal/bus/search-link.ts';
import { busSortKeys, filteredTrips, sortedTrips } from '#domain/bus/search/refine.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BusCompare } from './compare.tsx';
import { BusFiltersPanel } from './filters.tsx';
import { BusSearchForm } from './search-form.tsx';
import { BusCard } from './trip-card.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const search = usePart(busParts.search);
  const results = usePart(busParts.results);
  useOwnPolicy();
  const { asked } = useStateOf(results.state$);
  const { today, last } = useStateOf(search.state$);
  const address = query.toString();
  useEffect(() => {
    const draft = searchFromQuery(new URLSearchParams(address));
    search.begin(draft);
    void results.find(draft);
  }, [search, results, address]);
  return (
    <DayResults
      asked={asked}
      title={(ends) => words('bus-results-title', ends)}
      untitled={words('bus-home-title')}
      days={{ first: today, last }}
      before={words('bus-day-before')}
      after={words('bus-day-after')}
      pathOf={(date) => resultsPath({ ...asked, date })}
      form={<BusSearchForm again />}
    >
      <Found />
    </DayResults>
  );
}

function Found() {
  const words = useWords();
  const results = usePart(busParts.results);
  const state = useStateOf(results.state$);
  const { trips, filters, sort, opened, compared } = state;
  if (trips.kind === 'loading') {
    return <ResultsLoading rows={2} height="28px" />;
  }
  if (trips.kind === 'failed') {
    return (
      <ResultsFailed failure={trips.failure} again={words('bus-search-again')} onAgain={() => void results.again()} />
    );
  }
  const all = trips.value;
  if (all.length === 0) {
    return <NothingFound>{words('bus-none-help')}</NothingFound>;
  }
  const shown = sortedTrips(filteredTrips(all, filters), sort);
  return (
    <RefinedResults
      title={words('bus-filters')}
      filters={<BusFiltersPanel trips={all} filters={filters} />}
      labelled
      tools={
        <>
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
        </>
      }
    >
      <BusCompare trips={all.filter(({ tripId }) => compared.includes(tripId))} />
      {shown.length === 0 ? (
        <AllFiltered title={words('bus-all-filtered')} clear={words('bus-clear')} onClear={() => results.clear()} />
      ) : (
        <ResultList>
          {shown.map((trip) => (
            <li key={trip.tripId}>
              <BusCard trip={trip} opened={opened?.tripId === trip.tripId ? opened : undefined} compared={compared} />
            </li>
          ))}
        </ResultList>
      )}
    </RefinedResults>
  );
}

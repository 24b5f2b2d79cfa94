/** The trains of a day: the search in place, filters, orders, and of each train its classes on the days that follow. */
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
import { advancePath, pickFromQuery, resultsPath, searchFromQuery } from '#application/portal/train/search-link.ts';
import { filteredTrains, outlooks, sortedTrains, trainSortKeys } from '#domain/train/search/refine.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { TrainFiltersPanel } from './filters.tsx';
import { TrainSearchForm } from './search-form.tsx';
import { TrainCard } from './train-card.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const [query] = useSearchParams();
  const search = usePart(trainParts.search);
  const results = usePart(trainParts.results);
  useOwnPolicy();
  const { asked } = useStateOf(results.state$);
  const { today, last } = useStateOf(search.state$);
  const address = query.toString();
  useEffect(() => {
    const draft = searchFromQuery(new URLSearchParams(address));
    search.begin(draft);
    void results.find(draft, pickFromQuery(new URLSearchParams(address)));
  }, [search, results, address]);
  return (
    <DayResults
      asked={asked}
      title={(ends) => words('train-results-title', ends)}
      untitled={words('train-home-title')}
      days={{ first: today, last }}
      before={words('train-day-before')}
      after={words('train-day-after')}
      pathOf={(date) => resultsPath({ ...asked, date })}
      form={<TrainSearchForm again />}
    >
      <Found />
    </DayResults>
  );
}

function Found() {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(trainParts.results);
  const state = useStateOf(results.state$);
  const { trains, filters, sort } = state;
  if (trains.kind === 'loading') {
    return <ResultsLoading rows={2} height="44px" />;
  }
  if (trains.kind === 'failed') {
    return (
      <ResultsFailed
        failure={trains.failure}
        again={words('train-search-again')}
        onAgain={() => void results.again()}
      />
    );
  }
  const all = trains.value;
  if (all.length === 0) {
    return (
      <NothingFound actions={<LinkButton to={advancePath(state.asked)}>{words('train-further-open')}</LinkButton>}>
        {words('train-none-help')}
      </NothingFound>
    );
  }
  const shown = sortedTrains(filteredTrains(all, filters), sort);
  const orders = trainSortKeys.map((key) => ({ key, label: words(`train-sort-${key}`) }));
  const orderOf = (key: string) => trainSortKeys.find((each) => each === key) ?? sort;
  return (
    <RefinedResults
      title={words('train-filters')}
      filters={<TrainFiltersPanel trains={all} filters={filters} />}
      tools={
        <>
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
        </>
      }
    >
      <p role="status" className={styles.count}>
        {words('train-count', { shown: shown.length, all: all.length })} {words('train-estimate')}
      </p>
      {shown.length === 0 ? (
        <AllFiltered title={words('train-all-filtered')} clear={words('train-clear')} onClear={() => results.clear()} />
      ) : (
        <ResultList>
          {shown.map((train) => (
            <li key={train.train}>
              <TrainCard train={train} state={state} />
            </li>
          ))}
        </ResultList>
      )}
    </RefinedResults>
  );
}

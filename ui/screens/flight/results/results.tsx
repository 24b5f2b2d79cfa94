/**
 * The results of any search: one way, there and back, several cities. The address of the page says which; one that stands
 * behind another kind's path leads on to its own.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { withoutLooks } from '#application/portal/flight/search/look-link.ts';
import { plainQuery, resultsPath, searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { whenIdle } from '#ui/design/theme/when-idle.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { SkipTo } from '#ui/shell/frame/skip-link.tsx';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useShellParts } from '#ui/shell/frame/shell-parts.ts';
import { useAddressOf } from './results-address.ts';
import { ResultsDecision } from './results-decision.tsx';
import { flightsId } from './results-column.tsx';
import { ResultsFound } from './results-found.tsx';
import { InvalidSearch, ResultsSkeleton } from './results-states.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { useCities } from './results-trip.ts';
import type { SearchFormField } from '../search/search-form.tsx';
import styles from './results.module.css';

export function Screen() {
  const { pathname, search: address } = useLocation();
  const { airports } = useStateOf(usePart(flightParts.search).state$);
  const query = address.replace(/^\?/, '');
  const plain = plainQuery(query);
  const path = airports && resultsPath(searchFromQuery(plain), airports.isDomestic);
  if (plain !== query || (path !== undefined && path !== pathname))
    return <Navigate to={`${path ?? pathname}?${plain}`} replace />;
  const asked = withoutLooks(query);
  return <Results key={asked} query={asked} address={query} />;
}

interface ResultsProps {
  /** What was searched for. */
  readonly query: string;
  /** The same with how it is looked at. */
  readonly address: string;
}

function Results({ query, address }: ResultsProps) {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(flightParts.results);
  const search = usePart(flightParts.search);
  const state = useStateOf(results.state$);
  const { airports } = useStateOf(search.state$);
  const [editing, setEditing] = useState<SearchFormField | undefined>(undefined);
  const asked = useMemo(() => searchFromQuery(query), [query]);
  const cities = useCities(airports);
  // Until the effect below has run, the state may still be that of the search before.
  const here = state.kind !== 'idle' && state.query === query ? state : undefined;
  const invalid = here?.kind === 'invalid';
  useAddressOf(here);
  useOwnPolicy();
  useShellParts({ header: !narrow || invalid, mobileBar: invalid });
  useEffect(() => {
    search.open(query);
    void search.loadAirports();
  }, [search, query]);
  // A large file, which the flights would otherwise wait behind.
  const answered = here !== undefined && here.kind !== 'searching';
  useEffect(() => {
    if (answered) return whenIdle(() => void search.loadAllAirports());
  }, [answered, search]);
  useEffect(() => void results.open(address), [results, address]);

  const edit = useCallback(
    (field: SearchFormField | undefined) => {
      search.open(query);
      setEditing(field);
    },
    [search, query],
  );
  const again = useCallback(() => void results.open(query, true), [results, query]);
  const searched = useCallback(
    (other: string) => {
      setEditing(undefined);
      void results.open(other, true);
    },
    [results],
  );
  if (here?.kind === 'invalid') return <InvalidSearch violations={here.violations} onSearched={searched} />;
  return (
    <div className={styles.page}>
      {here?.kind === 'found' ? <SkipTo id={flightsId}>{words('flight-skip')}</SkipTo> : null}
      <ResultsSummary
        search={asked}
        cities={cities}
        editing={editing}
        onEdit={edit}
        onAgain={again}
        onSearched={searched}
      />
      {here === undefined || here.kind === 'searching' ? <ResultsSkeleton /> : null}
      {here?.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, here.failure)}
          action={{ label: words('shell-try-again'), onPress: again }}
        />
      ) : null}
      {here?.kind === 'found' ? (
        <ResultsFound
          trip={here}
          results={results}
          cities={cities}
          onEdit={() => edit('origin')}
          decision={(view) => <ResultsDecision results={results} {...view} />}
        />
      ) : null}
    </div>
  );
}

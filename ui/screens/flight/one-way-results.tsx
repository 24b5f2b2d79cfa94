/** The flights of a one-way search: refined in the page, compared, and one of them chosen and taken on to be booked. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { searchMostResults } from '#domain/flight/search-rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/flight-results.ts';
import { filtersSet } from '#application/portal/flight/refined-facts.ts';
import { oneWayQuery, queryOnDay, searchFromQuery } from '#application/portal/flight/search-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { BottomSheet } from '#ui/design/bottom-sheet.tsx';
import { Button } from '#ui/design/button.tsx';
import { useDates } from '#ui/design/dates.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useNarrow } from '#ui/design/use-narrow.ts';
import { useWords } from '#ui/design/words.ts';
import { failureText } from '#ui/shell/failure-words.ts';
import { useShellParts } from '#ui/shell/shell-parts.ts';
import { CompareTray } from './compare-tray.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { ResultsDecision } from './results-decision.tsx';
import { ResultsList } from './results-list.tsx';
import { InvalidSearch, NoResults, ResultsSkeleton } from './results-states.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { NarrowToolbar, ResultsToolbar, SortMenu } from './results-toolbar.tsx';
import { otherDays, useCities } from './results-trip.ts';
import type { Cities, OtherDays } from './results-trip.ts';
import type { SearchFormField } from './search-form.tsx';
import styles from './results.module.css';

export function Screen() {
  const query = useLocation().search.replace(/^\?/, '');
  const oneWay = oneWayQuery(query);
  if (oneWay !== query) return <Navigate to={`?${oneWay}`} replace />;
  return <OneWayResults key={query} query={query} />;
}

function OneWayResults({ query }: { readonly query: string }) {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(flightParts.results);
  const search = usePart(flightParts.search);
  const clock = usePart(parts.clock);
  const state = useStateOf(results.state$);
  const { airports } = useStateOf(search.state$);
  const [editing, setEditing] = useState<SearchFormField | undefined>(undefined);
  const asked = useMemo(() => searchFromQuery(query), [query]);
  const [{ origin, date } = {}] = asked.sectors;
  const zone = useBusinessZone();
  const cities = useCities(airports);
  const departureZone = airports?.byCode(origin ?? '')?.zone ?? zone;
  const days = useMemo(() => otherDays(date, clock.todayIn(departureZone)), [date, clock, departureZone]);
  // Until the effect below has run, the state may still be that of the search before.
  const here = state.kind !== 'idle' && state.query === query ? state : undefined;
  const invalid = here?.kind === 'invalid';
  useShellParts({ header: !narrow || invalid, mobileBar: invalid });
  useEffect(() => {
    search.open(query);
    void search.loadAirports();
    void results.open(query);
  }, [results, search, query]);

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
        <Found found={here} results={results} cities={cities} days={days} onEdit={() => edit('origin')} />
      ) : null}
    </div>
  );
}

function useBusinessZone(): string {
  const configuration = useStateOf(usePart(parts.configuration).state$);
  return configuration.kind === 'ready' ? configuration.configuration.businessZone : 'UTC';
}

interface FoundProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly cities: Cities;
  readonly days: OtherDays;
  readonly onEdit: () => void;
}

function Found({ found, results, cities, days, onEdit }: FoundProps) {
  const words = useWords();
  const narrow = useNarrow();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const carrierImages = configuration.kind === 'ready' ? configuration.configuration.carrierImageUrl : '';
  const [filtering, setFiltering] = useState(false);
  const { party } = found.request;
  const termsFor = found.termsKnown && found.netShown ? party.adults + party.children + party.infants : undefined;
  const count = filtersSet(found.filters);
  const filters = <FiltersPanel found={found} results={results} cities={cities} carrierImages={carrierImages} />;
  const clear = (
    <Button variant="link" disabled={count === 0} onClick={() => results.clearFilters()}>
      {words('flight-clear-all', { count })}
    </Button>
  );
  return (
    <>
      <div className={styles.columns}>
        {narrow || found.index.size === 0 ? null : (
          <section className={styles.rail} aria-labelledby="flight-filters">
            <div className={styles.railHead}>
              <h2 id="flight-filters">{words('flight-filters')}</h2>
              {clear}
            </div>
            {filters}
          </section>
        )}
        <div className={styles.main}>
          {found.index.size === 0 ? null : narrow ? (
            <NarrowToolbar found={found} results={results} onFilters={() => setFiltering(true)} />
          ) : (
            <ResultsToolbar found={found} results={results} />
          )}
          <ListHead found={found} results={results} days={days} />
          {found.refined.order.length === 0 ? (
            <NoResults found={found} results={results} days={days} onEdit={onEdit} />
          ) : (
            <ResultsList
              found={found}
              results={results}
              cities={cities}
              termsFor={termsFor}
              carrierImages={carrierImages}
            />
          )}
        </div>
      </div>
      {found.index.size === 0 ? null : (
        <div className={styles.bottom}>
          <CompareTray found={found} results={results} termsFor={termsFor} carrierImages={carrierImages} />
          <ResultsDecision found={found} results={results} carrierImages={carrierImages} />
        </div>
      )}
      {narrow ? (
        <BottomSheet
          open={filtering}
          title={words('flight-filters')}
          onClose={() => setFiltering(false)}
          footer={
            <>
              {clear}
              <Button variant="primary" size={48} onClick={() => setFiltering(false)}>
                {words('flight-show-flights', { count: found.refined.order.length })}
              </Button>
            </>
          }
        >
          {filters}
        </BottomSheet>
      ) : null}
    </>
  );
}

interface ListHeadProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly days: OtherDays;
}

/** Where to, when, and how many flights are left of how many. */
function ListHead({ found, results, days }: ListHeadProps) {
  const words = useWords();
  const dates = useDates();
  const narrow = useNarrow();
  const [{ origin, destination, date } = { origin: '', destination: '', date: '' }] = found.request.sectors;
  const day = parseIsoDate(date);
  const { index, refined, total } = found;
  const left = refined.order.length;
  const all = words(narrow ? 'flight-count-short' : 'flight-count', { count: left });
  const some = words(narrow ? 'flight-count-short-of' : 'flight-count-of', { left, count: index.size });
  return (
    <div className={styles.listHead}>
      {narrow ? null : (
        <h2 className={styles.title}>
          <bdi>{origin}</bdi> <Icon of={ArrowRight} size={16} mirrored /> <bdi>{destination}</bdi>
          <span className={styles.titleDay}>{day ? dates.short(day) : ''}</span>
        </h2>
      )}
      <nav className={styles.days} aria-label={words('flight-other-days')}>
        {days.before === undefined ? null : (
          <Link to={`?${queryOnDay(found.query, days.before)}`} className={styles.day}>
            <Icon of={ChevronLeft} size={16} mirrored />
            {dates.short(days.before)}
          </Link>
        )}
        {days.after === undefined ? null : (
          <Link to={`?${queryOnDay(found.query, days.after)}`} className={styles.day}>
            {dates.short(days.after)}
            <Icon of={ChevronRight} size={16} mirrored />
          </Link>
        )}
      </nav>
      <p className={styles.count} role="status">
        {left === index.size ? all : some}
        {total > index.size ? ` ${words('flight-count-most', { shown: searchMostResults, total })}` : null}
      </p>
      {narrow || index.size === 0 ? null : <SortMenu found={found} results={results} />}
    </div>
  );
}

/** What stands in place of results: while they come, where there are none, and where they could not be had. */
import type { Violation } from '#domain/rules/violation.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { queryOnDay } from '#application/portal/flight/search/search-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Skeleton, SkeletonGroup } from '#ui/design/data/skeleton.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { OfferCardSkeleton } from '../offer/offer-skeleton.tsx';
import { daysBeside, useFreeDays } from './results-trip.ts';
import { SearchForm } from '../search/search-form.tsx';
import styles from './results.module.css';

/** The page that is coming, in its final geometry. */
export function ResultsSkeleton() {
  const narrow = useNarrow();
  return (
    <SkeletonGroup>
      <div className={styles.columns}>
        <div className={styles.rail}>
          {Array.from({ length: 5 }, (_, group) => (
            <div key={group} className={styles.railSkeleton}>
              <Skeleton width="40%" />
              <Skeleton height="20px" />
              <Skeleton height="20px" />
              <Skeleton height="20px" />
            </div>
          ))}
        </div>
        <div className={styles.main}>
          <Skeleton width={narrow ? '100%' : '560px'} height={narrow ? '44px' : '40px'} />
          <Skeleton width="280px" height="28px" />
          <div className={styles.cards}>
            {Array.from({ length: 8 }, (_, card) => (
              <OfferCardSkeleton key={card} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}

export interface NoResultsProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  /** Which flight of the journey it is about; the first of a whole journey. */
  readonly at: number;
  readonly onEdit: () => void;
}

/** Nothing on this day, or nothing that passes the filters. */
export function NoResults({ found, results, at, onEdit }: NoResultsProps) {
  const words = useWords();
  const dates = useDates();
  const filtered = found.index.size > 0;
  const free = useFreeDays(found.request.sectors, at);
  const days = daysBeside(found.sectors[0].date, free);
  return (
    <Card>
      <EmptyState
        title={words('message-no-flights')}
        actions={
          <>
            {filtered ? (
              <Button variant="primary" onClick={() => results.clearFilters()}>
                {words('flight-clear-filters')}
              </Button>
            ) : (
              <Button onClick={onEdit}>{words('flight-change-search')}</Button>
            )}
            {days.map((day) => (
              <LinkButton key={day} to={`?${queryOnDay(found.query, day, at)}`}>
                {words('flight-see-day', { day: dates.short(day) })}
              </LinkButton>
            ))}
          </>
        }
      >
        {filtered ? words('flight-filters-hide-all', { count: found.index.size }) : words('flight-none-help')}
      </EmptyState>
    </Card>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  party: 'flight-party',
  departureWindow: 'flight-departure-window',
  arrivalWindow: 'flight-arrival-window',
  layoverMinutes: 'flight-layover-limit',
};

const sectorFields: Readonly<Record<string, string>> = {
  origin: 'flight-from',
  destination: 'flight-to',
  date: 'flight-departure',
};

/** What a violation of a search is about, in words; undefined where it is the whole of it. */
function searchFieldName(words: Words, path: string, several: boolean): string | undefined {
  const [, at, field = ''] = /^sectors\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const id =
    at === undefined ? Object.entries(fieldNames).find(([start]) => path.startsWith(start))?.[1] : sectorFields[field];
  if (id === undefined) return undefined;
  return several && at !== undefined
    ? words('flight-flight-field', { number: Number(at) + 1, field: words(id) })
    : words(id);
}

export interface InvalidSearchProps {
  readonly violations: readonly Violation[];
  readonly onSearched: (query: string) => void;
}

/** The address is no search: what is wrong with it, and the form to put it right. */
export function InvalidSearch({ violations, onSearched }: InvalidSearchProps) {
  const words = useWords();
  const { draft } = useStateOf(usePart(flightParts.search).state$);
  const several = draft.sectors.length > 1;
  return (
    <div className={styles.invalid}>
      <h1>{words('flight-invalid-title')}</h1>
      <Alert kind="error" title={words('failure-invalid')}>
        <ul>
          {violations.map((violation) => {
            const field = searchFieldName(words, violation.path, several);
            const said = violationText(words, violation);
            return (
              <li key={`${violation.path} ${violation.code}`}>
                {field === undefined ? said : words('rules-of-field', { field, said })}
              </li>
            );
          })}
        </ul>
      </Alert>
      <Card>
        <SearchForm refused={violations} onSearched={onSearched} />
      </Card>
    </div>
  );
}

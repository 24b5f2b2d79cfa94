/** What stands in place of results: while they come, where there are none, and where they could not be had. */
import type { Violation } from '#domain/rules/violation.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/flight-results.ts';
import { queryOnDay } from '#application/portal/flight/search-link.ts';
import { Alert } from '#ui/design/alert.tsx';
import { Button } from '#ui/design/button.tsx';
import { Card } from '#ui/design/card.tsx';
import { useDates } from '#ui/design/dates.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Skeleton, SkeletonGroup } from '#ui/design/skeleton.tsx';
import { useNarrow } from '#ui/design/use-narrow.ts';
import { useWords } from '#ui/design/words.ts';
import { violationText } from '#ui/shell/violation-words.ts';
import { OfferCardSkeleton } from './offer-card.tsx';
import type { OtherDays } from './results-trip.ts';
import { SearchForm } from './search-form.tsx';
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
  readonly days: OtherDays;
  readonly onEdit: () => void;
}

/** Nothing on this day, or nothing that passes the filters. */
export function NoResults({ found, results, days, onEdit }: NoResultsProps) {
  const words = useWords();
  const dates = useDates();
  const filtered = found.index.size > 0;
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
            {[days.before, days.after].map((day) =>
              day === undefined ? null : (
                <LinkButton key={day} to={`?${queryOnDay(found.query, day)}`}>
                  {words('flight-see-day', { day: dates.short(day) })}
                </LinkButton>
              ),
            )}
          </>
        }
      >
        {filtered ? words('flight-filters-hide-all', { count: found.index.size }) : words('flight-none-help')}
      </EmptyState>
    </Card>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  'sectors[0].origin': 'flight-from',
  'sectors[0].destination': 'flight-to',
  'sectors[0].date': 'flight-departure',
  party: 'flight-party',
  departureWindow: 'flight-departure-window',
  arrivalWindow: 'flight-arrival-window',
  layoverMinutes: 'flight-layover-limit',
};

export interface InvalidSearchProps {
  readonly violations: readonly Violation[];
  readonly onSearched: (query: string) => void;
}

/** The address is no search: what is wrong with it, and the form to put it right. */
export function InvalidSearch({ violations, onSearched }: InvalidSearchProps) {
  const words = useWords();
  return (
    <div className={styles.invalid}>
      <h1>{words('flight-invalid-title')}</h1>
      <Alert kind="error" title={words('failure-invalid')}>
        <ul>
          {violations.map((violation) => {
            const field = Object.entries(fieldNames).find(([path]) => violation.path.startsWith(path));
            const said = violationText(words, violation);
            return (
              <li key={`${violation.path} ${violation.code}`}>
                {field === undefined ? said : words('flight-field-says', { field: words(field[1]), said })}
              </li>
            );
          })}
        </ul>
      </Alert>
      <Card>
        <SearchForm onSearched={onSearched} />
      </Card>
    </div>
  );
}

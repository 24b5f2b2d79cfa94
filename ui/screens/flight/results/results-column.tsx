/** One list of flights: where to and when, the days around it, what stands in the way of the choice made in it, its offers. */
import { memo, useMemo, useState } from 'react';
import { cheapestAlone, cheapestPartner } from '#domain/flight/offer/return-pairs.ts';
import { totalsOfChosen } from '#domain/flight/offer/choice.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { allFares } from '#application/portal/flight/search/flight-results.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { useAfterPaint } from '#ui/design/theme/use-after-paint.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWide } from '#ui/design/theme/use-wide.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { DayStrip } from '../search/day-strip.tsx';
import { clockOf, flightsOf, useOfferWords } from '../offer/offer-words.ts';
import { ResultsList } from './results-list.tsx';
import { NoResults } from './results-states.tsx';
import { SortMenu } from './results-toolbar.tsx';
import { termsFor, useDirectionName } from './results-trip.ts';
import type { Cities } from './results-trip.ts';
import { TripPath, useTripDays } from './trip-path.tsx';
import styles from './results.module.css';

/** Of the first list that is shown. */
export const flightsId = 'flights';

export interface ResultsColumnProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  /** What is wrong with the choice made in it. */
  readonly violation: Violation | undefined;
  /** Which flight of the journey it lists; undefined where each offer is the whole journey. */
  readonly at: number | undefined;
  /** No other list is before it on the page. */
  readonly first: boolean;
  /** Another list stands beside it. */
  readonly beside: boolean;
  /** The days around it are offered. */
  readonly days: boolean;
  readonly cities: Cities;
  readonly onEdit: () => void;
}

export const ResultsColumn = memo((props: ResultsColumnProps) => {
  const { found, results, violation, at, first, beside, days, cities, onEdit } = props;
  const name = useDirectionName(found.request);
  const several = at !== undefined && found.request.sectors.length > 1;
  // How many are left, and by which order, follows the flights themselves.
  const painted = useAfterPaint(found);
  return (
    <section className={styles.column} aria-label={several ? name(at) : undefined}>
      <ListHead
        found={painted}
        results={results}
        name={beside && several ? name(at) : undefined}
        beside={beside}
        perAdult={days}
      />
      {days ? <DayStrips found={painted} at={at} /> : null}
      <div className={styles.obstacle}>
        <Obstacle found={found} results={results} violation={violation} at={at ?? 0} />
      </div>
      {found.refined.order.length === 0 ? (
        <NoResults found={found} results={results} at={at ?? 0} onEdit={onEdit} />
      ) : (
        <div {...(first && { id: flightsId, tabIndex: -1 })} className={styles.flights}>
          <ResultsList
            found={found}
            results={results}
            name={several ? name(at) : undefined}
            cities={cities}
            termsFor={termsFor(found)}
          />
        </div>
      )}
    </section>
  );
});

interface ListHeadProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly name: string | undefined;
  readonly beside: boolean;
  /** Its prices are those of one adult. */
  readonly perAdult: boolean;
}

/** Where to, when, and how many flights are left of how many. */
const ListHead = memo(({ found, results, name, beside, perAdult }: ListHeadProps) => {
  const words = useWords();
  const days = useTripDays();
  const narrow = useNarrow();
  const { index, refined, offers, total, sectors } = found;
  const left = refined.order.length;
  const short = narrow || !perAdult;
  const all = words(short ? 'flight-count-short' : 'flight-count', { count: left });
  const some = words(short ? 'flight-count-short-of' : 'flight-count-of', { left, count: index.size });
  return (
    <div className={styles.listHead}>
      {narrow ? null : (
        <h2 className={styles.title}>
          {name === undefined ? null : <span>{name}</span>}
          <TripPath search={{ sectors }} size={16} />
          <span className={styles.titleDay}>{days(sectors)}</span>
        </h2>
      )}
      <p className={styles.count} role="status">
        {left === index.size ? all : some}
        {total === offers.length
          ? null
          : ` ${words(total === undefined ? 'flight-count-best' : 'flight-count-most', {
              shown: offers.length,
              total: total ?? 0,
            })}`}
      </p>
      {narrow || index.size === 0 ? null : (
        <SortMenu order={found.order} results={results} {...(beside && { look: 'icon' })} />
      )}
    </div>
  );
});

interface DayStripsProps {
  readonly found: FoundFlights;
  readonly at: number | undefined;
}

/** The days around a flight; of a whole journey those of each of its flights, beside each other where there is room for two. */
const DayStrips = memo(({ found, at }: DayStripsProps) => {
  const words = useWords();
  const wide = useWide();
  const { query, request, sectors } = found;
  const name = useDirectionName(request);
  const [picked, setPicked] = useState(0);
  const wholeReturn = sectors.length === 2 && request.journeyType === 'round-trip';
  if (sectors.length === 1)
    return <DayStrip query={query} request={request} at={at ?? 0} wholeReturn={false} name={undefined} />;
  if (sectors.length === 2 && wide)
    return (
      <div className={styles.strips}>
        {sectors.map((_, each) => (
          <div key={each} className={styles.stripBeside}>
            <span className={styles.quiet}>{name(each)}</span>
            <DayStrip query={query} request={request} at={each} wholeReturn={wholeReturn} name={name(each)} />
          </div>
        ))}
      </div>
    );
  return (
    <div className={styles.stripOf}>
      <div className={styles.scrolled}>
        <Segmented
          label={words('flight-days-of')}
          segments={sectors.map((_, each) => ({ key: String(each), label: name(each) }))}
          value={String(picked)}
          onChange={(key) => setPicked(Number(key))}
        />
      </div>
      <DayStrip
        key={picked}
        query={query}
        request={request}
        at={picked}
        wholeReturn={wholeReturn}
        name={name(picked)}
      />
    </div>
  );
});

/**
 * What stands in the way of the choice in this list, or what the choice in the other one still needs here: said in words,
 * with the flight or fare that puts it right.
 */
function Obstacle({
  found,
  results,
  violation,
  at,
}: Pick<ResultsColumnProps, 'found' | 'results' | 'violation'> & { readonly at: number }) {
  const words = useWords();
  const said = useOfferWords();
  const { chosen, partner, offers } = found;
  const special = partner?.fare.special === 'return' && chosen?.fare.special === undefined;
  const matching = useMemo(
    () => (special && partner ? cheapestPartner(partner, at === 0 ? 1 : 0, offers) : undefined),
    [special, partner, offers, at],
  );
  const alone =
    violation?.code === 'return-fare-alone' && chosen ? cheapestAlone(allFares(found, chosen.offer)) : undefined;
  if (violation === undefined && (!special || partner === undefined)) return null;
  const takeMatching = matching ? (
    <Button size={32} onClick={() => results.choose(matching.offer, matching.fare)}>
      {words('flight-pair-take', {
        flights: flightsOf(matching.offer.itineraries[0]),
        time: clockOf(matching.offer.itineraries[0].segments[0].departure.local),
        total: said.money((totalsOfChosen(partner ? [partner.fare, matching.fare] : []) ?? matching.fare).total),
      })}
    </Button>
  ) : null;
  if (violation === undefined)
    return (
      <Alert kind="info" live action={takeMatching}>
        {words(matching ? 'flight-pair-needs' : 'flight-pair-none', {
          flights: partner ? flightsOf(partner.offer.itineraries[0]) : '',
        })}
      </Alert>
    );
  return (
    <Alert
      kind="error"
      live
      action={
        alone && chosen ? (
          <Button size={32} onClick={() => results.choose(chosen.offer, alone)}>
            {words('flight-pair-leave', { family: alone.family, total: said.money(alone.total) })}
          </Button>
        ) : undefined
      }
    >
      {chosen ? `${flightsOf(chosen.offer.itineraries[0])}: ` : ''}
      {violationText(words, violation)}
    </Alert>
  );
}

/**
 * What a search found: one list, or one for each direction that is sold by itself, side by side where the window has room
 * for both ways of a return, else one behind the other in tabs. Filters are those of the list at hand.
 */
import { memo, useCallback, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { filtersSet } from '#application/portal/flight/search/refined-facts.ts';
import type { FoundTrip, TripLists } from '#application/portal/flight/search/trip-results.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWide } from '#ui/design/theme/use-wide.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useAround } from './around-lists.ts';
import { CompareTray } from './compare-tray.tsx';
import { ExplainSlot } from '../fare/explain-slot.tsx';
import { FiltersPanel } from '../filters/filters-panel.tsx';
import { flightsOf } from '../offer/offer-words.ts';
import { ResultsColumn } from './results-column.tsx';
import { QuoteSlot } from '../quote/quote-slot.tsx';
import { PricesOf } from './prices-of.ts';
import { ReturnPairs } from './return-pairs.tsx';
import { NarrowToolbar, ResultsToolbar } from './results-toolbar.tsx';
import { termsFor, useDirectionName } from './results-trip.ts';
import type { Cities } from './results-trip.ts';
import styles from './results.module.css';

/** What the act at the bottom edge needs to know of how the lists are shown. */
export interface DecisionView {
  /** As it is shown around the lists. */
  readonly trip: FoundTrip;
  /** The list in view, where one is behind the other. */
  readonly at: number;
  readonly tabbed: boolean;
  /** Shows another list. */
  readonly onGoTo: (at: number) => void;
}

export interface ResultsFoundProps {
  readonly trip: FoundTrip;
  readonly results: TripLists;
  readonly cities: Cities;
  readonly onEdit: () => void;
  readonly decision: (view: DecisionView) => ReactNode;
  /** They come in place of flights that are booked: of these days, and not to be sent as a quote. */
  readonly instead?: boolean;
}

export function ResultsFound({ trip, results, cities, onEdit, decision, instead = false }: ResultsFoundProps) {
  const words = useWords();
  const narrow = useNarrow();
  const wide = useWide();
  const name = useDirectionName(trip.request);
  const tabs = useId();
  const [wanted, setAt] = useState(0);
  const [filtering, setFiltering] = useState(false);
  const at = Math.min(wanted, trip.lists.length - 1);
  const around = useAround(trip);
  const found = trip.lists[at];
  const foundAround = around.lists[at];
  const list = results.lists[at];
  const several = trip.lists.length > 1;
  const sideBySide = trip.lists.length === 2 && trip.request.journeyType === 'round-trip' && wide && isCards(trip);
  const tabbed = several && !sideBySide;
  const goTo = useCallback((next: number) => {
    setAt(next);
    window.scrollTo({ top: 0 });
  }, []);
  const openFilters = useCallback(() => setFiltering(true), []);
  const searchAgain = useCallback(() => void results.open(trip.query, true), [results, trip.query]);
  if (found === undefined || foundAround === undefined || list === undefined) return null;
  const nothing = trip.lists.every(({ index }) => index.size === 0);
  const filters = <FiltersPanel key={at} found={found} results={list} cities={cities} />;
  const column = (listAt: number) => (
    <Column
      key={listAt}
      trip={trip}
      results={results}
      at={listAt}
      first={!sideBySide || listAt === 0}
      beside={sideBySide}
      cities={cities}
      onEdit={onEdit}
      days={!instead}
    />
  );
  const lists = trip.lists.map((_, listAt) => listAt);
  const pairs = <ReturnPairs trip={around} results={results} />;
  return (
    <PricesOf value={instead ? 'change' : 'adult'}>
      {tabbed && narrow ? <DirectionTabs id={tabs} trip={around} at={at} onChange={goTo} block /> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {nothing ? null : narrow ? (
            <NarrowToolbar found={foundAround} results={list} all={results} onFilters={openFilters} />
          ) : (
            <Toolbar trip={around} results={results} at={sideBySide ? undefined : at} />
          )}
          {sideBySide ? null : pairs}
          {tabbed && !narrow ? <DirectionTabs id={tabs} trip={around} at={at} onChange={goTo} /> : null}
          {tabbed ? (
            <TabPanel id={tabs} tab={String(at)}>
              {column(at)}
            </TabPanel>
          ) : (
            <div className={classNames(sideBySide && styles.beside)}>{lists.map(column)}</div>
          )}
        </div>
        {narrow || nothing ? null : (
          <div className={styles.rail}>
            {sideBySide ? pairs : null}
            <section aria-labelledby="flight-filters">
              <div className={styles.railHead}>
                <h2 id="flight-filters">{words('flight-filters')}</h2>
                <ClearFilters found={foundAround} results={list} />
              </div>
              {sideBySide ? (
                <div className={styles.railWhich}>
                  <Segmented
                    block
                    label={words('flight-filters-of')}
                    segments={lists.map((listAt) => ({ key: String(listAt), label: name(listAt) }))}
                    value={String(at)}
                    onChange={(key) => setAt(Number(key))}
                  />
                </div>
              ) : null}
              {filters}
            </section>
          </div>
        )}
      </div>
      {nothing ? null : (
        <div className={styles.bottom}>
          {lists.map((listAt) => (
            <Compared
              key={listAt}
              found={around.lists[listAt]}
              results={results.lists[listAt]}
              shown={sideBySide || listAt === at}
              title={several ? name(listAt) : undefined}
              quotable={!instead}
            />
          ))}
          {decision({ trip: around, at, tabbed, onGoTo: goTo })}
        </div>
      )}
      {instead ? null : (
        <>
          <QuoteSlot />
          <ExplainSlot party={trip.request.party} onSearchAgain={searchAgain} />
        </>
      )}
      {narrow ? (
        <BottomSheet
          open={filtering}
          title={several ? words('flight-filters-named', { name: name(at) }) : words('flight-filters')}
          onClose={() => setFiltering(false)}
          footer={
            <>
              <ClearFilters found={found} results={list} />
              <Button variant="primary" size={48} onClick={() => setFiltering(false)}>
                {words('flight-show-flights', { count: found.refined.order.length })}
              </Button>
            </>
          }
        >
          {filters}
        </BottomSheet>
      ) : null}
    </PricesOf>
  );
}

interface ToolbarProps {
  readonly trip: FoundTrip;
  readonly results: TripLists;
  /** The list that it is for; undefined for all of them. */
  readonly at: number | undefined;
}

const Toolbar = memo(({ trip, results, at }: ToolbarProps) => {
  const [found, ...others] = at === undefined ? trip.lists : trip.lists.slice(at, at + 1);
  const sorted = at === undefined ? results : results.lists[at];
  if (found === undefined || sorted === undefined) return null;
  return <ResultsToolbar founds={[found, ...others]} results={sorted} all={results} />;
});

function isCards({ lists }: FoundTrip): boolean {
  return lists.every(({ view }) => view === 'cards');
}

interface ClearFiltersProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
}

const ClearFilters = memo(({ found, results }: ClearFiltersProps) => {
  const words = useWords();
  const count = filtersSet(found.filters);
  return (
    <Button variant="link" disabled={count === 0} onClick={() => results.clearFilters()}>
      {words('flight-clear-all', { count })}
    </Button>
  );
});

interface DirectionTabsProps {
  readonly id: string;
  readonly trip: FoundTrip;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly block?: boolean;
}

/** A tab a direction, each with what is chosen in it. */
const DirectionTabs = memo(({ id, trip, at, onChange, block = false }: DirectionTabsProps) => {
  const words = useWords();
  const name = useDirectionName(trip.request);
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${at}`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, at]);
  return (
    <div className={styles.tabs}>
      <Tabs
        id={id}
        block={block}
        label={words('flight-directions')}
        value={String(at)}
        onChange={(key) => onChange(Number(key))}
        tabs={trip.choices.map((chosen, listAt) => ({
          key: String(listAt),
          label: name(listAt),
          detail: chosen
            ? words('flight-chosen-fare', {
                flights: chosen.offer.itineraries.map(flightsOf).join(', '),
                family: chosen.fare.family,
              })
            : words('flight-choose-flight'),
        }))}
      />
    </div>
  );
});

interface ColumnProps {
  readonly trip: FoundTrip;
  readonly results: TripLists;
  readonly at: number;
  readonly first: boolean;
  readonly beside: boolean;
  readonly days: boolean;
  readonly cities: Cities;
  readonly onEdit: () => void;
}

function Column({ trip, results, at, ...others }: ColumnProps) {
  const found = trip.lists[at];
  const list = results.lists[at];
  if (found === undefined || list === undefined) return null;
  return (
    <ResultsColumn
      found={found}
      results={list}
      violation={trip.violations.find(({ path }) => path === `choices[${at}]`)}
      at={trip.bySector ? at : undefined}
      {...others}
    />
  );
}

interface ComparedProps {
  readonly found: FoundFlights | undefined;
  readonly results: FlightResults | undefined;
  readonly shown: boolean;
  readonly title: string | undefined;
  readonly quotable: boolean;
}

const Compared = memo(({ found, results, shown, title, quotable }: ComparedProps) => {
  if (found === undefined || results === undefined || !shown) return null;
  return <CompareTray found={found} results={results} title={title} termsFor={termsFor(found)} quotable={quotable} />;
});

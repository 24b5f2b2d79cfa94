/** The offers that are left, in order: as cards or as bars, of which only those in view are drawn. */
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { allFares, isSoldOut, shownFare } from '#application/portal/flight/search/flight-results.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { compareMost } from '#domain/flight/offer/compare.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { VirtualList } from '#ui/design/data/virtual-list.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useTripOf } from './results-policy.ts';
import { OfferCard } from '../offer/offer-card.tsx';
import { OfferFaresSheet } from '../offer/offer-fares-sheet.tsx';
import { useDirectionName } from './results-trip.ts';
import type { Cities } from './results-trip.ts';
import { TimeBar, TimeBarsHead } from './time-bars.tsx';
import { barScale, clockAhead, departuresOf } from './time-bars-scale.ts';
import type { BarScale } from './time-bars-scale.ts';
import styles from './results.module.css';

export interface ResultsListProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  /** Names the direction where there are several lists. */
  readonly name: string | undefined;
  readonly cities: Cities;
  /** How many travel where net and earnings are shown; undefined where they are not. */
  readonly termsFor: number | undefined;
}

const noFares: readonly FareOption[] = [];

export function ResultsList(props: ResultsListProps) {
  return props.found.view === 'bars' ? <Bars {...props} /> : <Cards {...props} />;
}

function useListName(name: string | undefined): string {
  const words = useWords();
  return name === undefined ? words('flight-flights') : words('flight-flights-named', { name });
}

function useActs(results: FlightResults) {
  const choose = useCallback((offer: FlightOffer, fare: FareOption) => results.choose(offer, fare), [results]);
  const compare = useCallback((offer: FlightOffer, fare: FareOption) => results.toggleCompared(offer, fare), [results]);
  const fares = useCallback((offerId: string) => results.toggleFares(offerId), [results]);
  return { choose, compare, fares };
}

/** Few rows beyond the window: enough for arrow keys to find the next. */
const overscan = 2;

/** The bar with what is chosen is at least this high, in any language and width. */
const coveredByDecision = 64;

function Cards({ found, results, name, termsFor }: ResultsListProps) {
  const label = useListName(name);
  const group = useId();
  const narrow = useNarrow();
  const acts = useActs(results);
  const tripOf = useTripOf(found, travellersOf(found));
  const { offers } = found.index;
  const { order } = found.refined;
  return (
    <>
      <VirtualList
        label={label}
        items={order}
        estimatedHeight={(narrow ? 114 : 96) + 54 * (found.sectors.length - 1)}
        gap={narrow ? 12 : 8}
        overscan={overscan}
        covered={coveredByDecision}
      >
        {(at) => {
          const offer = offers[at];
          if (offer === undefined) return null;
          return (
            <OfferCard
              group={group}
              offer={offer}
              fare={shownFare(found, offer, at)}
              fares={allFares(found, offer)}
              soldOutFares={soldOutOf(found, offer)}
              chosen={found.chosen?.offer.offerId === offer.offerId}
              opened={found.opened === offer.offerId}
              narrow={narrow}
              compared={isCompared(found, offer)}
              compareFull={found.compared.length >= compareMost}
              travellers={travellersOf(found)}
              termsFor={termsFor}
              // Of one direction among several, the price of the whole is not known.
              tripOf={offer.sector === undefined ? tripOf : undefined}
              onChoose={acts.choose}
              onFares={acts.fares}
              onCompare={acts.compare}
            />
          );
        }}
      </VirtualList>
      {narrow ? <OpenedSheet found={found} results={results} termsFor={termsFor} /> : null}
    </>
  );
}

function OpenedSheet({ found, results, termsFor }: Pick<ResultsListProps, 'found' | 'results' | 'termsFor'>) {
  const at = found.opened === undefined ? -1 : found.index.offers.findIndex(({ offerId }) => offerId === found.opened);
  const offer = found.index.offers[at];
  if (offer === undefined) return null;
  const shown = shownFare(found, offer, at);
  return (
    <OfferFaresSheet
      offer={offer}
      fares={allFares(found, offer)}
      soldOut={soldOutOf(found, offer)}
      shown={shown}
      date={found.sectors[0].date}
      travellers={travellersOf(found)}
      termsFor={termsFor}
      compared={isCompared(found, offer)}
      compareFull={found.compared.length >= compareMost}
      onCompare={() => results.toggleCompared(offer, shown)}
      onChoose={(fare) => {
        results.choose(offer, fare);
        results.toggleFares(offer.offerId);
      }}
      onClose={() => results.toggleFares(offer.offerId)}
    />
  );
}

function Bars({ found, results, name, cities, termsFor }: ResultsListProps) {
  const words = useWords();
  const label = useListName(name);
  const group = useId();
  const directionName = useDirectionName(found.request);
  // Of a whole journey, the bars of one direction at a time.
  const [direction, setDirection] = useState(0);
  const narrow = useNarrow();
  const acts = useActs(results);
  const { offers } = found.index;
  const { order } = found.refined;
  const flown = useMemo(() => offers.map((offer) => itineraryAt(offer, direction)), [offers, direction]);
  const scale = useBarScale(found, flown, narrow);
  const axis = useRef<HTMLSpanElement>(null);
  const width = useWidthOf(axis, scale !== undefined);
  const sector = found.sectors[direction];
  if (scale === undefined) return null;
  return (
    <div>
      {found.sectors.length === 1 ? null : (
        <div className={styles.barsOf}>
          <Segmented
            label={words('flight-bars-of')}
            segments={found.sectors.map((_, at) => ({ key: String(at), label: directionName(at) }))}
            value={String(direction)}
            onChange={(key) => setDirection(Number(key))}
          />
        </div>
      )}
      <TimeBarsHead
        axis={axis}
        scale={scale}
        origin={cities(sector?.origin ?? '')}
        destination={cities(sector?.destination ?? '')}
      />
      <VirtualList
        label={label}
        items={order}
        estimatedHeight={narrow ? 116 : 69}
        overscan={overscan}
        covered={coveredByDecision}
      >
        {(at) => {
          const offer = offers[at];
          if (offer === undefined) return null;
          const fare = shownFare(found, offer, at);
          return (
            <TimeBar
              group={group}
              offer={offer}
              direction={direction}
              fare={fare}
              scale={scale}
              width={width}
              chosen={found.chosen?.offer.offerId === offer.offerId}
              soldOut={isSoldOut(found, fare)}
              compared={isCompared(found, offer)}
              compareFull={found.compared.length >= compareMost}
              travellers={travellersOf(found)}
              termsShown={termsFor !== undefined}
              onChoose={acts.choose}
              onCompare={acts.compare}
            />
          );
        }}
      </VirtualList>
    </div>
  );
}

/** How wide an element is, in pixels; 0 while it is not there. */
function useWidthOf(element: RefObject<HTMLElement | null>, there: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!there || watched === null) return undefined;
    const measure = () => setWidth(watched.offsetWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element, there]);
  return width;
}

function itineraryAt({ itineraries }: FlightOffer, direction: number): Itinerary {
  return itineraries[direction] ?? itineraries[0];
}

/** The scale of the offers that are left; the same one as long as they span the same time, so that its lines stay drawn. */
function useBarScale({ refined }: FoundFlights, flown: readonly Itinerary[], narrow: boolean): BarScale | undefined {
  const [first] = flown;
  const departures = useMemo(() => departuresOf(flown), [flown]);
  const durations = useMemo(() => Float64Array.from(flown, ({ durationMinutes }) => durationMinutes), [flown]);
  const scale = useMemo(
    () =>
      first &&
      barScale({
        departures,
        durations,
        shown: refined.order,
        ahead: clockAhead(first),
        ...(narrow ? { mostTicks: 5, room: 0.24 } : { mostTicks: 9, room: 0.1 }),
      }),
    [departures, durations, refined, first, narrow],
  );
  const [kept, setKept] = useState(scale);
  const same = kept?.from === scale?.from && kept?.to === scale?.to && kept?.ahead === scale?.ahead;
  if (!same) setKept(scale);
  return same ? kept : scale;
}

function travellersOf({ request: { party } }: FoundFlights): number {
  return party.adults + party.children + party.infants;
}

function isCompared({ compared }: FoundFlights, { offerId }: FlightOffer): boolean {
  return compared.some(({ offer }) => offer.offerId === offerId);
}

function soldOutOf(found: FoundFlights, { offerId }: FlightOffer): readonly FareOption[] {
  if (found.soldOut.length === 0) return noFares;
  return found.soldOut.filter(({ offer }) => offer.offerId === offerId).map(({ fare }) => fare);
}

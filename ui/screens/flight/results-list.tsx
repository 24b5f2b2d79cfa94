/** The offers that are left, in order: as cards or as bars, of which only those in view are drawn. */
import { useCallback, useMemo, useState } from 'react';
import type { FareOption, FlightOffer } from '#domain/flight/offer.ts';
import { allFares, isSoldOut, shownFare } from '#application/portal/flight/flight-results.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/flight-results.ts';
import { compareMost } from '#domain/flight/compare.ts';
import { VirtualList } from '#ui/design/virtual-list.tsx';
import { useNarrow } from '#ui/design/use-narrow.ts';
import { useWords } from '#ui/design/words.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferFaresSheet } from './offer-fares-sheet.tsx';
import type { Cities } from './results-trip.ts';
import { TimeBar, TimeBarsHead } from './time-bars.tsx';
import { barScale, clockAhead, departuresOf } from './time-bars-scale.ts';
import type { BarScale } from './time-bars-scale.ts';

export interface ResultsListProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly cities: Cities;
  /** How many travel where net and earnings are shown; undefined where they are not. */
  readonly termsFor: number | undefined;
  readonly carrierImages: string;
}

const noFares: readonly FareOption[] = [];

export function ResultsList(props: ResultsListProps) {
  return props.found.view === 'bars' ? <Bars {...props} /> : <Cards {...props} />;
}

function useActs(results: FlightResults) {
  const choose = useCallback((offer: FlightOffer, fare: FareOption) => results.choose(offer, fare), [results]);
  const compare = useCallback((offer: FlightOffer, fare: FareOption) => results.toggleCompared(offer, fare), [results]);
  const fares = useCallback((offerId: string) => results.toggleFares(offerId), [results]);
  return { choose, compare, fares };
}

/** Rows are known by their place in the list, so that another order changes what is in them and builds nothing anew. */
function useRanks({ refined }: FoundFlights): readonly number[] {
  const count = refined.order.length;
  return useMemo(() => Array.from({ length: count }, (_, rank) => rank), [count]);
}

/** Few rows beyond the window: enough for arrow keys to find the next. */
const overscan = 2;

function Cards({ found, results, termsFor, carrierImages }: ResultsListProps) {
  const words = useWords();
  const narrow = useNarrow();
  const acts = useActs(results);
  const ranks = useRanks(found);
  const { offers } = found.index;
  const { order } = found.refined;
  return (
    <>
      <VirtualList
        label={words('flight-flights')}
        items={ranks}
        itemKey={String}
        estimatedHeight={narrow ? 114 : 96}
        gap={narrow ? 12 : 8}
        overscan={overscan}
      >
        {(rank) => {
          const at = order[rank] ?? 0;
          const offer = offers[at];
          if (offer === undefined) return null;
          return (
            <OfferCard
              offer={offer}
              fare={shownFare(found, offer, at)}
              fares={allFares(found, offer)}
              soldOutFares={soldOutOf(found, offer)}
              chosen={found.chosen?.offer.offerId === offer.offerId}
              opened={found.opened === offer.offerId}
              narrow={narrow}
              compared={isCompared(found, offer)}
              compareFull={found.compared.length >= compareMost}
              termsFor={termsFor}
              carrierImages={carrierImages}
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
  const [sector] = found.request.sectors;
  if (offer === undefined || sector === undefined) return null;
  const shown = shownFare(found, offer, at);
  return (
    <OfferFaresSheet
      offer={offer}
      fares={allFares(found, offer)}
      soldOut={soldOutOf(found, offer)}
      shown={shown}
      date={sector.date}
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

function Bars({ found, results, cities, termsFor, carrierImages }: ResultsListProps) {
  const words = useWords();
  const narrow = useNarrow();
  const acts = useActs(results);
  const ranks = useRanks(found);
  const { offers } = found.index;
  const { order } = found.refined;
  const departures = useMemo(() => departuresOf(offers.map(({ itineraries: [itinerary] }) => itinerary)), [offers]);
  const scale = useBarScale(found, departures, narrow);
  const [sector] = found.request.sectors;
  if (scale === undefined) return null;
  return (
    <div>
      <TimeBarsHead
        scale={scale}
        origin={cities(sector?.origin ?? '')}
        destination={cities(sector?.destination ?? '')}
      />
      <VirtualList
        label={words('flight-flights')}
        items={ranks}
        itemKey={String}
        estimatedHeight={narrow ? 116 : 69}
        overscan={overscan}
      >
        {(rank) => {
          const at = order[rank] ?? 0;
          const offer = offers[at];
          if (offer === undefined) return null;
          const fare = shownFare(found, offer, at);
          return (
            <TimeBar
              offer={offer}
              fare={fare}
              scale={scale}
              chosen={found.chosen?.offer.offerId === offer.offerId}
              soldOut={isSoldOut(found, fare)}
              compared={isCompared(found, offer)}
              compareFull={found.compared.length >= compareMost}
              termsShown={termsFor !== undefined}
              carrierImages={carrierImages}
              onChoose={acts.choose}
              onCompare={acts.compare}
            />
          );
        }}
      </VirtualList>
    </div>
  );
}

/** The scale of the offers that are left; the same one as long as they span the same time, so that its lines stay drawn. */
function useBarScale(
  { index, refined }: FoundFlights,
  departures: Float64Array,
  narrow: boolean,
): BarScale | undefined {
  const [first] = index.offers;
  const scale = useMemo(
    () =>
      first &&
      barScale({
        departures,
        durations: index.duration,
        shown: refined.order,
        ahead: clockAhead(first.itineraries[0]),
        ...(narrow ? { mostTicks: 5, room: 0.24 } : { mostTicks: 9, room: 0.1 }),
      }),
    [departures, index, refined, first, narrow],
  );
  const [kept, setKept] = useState(scale);
  const same = kept?.from === scale?.from && kept?.to === scale?.to && kept?.ahead === scale?.ahead;
  if (!same) setKept(scale);
  return same ? kept : scale;
}

function isCompared({ compared }: FoundFlights, { offerId }: FlightOffer): boolean {
  return compared.some(({ offer }) => offer.offerId === offerId);
}

function soldOutOf(found: FoundFlights, { offerId }: FlightOffer): readonly FareOption[] {
  if (found.soldOut.length === 0) return noFares;
  return found.soldOut.filter(({ offer }) => offer.offerId === offerId).map(({ fare }) => fare);
}

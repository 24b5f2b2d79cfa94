/** The hotels of a search: the search in place, filters, orders, a list, a grid or a map, and a comparison. */
import {
  AllFiltered,
  NothingFound,
  RefinedResults,
  ResultsFailed,
  ResultsLoading,
} from '#ui/booking/search/results-frame.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { hotelSorts } from '#domain/hotel/search/request.ts';
import type { HotelOffer } from '#domain/hotel/search/found.ts';
import { type FoundHotels, hotelViews } from '#application/portal/hotel/hotel-results.ts';
import { searchFromQuery } from '#application/portal/hotel/search-link.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { VirtualList } from '#ui/design/data/virtual-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { SearchAgain } from '#ui/booking/search/search-again.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { HotelCompare } from './compare.tsx';
import { HotelFiltersPanel } from './filters.tsx';
import { HotelCard } from './hotel-card.tsx';
import { ResultsMap } from './map/results-map.tsx';
import { HotelSearchForm } from './search-form.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const query = useLocation().search.replace(/^\?/, '');
  const search = usePart(hotelParts.search);
  const results = usePart(hotelParts.results);
  useOwnPolicy();
  useEffect(() => {
    search.begin(query);
    void results.find(query);
  }, [search, results, query]);
  const { place, checkIn, checkOut } = searchFromQuery(query);
  return (
    <div className={styles.page}>
      <PageHead
        title={place === undefined ? words('hotel-home-title') : words('hotel-results-title', { place: place.name })}
        fact={
          checkIn === undefined || checkOut === undefined
            ? undefined
            : `${dates.short(checkIn)} – ${dates.short(checkOut)}`
        }
      />
      <SearchAgain asked={place !== undefined && checkIn !== undefined && checkOut !== undefined}>
        <HotelSearchForm again />
      </SearchAgain>
      <Found query={query} />
    </div>
  );
}

function Found({ query }: { readonly query: string }) {
  const words = useWords();
  const results = usePart(hotelParts.results);
  const state = useStateOf(results.state$);
  if (state.kind === 'idle' || state.kind === 'searching' || state.query !== query) {
    return <ResultsLoading rows={3} height="36px" />;
  }
  if (state.kind === 'invalid') {
    return (
      <Alert kind="error" title={words('failure-invalid')}>
        <ul>
          {state.violations.map((each) => (
            <li key={`${each.path} ${each.code}`}>{violationText(words, each)}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ResultsFailed
        failure={state.failure}
        again={words('shell-try-again')}
        onAgain={() => void results.find(query, true)}
      />
    );
  }
  return <Hotels found={state} />;
}

function Hotels({ found }: { readonly found: FoundHotels }) {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(hotelParts.results);
  const { refined, answer, sort, view } = found;
  if (answer.hotels.length === 0) {
    return <NothingFound>{words('hotel-none-help')}</NothingFound>;
  }
  return (
    <RefinedResults
      title={words('hotel-filters')}
      filters={<HotelFiltersPanel found={found} />}
      gathered
      tools={
        <>
          <span role="status" className={styles.count}>
            {words('hotel-count', { shown: refined.hotels.length, all: answer.total })}
          </span>
          <Select
            label={words('hotel-sort')}
            labelHidden
            size={40}
            options={hotelSorts.map((key) => ({ key, label: words(`hotel-sort-${key}`) }))}
            value={sort}
            onChange={(key) => results.sortBy(hotelSorts.find((each) => each === key) ?? 'PA')}
          />
          <Segmented
            label={words('hotel-view')}
            size={40}
            segments={hotelViews.map((key) => ({
              key,
              label: words(`hotel-view-${key}`),
              icon: viewIcons[key],
            }))}
            value={view}
            onChange={(key) => results.show(hotelViews.find((each) => each === key) ?? 'list')}
          />
        </>
      }
    >
      <HotelCompare found={found} />
      {refined.hotels.length === 0 ? (
        <AllFiltered
          title={words('message-nothing-found')}
          clear={words('hotel-clear-filters')}
          onClear={() => results.clearFilters()}
        >
          {words('hotel-filters-hide-all', { count: answer.hotels.length })}
        </AllFiltered>
      ) : view === 'map' ? (
        <ResultsMap found={found} />
      ) : (
        <Lines found={found} across={view === 'grid' && !narrow ? 3 : 1} />
      )}
    </RefinedResults>
  );
}

const viewIcons = { grid: LayoutGrid, list: List, map: MapIcon } as const;

/** Hotels in lines of one or three, of which only those in view are drawn. */
function Lines({ found, across }: { readonly found: FoundHotels; readonly across: number }) {
  const words = useWords();
  const { hotels } = found.refined;
  const lines: (readonly HotelOffer[])[] = [];
  for (let at = 0; at < hotels.length; at += across) lines.push(hotels.slice(at, at + across));
  return (
    <VirtualList label={words('hotel-list')} items={lines} estimatedHeight={across === 1 ? 196 : 420} gap={12}>
      {(line) => (
        <div className={across === 1 ? undefined : styles.across}>
          {line.map((hotel) => (
            <HotelCard key={hotel.hotelId} hotel={hotel} found={found} />
          ))}
        </div>
      )}
    </VirtualList>
  );
}

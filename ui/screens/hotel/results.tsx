/** The hotels of a search: the search in place, filters, orders, a list, a grid or a map, and a comparison. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { hotelSorts } from '#domain/hotel/search/request.ts';
import type { HotelOffer } from '#domain/hotel/search/found.ts';
import { type FoundHotels, hotelViews } from '#application/portal/hotel/hotel-results.ts';
import { searchFromQuery } from '#application/portal/hotel/search-link.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { VirtualList } from '#ui/design/data/virtual-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
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
          checkIn === undefined || checkOut === undefined ? undefined : (
            <Listed>
              {dates.short(checkIn)}
              {dates.short(checkOut)}
            </Listed>
          )
        }
      />
      <Card>
        <HotelSearchForm again />
      </Card>
      <Found query={query} />
    </div>
  );
}

const sheetOfLoading = [0, 1, 2, 3];

function Found({ query }: { readonly query: string }) {
  const words = useWords();
  const results = usePart(hotelParts.results);
  const state = useStateOf(results.state$);
  if (state.kind === 'idle' || state.kind === 'searching' || state.query !== query) {
    return (
      <div className={styles.list}>
        {sheetOfLoading.map((at) => (
          <Card key={at}>
            <SkeletonRows rows={3} height="36px" />
          </Card>
        ))}
      </div>
    );
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
      <Card>
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void results.find(query, true) }}
        />
      </Card>
    );
  }
  return <Hotels found={state} />;
}

function Hotels({ found }: { readonly found: FoundHotels }) {
  const words = useWords();
  const narrow = useNarrow();
  const results = usePart(hotelParts.results);
  const [filtering, setFiltering] = useState(false);
  const { refined, answer, sort, view } = found;
  if (answer.hotels.length === 0) {
    return (
      <Card>
        <EmptyState title={words('message-nothing-found')}>{words('hotel-none-help')}</EmptyState>
      </Card>
    );
  }
  const panel = <HotelFiltersPanel found={found} />;
  return (
    <div className={styles.columns}>
      {narrow ? (
        <BottomSheet open={filtering} title={words('hotel-filters')} onClose={() => setFiltering(false)}>
          {panel}
        </BottomSheet>
      ) : (
        <aside aria-label={words('hotel-filters')} className={styles.rail}>
          {panel}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.toolbar}>
          {narrow ? (
            <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
              {words('hotel-filters')}
            </Button>
          ) : null}
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
        </div>
        <HotelCompare found={found} />
        {refined.hotels.length === 0 ? (
          <Card>
            <EmptyState
              title={words('message-nothing-found')}
              actions={
                <Button variant="primary" onClick={() => results.clearFilters()}>
                  {words('hotel-clear-filters')}
                </Button>
              }
            >
              {words('hotel-filters-hide-all', { count: answer.hotels.length })}
            </EmptyState>
          </Card>
        ) : view === 'map' ? (
          <ResultsMap found={found} />
        ) : (
          <Lines found={found} across={view === 'grid' && !narrow ? 3 : 1} />
        )}
      </div>
    </div>
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

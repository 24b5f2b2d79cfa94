/** Cruises: the search, and the sailings that it found, narrowed by line and length. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SailingsFound } from '#application/desk/cruise/cruise.ts';
import { cruisePath, cruiseSearchIn } from '#application/portal/cruise/search-link.ts';
import { cruiseSorts, filteredSailings, lengthOf, lengths, sortedSailings } from '#domain/cruise/search/refine.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { AllFiltered, NothingFound, ResultsFailed, ResultsLoading } from '#ui/booking/search/results-frame.tsx';
import { SearchAgain } from '#ui/booking/search/search-again.tsx';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { SailingCard } from './sailing-card.tsx';
import { CruiseSearchForm } from './search-form.tsx';
import styles from './results.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const [query] = useSearchParams();
  const cruises = usePart(cruiseParts.find);
  const address = query.toString();
  useEffect(() => {
    void cruises.find(cruiseSearchIn(new URLSearchParams(address)));
  }, [cruises, address]);
  const asked = cruiseSearchIn(query);
  return (
    <>
      <PageHead
        title={asked?.region === undefined ? words('cruise-title') : words(`cruise-region-${asked.region}`)}
        fact={asked?.month === undefined ? undefined : dates.month(asked.month)}
      />
      <SearchAgain asked={asked !== undefined}>
        <CruiseSearchForm />
      </SearchAgain>
      <Found />
    </>
  );
}

function Found() {
  const words = useWords();
  const cruises = usePart(cruiseParts.find);
  const { found } = useStateOf(cruises.state$);
  if (found === undefined) return null;
  if (found.kind === 'loading') return <ResultsLoading rows={3} height="96px" />;
  if (found.kind === 'failed')
    return (
      <ResultsFailed
        failure={found.failure}
        again={words('cruise-search-again')}
        onAgain={() => void cruises.again()}
      />
    );
  if (found.value.sailings.length === 0) return <NothingFound>{words('cruise-none-help')}</NothingFound>;
  return <Sailings all={found.value.sailings} />;
}

function Sailings({ all }: { readonly all: SailingsFound['sailings'] }) {
  const words = useWords();
  const cruises = usePart(cruiseParts.find);
  const { filters, sort, draft } = useStateOf(cruises.state$);
  const lines = [...new Set(all.map(({ sailing }) => sailing.ship.line))].toSorted();
  const offered = lengths.filter((each) => all.some(({ sailing }) => lengthOf(sailing) === each));
  const decimals = sharedDecimals(all.map(({ total }) => total));
  const shown = sortedSailings(filteredSailings(all, filters), sort);
  return (
    <>
      <div className={styles.head}>
        <span role="status" className={styles.count}>
          {words('cruise-count', { shown: shown.length, all: all.length })}
        </span>
        <Chips
          label={words('cruise-filter-lengths')}
          chips={offered.map((key) => ({ key, label: words(`cruise-length-${key}`) }))}
          chosen={filters.lengths}
          onChange={(chosen) => cruises.narrow({ lengths: lengths.filter((each) => chosen.includes(each)) })}
        />
        {lines.length < 2 ? null : (
          <Chips
            label={words('cruise-filter-lines')}
            chips={lines.map((key) => ({ key, label: key }))}
            chosen={filters.lines}
            onChange={(chosen) => cruises.narrow({ lines: chosen })}
          />
        )}
        <Select
          label={words('cruise-sort')}
          size={36}
          options={cruiseSorts.map((key) => ({ key, label: words(`cruise-sort-${key}`) }))}
          value={sort}
          onChange={(key) => cruises.sortBy(cruiseSorts.find((each) => each === key) ?? 'day')}
        />
      </div>
      {shown.length === 0 ? (
        <AllFiltered
          title={words('cruise-all-filtered')}
          clear={words('cruise-clear')}
          onClear={() => cruises.narrow({ lines: [], lengths: [] })}
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((found) => (
            <li key={found.sailingId}>
              <SailingCard found={found} to={cruisePath(draft, found.sailingId)} decimals={decimals} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

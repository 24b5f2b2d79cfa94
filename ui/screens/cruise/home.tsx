/** Cruises: the search, and the sailings that it found, narrowed by line and length. */
import type { SailingsFound } from '#application/desk/cruise/cruise.ts';
import { cruisePath } from '#application/portal/cruise/search-link.ts';
import { cruiseSorts, filteredSailings, lengthOf, lengths, sortedSailings } from '#domain/cruise/search/refine.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { AddressPage } from '#ui/booking/search/address-page.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { AllFiltered, ResultList, ResultsHead } from '#ui/booking/search/results-frame.tsx';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Chips } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { SailingCard } from './sailing-card.tsx';
import { CruiseSearchForm } from './search-form.tsx';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const cruises = usePart(cruiseParts.find);
  return (
    <AddressPage
      search={cruises}
      head={(asked) => ({
        title: asked?.region === undefined ? words('cruise-title') : words(`cruise-region-${asked.region}`),
        fact: asked?.month === undefined ? undefined : dates.month(asked.month),
      })}
      form={<CruiseSearchForm />}
      again={words('cruise-search-again')}
      none={{ title: words('cruise-none'), help: words('cruise-none-help') }}
      isNone={({ sailings }: SailingsFound) => sailings.length === 0}
      height="96px"
      inShort={({ region, month, cabins }) => ({
        title: region === undefined ? null : words(`cruise-region-${region}`),
        detail: (
          <Listed>
            {month === undefined ? null : dates.month(month)}
            {words('cruise-cabins-count', { count: cabins.length })}
          </Listed>
        ),
      })}
    >
      {({ sailings }) => <Sailings all={sailings} />}
    </AddressPage>
  );
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
      <ResultsHead count={words('cruise-count', { shown: shown.length, all: all.length })}>
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
      </ResultsHead>
      {shown.length === 0 ? (
        <AllFiltered
          title={words('cruise-all-filtered')}
          clear={words('cruise-clear')}
          onClear={() => cruises.narrow({ lines: [], lengths: [] })}
        />
      ) : (
        <ResultList>
          {shown.map((found) => (
            <li key={found.sailingId}>
              <SailingCard found={found} to={cruisePath(draft, found.sailingId)} decimals={decimals} />
            </li>
          ))}
        </ResultList>
      )}
    </>
  );
}

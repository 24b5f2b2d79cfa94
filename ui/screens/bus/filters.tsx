/** Filters of buses. Each choice says how many buses it would leave. */
import { chosenWith, FilterGroup, FilterGroups } from '#ui/booking/search/filter-groups.tsx';
import { useState } from 'react';
import {
  bandOf,
  type BusFilters,
  busTraits,
  dayBands,
  filteredTrips,
  noBusFilters,
  ratingSteps,
  traitsOf,
} from '#domain/bus/search/refine.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import { formatMoney } from '#domain/money/format.ts';
import { money } from '#domain/money/money.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

interface FiltersProps {
  readonly trips: readonly BusTrip[];
  readonly filters: BusFilters;
}

type ListFilter = 'traits' | 'departs' | 'arrives' | 'operators' | 'boarding' | 'dropping';

/** Longer lists show so many first. */
const shownFirst = 6;

export function BusFiltersPanel({ trips, filters }: FiltersProps) {
  const words = useWords();
  const results = usePart(busParts.results);
  const names = (points: (trip: BusTrip) => readonly { readonly name: string }[]) =>
    [...new Set(trips.flatMap((trip) => points(trip).map(({ name }) => name)))].toSorted();
  const operators = [...new Map(trips.map(({ operator }) => [operator.code, operator.name])).entries()].toSorted(
    ([, one], [, other]) => (one < other ? -1 : 1),
  );
  const list = <Key extends string>(
    name: ListFilter,
    choices: readonly (readonly [key: Key, label: string])[],
    own: (trip: BusTrip) => readonly string[],
  ) => {
    const left = filteredTrips(trips, filters, name);
    return (
      <Choices
        legend={words(`bus-filter-${name}`)}
        choices={choices.map(([key, label]) => ({
          key,
          label,
          count: left.filter((trip) => own(trip).includes(key)).length,
        }))}
        chosen={filters[name]}
        onChange={(chosen) => results.filter({ [name]: chosen })}
      />
    );
  };
  const bands = dayBands.map((each) => [each, words(`bus-band-${each}`)] as const);
  return (
    <FilterGroups
      title={words('bus-filters')}
      clear={words('bus-clear')}
      onClear={filters === noBusFilters ? undefined : () => results.clear()}
    >
      {list(
        'traits',
        busTraits.map((each) => [each, words(`bus-trait-${each}`)] as const),
        traitsOf,
      )}
      {list('departs', bands, ({ departure }) => [bandOf(departure)])}
      {list('arrives', bands, ({ arrival }) => [bandOf(arrival)])}
      {list('operators', operators, ({ operator }) => [operator.code])}
      {list(
        'boarding',
        names(({ boarding }) => boarding).map((each) => [each, each] as const),
        ({ boarding }) => boarding.map(({ name }) => name),
      )}
      {list(
        'dropping',
        names(({ dropping }) => dropping).map((each) => [each, each] as const),
        ({ dropping }) => dropping.map(({ name }) => name),
      )}
      <Price trips={trips} filters={filters} />
      <Select
        label={words('bus-filter-stars')}
        size={40}
        options={[
          { key: 'any', label: words('bus-any') },
          ...ratingSteps.map((step) => ({ key: String(step), label: words('bus-stars', { stars: step.toFixed(1) }) })),
        ]}
        value={String(filters.stars ?? 'any')}
        onChange={(key) => results.filter({ stars: key === 'any' ? undefined : Number(key) })}
      />
    </FilterGroups>
  );
}

/** The dearest that is shown, in steps between the cheapest and the dearest. */
function Price({ trips, filters }: FiltersProps) {
  const words = useWords();
  const { language } = useLanguage();
  const results = usePart(busParts.results);
  const fares = trips.map(({ from }) => from.minor);
  const [least, most] = [Math.min(...fares), Math.max(...fares)];
  const currency = trips[0]?.from.currency ?? 'INR';
  if (least === most) return null;
  const steps = [1, 2, 3].map((quarter) => Math.ceil((least + ((most - least) * quarter) / 4) / 10_000) * 10_000);
  return (
    <Select
      label={words('bus-filter-price')}
      size={40}
      options={[
        { key: 'any', label: words('bus-any') },
        ...[...new Set(steps)].map((minor) => ({
          key: String(minor),
          label: words('bus-up-to', { amount: formatMoney(money(minor, currency), { locale: language }) }),
        })),
      ]}
      value={String(filters.most ?? 'any')}
      onChange={(key) => results.filter({ most: key === 'any' ? undefined : Number(key) })}
    />
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Choices({ legend, choices, chosen, onChange }: ChoicesProps) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const folded = choices.length > shownFirst + 1 && !all;
  const shown = folded ? choices.filter(({ key }, at) => at < shownFirst || chosen.includes(key)) : choices;
  return (
    <FilterGroup legend={legend}>
      {shown.map(({ key, label, count }) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          aside={String(count)}
          onChange={(on) => onChange(chosenWith(chosen, key, on))}
        >
          <bdi>{label}</bdi>
        </Checkbox>
      ))}
      {choices.length > shownFirst + 1 ? (
        <Button variant="link" aria-expanded={!folded} onClick={() => setAll(folded)}>
          {words(folded ? 'bus-show-all' : 'bus-show-fewer', { count: choices.length })}
        </Button>
      ) : null}
    </FilterGroup>
  );
}

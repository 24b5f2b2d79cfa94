/** Filters of cabs. Each choice says how many cabs it would leave. */
import type { CabOffer } from '#application/desk/cab/cab.ts';
import {
  type CabFilters,
  cabRatings,
  cabTraits,
  classesOf,
  filteredCabs,
  freeUntilHours,
  isFiltered,
} from '#domain/cab/search/refine.ts';
import { chosenWith, FilterGroup, FilterGroups } from '#ui/booking/search/filter-groups.tsx';
import { cabParts } from '#ui/composition/cab/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { useWords } from '#ui/design/words/words.ts';

interface FiltersProps {
  readonly cabs: readonly CabOffer[];
  readonly filters: CabFilters;
}

export function CabFiltersPanel({ cabs: all, filters }: FiltersProps) {
  const words = useWords();
  const cabs = usePart(cabParts.find);
  const { classes, traits, rating, free } = filters;
  const left = (change: Partial<CabFilters>) => String(filteredCabs(all, { ...filters, ...change }).length);
  return (
    <FilterGroups
      title={words('cab-filters')}
      clear={words('cab-clear')}
      onClear={isFiltered(filters) ? () => cabs.clear() : undefined}
    >
      <FilterGroup legend={words('cab-filter-classes')}>
        {classesOf(all).map((each) => (
          <Checkbox
            key={each}
            checked={classes.includes(each)}
            aside={left({ classes: [each] })}
            onChange={(on) => cabs.filter({ classes: chosenWith(classes, each, on) })}
          >
            {words(`bookings-cab-${each}`)}
          </Checkbox>
        ))}
      </FilterGroup>
      <FilterGroup legend={words('cab-filter-traits')}>
        {cabTraits.map((each) => (
          <Checkbox
            key={each}
            checked={traits.includes(each)}
            aside={left({ traits: [...traits, each] })}
            onChange={(on) => cabs.filter({ traits: chosenWith(traits, each, on) })}
          >
            {words(each === 'clean' ? 'cab-trait-clean' : `cab-feature-${each}`)}
          </Checkbox>
        ))}
      </FilterGroup>
      <FilterGroup legend={words('cab-filter-rating')}>
        <Segmented
          label={words('cab-filter-rating')}
          segments={[
            { key: 'any', label: words('cab-rating-any') },
            ...cabRatings.map((each) => ({
              key: String(each),
              label: words('cab-rating-least', { rating: each.toFixed(1) }),
            })),
          ]}
          value={String(rating ?? 'any')}
          onChange={(key) => cabs.filter({ rating: cabRatings.find((each) => String(each) === key) })}
        />
      </FilterGroup>
      <FilterGroup legend={words('cab-filter-cancelling')}>
        <Checkbox checked={free} aside={left({ free: true })} onChange={(on) => cabs.filter({ free: on })}>
          {words('cab-free', { count: freeUntilHours })}
        </Checkbox>
      </FilterGroup>
    </FilterGroups>
  );
}

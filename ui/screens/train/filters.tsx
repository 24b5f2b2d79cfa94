/** Filters of trains. Each choice says how many trains it would leave. */
import { chosenWith, FilterGroup, FilterGroups } from '#ui/booking/search/filter-groups.tsx';
import type { TrainFound } from '#application/desk/train/train.ts';
import {
  chanceFilters,
  filteredTrains,
  hourBandOf,
  hourBands,
  noTrainFilters,
  type TrainFilters,
} from '#domain/train/search/refine.ts';
import { type TrainClass, trainClasses } from '#domain/train/berths/classes.ts';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useTrainText } from './train-text.ts';

interface FiltersProps {
  readonly trains: readonly TrainFound[];
  readonly filters: TrainFilters;
}

export function TrainFiltersPanel({ trains, filters }: FiltersProps) {
  const words = useWords();
  const text = useTrainText();
  const results = usePart(trainParts.results);
  const { classes, departs, stations } = filters;
  const left = (but: keyof TrainFilters) => filteredTrains(trains, filters, but);
  const names = new Map(trains.flatMap(({ from, to }) => [from, to]).map(({ station, name }) => [station, name]));
  const has = (travelClass: TrainClass) => (train: TrainFound) =>
    train.classes.some((each) => each.travelClass === travelClass);
  return (
    <FilterGroups
      title={words('train-filters')}
      clear={words('train-clear')}
      onClear={filters === noTrainFilters ? undefined : () => results.clear()}
    >
      <RadioGroup
        label={words('train-filter-chance')}
        value={filters.chance}
        choices={chanceFilters.map((key) => ({
          key,
          label: words(`train-filter-chance-${key}`),
          aside: String(filteredTrains(trains, { ...filters, chance: key }).length),
        }))}
        onChange={(key) => results.filter({ chance: chanceFilters.find((each) => each === key) ?? 'any' })}
      />
      <FilterGroup legend={words('train-filter-classes')}>
        {trainClasses
          .filter((each) => trains.some(has(each)))
          .map((each) => (
            <Checkbox
              key={each}
              checked={classes.includes(each)}
              aside={String(left('classes').filter(has(each)).length)}
              onChange={(on) => results.filter({ classes: chosenWith(classes, each, on) })}
            >
              {text.className(each)}
            </Checkbox>
          ))}
      </FilterGroup>
      <FilterGroup legend={words('train-filter-departs')}>
        {hourBands.map((each) => (
          <Checkbox
            key={each}
            checked={departs.includes(each)}
            aside={String(left('departs').filter(({ from }) => hourBandOf(from.at) === each).length)}
            onChange={(on) => results.filter({ departs: chosenWith(departs, each, on) })}
          >
            {words(`train-band-${each}`)}
          </Checkbox>
        ))}
      </FilterGroup>
      {names.size > 2 ? (
        <FilterGroup legend={words('train-filter-stations')}>
          {[...names].map(([code, name]) => (
            <Checkbox
              key={code}
              checked={stations.includes(code)}
              aside={String(
                left('stations').filter(({ from, to }) => from.station === code || to.station === code).length,
              )}
              onChange={(on) => results.filter({ stations: chosenWith(stations, code, on) })}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </FilterGroup>
      ) : null}
    </FilterGroups>
  );
}

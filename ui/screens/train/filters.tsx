/** Filters of trains. Each choice says how many trains it would leave. */
import type { ReactNode } from 'react';
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
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useTrainText } from './train-text.ts';
import styles from './results.module.css';

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
    <div className={styles.groups}>
      <div className={styles.head}>
        <h2>{words('train-filters')}</h2>
        {filters === noTrainFilters ? null : (
          <Button variant="link" onClick={() => results.clear()}>
            {words('train-clear')}
          </Button>
        )}
      </div>
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
      <Group legend={words('train-filter-classes')}>
        {trainClasses
          .filter((each) => trains.some(has(each)))
          .map((each) => (
            <Checkbox
              key={each}
              checked={classes.includes(each)}
              aside={String(left('classes').filter(has(each)).length)}
              onChange={(on) => results.filter({ classes: toggled(classes, each, on) })}
            >
              {text.className(each)}
            </Checkbox>
          ))}
      </Group>
      <Group legend={words('train-filter-departs')}>
        {hourBands.map((each) => (
          <Checkbox
            key={each}
            checked={departs.includes(each)}
            aside={String(left('departs').filter(({ from }) => hourBandOf(from.at) === each).length)}
            onChange={(on) => results.filter({ departs: toggled(departs, each, on) })}
          >
            {words(`train-band-${each}`)}
          </Checkbox>
        ))}
      </Group>
      {names.size > 2 ? (
        <Group legend={words('train-filter-stations')}>
          {[...names].map(([code, name]) => (
            <Checkbox
              key={code}
              checked={stations.includes(code)}
              aside={String(
                left('stations').filter(({ from, to }) => from.station === code || to.station === code).length,
              )}
              onChange={(on) => results.filter({ stations: toggled(stations, code, on) })}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </Group>
      ) : null}
    </div>
  );
}

function toggled<Key>(chosen: readonly Key[], key: Key, on: boolean): readonly Key[] {
  return on ? [...chosen, key] : chosen.filter((each) => each !== key);
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

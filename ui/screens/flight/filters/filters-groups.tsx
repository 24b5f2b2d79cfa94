/** The groups of filters, each one drawn from the found flights alone. */
import { useMemo, useState } from 'react';
import { equipmentName } from '#domain/flight/reference/equipment.ts';
import { fareTypes } from '#domain/flight/reference/cabin.ts';
import type { TimesFilter } from '#domain/flight/offer/refine.ts';
import { equipmentChoices } from '#application/portal/flight/search/refined-facts.ts';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useAirlineName } from '#ui/places/airline-name.ts';
import { FilterChoices, FilterGroup } from './filters-choices.tsx';
import type { FilterGroupProps } from './filters-slot.tsx';
import { DurationSpan, LayoverSpan, PriceSpan } from './filters-spans.tsx';
import { FilterTimes } from './filters-times.tsx';
import { useDirectionName } from '../results/results-trip.ts';
import styles from './filters.module.css';

export function Stops({ found: { filters, refined }, results }: FilterGroupProps) {
  const words = useWords();
  const { stops } = refined.facets;
  return (
    <FilterChoices
      legend={words('flight-filter-stops')}
      choices={stops
        .filter(({ value, count }) => count > 0 || filters.stops?.includes(value) === true || value < 2)
        .map(({ value, ...facts }) => ({
          key: String(value),
          label: words('flight-filter-stop', { stops: value }),
          ...facts,
        }))}
      chosen={(filters.stops ?? []).map(String)}
      onChange={(keys) =>
        results.filter({ stops: stops.map(({ value }) => value).filter((value) => keys.includes(String(value))) })
      }
    />
  );
}

export function Airlines({ found: { filters, index, refined }, results }: FilterGroupProps) {
  const words = useWords();
  const airlineName = useAirlineName();
  const inOrder = useMemo(() => index.airlinesByPrice(), [index]);
  const facets = new Map(refined.facets.airlines.map((facet) => [facet.value, facet]));
  return (
    <FilterChoices
      legend={words('flight-filter-airlines')}
      choices={inOrder
        .flatMap((code) => facets.get(code) ?? [])
        .map(({ value, ...facts }) => ({ key: value, label: airlineName(value), carrier: value, ...facts }))}
      chosen={filters.airlines ?? []}
      onChange={(airlines) => results.filter({ airlines })}
    />
  );
}

export function Layovers({ found: { filters, refined }, results, cities }: FilterGroupProps) {
  const words = useWords();
  const { language } = useLanguage();
  return (
    <FilterChoices
      legend={words('flight-filter-layover')}
      choices={refined.facets.layoverAirports
        .map(({ value, ...facts }) => ({ key: value, label: cities(value), code: value, ...facts }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language))}
      chosen={filters.layoverAirports ?? []}
      onChange={(layoverAirports) => results.filter({ layoverAirports })}
    />
  );
}

export function LongestLayover({ found: { index, filters }, results }: FilterGroupProps) {
  return <LayoverSpan index={index} filters={filters} onChange={(change) => results.filter(change)} />;
}

export function Times({ found: { filters, index, refined, request, sectors }, results, cities }: FilterGroupProps) {
  const words = useWords();
  const name = useDirectionName(request);
  // Of a whole journey, the times of one direction at a time.
  const [direction, setDirection] = useState(0);
  const sector = sectors[direction] ?? sectors[0];
  const facets = direction === 0 ? refined.facets : refined.facets.laterTimes[direction - 1];
  const chosen = direction === 0 ? filters : (filters.laterTimes?.[direction - 1] ?? {});
  const choose = (change: TimesFilter) => {
    if (direction === 0) results.filter(change);
    else
      results.filter({
        laterTimes: index.laterTimes.map((_, at) => ({
          ...filters.laterTimes?.[at],
          ...(at === direction - 1 ? change : {}),
        })),
      });
  };
  return (
    <FilterGroup legend={words('flight-filter-times')}>
      {sectors.length === 1 ? null : (
        <div className={styles.timesOf}>
          {sectors.length === 2 ? (
            <Segmented
              block
              label={words('flight-filter-times-of')}
              segments={sectors.map((_, at) => ({ key: String(at), label: name(at) }))}
              value={String(direction)}
              onChange={(key) => setDirection(Number(key))}
            />
          ) : (
            <Select
              size={36}
              labelHidden
              label={words('flight-filter-times-of')}
              options={sectors.map((_, at) => ({ key: String(at), label: name(at) }))}
              value={String(direction)}
              onChange={(key) => setDirection(Number(key))}
            />
          )}
        </div>
      )}
      <FilterTimes
        label={words('flight-filter-departure', { city: cities(sector.origin) })}
        bands={facets?.departure ?? []}
        chosen={chosen.departure ?? []}
        onChange={(departure) => choose({ departure })}
      />
      <FilterTimes
        label={words('flight-filter-arrival', { city: cities(sector.destination) })}
        bands={facets?.arrival ?? []}
        chosen={chosen.arrival ?? []}
        onChange={(arrival) => choose({ arrival })}
      />
      <Switch
        atEnd
        on={filters.sameDayArrival ?? false}
        onChange={(on) => results.filter({ sameDayArrival: on || undefined })}
      >
        {words('flight-filter-same-day')}
      </Switch>
      {index.layoverAirports.values.length === 0 ? null : (
        <Switch
          atEnd
          on={filters.avoidOvernight ?? false}
          onChange={(on) => results.filter({ avoidOvernight: on || undefined })}
        >
          {words('flight-filter-avoid-overnight')}
        </Switch>
      )}
    </FilterGroup>
  );
}

export function FareTypes({ found: { filters, refined }, results }: FilterGroupProps) {
  const words = useWords();
  return (
    <FilterChoices
      legend={words('flight-fare-type')}
      choices={refined.facets.fareTypes.map(({ value, ...facts }) => ({
        key: value,
        label: words(`flight-fare-type-${value}`),
        ...facts,
      }))}
      chosen={filters.fareTypes ?? []}
      onChange={(keys) => results.filter({ fareTypes: fareTypes.filter((type) => keys.includes(type)) })}
    />
  );
}

export function Durations({ found: { index, filters }, results }: FilterGroupProps) {
  return <DurationSpan index={index} filters={filters} onChange={(change) => results.filter(change)} />;
}

export function Prices({ found: { index, filters, refined }, results }: FilterGroupProps) {
  return (
    <PriceSpan
      index={index}
      filters={filters}
      prices={refined.facets.prices}
      onChange={(change) => results.filter(change)}
    />
  );
}

export function Refunds({ found: { filters, refined }, results }: FilterGroupProps) {
  const words = useWords();
  const { refundTypes } = refined.facets;
  if (refundTypes.length === 0) return null;
  return (
    <FilterGroup legend={words('flight-refund-type')}>
      <RadioGroup
        label={words('flight-refund-type')}
        labelHidden
        value={filters.refundType ?? 'all'}
        onChange={(key) => results.filter({ refundType: refundTypes.find(({ value }) => value === key)?.value })}
        choices={[
          { key: 'all', label: words('flight-refund-all') },
          ...refundTypes.map(({ value, count, lowest }) => ({
            key: value,
            label: (
              <span className={styles.choice}>
                <span>{words(`flight-refund-${value}`)}</span>
                <span className={styles.count}>{count}</span>
              </span>
            ),
            aside: lowest ? <Amount of={lowest} /> : null,
            disabled: count === 0 && filters.refundType !== value,
          })),
        ]}
      />
    </FilterGroup>
  );
}

/** Only where something can be held: a list in which nothing can has nothing to choose. */
export function Holdable({ found: { filters, refined }, results }: FilterGroupProps) {
  const words = useWords();
  const { holdable } = refined.facets;
  if (holdable.length === 0) return null;
  return (
    <FilterChoices
      legend={words('flight-filter-hold')}
      choices={holdable.map(({ value: _value, ...facts }) => ({
        key: 'held',
        label: words('flight-filter-holdable'),
        ...facts,
      }))}
      chosen={filters.holdable ? ['held'] : []}
      onChange={(keys) => results.filter({ holdable: keys.length > 0 || undefined })}
    />
  );
}

export function FlightNumber({ found: { filters }, results }: FilterGroupProps) {
  const words = useWords();
  const set = filters.flightNumbers?.join(', ') ?? '';
  const [typed, setTyped] = useState(set);
  // What was cleared elsewhere is cleared here; what is being typed stays as typed.
  const text = set === '' && numbersIn(typed).length > 0 ? '' : typed;
  return (
    <FilterGroup legend={words('flight-filter-flight-number')}>
      <TextField
        label={words('flight-filter-flight-number')}
        labelHidden
        size={36}
        leftToRight
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={words('flight-filter-flight-number-example')}
        value={text}
        onChange={(value) => {
          setTyped(value);
          results.filter({ flightNumbers: numbersIn(value) });
        }}
      />
    </FilterGroup>
  );
}

function numbersIn(text: string): readonly string[] {
  return text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function Aircraft({ found, results }: FilterGroupProps) {
  const words = useWords();
  const { index, filters, refined, order } = found;
  const choices = useMemo(() => equipmentChoices(index, filters, refined, order), [index, filters, refined, order]);
  if (choices.length < 2) return null;
  return (
    <FilterChoices
      legend={words('flight-filter-aircraft')}
      choices={choices.map(({ value, ...facts }) => ({ key: value, label: equipmentName(value), ...facts }))}
      chosen={filters.equipment ?? []}
      onChange={(equipment) => results.filter({ equipment })}
    />
  );
}

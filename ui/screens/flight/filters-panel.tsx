/** Every filter of the results, with what each choice leaves. Beside the list in a wide window, in a sheet in a narrow one. */
import { useMemo, useState } from 'react';
import { airlineName } from '#domain/flight/airlines.ts';
import { equipmentName } from '#domain/flight/equipment.ts';
import { fareTypes } from '#domain/flight/cabin.ts';
import type { OfferFilters } from '#domain/flight/refine.ts';
import type { FoundFlights, FlightResults } from '#application/portal/flight/flight-results.ts';
import { equipmentChoices } from '#application/portal/flight/refined-facts.ts';
import { RadioGroup } from '#ui/design/radio-group.tsx';
import { Amount } from '#ui/design/amount.tsx';
import { Switch } from '#ui/design/switch.tsx';
import { TextField } from '#ui/design/text-field.tsx';
import { useWords } from '#ui/design/words.ts';
import { FilterChoices, FilterGroup } from './filters-choices.tsx';
import { DurationSpan, LayoverSpan, PriceSpan } from './filters-spans.tsx';
import { FilterTimes } from './filters-times.tsx';
import type { Cities } from './results-trip.ts';
import styles from './filters.module.css';

export interface FiltersPanelProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly cities: Cities;
  readonly carrierImages: string;
}

export function FiltersPanel({ found, results, cities, carrierImages }: FiltersPanelProps) {
  const words = useWords();
  const { filters, index, refined } = found;
  const { facets } = refined;
  const set = (change: OfferFilters) => results.filter(change);
  const [sector] = found.request.sectors;
  const span = { index, filters, onChange: set };
  const withStops = index.layoverAirports.values.length > 0;
  return (
    <div className={styles.panel}>
      <FilterChoices
        legend={words('flight-filter-stops')}
        choices={facets.stops
          .filter(({ value, count }) => count > 0 || filters.stops?.includes(value) === true || value < 2)
          .map(({ value, ...facts }) => ({
            key: String(value),
            label: words('flight-filter-stop', { stops: value }),
            ...facts,
          }))}
        chosen={(filters.stops ?? []).map(String)}
        onChange={(keys) =>
          set({ stops: facets.stops.map(({ value }) => value).filter((value) => keys.includes(String(value))) })
        }
      />
      <FilterChoices
        legend={words('flight-filter-airlines')}
        choices={facets.airlines.map(({ value, ...facts }) => ({
          key: value,
          label: airlineName(value),
          carrier: value,
          ...facts,
        }))}
        chosen={filters.airlines ?? []}
        onChange={(airlines) => set({ airlines })}
        carrierImages={carrierImages}
      />
      {withStops ? (
        <FilterChoices
          legend={words('flight-filter-layover')}
          choices={facets.layoverAirports.map(({ value, ...facts }) => ({
            key: value,
            label: cities(value),
            code: value,
            ...facts,
          }))}
          chosen={filters.layoverAirports ?? []}
          onChange={(layoverAirports) => set({ layoverAirports })}
        />
      ) : null}
      {withStops ? <LayoverSpan {...span} /> : null}
      <FilterGroup legend={words('flight-filter-times')}>
        <FilterTimes
          label={words('flight-filter-departure', { city: cities(sector?.origin ?? '') })}
          bands={facets.departure}
          chosen={filters.departure ?? []}
          onChange={(departure) => set({ departure })}
        />
        <FilterTimes
          label={words('flight-filter-arrival', { city: cities(sector?.destination ?? '') })}
          bands={facets.arrival}
          chosen={filters.arrival ?? []}
          onChange={(arrival) => set({ arrival })}
        />
        <Switch atEnd on={filters.sameDayArrival ?? false} onChange={(on) => set({ sameDayArrival: on || undefined })}>
          {words('flight-filter-same-day')}
        </Switch>
        {withStops ? (
          <Switch
            atEnd
            on={filters.avoidOvernight ?? false}
            onChange={(on) => set({ avoidOvernight: on || undefined })}
          >
            {words('flight-filter-avoid-overnight')}
          </Switch>
        ) : null}
      </FilterGroup>
      <FilterChoices
        legend={words('flight-fare-type')}
        choices={facets.fareTypes.map(({ value, ...facts }) => ({
          key: value,
          label: words(`flight-fare-type-${value}`),
          ...facts,
        }))}
        chosen={filters.fareTypes ?? []}
        onChange={(keys) => set({ fareTypes: fareTypes.filter((type) => keys.includes(type)) })}
      />
      <Refunds found={found} onChange={set} />
      <DurationSpan {...span} />
      <PriceSpan {...span} prices={facets.prices} />
      <FlightNumber filters={filters} onChange={set} />
      <Aircraft found={found} onChange={set} />
    </div>
  );
}

interface GroupProps {
  readonly found: FoundFlights;
  readonly onChange: (change: OfferFilters) => void;
}

function Refunds({ found: { filters, refined }, onChange }: GroupProps) {
  const words = useWords();
  const { refundTypes } = refined.facets;
  if (refundTypes.length === 0) return null;
  return (
    <FilterGroup legend={words('flight-refund-type')}>
      <RadioGroup
        label={words('flight-refund-type')}
        labelHidden
        value={filters.refundType ?? 'all'}
        onChange={(key) => onChange({ refundType: refundTypes.find(({ value }) => value === key)?.value })}
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

function FlightNumber({
  filters,
  onChange,
}: {
  readonly filters: OfferFilters;
  readonly onChange: GroupProps['onChange'];
}) {
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
          onChange({ flightNumbers: numbersIn(value) });
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

function Aircraft({ found, onChange }: GroupProps) {
  const words = useWords();
  const { index, filters, refined, order } = found;
  const choices = useMemo(() => equipmentChoices(index, filters, refined, order), [index, filters, refined, order]);
  if (choices.length < 2) return null;
  return (
    <FilterChoices
      legend={words('flight-filter-aircraft')}
      choices={choices.map(({ value, ...facts }) => ({ key: value, label: equipmentName(value), ...facts }))}
      chosen={filters.equipment ?? []}
      onChange={(equipment) => onChange({ equipment })}
    />
  );
}

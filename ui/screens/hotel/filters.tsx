/** The filters of found hotels, each choice with how many it leaves. */
import type { ReactNode } from 'react';
import { money } from '#domain/money/money.ts';
import type { HotelFilters } from '#domain/hotel/search/refine.ts';
import type { FoundHotels } from '#application/portal/hotel/hotel-results.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useHotelText } from './hotel-text.ts';
import styles from './results.module.css';

export function HotelFiltersPanel({ found }: { readonly found: FoundHotels }) {
  const words = useWords();
  const text = useHotelText();
  const results = usePart(hotelParts.results);
  const { filters, refined, answer } = found;
  const { prices } = refined;
  const most = filters.mostPrice ?? prices.most;
  const set = Object.values(filters).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false,
  );
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <h2>{words('hotel-filters')}</h2>
        {set ? (
          <Button variant="quiet" size={32} onClick={() => results.clearFilters()}>
            {words('hotel-clear-filters')}
          </Button>
        ) : null}
      </div>
      <Checkbox
        checked={filters.refundable ?? false}
        aside={refined.refundable}
        onChange={(refundable) => results.filter({ refundable })}
      >
        {words('hotel-free-cancellation')}
      </Checkbox>
      <TextField
        label={words('hotel-name')}
        optional={false}
        value={filters.name ?? ''}
        onChange={(name) => results.filter({ name })}
      />
      {prices.most > prices.least ? (
        <label className={styles.range}>
          <span>
            {words('hotel-most-price')} <Amount of={money(most, answer.currency)} decimals="whole" />
          </span>
          <input
            type="range"
            min={prices.least}
            max={prices.most}
            step={Math.max(1, Math.round((prices.most - prices.least) / 100))}
            value={most}
            onChange={({ target }) => {
              const chosen = Number(target.value);
              results.filter({ mostPrice: chosen >= prices.most ? undefined : chosen });
            }}
          />
        </label>
      ) : null}
      <Choices
        legend={words('hotel-stars')}
        of="stars"
        chosen={filters.stars}
        choices={refined.stars}
        say={(count) => words('bookings-hotel-stars', { count })}
      />
      <Choices
        legend={words('hotel-area')}
        of="areas"
        chosen={filters.areas}
        choices={refined.areas}
        say={(area) => <bdi>{area}</bdi>}
      />
      <Choices
        legend={words('hotel-board')}
        of="boards"
        chosen={filters.boards}
        choices={refined.boards}
        say={text.board}
      />
      <Choices
        legend={words('hotel-amenities')}
        of="amenities"
        chosen={filters.amenities}
        choices={refined.amenities}
        say={(each) => words(`hotel-amenity-${each}`)}
      />
    </div>
  );
}

interface ChoicesProps<Value> {
  readonly legend: string;
  readonly of: keyof HotelFilters;
  readonly chosen: readonly Value[] | undefined;
  readonly choices: readonly { readonly value: Value; readonly count: number }[];
  readonly say: (value: Value) => ReactNode;
}

/** What no hotel has is left out, unless it is chosen. */
function Choices<Value extends string | number>({ legend, of, chosen = [], choices, say }: ChoicesProps<Value>) {
  const results = usePart(hotelParts.results);
  const shown = choices.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          aside={count}
          onChange={(on) => results.filter({ [of]: on ? [...chosen, value] : chosen.filter((each) => each !== value) })}
        >
          {say(value)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

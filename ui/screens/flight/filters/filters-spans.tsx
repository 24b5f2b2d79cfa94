/** The filters that are spans: price with its histogram, length of the journey, and the longest layover. */
import { useMemo } from 'react';
import type { OfferIndex } from '#domain/flight/offer/offer-index.ts';
import type { OfferFilters, PriceHistogram } from '#domain/flight/offer/refine.ts';
import { formatMoney } from '#domain/money/format.ts';
import { minorPerUnit } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { FilterGroup } from './filters-choices.tsx';
import { FilterRange } from './filters-range.tsx';
import { useOfferWords } from '../offer/offer-words.ts';
import styles from './filters.module.css';

export interface SpanProps {
  readonly index: OfferIndex;
  readonly filters: OfferFilters;
  readonly onChange: (change: OfferFilters) => void;
}

/** Steps of the price slider; the histogram has a whole number of them a bar. */
const priceStops = 40;

export function PriceSpan({ index, filters, prices, onChange }: SpanProps & { readonly prices: PriceHistogram }) {
  const words = useWords();
  const { language } = useLanguage();
  const unit = minorPerUnit(index.currency);
  const { from, to, counts } = prices;
  const width = (to - from) / priceStops;
  if (width <= 0) return null;
  // Whole units that take in what lies at the step.
  const lowAt = (step: number) => Math.floor((from + step * width) / unit) * unit;
  const highAt = (step: number) => Math.ceil((from + step * width) / unit) * unit;
  const stepOf = (amount: number) => Math.max(0, Math.min(priceStops, Math.round((amount - from) / width)));
  const low = filters.minPrice === undefined ? 0 : stepOf(filters.minPrice);
  const high = filters.maxPrice === undefined ? priceStops : stepOf(filters.maxPrice);
  const say = (amount: number) => formatMoney(money(amount, index.currency), { locale: language, decimals: 'whole' });
  const tallest = Math.max(...counts, 1);
  return (
    <FilterGroup legend={words('flight-filter-price')}>
      <div className={styles.histogram} aria-hidden="true">
        {counts.map((count, at) => {
          const inside = ((at + 1) / counts.length) * priceStops > low && (at / counts.length) * priceStops < high;
          return (
            <span
              key={at}
              className={classNames(styles.bar, inside && styles.barIn)}
              style={{ blockSize: count === 0 ? '0' : `${Math.max(6, (count / tallest) * 100)}%` }}
            />
          );
        })}
      </div>
      <FilterRange
        most={priceStops}
        low={low}
        high={high}
        lowLabel={words('flight-filter-price-low')}
        highLabel={words('flight-filter-price-high')}
        say={(step) => say(step === priceStops ? highAt(step) : lowAt(step))}
        onChange={(newLow, newHigh) =>
          onChange({
            minPrice: newLow === 0 ? undefined : lowAt(newLow),
            maxPrice: newHigh === priceStops ? undefined : highAt(newHigh),
          })
        }
      />
      <div className={styles.ends}>
        <bdi dir="ltr">{say(lowAt(low))}</bdi>
        <bdi dir="ltr">{say(highAt(high))}</bdi>
      </div>
    </FilterGroup>
  );
}

/** Steps of a slider of durations: a few minutes, or more where journeys differ by days. */
function stepFor(minutes: number): number {
  return [5, 10, 15, 30, 60].find((step) => minutes / step <= 60) ?? 120;
}

export function DurationSpan({ index, filters, onChange }: SpanProps) {
  const words = useWords();
  const { duration } = useOfferWords();
  const [shortest, longest] = useMemo(() => extent(index.duration), [index]);
  const step = stepFor(longest - shortest);
  const from = Math.floor(shortest / step) * step;
  const most = Math.ceil((longest - from) / step);
  if (most < 2) return null;
  const low = filters.minDuration === undefined ? 0 : Math.round((filters.minDuration - from) / step);
  const high = filters.maxDuration === undefined ? most : Math.round((filters.maxDuration - from) / step);
  const say = (at: number) => duration(from + at * step);
  const text =
    low === 0
      ? words('flight-filter-up-to', { value: say(high) })
      : words('flight-filter-between', { from: say(low), to: say(high) });
  return (
    <FilterGroup legend={words('flight-filter-duration')} aside={text}>
      <FilterRange
        most={most}
        low={low}
        high={high}
        lowLabel={words('flight-filter-duration-low')}
        highLabel={words('flight-filter-duration-high')}
        say={say}
        onChange={(newLow, newHigh) =>
          onChange({
            minDuration: newLow === 0 ? undefined : from + newLow * step,
            maxDuration: newHigh === most ? undefined : from + newHigh * step,
          })
        }
      />
    </FilterGroup>
  );
}

const layoverStep = 30;

export function LayoverSpan({ index, filters, onChange }: SpanProps) {
  const words = useWords();
  const { duration } = useOfferWords();
  const longest = useMemo(() => extent(index.longestLayover)[1], [index]);
  const most = Math.ceil(longest / layoverStep);
  if (most < 2) return null;
  const high = filters.maxLayover === undefined ? most : Math.min(most, Math.round(filters.maxLayover / layoverStep));
  const say = (at: number) => duration(at * layoverStep);
  return (
    <FilterGroup legend={words('flight-layover-limit')} aside={words('flight-filter-up-to', { value: say(high) })}>
      <FilterRange
        most={most}
        high={high}
        highLabel={words('flight-layover-limit')}
        say={say}
        onChange={(_, newHigh) => onChange({ maxLayover: newHigh === most ? undefined : newHigh * layoverStep })}
      />
    </FilterGroup>
  );
}

function extent(values: Uint32Array | Uint16Array): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [Math.min(least, most), most];
}

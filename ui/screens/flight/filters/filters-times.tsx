/** The quarters of a day, as tiles that are on or off: how many flights each leaves and from which price. */
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import Sunset from 'lucide-react/icons/sunset';
import type { FacetValue } from '#domain/flight/offer/refine.ts';
import type { TimeWindow } from '#domain/flight/search/request.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './filters.module.css';

const icons = [Moon, Sunrise, Sun, Sunset];

export interface FilterTimesProps {
  readonly label: string;
  readonly bands: readonly FacetValue<TimeWindow>[];
  readonly chosen: readonly TimeWindow[];
  readonly onChange: (chosen: readonly TimeWindow[]) => void;
}

export function FilterTimes({ label, bands, chosen, onChange }: FilterTimesProps) {
  const words = useWords();
  const isOn = (band: TimeWindow) => chosen.some(({ from, to }) => from === band.from && to === band.to);
  return (
    <div role="group" aria-label={label} className={styles.times}>
      <span className={styles.timesLabel} aria-hidden="true">
        {label}
      </span>
      {bands.map(({ value, count, lowest }, at) => {
        const on = isOn(value);
        const others = chosen.filter(({ from }) => from !== value.from);
        return (
          <button
            key={value.from}
            type="button"
            aria-pressed={on}
            disabled={count === 0 && !on}
            className={classNames(styles.band, on && styles.bandOn)}
            onClick={() => onChange(on ? others : [...others, value].toSorted((one, other) => one.from - other.from))}
          >
            <Icon of={icons[at] ?? Sun} size={16} />
            <bdi dir="ltr" className={styles.bandHours}>
              {hours(value.from)}–{hours(value.to)}
            </bdi>
            <span className={styles.bandFacts}>
              {words('flight-filter-flights', { count })}
              {lowest ? <Amount of={lowest} /> : null}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function hours(minutes: number): string {
  return String(Math.floor(minutes / 60)).padStart(2, '0');
}

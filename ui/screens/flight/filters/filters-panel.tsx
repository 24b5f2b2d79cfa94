/** Every filter of the results, with what each choice leaves. Beside the list in a wide window, in a sheet in a narrow one. */
import { useState } from 'react';
import { useAfterPaint } from '#ui/design/theme/use-after-paint.ts';
import {
  Aircraft,
  Airlines,
  Durations,
  FareTypes,
  FlightNumber,
  Layovers,
  LongestLayover,
  Prices,
  Holdable,
  Refunds,
  Stops,
  Times,
} from './filters-groups.tsx';
import { FilterSlot } from './filters-slot.tsx';
import type { FilterGroupProps } from './filters-slot.tsx';
import styles from './filters.module.css';

const always = [Stops, Airlines, Times, FareTypes, Refunds, Holdable, Durations, Prices, FlightNumber, Aircraft];
const withLayovers = [Stops, Airlines, Layovers, LongestLayover, ...always.slice(2)];

export function FiltersPanel(props: FilterGroupProps) {
  const [atHand, setAtHand] = useState<number | undefined>(undefined);
  const later = useAfterPaint(props.found);
  const groups = props.found.index.layoverAirports.values.length > 0 ? withLayovers : always;
  return (
    <div className={styles.panel}>
      {groups.map((group, at) => (
        <FilterSlot
          key={at}
          group={group}
          later={later}
          atHand={at === atHand}
          onTouch={() => setAtHand(at)}
          {...props}
        />
      ))}
    </div>
  );
}

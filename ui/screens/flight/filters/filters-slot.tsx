/**
 * A group of filters in its place. A press changes the counts of every group: the one that is at hand is drawn with the list
 * at once, the others right after, so that nobody waits for them.
 */
import { memo } from 'react';
import type { ComponentType } from 'react';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import type { Cities } from '../results/results-trip.ts';
import styles from './filters.module.css';

export interface FilterGroupProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly cities: Cities;
}

export interface FilterSlotProps extends FilterGroupProps {
  /** Draws the group; the same component every time. */
  readonly group: ComponentType<FilterGroupProps>;
  /** As they were when the page was last painted. */
  readonly later: FoundFlights;
  readonly atHand: boolean;
  readonly onTouch: () => void;
}

export function FilterSlot({ group, found, later, atHand, onTouch, ...others }: FilterSlotProps) {
  return (
    <div className={styles.slot} onPointerDownCapture={onTouch} onFocusCapture={onTouch}>
      <Drawn group={group} found={atHand ? found : later} {...others} />
    </div>
  );
}

interface DrawnProps extends FilterGroupProps, Pick<FilterSlotProps, 'group'> {}

const Drawn = memo(({ group: Group, ...props }: DrawnProps) => <Group {...props} />);

/** A way to fly, priced, and how good it is. */
import type { Journey } from '../timetable/find-journeys.ts';
import type { PricedJourney } from './priced-journey.ts';

export interface Rated {
  /** One a direction. */
  readonly journeys: readonly [Journey, ...Journey[]];
  /** Each direction, priced by itself. */
  readonly directions: readonly [PricedJourney, ...PricedJourney[]];
  /** Rupees: the fare and what its time and changes are worth; the lower the better. */
  readonly score: number;
}

export function byScore(one: Rated, other: Rated): number {
  return one.score - other.score;
}

/** Points of the travel-rewards programme. */
import type { Effect } from 'effect';

export interface RewardBook {
  /** A whole number, 0 where the agency takes no part. */
  readonly points: (agencyId: string) => Effect.Effect<number>;
}

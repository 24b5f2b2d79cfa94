/** The clock by which ledgers are dated, as the processes of this deployment have seen it go. */
import type { Effect } from 'effect';
import type { ClockShown } from '#domain/account/clock.ts';

export interface ClockBook {
  readonly look: () => Effect.Effect<ClockShown>;
}

/** What the house takes for cancelling: dated rows of each agency, and its own tariff. */
import type { Effect } from 'effect';
import type { CancelFees } from '#domain/booking/sale/selling-terms.ts';

export interface CancelFeeStore {
  readonly cancelFeesOf: (agencyId: string) => Effect.Effect<CancelFees>;
}

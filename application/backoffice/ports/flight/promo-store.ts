/** The promo codes that each agency may sell with. */
import type { Effect } from 'effect';
import type { PromoRow } from '#domain/flight/terms/terms.ts';

export interface PromoStore {
  /** All rows of an agency's code, in force or not, special ones first; none where there is no such code. */
  readonly rowsOf: (agencyId: string, code: string) => Effect.Effect<readonly PromoRow[]>;
  /** Replaces all promo codes of an agency. */
  readonly set: (agencyId: string, rows: readonly PromoRow[]) => Effect.Effect<void>;
}

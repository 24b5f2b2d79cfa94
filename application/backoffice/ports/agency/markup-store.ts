/** Where an agency's markup rules are kept: among its terms, flights' and those of what is sold by the unit. */
import type { Effect } from 'effect';
import type { MarkupRows } from '#domain/agency/markup/rules.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptMarkupRows {
  readonly rows: MarkupRows;
  /** Another with every change. */
  readonly version: string;
}

export interface MarkupStore {
  readonly rowsOf: (agencyId: string) => Effect.Effect<KeptMarkupRows>;
  /**
   * Changes them as they are then, one change after another, with the audit row in the same commit; `undefined` changes nothing.
   * Answers them as they are after it.
   */
  readonly change: (
    agencyId: string,
    how: (kept: KeptMarkupRows) => { readonly rows: MarkupRows; readonly audit: AuditRow } | undefined,
  ) => Effect.Effect<KeptMarkupRows>;
}

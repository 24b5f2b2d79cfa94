/** The dated rows of what the house agrees with each agency: promo codes, commissions, fees. */
import type { Effect } from 'effect';
import type { AgencyRows } from '#domain/operations/agency-rules.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptAgencyRows {
  readonly rows: AgencyRows;
  /** Another with every change. */
  readonly version: string;
}

export interface AgencyRowStore {
  readonly rowsOf: (agencyId: string) => Effect.Effect<KeptAgencyRows>;
  /**
   * Changes them as they are then, one change after another, with the audit row in the same commit; `undefined` changes nothing.
   * Answers them as they are after it.
   */
  readonly change: (
    agencyId: string,
    how: (kept: KeptAgencyRows) => { readonly rows: AgencyRows; readonly audit: AuditRow } | undefined,
  ) => Effect.Effect<KeptAgencyRows>;
}

/** The commercial terms that each agency sells flights under. */
import type { Effect } from 'effect';
import type { AuditRow } from '../audit-log.ts';
import type { Buyer } from '#domain/price/buyer.ts';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';

export interface AgencyTermsStore {
  /** An agency that has agreed to nothing sells at the airline's fare: `noTerms`. May be a few seconds old. Markups are a buyer's. */
  readonly termsOf: (agencyId: string, buyer?: Buyer) => Effect.Effect<FlightTerms>;
  /** Replaces all terms of an agency. */
  readonly set: (agencyId: string, terms: FlightTerms) => Effect.Effect<void>;
}

export interface TermsChanges {
  /**
   * Changes an agency's terms as they are then, one change after another, with the audit row in the same commit; `undefined`
   * changes nothing. Answers the terms as they are after it.
   */
  readonly change: (
    agencyId: string,
    how: (terms: FlightTerms) => { readonly terms: FlightTerms; readonly audit: AuditRow } | undefined,
  ) => Effect.Effect<FlightTerms>;
}

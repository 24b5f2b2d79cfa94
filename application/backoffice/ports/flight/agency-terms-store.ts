/** The commercial terms that each agency sells flights under. */
import type { Effect } from 'effect';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';

export interface AgencyTermsStore {
  /** An agency that has agreed to nothing sells at the airline's fare: `noTerms`. May be a few seconds old. */
  readonly termsOf: (agencyId: string) => Effect.Effect<FlightTerms>;
  /** Replaces all terms of an agency. */
  readonly set: (agencyId: string, terms: FlightTerms) => Effect.Effect<void>;
}

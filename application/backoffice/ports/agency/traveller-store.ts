/** Travellers whom agencies have saved. */
import type { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface TravellersPage {
  readonly skip: number;
  readonly most: number;
  /** Without spaces around it or doubled ones; empty is every name. */
  readonly text: string;
}

export interface TravellerStore {
  /**
   * Of one agency, by first and last name: `most` of them after the first `skip`. With a text, those whose name begins
   * with it, first name before last or last before first, whatever the case; an index finds them.
   */
  readonly list: (agencyId: string, wanted: TravellersPage) => Effect.Effect<readonly SavedTraveller[]>;
  /**
   * Keeps a traveller. The agency's traveller of the same name and date of birth is brought up to date instead and keeps
   * its id, so that a repeat adds nobody. Answers the id. `record`, with that id as its reference, is written in the same
   * commit.
   */
  readonly save: (
    agencyId: string,
    traveller: SavedTraveller,
    at: Instant,
    record: Omit<AuditRow, 'reference'>,
  ) => Effect.Effect<string>;
}

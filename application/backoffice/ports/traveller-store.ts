/** Travellers whom agencies have saved. */
import type { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface TravellerStore {
  /** Of one agency, by first and last name; the first `most`. */
  readonly list: (agencyId: string, most: number) => Effect.Effect<readonly SavedTraveller[]>;
  /**
   * Keeps a traveller. The agency's traveller of the same name and date of birth is brought up to date instead and keeps
   * its id, so that a repeat adds nobody. Answers the id.
   */
  readonly save: (agencyId: string, traveller: SavedTraveller, at: Instant) => Effect.Effect<string>;
}

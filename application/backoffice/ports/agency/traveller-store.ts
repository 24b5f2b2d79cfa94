/**
 * Travellers whom agencies have saved, and people of the companies that they look after: `keptBy`, who has to do with their own
 * alone. The agency's own people, without it, see and change all and add to the agency's.
 */
import type { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface TravellersPage {
  readonly skip: number;
  readonly most: number;
  /** Without spaces around it or doubled ones; empty is every name. */
  readonly text: string;
  readonly keptBy?: string | undefined;
}

export interface TravellerStore {
  /**
   * Of one agency, by first and last name: `most` of them after the first `skip`. With a text, those whose name begins
   * with it, first name before last or last before first, whatever the case; an index finds them.
   */
  readonly list: (agencyId: string, wanted: TravellersPage) => Effect.Effect<readonly SavedTraveller[]>;
  /**
   * Keeps a traveller. The agency's traveller of the same name and date of birth is brought up to date instead and keeps
   * its id and what is not given now, so that a repeat adds nobody and takes nothing away. Answers the id. `record`, with that id as its reference, is written in the same
   * commit.
   */
  readonly save: (
    agencyId: string,
    traveller: SavedTraveller,
    at: Instant,
    record: Omit<AuditRow, 'reference'>,
    keptBy?: string,
  ) => Effect.Effect<string>;
  /** Brings a traveller up to date under its id; `twin` is the name of another of the agency's with the same name and date of birth, among those of the same keeper. */
  readonly update: (
    agencyId: string,
    traveller: SavedTraveller,
    at: Instant,
    record: AuditRow,
    keptBy?: string,
  ) => Effect.Effect<'updated' | 'gone' | { readonly twin: string }>;
  /** Nothing happens, and nothing is written, where it is not there. */
  readonly remove: (agencyId: string, savedId: string, record: AuditRow, keptBy?: string) => Effect.Effect<void>;
}

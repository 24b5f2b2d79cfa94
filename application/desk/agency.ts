/** The agency's people: saved travellers. */
import type { SavedTraveller, TravellersWanted } from '#domain/agency/saved-traveller.ts';
import type { Answer } from './answer.ts';

export interface AgencyDesk {
  /** By first and last name: all of an agency's where nothing is asked for, the first 2,000 at most; else a page of them. */
  readonly personalTravellers: (wanted: TravellersWanted) => Answer<readonly SavedTraveller[]>;
  /** Answers the saved traveller's id. */
  readonly addTraveller: (traveller: Omit<SavedTraveller, 'savedId'>) => Answer<{ readonly savedId: string }>;
}

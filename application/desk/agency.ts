/** The agency's people: saved travellers. */
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Answer } from './answer.ts';

export interface AgencyDesk {
  readonly personalTravellers: () => Answer<readonly SavedTraveller[]>;
  /** Answers the saved traveller's id. */
  readonly addTraveller: (traveller: Omit<SavedTraveller, 'savedId'>) => Answer<{ readonly savedId: string }>;
}

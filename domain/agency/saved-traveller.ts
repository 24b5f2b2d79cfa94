/** A traveller whom the agency has saved: the traveller record of the profile service, in domain terms. */
import type { Traveller } from '../people/traveller.ts';

export interface SavedTraveller {
  readonly savedId: string;
  readonly traveller: Traveller;
  readonly email?: string;
  readonly contactNumber?: string;
  readonly tourCode?: string;
  readonly dealCode?: string;
  readonly endorsementCode?: string;
}

/** Which of an agency's saved travellers are asked for; without any of these all of them, as far as one answer goes. */
export interface TravellersWanted {
  /** From 1, `travellersPageSize` at a time. A shorter page is the last. */
  readonly page?: number;
  /** The beginning of the first, last or whole name, in either order and any case. */
  readonly text?: string;
}

export const travellersPageSize = 100;

/** Most of them in an answer without pages; a list of so many may lack some. */
export const listMostTravellers = 2000;

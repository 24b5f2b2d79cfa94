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

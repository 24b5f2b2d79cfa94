/** The agency's saved travellers, for the picker beside a booking's form. */
import { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { NotPermitted, SessionInvalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { TravellerStore } from '../ports/traveller-store.ts';

/** The operation answers no pages; an agency that has saved more is answered the first of them by name. */
export const mostTravellers = 2000;

export function personalTravellers(
  travellers: TravellerStore,
  caller: Caller,
): Effect.Effect<readonly SavedTraveller[], SessionInvalid | NotPermitted> {
  return Effect.flatMap(signedIn(caller, 'travellers'), ({ agencyId }) => travellers.list(agencyId, mostTravellers));
}

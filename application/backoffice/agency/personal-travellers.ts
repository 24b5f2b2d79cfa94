/** The agency's saved travellers, for the picker beside a booking's form: whole, by pages, or those of a name. */
import { Effect } from 'effect';
import { checkTravellersWanted } from '#domain/agency/saved-traveller-rules.ts';
import {
  listMostTravellers,
  type SavedTraveller,
  travellersPageSize,
  type TravellersWanted,
} from '#domain/agency/saved-traveller.ts';
import { Invalid, type NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { TravellersPage, TravellerStore } from '../ports/agency/traveller-store.ts';

export function personalTravellers(
  travellers: TravellerStore,
  caller: Caller,
  wanted: TravellersWanted,
): Effect.Effect<readonly SavedTraveller[], SessionInvalid | NotPermitted | Invalid> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'travellers');
    const violations = checkTravellersWanted(wanted);
    if (violations.length > 0) return yield* new Invalid({ violations });
    return yield* travellers.list(agencyId, { ...pageOf(wanted), keptBy: corporate?.userId });
  });
}

function pageOf({ page, text: typed = '' }: TravellersWanted): TravellersPage {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (page === undefined && text === '') return { skip: 0, most: listMostTravellers, text };
  return { skip: ((page ?? 1) - 1) * travellersPageSize, most: travellersPageSize, text };
}

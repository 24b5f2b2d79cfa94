/** Saving a traveller. Whoever of the agency has the same name and date of birth is brought up to date, so a repeat adds nobody. */
import { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { checkSavedTraveller } from '#domain/agency/saved-traveller-rules.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, type NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import type { TravellerStore } from '../ports/agency/traveller-store.ts';

export interface AddTravellerPorts {
  readonly travellers: TravellerStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
}

type NewTraveller = Omit<SavedTraveller, 'savedId'>;

export function addTraveller(
  { travellers, clock, chance, businessZone }: AddTravellerPorts,
  caller: Caller,
  given: NewTraveller,
): Effect.Effect<{ readonly savedId: string }, SessionInvalid | NotPermitted | Invalid> {
  return Effect.gen(function* () {
    const { agencyId, actor, onBehalfOf } = yield* signedIn(caller, 'travellers');
    const now = clock.now();
    const tidied = { ...given, traveller: tidy(given.traveller) };
    const violations = checkSavedTraveller(tidied, dateIn(now, businessZone));
    if (violations.length > 0) return yield* Effect.fail(new Invalid({ violations }));
    const savedId = yield* travellers.save(agencyId, { ...tidied, savedId: chance.uuid() }, now, {
      agencyId,
      actorUserId: actor.userId,
      ...(onBehalfOf && { onBehalfOf: onBehalfOf.agencyId }),
      operation: 'agency.add-traveller',
    });
    return { savedId };
  });
}

/** Spaces around names and doubled ones are slips of the hand. */
function tidy(traveller: Traveller): Traveller {
  const name = (text: string) => text.trim().replace(/\s+/g, ' ');
  return { ...traveller, firstName: name(traveller.firstName), lastName: name(traveller.lastName) };
}

/**
 * Saving, changing and deleting travellers. Anyone of the same keeper who has the same name and date of birth as one who is added is
 * brought up to date, so a repeat adds nobody.
 */
import { Effect } from 'effect';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { checkSavedTraveller } from '#domain/agency/saved-traveller-rules.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid, NotFound, type NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import { violation } from '#domain/rules/violation.ts';
import { actedBy, type Caller, type SignedInCaller } from '../caller.ts';
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
    const who = yield* signedIn(caller, 'travellers');
    const now = clock.now();
    const tidied = { ...given, traveller: tidy(given.traveller) };
    const violations = checkSavedTraveller(tidied, dateIn(now, businessZone));
    if (violations.length > 0) return yield* Effect.fail(new Invalid({ violations }));
    const record = { ...actedBy(who), operation: 'agency.add-traveller' };
    const savedId = yield* travellers.save(
      who.agencyId,
      { ...tidied, savedId: chance.uuid() },
      now,
      record,
      keeperOf(who),
    );
    return { savedId };
  });
}

export function updateTraveller(
  { travellers, clock, businessZone }: AddTravellerPorts,
  caller: Caller,
  given: SavedTraveller,
): ReturnType<AgencyDesk['updateTraveller']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'travellers');
    const now = clock.now();
    const tidied = { ...given, traveller: tidy(given.traveller) };
    const violations = checkSavedTraveller(tidied, dateIn(now, businessZone));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { savedId } = given;
    const record = { ...actedBy(who), operation: 'agency.update-traveller', reference: savedId };
    const outcome = yield* travellers.update(who.agencyId, tidied, now, record, keeperOf(who));
    if (outcome === 'gone') return yield* new NotFound({ what: 'traveller' });
    if (outcome === 'updated') return { savedId };
    const twice = violation('traveller-twice', 'traveller.firstName', { name: outcome.twin });
    return yield* new Invalid({ violations: [twice] });
  });
}

export function deleteTraveller(
  { travellers }: AddTravellerPorts,
  caller: Caller,
  { savedId }: { readonly savedId: string },
): ReturnType<AgencyDesk['deleteTraveller']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'travellers');
    const record = { ...actedBy(who), operation: 'agency.delete-traveller', reference: savedId };
    yield* travellers.remove(who.agencyId, savedId, record, keeperOf(who));
  });
}

/** People of a company keep their own. */
function keeperOf({ corporate }: SignedInCaller): string | undefined {
  return corporate?.userId;
}

/** Spaces around names and doubled ones are slips of the hand. */
function tidy(traveller: Traveller): Traveller {
  const name = (text: string) => text.trim().replace(/\s+/g, ' ');
  return { ...traveller, firstName: name(traveller.firstName), lastName: name(traveller.lastName) };
}

/** Who sits at the desk, as the portal shows it. While emulating it is the emulated profile, with the actor named beside. */
import { houseId } from './invite-operator.ts';
import { Effect } from 'effect';
import { type NotPermitted, SessionInvalid } from '#application/desk/failures.ts';
import type { UserDetails } from '#application/desk/session.ts';
import type { Caller } from '../caller.ts';
import { atTheDoor } from '../permission.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { SessionStore } from '../ports/session/session-store.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { identityOf } from './identity.ts';

export interface UserDetailsPorts {
  readonly users: UserStore;
  readonly agencies: AgencyStore;
  readonly sessions: SessionStore;
}

export function userDetails(
  { users, agencies, sessions }: UserDetailsPorts,
  caller: Caller,
): Effect.Effect<UserDetails, SessionInvalid | NotPermitted> {
  return Effect.gen(function* () {
    const { actor, sessionId, rights, mustEnrol } = yield* atTheDoor(caller);
    const session = yield* sessions.byId(sessionId);
    if (session === undefined) return yield* Effect.fail(new SessionInvalid({}));
    const found = yield* users.byId(session.onBehalfOf?.userId ?? actor.userId);
    const agency = found && (yield* agencies.byId(found.user.agencyId));
    const own = session.onBehalfOf && (yield* agencies.byId(actor.agencyId));
    if (found === undefined || agency === undefined) return yield* Effect.fail(new SessionInvalid({}));
    const { user } = found;
    return {
      ...identityOf(user, agency),
      userId: user.login,
      email: user.email,
      mobile: user.mobile,
      address: agency.address,
      city: agency.city,
      country: agency.country,
      ...(agency.gstNumber !== undefined && { gstNumber: agency.gstNumber }),
      rights: mustEnrol ? [] : [...rights],
      ...(mustEnrol && { mustEnrol }),
      ...(own && {
        emulatedBy: {
          agentId: own.agentId,
          name: actor.name,
          readOnly: session.emulation?.readOnly === true,
          ...(actor.agencyId === houseId && { isHouse: true }),
        },
      }),
    };
  });
}

/** Leaving: the session ends on every replica. */
import type { Effect } from 'effect';
import type { SignedInCaller } from '../caller.ts';
import type { SessionStore } from '../ports/session/session-store.ts';

export function logOut(
  sessions: SessionStore,
  { sessionId, actor, agencyId, onBehalfOf }: SignedInCaller,
): Effect.Effect<void> {
  return sessions.end(sessionId, {
    agencyId,
    actorUserId: actor.userId,
    ...(onBehalfOf && { onBehalfOf: onBehalfOf.agencyId }),
    operation: 'session.log-out',
    reference: actor.userId,
  });
}

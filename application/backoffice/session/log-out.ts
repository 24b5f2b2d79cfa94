/** Leaving: the session ends on every replica; from an emulation, with the session that it was begun from. */
import type { Effect } from 'effect';
import { actedBy, type SignedInCaller } from '../caller.ts';
import type { SessionStore } from '../ports/session/session-store.ts';

export function logOut(sessions: SessionStore, caller: SignedInCaller): Effect.Effect<void> {
  const { sessionId, actor, emulation } = caller;
  return sessions.end(emulation?.originalSessionId ?? sessionId, {
    ...actedBy(caller),
    operation: 'session.log-out',
    reference: actor.userId,
  });
}

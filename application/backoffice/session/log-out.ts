/** Leaving: the session ends on every replica. */
import { Effect } from 'effect';
import type { SignedInCaller } from '../caller.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { SessionStore } from '../ports/session-store.ts';

export interface LogOutPorts {
  readonly sessions: SessionStore;
  readonly audit: AuditLog;
}

export function logOut(
  { sessions, audit }: LogOutPorts,
  { sessionId, actor, agencyId, onBehalfOf }: SignedInCaller,
): Effect.Effect<void> {
  return Effect.andThen(
    sessions.end(sessionId),
    audit.record({
      agencyId,
      actorUserId: actor.userId,
      ...(onBehalfOf && { onBehalfOf: onBehalfOf.agencyId }),
      operation: 'session.log-out',
      reference: actor.userId,
    }),
  );
}

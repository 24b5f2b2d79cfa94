/** Where a person is signed in, and being signed out there. */
import { Effect } from 'effect';
import type { NotPermitted, SessionInvalid } from '#application/desk/failures.ts';
import type { OpenSessions } from '#application/desk/session.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import type { SessionStore } from '../ports/session/session-store.ts';
import { idleSince, type SessionPolicy } from './session-life.ts';

export interface OpenSessionsPorts {
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly policy: SessionPolicy;
}

export function openSessions(
  { sessions, clock, policy }: OpenSessionsPorts,
  caller: Caller,
): Effect.Effect<OpenSessions, SessionInvalid | NotPermitted> {
  return Effect.gen(function* () {
    const { actor, sessionId } = yield* signedIn(caller);
    const now = clock.now();
    const found = yield* sessions.sessionsOf(actor.userId, now, idleSince(now, policy));
    const listed = found.map((each) => ({ ...each, current: each.sessionId === sessionId }));
    return {
      sessions: listed.toSorted((one, other) => Number(other.current) - Number(one.current)),
      idleMinutes: policy.idleMinutes,
      maxHours: policy.maxHours,
    };
  });
}

export function endSessions(
  { sessions }: Pick<OpenSessionsPorts, 'sessions'>,
  caller: Caller,
  { sessionId }: { readonly sessionId?: string },
): Effect.Effect<{ readonly ended: number }, SessionInvalid | NotPermitted> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    const which = sessionId === undefined ? { except: who.sessionId } : { sessionId };
    const ended = yield* sessions.endSessionsOf(who.actor.userId, which, {
      ...actedBy(who),
      operation: 'session.end',
      reference: who.actor.userId,
      detail: which,
    });
    return { ended };
  });
}

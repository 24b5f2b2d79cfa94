/**
 * Changing the password: the current one, or the temporary secret that opened the session, must be right. All other sessions
 * end; one that a temporary secret opened, and that may do everything from now on, goes on under another token.
 */
import { Effect } from 'effect';
import { checkPasswordChange } from '#domain/session/password-rules.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotPermitted, SessionInvalid, type TooManyRequests } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { inSession } from '../permission.ts';
import type { PasswordChanged } from '#application/desk/session.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import type { KeptSession, SessionStore } from '../ports/session/session-store.ts';
import type { UserStore, UserWithSecrets } from '../ports/session/user-store.ts';
import { attempt, changeLimit, networkOf, type AttemptPolicy } from './attempts.ts';
import { tokenBytes } from './session-life.ts';

export interface ChangePasswordPorts {
  readonly users: UserStore;
  readonly agencies: AgencyStore;
  readonly audit: AuditLog;
  readonly chance: Chance;
  readonly sessions: SessionStore;
  readonly passwords: PasswordKeeper;
  readonly limits: RateLimit;
  readonly clock: Clock;
  readonly attempts: AttemptPolicy;
}

interface Typed {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const wrong = () => new Invalid({ violations: [violation('password-wrong', 'currentPassword')] });

export function changePassword(
  ports: ChangePasswordPorts,
  caller: Caller,
  typed: Typed,
): Effect.Effect<PasswordChanged, Invalid | NotPermitted | SessionInvalid | TooManyRequests> {
  const { users, sessions, passwords, limits, clock, chance, audit, attempts } = ports;
  return Effect.gen(function* () {
    const { actor, sessionId, agencyId, onBehalfOf } = yield* inSession(caller);
    // Nobody changes a password from somebody else's desk.
    if (onBehalfOf !== undefined) return yield* Effect.fail(new NotPermitted({ reason: 'right-missing' }));
    const found = yield* users.byId(actor.userId);
    const violations = checkPasswordChange(typed, yield* namesOf(ports, found));
    if (violations.length > 0) return yield* Effect.fail(new Invalid({ violations }));
    const now = clock.now();
    const limit = changeLimit(actor.userId, attempts);
    yield* attempt(limits, [limit], now);
    const session = yield* sessions.byId(sessionId);
    if (session === undefined || found === undefined) return yield* Effect.fail(new SessionInvalid({}));
    if (!(yield* isCurrent(passwords, session, found, typed.currentPassword))) {
      yield* audit.record({
        agencyId,
        actorUserId: actor.userId,
        operation: 'session.change-password-refused',
        reference: actor.userId,
        detail: { address: networkOf(caller.address) },
      });
      return yield* Effect.fail(wrong());
    }
    const token = session.mustChangePassword ? chance.token(tokenBytes) : undefined;
    const passwordHash = yield* passwords.hash(typed.newPassword);
    const changed = yield* users.changePassword({
      userId: actor.userId,
      passwordHash,
      previousHash: found.passwordHash,
      keepSessionId: sessionId,
      ...(token !== undefined && { tokenDigest: passwords.digest(token) }),
      at: now,
      record: { agencyId, actorUserId: actor.userId, operation: 'session.change-password', reference: actor.userId },
    });
    // Another change, or a temporary secret, was quicker: what was current is not any more.
    if (!changed) return yield* Effect.fail(wrong());
    yield* limits.forgive([limit.key]);
    return token === undefined ? {} : { token };
  });
}

/** What a password may not be made of: what others know the person by. */
function namesOf(
  { agencies }: Pick<ChangePasswordPorts, 'agencies'>,
  found: UserWithSecrets | undefined,
): Effect.Effect<readonly string[]> {
  if (found === undefined) return Effect.succeed([]);
  const { login, email, firstName, lastName, agencyId } = found.user;
  return Effect.map(agencies.byId(agencyId), (agency) => [
    login,
    email,
    firstName,
    lastName,
    agency?.companyName ?? '',
  ]);
}

function isCurrent(
  passwords: PasswordKeeper,
  { mustChangePassword, temporaryDigest }: KeptSession,
  { passwordHash }: UserWithSecrets,
  typed: string,
): Effect.Effect<boolean, TooManyRequests> {
  return mustChangePassword
    ? Effect.succeed(passwords.digest(passwords.tidySecret(typed)) === temporaryDigest)
    : passwords.matches(typed, passwordHash);
}

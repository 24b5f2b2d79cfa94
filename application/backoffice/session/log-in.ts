/**
 * Coming in. An unknown user, a wrong password and an inactive account fail alike and take the same time; only who has the
 * right password of a suspended account is notified of that. A temporary
 * secret that was mailed opens a session in which only the password may be changed, once; the old password holds until
 * then.
 */
import { Effect } from 'effect';
import { checkLogin } from '#domain/session/login-rules.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { Invalid, NotPermitted, type SessionInvalid, type TooManyRequests } from '#application/desk/failures.ts';
import type { Device, SignedIn } from '#application/desk/session.ts';
import type { Asking } from '../caller.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import type { SessionStore } from '../ports/session/session-store.ts';
import type { UserStore, UserWithSecrets } from '../ports/session/user-store.ts';
import { accountKey, attempt, loginLimits, networkOf, type AttemptPolicy } from './attempts.ts';
import { identityOf } from './identity.ts';
import { spendCode, type SpendCodePorts } from './second-factor.ts';
import { endOfSession, idleSince, type SessionPolicy, tokenBytes } from './session-life.ts';

export interface LogInPorts extends SpendCodePorts {
  readonly users: UserStore;
  readonly agencies: AgencyStore;
  readonly audit: AuditLog;
  readonly sessions: SessionStore;
  readonly limits: RateLimit;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly policy: SessionPolicy;
  readonly attempts: AttemptPolicy;
  /** Reads what a browser says of itself. */
  readonly deviceOf: (userAgent: string) => Device;
}

interface Credentials {
  readonly userId: string;
  readonly password: string;
  readonly code?: string | undefined;
}

const refused = () => new NotPermitted({ reason: 'login-refused' });

/** Why somebody with the right password does not come in. */
function refusalOf(found: UserWithSecrets | undefined): NotPermitted {
  if (found?.user.status === 'suspended') return new NotPermitted({ reason: 'suspended' });
  if (found?.user.status !== 'active' || found.blocked === undefined) return refused();
  return new NotPermitted({ reason: 'agency-blocked', note: found.blocked });
}

export class LogIn {
  readonly #ports: LogInPorts;

  constructor(ports: LogInPorts) {
    this.#ports = ports;
  }

  readonly logIn = (
    asking: Asking,
    { userId, password, code }: Credentials,
  ): Effect.Effect<SignedIn, Invalid | NotPermitted | SessionInvalid | TooManyRequests> => {
    const { users, passwords, limits, clock, attempts } = this.#ports;
    return Effect.gen({ self: this }, function* () {
      const violations = checkLogin({ userId, password });
      if (violations.length > 0) return yield* Effect.fail(new Invalid({ violations }));
      const now = clock.now();
      const { account, address } = loginLimits(userId, asking, attempts);
      yield* attempt(limits, [account, address], now);
      const found = yield* users.byLogin(userId);
      const right = yield* passwords.matches(password, found?.passwordHash);
      const temporary = this.#fittingSecret(found, password, now);
      if (found === undefined || !found.active || !(right || temporary !== undefined)) {
        yield* this.#noteRefusal(asking, userId);
        return yield* Effect.fail(right ? refusalOf(found) : refused());
      }
      const factor = yield* this.#ports.secondFactors.find(found.user.userId);
      if (factor?.confirmedAt !== undefined) {
        if (code === undefined || code === '') {
          yield* limits.giveBack([account, address]);
          return yield* new NotPermitted({ reason: 'second-factor-needed' });
        }
        // What was counted above stands where the code is wrong: codes are guessed no faster than passwords.
        if (!(yield* spendCode(this.#ports, found.user.userId, factor.salt, code, now))) {
          yield* this.#noteRefusal(asking, userId);
          return yield* new NotPermitted({ reason: 'second-factor-refused' });
        }
      }
      const signedIn = yield* this.#begin(asking, found, right ? undefined : temporary, now);
      yield* limits.forgive([account.key]);
      yield* limits.giveBack([address]);
      return signedIn;
    });
  };

  /** The same row whether or not there is such an account, so that it takes as long; what was typed may be a password. */
  #noteRefusal({ address }: Asking, userId: string): Effect.Effect<void> {
    const { audit, passwords } = this.#ports;
    return audit.record({
      operation: 'session.log-in-refused',
      detail: { account: passwords.digest(accountKey(userId)), address: networkOf(address) },
    });
  }

  #fittingSecret(found: UserWithSecrets | undefined, typed: string, now: Instant): string | undefined {
    const { passwords } = this.#ports;
    const digest = passwords.digest(passwords.tidySecret(typed));
    const temporary = found?.temporary;
    return temporary !== undefined && temporary.digest === digest && !hasPassed(temporary.expiresAt, now)
      ? digest
      : undefined;
  }

  /** Whose identity was proved otherwise, by somebody who is trusted with it. */
  enter(asking: Asking, found: UserWithSecrets, now: Instant): Effect.Effect<SignedIn, NotPermitted> {
    return this.#begin(asking, found, undefined, now);
  }

  #begin(
    { address, userAgent }: Asking,
    { user }: UserWithSecrets,
    temporaryDigest: string | undefined,
    now: Instant,
  ): Effect.Effect<SignedIn, NotPermitted> {
    const { agencies, sessions, passwords, chance, policy, deviceOf } = this.#ports;
    return Effect.gen(function* () {
      const agency = yield* agencies.byId(user.agencyId);
      if (agency === undefined) return yield* Effect.fail(refused());
      const token = chance.token(tokenBytes);
      const mustChangePassword = temporaryDigest !== undefined;
      const began = yield* sessions.begin(
        {
          sessionId: chance.uuid(),
          tokenDigest: passwords.digest(token),
          userId: user.userId,
          startedAt: now,
          endsAt: endOfSession(now, policy),
          device: userAgent === undefined ? {} : deviceOf(userAgent),
          address,
          ...(temporaryDigest !== undefined && { temporaryDigest }),
        },
        idleSince(now, policy),
        {
          agencyId: user.agencyId,
          actorUserId: user.userId,
          operation: 'session.log-in',
          reference: user.userId,
          detail: { temporary: mustChangePassword },
        },
      );
      if (!began) return yield* Effect.fail(refused());
      return { token, identity: identityOf(user, agency), mustChangePassword };
    });
  }
}

/**
 * The second factor of a person: enrolled by a code of the app, asked for at each login from then on, ended with password and
 * code. A code counts once, also in two logins of the same moment.
 */
import { Effect } from 'effect';
import { violation } from '#domain/rules/violation.ts';
import { checkAppCode, isAppCode, recoveryCodes, tidySecondCode } from '#domain/session/second-factor.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState, NotPermitted, type SessionInvalid } from '#application/desk/failures.ts';
import type { SessionDesk } from '#application/desk/session.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { atTheDoor } from '../permission.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Chance, Clock, Seal } from '../ports/machine.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { RateLimit } from '../ports/session/rate-limit.ts';
import type { OneTimeCodes, SecondFactorStore } from '../ports/session/second-factor-store.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { attempt, changeLimit, networkOf, type AttemptPolicy } from './attempts.ts';
import { isElevated } from './rights-of-role.ts';

export interface SpendCodePorts {
  readonly secondFactors: SecondFactorStore;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordKeeper;
  readonly seal: Seal;
}

export interface SecondFactorPorts extends SpendCodePorts {
  readonly users: UserStore;
  readonly audit: AuditLog;
  readonly limits: RateLimit;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly attempts: AttemptPolicy;
  readonly policy: { readonly elevatedSecondFactor?: boolean };
  /** Under which an app lists the codes. */
  readonly issuer: () => Effect.Effect<string>;
}

/** Whether a code, of the app or a recovery code, was right; it is spent by that. */
export function spendCode(
  { secondFactors, codes, passwords, seal }: SpendCodePorts,
  userId: string,
  salt: string,
  typed: string,
  now: Instant,
): Effect.Effect<boolean> {
  const code = tidySecondCode(typed);
  if (!isAppCode(code)) return secondFactors.spendRecovery(userId, passwords.digest(passwords.tidySecret(code)));
  const step = codes.stepOf(secretOf(seal, codes, userId, salt), code, now);
  return step === undefined ? Effect.succeed(false) : secondFactors.spendStep(userId, step);
}

export function secondFactor(ports: SecondFactorPorts, caller: Caller): ReturnType<SessionDesk['secondFactor']> {
  return Effect.gen(function* () {
    const { actor } = yield* ownDoor(caller);
    const found = yield* ports.users.byId(actor.userId);
    const kept = yield* ports.secondFactors.find(actor.userId);
    const isOn = kept?.confirmedAt !== undefined;
    return {
      on: isOn,
      recoveryLeft: isOn ? kept.recoveryLeft : 0,
      required: ports.policy.elevatedSecondFactor === true && isElevated(found?.user.systemRoleId ?? ''),
      ...(isOn && { since: kept.confirmedAt }),
    };
  });
}

export function beginSecondFactor(
  ports: SecondFactorPorts,
  caller: Caller,
  { password }: { readonly password: string },
): ReturnType<SessionDesk['beginSecondFactor']> {
  const { secondFactors, codes, seal, chance, issuer, limits, attempts } = ports;
  return Effect.gen(function* () {
    const who = yield* ownDoor(caller);
    const { userId } = who.actor;
    const login = yield* provenLogin(ports, who, password);
    yield* limits.forgive([changeLimit(userId, attempts).key]);
    const salt = chance.uuid();
    if (!(yield* secondFactors.begin(userId, salt))) return yield* new NotAllowedInState({ state: 'on' });
    const secret = secretOf(seal, codes, userId, salt);
    const address = codes.addressOf(secret, login, yield* issuer());
    return { secret, address, outline: yield* codes.outlineOf(address) };
  });
}

export function confirmSecondFactor(
  ports: SecondFactorPorts,
  caller: Caller,
  { code }: { readonly code: string },
): ReturnType<SessionDesk['confirmSecondFactor']> {
  const { secondFactors, codes, passwords, seal, limits, clock, attempts } = ports;
  return Effect.gen(function* () {
    const { actor, agencyId } = yield* ownDoor(caller);
    const { userId } = actor;
    const violations = checkAppCode(code);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const kept = yield* secondFactors.find(userId);
    if (kept === undefined || kept.confirmedAt !== undefined)
      return yield* new NotAllowedInState({ state: kept === undefined ? 'off' : 'on' });
    const at = clock.now();
    const limit = changeLimit(userId, attempts);
    yield* attempt(limits, [limit], at);
    const step = codes.stepOf(secretOf(seal, codes, userId, kept.salt), tidySecondCode(code), at);
    if (step === undefined) return yield* new Invalid({ violations: [violation('second-code-wrong', 'code')] });
    const recovery = Array.from({ length: recoveryCodes }, () => passwords.temporarySecret().slice(0, 11));
    const isOn = yield* secondFactors.confirm(
      {
        userId,
        salt: kept.salt,
        step,
        recovery: recovery.map((each) => passwords.digest(passwords.tidySecret(each))),
        at,
      },
      { agencyId, actorUserId: userId, operation: 'session.second-factor-on', reference: userId },
    );
    if (!isOn) return yield* new NotAllowedInState({ state: 'on' });
    yield* limits.forgive([limit.key]);
    return { recovery };
  });
}

export function endSecondFactor(
  ports: SecondFactorPorts,
  caller: Caller,
  { password, code }: { readonly password: string; readonly code: string },
): ReturnType<SessionDesk['endSecondFactor']> {
  const { secondFactors, clock, limits, attempts } = ports;
  return Effect.gen(function* () {
    const who = yield* ownDoor(caller);
    const { userId } = who.actor;
    yield* provenLogin(ports, who, password);
    const kept = yield* secondFactors.find(userId);
    if (kept?.confirmedAt === undefined) return yield* new NotAllowedInState({ state: 'off' });
    if (!(yield* spendCode(ports, userId, kept.salt, code, clock.now())))
      return yield* new Invalid({ violations: [violation('second-code-wrong', 'code')] });
    yield* limits.forgive([changeLimit(userId, attempts).key]);
    yield* secondFactors.end(userId, {
      agencyId: who.agencyId,
      actorUserId: userId,
      operation: 'session.second-factor-off',
      reference: userId,
    });
  });
}

/** One's own alone, and open to who has to enrol first. */
function ownDoor(caller: Caller): Effect.Effect<SignedInCaller, SessionInvalid | NotPermitted> {
  return Effect.flatMap(atTheDoor(caller), (who) =>
    who.onBehalfOf === undefined ? Effect.succeed(who) : Effect.fail(new NotPermitted({ reason: 'emulating' })),
  );
}

/** The login of the person whose password is right. The attempts are those of changing it, and are forgiven by the caller. */
function provenLogin(
  { users, passwords, limits, clock, audit, attempts }: SecondFactorPorts,
  { actor: { userId }, agencyId, address }: SignedInCaller,
  password: string,
) {
  return Effect.gen(function* () {
    yield* attempt(limits, [changeLimit(userId, attempts)], clock.now());
    const found = yield* users.byId(userId);
    if (found !== undefined && (yield* passwords.matches(password, found.passwordHash))) return found.user.login;
    yield* audit.record({
      agencyId,
      actorUserId: userId,
      operation: 'session.second-factor-refused',
      reference: userId,
      detail: { address: networkOf(address) },
    });
    return yield* new Invalid({ violations: [violation('password-wrong', 'password')] });
  });
}

/** Of the seal's digests: 288 bits. */
const [parts, digestLength] = [4, 12];

/** Made again from the deployment's key whenever it is needed, so that no copy of the database has it. */
function secretOf(seal: Seal, codes: OneTimeCodes, userId: string, salt: string): string {
  const digests = Array.from({ length: parts }, (_, part) =>
    seal.sign(`second-factor ${userId} ${salt} ${part}`).slice(-digestLength),
  );
  return codes.secretOf(digests.join(''));
}

/**
 * From a token to a caller: who is asking, at whose desk, with which rights. Asked on every request, so what can be
 * worked out once a session is kept beside it, and moments are compared as the texts they are.
 */
import { Effect } from 'effect';
import { type ChargeLimits, lowerLimits } from '#domain/agency/staff.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateIn, plusSeconds, startOfDay } from '#domain/time/instant.ts';
import { SessionInvalid } from '#application/desk/failures.ts';
import type { Asking, Caller, SignedInCaller } from '../caller.ts';
import type { ReachBook } from '../ports/corporate/reach-book.ts';
import type { Clock } from '../ports/machine.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { KeptSession, SessionStore } from '../ports/session/session-store.ts';
import { isCorporate, isElevated, mayEmulate, rightsOf, rightsOnBehalfOf } from './rights-of-role.ts';
import { endOfIdleness, noteEverySeconds, type SessionPolicy } from './session-life.ts';

interface WorkedOut {
  /** From this moment on the session is over: idle, or at its end. */
  readonly over: Instant;
  /** From this moment on a use is worth noting. */
  readonly noteFrom: Instant;
  readonly caller: Omit<SignedInCaller, keyof Asking | 'limits'> & { readonly limits?: ChargeLimits };
}

export interface RecognisePorts {
  readonly sessions: SessionStore;
  readonly passwords: Pick<PasswordKeeper, 'digest'>;
  /** In whose place a company's person decides today: it may change from one request to the next. */
  readonly reaches: Pick<ReachBook, 'decidesFor' | 'companyOf'>;
  readonly clock: Clock;
  readonly policy: SessionPolicy;
  readonly businessZone: string;
}

export class RecogniseCaller {
  readonly #sessions: SessionStore;
  readonly #passwords: Pick<PasswordKeeper, 'digest'>;
  readonly #reaches: Pick<ReachBook, 'decidesFor' | 'companyOf'>;
  readonly #clock: Clock;
  readonly #policy: SessionPolicy;
  readonly #businessZone: string;
  readonly #workedOut = new WeakMap<KeptSession, WorkedOut>();

  constructor({ sessions, passwords, reaches, clock, policy, businessZone }: RecognisePorts) {
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#reaches = reaches;
    this.#clock = clock;
    this.#policy = policy;
    this.#businessZone = businessZone;
  }

  /**
   * The caller that a token belongs to; anonymous without a token. A request in the background (asked by the page, not by
   * the person) does not prolong the session.
   */
  readonly recognise = (
    token: string | undefined,
    asking: Asking,
    background: boolean,
  ): Effect.Effect<Caller, SessionInvalid> => {
    if (token === undefined || token === '') return Effect.succeed({ kind: 'anonymous', ...asking });
    const digest = this.#passwords.digest(token);
    const now = this.#clock.now();
    return Effect.flatMap(this.#sessions.find(digest), (found) => {
      if (found === undefined) return Effect.fail(new SessionInvalid({}));
      const known = this.#workOut(found);
      // The cached note of its last use may be older than another replica's.
      if (now >= known.over) return this.#lookAgain(digest, asking, background, now);
      return this.#answer(found, known, asking, background, now);
    });
  };

  #lookAgain(digest: string, asking: Asking, background: boolean, now: Instant): Effect.Effect<Caller, SessionInvalid> {
    return Effect.flatMap(this.#sessions.find(digest, 'fresh'), (found) => {
      if (found === undefined) return Effect.fail(new SessionInvalid({}));
      const known = this.#workOut(found);
      if (now < known.over) return this.#answer(found, known, asking, background, now);
      return Effect.andThen(this.#sessions.end(found.sessionId), Effect.fail(new SessionInvalid({})));
    });
  }

  #answer(
    { sessionId, user, onBehalfOf }: KeptSession,
    { caller, noteFrom }: WorkedOut,
    asking: Asking,
    background: boolean,
    now: Instant,
  ): Effect.Effect<Caller, SessionInvalid> {
    if (!user.active || (onBehalfOf && !(onBehalfOf.active && mayEmulate(user, onBehalfOf))))
      return Effect.fail(new SessionInvalid({}));
    // Field by field: this runs on every request, and a spread takes three times as long.
    const known: SignedInCaller = this.#callerOf(caller, asking, now);
    const answer = known.corporate === undefined ? Effect.succeed(known) : this.#within(known, known.corporate, now);
    if (background || now < noteFrom) return answer;
    return Effect.flatMap(this.#sessions.touch(sessionId, now), (there) =>
      there ? answer : Effect.fail(new SessionInvalid({})),
    );
  }

  #within(caller: SignedInCaller, { userId }: Reach, now: Instant): Effect.Effect<SignedInCaller> {
    const { agencyId } = caller;
    return Effect.map(
      Effect.all([
        this.#reaches.decidesFor(agencyId, userId, dateIn(now, this.#businessZone)),
        this.#reaches.companyOf(agencyId, userId),
      ]),
      ([decidesFor, companyId]) => ({
        ...caller,
        corporate: { userId, decidesFor, ...(companyId !== undefined && { companyId }) },
      }),
    );
  }

  #workOut(session: KeptSession): WorkedOut {
    const known = this.#workedOut.get(session);
    if (known !== undefined) return known;
    const { sessionId, user, onBehalfOf, emulation, lastSeenAt, endsAt, mustChangePassword } = session;
    const { userId, agencyId, agentId, profileId, systemRoleId } = onBehalfOf ?? user;
    const idle = endOfIdleness(lastSeenAt, this.#policy);
    const limits = onBehalfOf?.limits ? lowerLimits(onBehalfOf.limits, user.limits ?? {}) : user.limits;
    const made: WorkedOut = {
      over: idle < endsAt ? idle : endsAt,
      noteFrom: plusSeconds(lastSeenAt, noteEverySeconds),
      caller: {
        kind: 'signed-in',
        sessionId,
        actor: { userId: user.userId, name: user.name, agencyId: user.agencyId },
        agencyId,
        speaksFor: { agentId, profileId },
        ...(isCorporate(systemRoleId) && { corporate: { userId, decidesFor: [] } }),
        ...(onBehalfOf && {
          onBehalfOf: { agencyId: onBehalfOf.agencyId, name: onBehalfOf.name, userId: onBehalfOf.userId },
        }),
        ...(emulation && { emulation }),
        rights: onBehalfOf ? rightsOnBehalfOf(user, onBehalfOf, emulation?.readOnly === true) : rightsOf(user),
        ...(limits && { limits }),
        mustChangePassword,
        ...(this.#mustEnrol(user) && { mustEnrol: true as const }),
      },
    };
    this.#workedOut.set(session, made);
    return made;
  }

  #mustEnrol({ systemRoleId, hasSecondFactor }: KeptSession['user']): boolean {
    return this.#policy.elevatedSecondFactor === true && isElevated(systemRoleId) && hasSecondFactor !== true;
  }

  #callerOf(known: WorkedOut['caller'], { language, reference, address }: Asking, now: Instant): SignedInCaller {
    const { kind, sessionId, actor, agencyId, speaksFor, rights, limits, mustChangePassword } = known;
    const { onBehalfOf, emulation, corporate, mustEnrol } = known;
    const caller: SignedInCaller = {
      kind,
      sessionId,
      actor,
      agencyId,
      speaksFor,
      rights,
      mustChangePassword,
      language,
      reference,
      address,
    };
    if (onBehalfOf === undefined && corporate === undefined && limits === undefined && mustEnrol === undefined)
      return caller;
    return {
      ...caller,
      ...(onBehalfOf && { onBehalfOf }),
      ...(emulation && { emulation }),
      ...(corporate && { corporate }),
      ...(mustEnrol && { mustEnrol }),
      ...(limits && {
        limits: { ...limits, dayBegan: startOfDay(dateIn(now, this.#businessZone), this.#businessZone) },
      }),
    };
  }
}

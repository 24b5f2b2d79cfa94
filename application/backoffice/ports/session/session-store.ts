/** Sessions as kept: by the digest of their token, with the person at the desk and the agency whose desk it is. */
import type { Effect } from 'effect';
import type { ChargeLimits, StaffPermission } from '#domain/agency/staff.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface NewSession {
  readonly sessionId: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenDigest: string;
  readonly userId: string;
  readonly startedAt: Instant;
  /** However busy it is. */
  readonly endsAt: Instant;
  /** Emulation: the profile at whose desk the user sits. */
  readonly onBehalfOfUserId?: string;
  /** Opens the session with this single-use secret, which is spent by it; such a session may only change the password. */
  readonly temporaryDigest?: string;
}

export interface KeptSession {
  readonly sessionId: string;
  readonly startedAt: Instant;
  readonly lastSeenAt: Instant;
  readonly endsAt: Instant;
  readonly mustChangePassword: boolean;
  /** Digest of the secret that opened it, where one did. */
  readonly temporaryDigest?: string;
  readonly user: PersonAtDesk;
  readonly onBehalfOf?: PersonAtDesk;
}

export interface PersonAtDesk {
  readonly userId: string;
  /** First and last name; of the one on whose behalf it is, the company's name. */
  readonly name: string;
  readonly agencyId: string;
  /** How the product names agency and person: what a client may send as `agentid` and `profileid`. */
  readonly agentId: string;
  readonly profileId: string;
  readonly systemRoleId: string;
  /** What the agency set; absent where it set nothing. */
  readonly permissions?: readonly StaffPermission[];
  readonly limits?: ChargeLimits;
  /** Both the person and the agency are active. */
  readonly active: boolean;
}

export interface SessionStore {
  /**
   * Begins a session, forgets those of the same user that are over at its start, and says whether it began: not where
   * its temporary secret was spent, replaced or has expired meanwhile. Spending the secret ends the old password and
   * all of the user's sessions. Where it began, `record` is written in the same commit.
   */
  readonly begin: (session: NewSession, idleBefore: Instant, record: AuditRow) => Effect.Effect<boolean>;
  /** May answer from a cache of a few seconds that changes by other processes empty; `fresh` never does. */
  readonly find: (tokenDigest: string, how?: 'fresh') => Effect.Effect<KeptSession | undefined>;
  readonly byId: (sessionId: string) => Effect.Effect<KeptSession | undefined>;
  /** Notes that the session was used; false where it has ended. */
  readonly touch: (sessionId: string, at: Instant) => Effect.Effect<boolean>;
  /**
   * Ends a session everywhere, and writes `record` in the same commit; nothing happens, and nothing is written, where it
   * has ended. No record where it ended by itself.
   */
  readonly end: (sessionId: string, record?: AuditRow) => Effect.Effect<void>;
}

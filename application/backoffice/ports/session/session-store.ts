/** Sessions as kept: by the digest of their token, with the person at the desk and the agency whose desk it is. */
import type { Effect } from 'effect';
import type { ChargeLimits, StaffPermission } from '#domain/agency/staff.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Device, OpenSession } from '#application/desk/session.ts';
import type { AuditRow } from '../audit-log.ts';

export interface NewSession {
  readonly sessionId: string;
  /** SHA-256 of the token, base64url. */
  readonly tokenDigest: string;
  readonly userId: string;
  readonly startedAt: Instant;
  /** However busy it is. */
  readonly endsAt: Instant;
  /** Where it is begun from: network address and what is known of the browser. */
  readonly address: string;
  readonly device: Device;
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
  /** While emulating: the session that it was begun from, and that nothing may be changed. */
  readonly emulation?: { readonly originalSessionId: string; readonly readOnly: boolean };
}

/** A session at somebody else's desk; it goes by the life of the one that it is begun from. */
export interface NewEmulation {
  /** Names the emulation for ever: begun once. */
  readonly sessionId: string;
  readonly tokenDigest: string;
  readonly originalSessionId: string;
  readonly emulated: { readonly userId: string; readonly agencyId: string };
  readonly actor: { readonly name: string; readonly company: string };
  readonly readOnly: boolean;
  readonly reason: string;
  readonly startedAt: Instant;
}

/** Who sat at somebody's desk, as that person may know. */
export interface KeptEmulation {
  readonly emulationId: string;
  readonly actor: string;
  readonly company: string;
  readonly reason: string;
  readonly readOnly: boolean;
  readonly beganAt: Instant;
  /** However busy it is. */
  readonly endsAt: Instant;
  readonly lastSeenAt: Instant;
  /** When its session was ended; absent where it is there yet, or was only left. */
  readonly endedAt?: Instant;
  /** How often something was changed under it. */
  readonly changes: number;
}

export interface PersonAtDesk {
  readonly userId: string;
  /** First and last name; of the one on whose behalf it is, with the company's. */
  readonly name: string;
  readonly agencyId: string;
  /** How the product names agency and person: what a client may send as `agentid` and `profileid`. */
  readonly agentId: string;
  readonly profileId: string;
  readonly systemRoleId: string;
  /** A confirmed second factor. */
  readonly hasSecondFactor?: boolean;
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
  readonly begin: (session: NewSession, idleSince: Instant, record: AuditRow) => Effect.Effect<boolean>;
  /** May answer from a cache of a few seconds that changes by other processes empty; `fresh` never does. */
  readonly find: (tokenDigest: string, how?: 'fresh') => Effect.Effect<KeptSession | undefined>;
  readonly byId: (sessionId: string) => Effect.Effect<KeptSession | undefined>;
  /**
   * Begins an emulation from a session; false, and nothing is written, where that has ended, is an emulation itself, or this
   * one was begun before. It ends with that session, at the same moment at the latest.
   */
  readonly emulate: (emulation: NewEmulation, record: AuditRow) => Effect.Effect<boolean>;
  /** At whose desk others sat, newest first. */
  readonly emulationsOf: (
    agencyId: string,
    emulatedUserId: string,
    most: number,
  ) => Effect.Effect<readonly KeptEmulation[]>;
  /** Notes that the session was used, and with an emulation the one that it was begun from; false where it has ended. */
  readonly touch: (sessionId: string, at: Instant) => Effect.Effect<boolean>;
  /**
   * Ends a session everywhere, and writes `record` in the same commit; nothing happens, and nothing is written, where it
   * has ended. No record where it ended by itself.
   */
  readonly end: (sessionId: string, record?: AuditRow) => Effect.Effect<void>;
  /** A person's own sessions that live at `now`, the last used first; an emulation is none of them. */
  readonly sessionsOf: (
    userId: string,
    now: Instant,
    idleSince: Instant,
  ) => Effect.Effect<readonly Omit<OpenSession, 'current'>[]>;
  /** Ends one of a person's own sessions, or all but one, everywhere, and answers how many; `record` as {@link end} does. */
  readonly endSessionsOf: (
    userId: string,
    which: { readonly sessionId: string } | { readonly except: string },
    record: AuditRow,
  ) => Effect.Effect<number>;
}

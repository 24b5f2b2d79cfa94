/** The people who may log in, and their passwords' hashes. */
import type { Effect } from 'effect';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export const userStatuses = ['active', 'inactive', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

export interface KeptUser {
  readonly userId: string;
  readonly agencyId: string;
  readonly profileId: string;
  /** Lower case. */
  readonly login: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly systemRoleId: string;
  readonly status: UserStatus;
}

/** A user with what a login is judged by. */
export interface UserWithSecrets {
  readonly user: KeptUser;
  /** The user's agency is active too. */
  readonly active: boolean;
  /** Why the user's agency is blocked; absent where it is not. */
  readonly blocked?: string;
  readonly passwordHash?: string;
  /** A single-use secret that was mailed and is not spent. */
  readonly temporary?: { readonly digest: string; readonly expiresAt: Instant };
  /** When a password was last set or a temporary secret used. */
  readonly credentialsChangedAt: Instant;
}

export interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** What was judged valid: the change fails where it is no longer so. Undefined where a temporary secret was. */
  readonly previousHash: string | undefined;
  /** The session that goes on, no longer bound to changing the password; all others of the user end. */
  readonly keepSessionId: string;
  /** The token by which it goes on; its old one where absent. */
  readonly tokenDigest?: string;
  readonly at: Instant;
  /** Written in the same commit. */
  readonly record: AuditRow;
}

export interface UserStore {
  /** By what is typed to log in, whatever its case and the spaces around it. */
  readonly byLogin: (login: string) => Effect.Effect<UserWithSecrets | undefined>;
  readonly byId: (userId: string) => Effect.Effect<UserWithSecrets | undefined>;
  /** False, and nothing is added, where the user id or login is taken. */
  readonly add: (user: KeptUser, passwordHash: string | undefined, at: Instant) => Effect.Effect<boolean>;
  /** Replaces an earlier temporary secret, and writes `record` in the same commit; the password stays. */
  readonly setTemporarySecret: (
    userId: string,
    digest: string,
    expiresAt: Instant,
    record: AuditRow,
  ) => Effect.Effect<void>;
  /** False, and nothing is written, where the password was changed meanwhile. Spends a temporary secret that is still out. */
  readonly changePassword: (change: NewPassword) => Effect.Effect<boolean>;
  /** Nobody has a password: there are no users, or none has come in yet. */
  readonly nobodyCanEnter: () => Effect.Effect<boolean>;
}

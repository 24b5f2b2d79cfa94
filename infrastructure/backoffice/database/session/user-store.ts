/** Users in the database. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type {
  KeptUser,
  NewPassword,
  UserStatus,
  UserStore,
  UserWithSecrets,
} from '#application/backoffice/ports/session/user-store.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../engine/database.ts';
import { writeAudit } from '../booking/records.ts';
import { instantFromRow } from '../engine/rows.ts';
import { sessionChannel, type SessionCache } from './session-cache.ts';

interface UserRow {
  readonly user_id: string;
  readonly agency_id: string;
  readonly profile_id: string;
  readonly login: string;
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly mobile: string;
  readonly system_role_id: string;
  readonly status: UserStatus;
  readonly password_hash: string | null;
  readonly temporary_digest: string | null;
  readonly temporary_expires_at: string | null;
  readonly credentials_changed_at: string;
  readonly active: boolean;
  readonly blocked: string | null;
}

const select = `
  select u.user_id, u.agency_id, u.profile_id, u.login, u.title, u.first_name, u.last_name, u.email, u.mobile,
    u.system_role_id, u.status, u.password_hash, u.temporary_digest, u.temporary_expires_at, u.credentials_changed_at,
    u.status = 'active' and a.status = 'active' as active,
    case when a.status <> 'active' then a.note end as blocked
  from app_user u join agency a on a.agency_id = u.agency_id`;

export class DatabaseUserStore implements UserStore {
  readonly #database: Database;
  readonly #cache: SessionCache;

  constructor(database: Database, cache: SessionCache) {
    this.#database = database;
    this.#cache = cache;
  }

  readonly byLogin = (login: string): Effect.Effect<UserWithSecrets | undefined> =>
    this.#one(`${select} where u.login = $1`, tidyLogin(login));

  readonly byId = (userId: string): Effect.Effect<UserWithSecrets | undefined> =>
    this.#one(`${select} where u.user_id = $1`, userId);

  readonly add = (user: KeptUser, passwordHash: string | undefined, at: Instant): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const added = await this.#database.query(
        `insert into app_user (user_id, agency_id, profile_id, login, title, first_name, last_name, email, mobile,
           system_role_id, status, password_hash, credentials_changed_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
         on conflict do nothing returning 1`,
        [
          user.userId,
          user.agencyId,
          user.profileId,
          tidyLogin(user.login),
          user.title,
          user.firstName,
          user.lastName,
          user.email,
          user.mobile,
          user.systemRoleId,
          user.status,
          passwordHash ?? null,
          at,
        ],
      );
      return added.length > 0;
    });

  readonly setTemporarySecret = (
    userId: string,
    digest: string,
    expiresAt: Instant,
    record: AuditRow,
  ): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.transaction(async (tx) => {
        const set = await tx.query(
          'update app_user set temporary_digest = $2, temporary_expires_at = $3 where user_id = $1 returning 1',
          [userId, digest, expiresAt],
        );
        if (set.length > 0) await writeAudit(tx, record);
      });
    });

  readonly changePassword = (change: NewPassword): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const { userId, passwordHash, previousHash, keepSessionId, tokenDigest, at, record } = change;
      const changed = await this.#database.transaction(async (tx) => {
        const set = await tx.query(
          `update app_user
           set password_hash = $2, temporary_digest = null, temporary_expires_at = null, credentials_changed_at = $4
           where user_id = $1 and password_hash is not distinct from $3
             and exists (select from session where session_id = $5 and user_id = $1)
           returning 1`,
          [userId, passwordHash, previousHash ?? null, at, keepSessionId],
        );
        if (set.length === 0) return false;
        await tx.query('delete from session where user_id = $1 and session_id <> $2', [userId, keepSessionId]);
        await tx.query(
          `update session set must_change_password = false, temporary_digest = null,
             token_digest = coalesce($2, token_digest) where session_id = $1`,
          [keepSessionId, tokenDigest ?? null],
        );
        await writeAudit(tx, record);
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${userId}`]);
        return true;
      });
      this.#cache.hear(`user:${userId}`);
      return changed;
    });

  /** Another hash for the password that has this one; sessions go on. Nothing where the hash is another by now. */
  readonly replaceHash = (userId: string, previousHash: string, passwordHash: string): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.query('update app_user set password_hash = $3 where user_id = $1 and password_hash = $2', [
        userId,
        previousHash,
        passwordHash,
      ]);
    });

  readonly nobodyCanEnter = (): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const rows = await this.#database.query('select 1 from app_user where password_hash is not null limit 1');
      return rows.length === 0;
    });

  #one(text: string, key: string): Effect.Effect<UserWithSecrets | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<UserRow>(text, [key]);
      return row === undefined ? undefined : userOf(row);
    });
  }
}

function userOf(row: UserRow): UserWithSecrets {
  const { password_hash: passwordHash, temporary_digest: digest, temporary_expires_at: expires } = row;
  return {
    user: {
      userId: row.user_id,
      agencyId: row.agency_id,
      profileId: row.profile_id,
      login: row.login,
      title: row.title,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      mobile: row.mobile,
      systemRoleId: row.system_role_id,
      status: row.status,
    },
    active: row.active,
    ...(row.blocked !== null && { blocked: row.blocked }),
    ...(passwordHash !== null && { passwordHash }),
    ...(digest !== null && expires !== null && { temporary: { digest, expiresAt: instantFromRow(expires) } }),
    credentialsChangedAt: instantFromRow(row.credentials_changed_at),
  };
}

function tidyLogin(typed: string): string {
  return typed.trim().toLowerCase();
}

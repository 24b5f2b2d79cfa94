/** Sessions in the database, found through the process's cache. */
import { Effect } from 'effect';
import type {
  KeptSession,
  NewEmulation,
  NewSession,
  PersonAtDesk,
  SessionStore,
} from '#application/backoffice/ports/session/session-store.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { StaffPermission } from '#domain/agency/staff.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../engine/database.ts';
import { writeAudit } from '../booking/records.ts';
import { instantFromRow } from '../engine/rows.ts';
import { limitsOf } from './charge-limits.ts';
import { beginEmulation, emulationsOf } from './emulations.ts';
import { endSessionsOf, sessionsOf } from './open-sessions.ts';
import { sessionChannel, type SessionCache } from './session-cache.ts';

interface SessionRow {
  readonly session_id: string;
  readonly started_at: string;
  readonly last_seen_at: string;
  readonly ends_at: string;
  readonly must_change_password: boolean;
  readonly temporary_digest: string | null;
  readonly user_id: string;
  readonly user_name: string;
  readonly user_agency: string;
  readonly user_agent: string;
  readonly user_profile: string;
  readonly user_role: string;
  readonly user_second_factor: boolean;
  readonly user_active: boolean;
  readonly user_permissions: readonly StaffPermission[] | null;
  readonly limit_per_booking: string | null;
  readonly limit_per_day: string | null;
  readonly currency: Currency;
  readonly original_session_id: string | null;
  readonly read_only: boolean;
  readonly other_id: string | null;
  readonly other_name: string | null;
  readonly other_agency: string | null;
  readonly other_agent: string | null;
  readonly other_profile: string | null;
  readonly other_role: string | null;
  readonly other_active: boolean | null;
  readonly other_permissions: readonly StaffPermission[] | null;
  readonly other_per_booking: string | null;
  readonly other_per_day: string | null;
  readonly other_currency: Currency | null;
}

const select = `
  select s.session_id, s.started_at, s.last_seen_at, s.ends_at, s.must_change_password, s.temporary_digest,
    u.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, u.agency_id as user_agency,
    a.agent_id as user_agent, u.profile_id as user_profile,
    u.system_role_id as user_role, u.status = 'active' and a.status = 'active' as user_active,
    exists (select from second_factor f where f.user_id = u.user_id and f.confirmed_at is not null) as user_second_factor,
    u.permissions as user_permissions, u.limit_per_booking, u.limit_per_day, a.currency,
    s.original_session_id, s.read_only, o.limit_per_booking as other_per_booking, o.limit_per_day as other_per_day,
    b.currency as other_currency, o.user_id as other_id,
    trim(o.first_name || ' ' || o.last_name) || ', ' || b.company_name as other_name, o.agency_id as other_agency,
    b.agent_id as other_agent, o.profile_id as other_profile,
    o.system_role_id as other_role, o.status = 'active' and b.status = 'active' as other_active, o.permissions as other_permissions
  from session s
  join app_user u on u.user_id = s.user_id
  join agency a on a.agency_id = u.agency_id
  left join app_user o on o.user_id = s.on_behalf_of_user_id
  left join agency b on b.agency_id = o.agency_id`;

export class DatabaseSessionStore implements SessionStore {
  readonly #database: Database;
  readonly #cache: SessionCache;

  constructor(database: Database, cache: SessionCache) {
    this.#database = database;
    this.#cache = cache;
  }

  readonly begin = (session: NewSession, idleSince: Instant, record: AuditRow): Effect.Effect<boolean> =>
    Effect.promise(() => this.#begin(session, idleSince, record));

  readonly find = (tokenDigest: string, how?: 'fresh'): Effect.Effect<KeptSession | undefined> => {
    const known = how === 'fresh' ? undefined : this.#cache.find(tokenDigest);
    return known === undefined ? Effect.promise(() => this.#read(tokenDigest)) : Effect.succeed(known);
  };

  readonly byId = (sessionId: string): Effect.Effect<KeptSession | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<SessionRow>(`${select} where s.session_id = $1`, [sessionId]);
      return row === undefined ? undefined : sessionOf(row);
    });

  readonly touch = (sessionId: string, at: Instant): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const touch = (id: string) =>
        this.#database.query<Pick<SessionRow, 'original_session_id'>>(
          `update session set last_seen_at = greatest(last_seen_at, $2::timestamptz) where session_id = $1
           returning original_session_id`,
          [id, at],
        );
      const [row] = await touch(sessionId);
      const original = row?.original_session_id ?? undefined;
      if (original !== undefined) await touch(original);
      this.#cache.hear(`session:${original ?? sessionId}`);
      return row !== undefined;
    });

  readonly end = (sessionId: string, record?: AuditRow): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.transaction(async (tx) => {
        const ended = await tx.query(
          `with ended as (delete from session where session_id = $1 returning session_id)
           select pg_notify('${sessionChannel}', 'session:' || session_id) from ended`,
          [sessionId],
        );
        if (ended.length > 0 && record !== undefined) await writeAudit(tx, record);
      });
      this.#cache.hear(`session:${sessionId}`);
    });

  readonly emulate = (emulation: NewEmulation, record: AuditRow): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const began = await this.#database.transaction((tx) => beginEmulation(tx, emulation, record));
      this.#cache.hear(`session:${emulation.originalSessionId}`);
      return began;
    });

  readonly emulationsOf = (agencyId: string, emulatedUserId: string, most: number) =>
    Effect.promise(() => emulationsOf(this.#database, agencyId, emulatedUserId, most));

  readonly sessionsOf = (userId: string, now: Instant, idleSince: Instant) =>
    Effect.promise(() => sessionsOf(this.#database, userId, now, idleSince));

  readonly endSessionsOf: SessionStore['endSessionsOf'] = (userId, which, record) =>
    Effect.promise(async () => {
      const ended = await this.#database.transaction((tx) => endSessionsOf(tx, userId, which, record));
      for (const sessionId of ended) this.#cache.hear(`session:${sessionId}`);
      return ended.length;
    });

  async #begin(session: NewSession, idleSince: Instant, record: AuditRow): Promise<boolean> {
    const { sessionId, tokenDigest, userId, startedAt, endsAt, temporaryDigest, address, device } = session;
    const began = await this.#database.transaction(async (tx) => {
      if (temporaryDigest !== undefined) {
        const spent = await tx.query(
          `update app_user
           set temporary_digest = null, temporary_expires_at = null, password_hash = null, credentials_changed_at = $3
           where user_id = $1 and temporary_digest = $2 and temporary_expires_at > $3 returning 1`,
          [userId, temporaryDigest, startedAt],
        );
        if (spent.length === 0) return false;
        // Anyone who had the old password is out.
        await tx.query('delete from session where user_id = $1', [userId]);
        await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`user:${userId}`]);
      }
      await tx.query('delete from session where user_id = $1 and (ends_at <= $2 or last_seen_at <= $3)', [
        userId,
        startedAt,
        idleSince,
      ]);
      await tx.query(
        `insert into session (session_id, token_digest, user_id, must_change_password, temporary_digest, started_at,
           last_seen_at, ends_at, address, browser, system)
         values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
        [
          sessionId,
          tokenDigest,
          userId,
          temporaryDigest !== undefined,
          temporaryDigest ?? null,
          startedAt,
          endsAt,
          address,
          device.browser ?? null,
          device.system ?? null,
        ],
      );
      await writeAudit(tx, record);
      return true;
    });
    if (began && temporaryDigest !== undefined) this.#cache.hear(`user:${userId}`);
    return began;
  }

  async #read(tokenDigest: string): Promise<KeptSession | undefined> {
    const readAt = this.#cache.generation;
    const [row] = await this.#database.query<SessionRow>(`${select} where s.token_digest = $1`, [tokenDigest]);
    if (row === undefined) return undefined;
    const session = sessionOf(row);
    this.#cache.keep(tokenDigest, session, readAt);
    return session;
  }
}

function sessionOf(row: SessionRow): KeptSession {
  const onBehalfOf = otherOf(row);
  return {
    sessionId: row.session_id,
    startedAt: instantFromRow(row.started_at),
    lastSeenAt: instantFromRow(row.last_seen_at),
    endsAt: instantFromRow(row.ends_at),
    mustChangePassword: row.must_change_password,
    ...(row.temporary_digest !== null && { temporaryDigest: row.temporary_digest }),
    user: {
      userId: row.user_id,
      name: row.user_name,
      agencyId: row.user_agency,
      agentId: row.user_agent,
      profileId: row.user_profile,
      systemRoleId: row.user_role,
      ...(row.user_second_factor && { hasSecondFactor: true }),
      active: row.user_active,
      ...(row.user_permissions && { permissions: row.user_permissions }),
      ...((row.limit_per_booking !== null || row.limit_per_day !== null) && { limits: limitsOf(row) }),
    },
    ...(onBehalfOf && { onBehalfOf }),
    ...(row.original_session_id !== null && {
      emulation: { originalSessionId: row.original_session_id, readOnly: row.read_only },
    }),
  };
}

function otherOf(row: SessionRow): PersonAtDesk | undefined {
  const { other_id: userId, other_name: name, other_agency: agencyId, other_agent: agentId } = row;
  const { other_profile: profileId, other_role: systemRoleId } = row;
  return userId === null ||
    name === null ||
    agencyId === null ||
    agentId === null ||
    profileId === null ||
    systemRoleId === null
    ? undefined
    : {
        userId,
        name,
        agencyId,
        agentId,
        profileId,
        systemRoleId,
        active: row.other_active === true,
        ...(row.other_permissions && { permissions: row.other_permissions }),
        ...(row.other_currency !== null &&
          (row.other_per_booking !== null || row.other_per_day !== null) && {
            limits: limitsOf({
              limit_per_booking: row.other_per_booking,
              limit_per_day: row.other_per_day,
              currency: row.other_currency,
            }),
          }),
      };
}

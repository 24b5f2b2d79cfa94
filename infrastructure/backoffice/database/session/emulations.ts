/** Sessions at somebody else's desk: begun, and what is kept of them. */
import type { KeptEmulation, NewEmulation } from '#application/backoffice/ports/session/session-store.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import { writeAudit } from '../booking/records.ts';
import type { Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { sessionChannel } from './session-cache.ts';

/** One at a time from a session: an earlier one ends. */
export async function beginEmulation(tx: Sql, emulation: NewEmulation, record: AuditRow): Promise<boolean> {
  const { sessionId, tokenDigest, originalSessionId, emulated, actor, readOnly, reason, startedAt } = emulation;
  const [original] = await tx.query<{ readonly user_id: string; readonly ends_at: string }>(
    `select user_id, ends_at from session
     where session_id = $1 and original_session_id is null and not must_change_password for no key update`,
    [originalSessionId],
  );
  if (original === undefined) return false;
  const kept = await tx.query(
    `insert into emulation (agency_id, emulation_id, actor_user_id, actor_name, actor_company, emulated_user_id, reason,
       read_only, began_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning 1`,
    [
      emulated.agencyId,
      sessionId,
      original.user_id,
      actor.name,
      actor.company,
      emulated.userId,
      reason,
      readOnly,
      startedAt,
      original.ends_at,
    ],
  );
  if (kept.length === 0) return false;
  await tx.query('delete from session where original_session_id = $1', [originalSessionId]);
  await tx.query(
    `insert into session (session_id, token_digest, user_id, on_behalf_of_user_id, started_at, last_seen_at, ends_at,
       original_session_id, read_only)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      sessionId,
      tokenDigest,
      original.user_id,
      emulated.userId,
      startedAt,
      original.ends_at,
      originalSessionId,
      readOnly,
    ],
  );
  await writeAudit(tx, record);
  await tx.query(`select pg_notify('${sessionChannel}', $1)`, [`session:${originalSessionId}`]);
  return true;
}

interface EmulationRow {
  readonly emulation_id: string;
  readonly actor_name: string;
  readonly actor_company: string;
  readonly reason: string;
  readonly read_only: boolean;
  readonly began_at: string;
  readonly ends_at: string;
  readonly seen_at: string;
  readonly ended_at: string | null;
  readonly changes: number;
}

/** What is counted as changed is what has an audit row of the two, but the emulation's own. */
export async function emulationsOf(
  sql: Sql,
  agencyId: string,
  emulatedUserId: string,
  most: number,
): Promise<readonly KeptEmulation[]> {
  const rows = await sql.query<EmulationRow>(
    `select e.emulation_id, e.actor_name, e.actor_company, e.reason, e.read_only, e.began_at, e.ends_at, e.ended_at,
       coalesce(e.last_seen_at, s.last_seen_at, e.began_at) as seen_at,
       (select count(*)::integer from audit a
        where a.agency_id = e.agency_id and a.actor_user_id = e.actor_user_id and a.on_behalf_of = e.emulated_user_id
          and a.at >= e.began_at and a.at <= coalesce(e.ended_at, e.ends_at) and not starts_with(a.operation, 'session.')) as changes
     from emulation e left join session s on s.session_id = e.emulation_id
     where e.agency_id = $1 and e.emulated_user_id = $2 order by e.began_at desc, e.emulation_id limit $3`,
    [agencyId, emulatedUserId, most],
  );
  return rows.map((row) => ({
    emulationId: row.emulation_id,
    actor: row.actor_name,
    company: row.actor_company,
    reason: row.reason,
    readOnly: row.read_only,
    beganAt: instantFromRow(row.began_at),
    endsAt: instantFromRow(row.ends_at),
    lastSeenAt: instantFromRow(row.seen_at),
    ...(row.ended_at !== null && { endedAt: instantFromRow(row.ended_at) }),
    changes: row.changes,
  }));
}

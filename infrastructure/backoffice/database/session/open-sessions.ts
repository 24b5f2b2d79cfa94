/** Where a person is signed in, as rows. */
import type { OpenSession } from '#application/desk/session.ts';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { Instant } from '#domain/time/instant.ts';
import { writeAudit } from '../booking/records.ts';
import type { Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { sessionChannel } from './session-cache.ts';

interface Row {
  readonly session_id: string;
  readonly address: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly started_at: string;
  readonly last_seen_at: string;
  readonly ends_at: string;
}

export async function sessionsOf(
  sql: Sql,
  userId: string,
  now: Instant,
  idleSince: Instant,
): Promise<readonly Omit<OpenSession, 'current'>[]> {
  const rows = await sql.query<Row>(
    `select session_id, address, browser, system, started_at, last_seen_at, ends_at from session
     where user_id = $1 and original_session_id is null and ends_at > $2 and last_seen_at > $3
     order by last_seen_at desc, started_at desc, session_id`,
    [userId, now, idleSince],
  );
  return rows.map(({ session_id: sessionId, address, browser, system, ...row }) => ({
    sessionId,
    address,
    ...(browser !== null && { browser }),
    ...(system !== null && { system }),
    startedAt: instantFromRow(row.started_at),
    lastSeenAt: instantFromRow(row.last_seen_at),
    endsAt: instantFromRow(row.ends_at),
  }));
}

/** In the order of their ids, so that two who end each other's do not wait for one another for ever. Answers which ended. */
export async function endSessionsOf(
  tx: Sql,
  userId: string,
  which: { readonly sessionId: string } | { readonly except: string },
  record: AuditRow,
): Promise<readonly string[]> {
  const [comparison, id] = 'except' in which ? (['<>', which.except] as const) : (['=', which.sessionId] as const);
  const ended = await tx.query<Pick<Row, 'session_id'>>(
    `with ended as (
       delete from session where session_id in (
         select session_id from session
         where user_id = $1 and original_session_id is null and session_id ${comparison} $2
         order by session_id for update)
       returning session_id)
     select session_id, pg_notify('${sessionChannel}', 'session:' || session_id) from ended`,
    [userId, id],
  );
  if (ended.length > 0) await writeAudit(tx, record);
  return ended.map((row) => row.session_id);
}

/** The audit log and the outbox in the database. */
import { Effect } from 'effect';
import type { AuditLog, AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { Outbox, OutboxItem, SharedTurns } from '#application/backoffice/ports/booking/outbox.ts';
import { BatchWriter } from '../engine/batch-writer.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

/** Writes an audit row where `sql` writes: handed a transaction, in its commit. */
export async function writeAudit(sql: Sql, row: AuditRow): Promise<void> {
  await sql.query(
    'insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail) values ($1, $2, $3, $4, $5, $6::jsonb)',
    [
      row.agencyId ?? '',
      row.actorUserId ?? null,
      row.onBehalfOf ?? null,
      row.operation,
      row.reference ?? null,
      JSON.stringify(row.detail ?? {}),
    ],
  );
}

/** Puts work into the outbox where `sql` writes: handed a transaction, in its commit. */
export async function putOutbox(sql: Sql, kind: string, payload: OutboxItem['payload']): Promise<void> {
  await sql.query(
    `with written as (insert into outbox (kind, payload) values ($1, $2::jsonb) returning id)
     select pg_notify('outbox', '') from written`,
    [kind, JSON.stringify(payload)],
  );
}

export class StoredAuditLog implements AuditLog {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  record(row: AuditRow): Effect.Effect<void> {
    return Effect.promise(() => writeAudit(this.#database, row));
  }

  recent(agencyId: string, most: number): ReturnType<AuditLog['recent']> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{
        at: string;
        actor_user_id: string | null;
        on_behalf_of: string | null;
        operation: string;
        reference: string | null;
        detail: Record<string, unknown>;
      }>(
        `select at, actor_user_id, on_behalf_of, operation, reference, detail
         from audit where agency_id = $1 order by at desc, audit_id desc limit $2`,
        [agencyId, most],
      );
      return rows.map((row) => ({
        at: instantFromRow(row.at),
        agencyId,
        ...(row.actor_user_id === null ? {} : { actorUserId: row.actor_user_id }),
        ...(row.on_behalf_of === null ? {} : { onBehalfOf: row.on_behalf_of }),
        operation: row.operation,
        ...(row.reference === null ? {} : { reference: row.reference }),
        detail: row.detail,
      }));
    });
  }
}

/** Whether the item is among the first of its own, counting those that are under way. */
const isItsTurn = `and id in (
  select f.id
  from (
    select q.id, q.payload ->> $5 as whose, row_number() over (partition by q.payload ->> $5 order by q.available_at, q.id) as place
    from outbox q where q.done_at is null and q.available_at <= clock_timestamp() and q.kind = any ($1)
  ) f
  left join (
    select t.payload ->> $5 as whose, count(*) as items
    from outbox t where t.done_at is null and t.owner is not null and t.available_at > clock_timestamp() and t.kind = any ($1) group by 1
  ) under_way using (whose)
  where f.place + coalesce(under_way.items, 0) <= $6)`;

export class StoredOutbox implements Outbox {
  readonly #database: Database;
  readonly #owner: string | null;
  readonly #finishing: BatchWriter<string, true>;

  /** `owner`: the process that takes, whose entries are free when it is dead. */
  constructor(database: Database, owner?: string) {
    this.#database = database;
    this.#owner = owner ?? null;
    this.#finishing = new BatchWriter((ids) => this.#finish(ids));
  }

  put(kind: string, payload: OutboxItem['payload']): Effect.Effect<void> {
    return Effect.promise(() => putOutbox(this.#database, kind, payload));
  }

  take(
    kinds: readonly string[],
    most: number,
    forSeconds: number,
    each?: SharedTurns,
  ): Effect.Effect<readonly OutboxItem[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{
        id: string;
        kind: string;
        payload: Record<string, unknown>;
        attempts: number;
      }>(
        `with due as (
           select id from outbox
           where done_at is null and available_at <= clock_timestamp() and kind = any ($1) ${each === undefined ? '' : isItsTurn}
           order by available_at, id limit $2 for update skip locked
         )
         update outbox o
         set available_at = clock_timestamp() + $3::double precision * interval '1 second', attempts = o.attempts + 1,
             owner = $4
         from due where o.id = due.id
         returning o.id, o.kind, o.payload, o.attempts`,
        [kinds, most, forSeconds, this.#owner, ...(each === undefined ? [] : [each.by, each.most])],
      );
      return rows
        .map(({ id, kind, payload, attempts }) => ({ id, kind, payload, attempt: attempts }))
        .sort((one, other) => Number(one.id) - Number(other.id));
    });
  }

  done(id: string): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#finishing.call(id);
    });
  }

  async #finish(ids: readonly string[]): Promise<readonly true[]> {
    await this.#database.query(
      'update outbox set done_at = clock_timestamp(), last_error = null where id = any ($1::bigint[])',
      [ids],
    );
    return ids.map(() => true);
  }

  failed(id: string, reason: string, againInSeconds: number): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update outbox set last_error = $2, owner = null, available_at = clock_timestamp() + $3::double precision * interval '1 second'
         where id = $1 and done_at is null`,
        [id, reason.slice(0, 2000), againInSeconds],
      );
    });
  }

  waiting({ only, besides = [] }: Parameters<Outbox['waiting']>[0] = {}): ReturnType<Outbox['waiting']> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ items: string; oldest: number | null }>(
        `select count(*) as items, extract(epoch from clock_timestamp() - min(written_at))::double precision as oldest
         from outbox where done_at is null and kind <> all ($1::text[]) and ($2::text[] is null or kind = any ($2))`,
        [besides, only ?? null],
      );
      return { items: Number(row?.items ?? 0), oldestSeconds: Math.max(0, row?.oldest ?? 0) };
    });
  }
}

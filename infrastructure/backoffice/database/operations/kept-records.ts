/** Kept mail and messages, and the audit log over all agencies, in the database. */
import { Effect } from 'effect';
import type { KeptRecords } from '#application/backoffice/ports/operations/kept-records.ts';
import type { Mail } from '#application/backoffice/ports/mailer.ts';
import type { AuditEntry, MessageRow } from '#application/desk/operations/records.ts';
import type { MessageChannel } from '#domain/operations/records.ts';
import { writeAudit } from '../booking/records.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface KeptRow {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly written_at: string;
}

interface OpenedRow extends KeptRow {
  readonly kind: string | null;
  readonly body: string;
  readonly attachment: string | null;
  readonly file: NonNullable<Mail['attachment']> | null;
}

interface DoneRow {
  readonly audit_id: string;
  readonly at: string;
  readonly operation: string;
  readonly actor: string | null;
  readonly agency: string | null;
  readonly reference: string | null;
  readonly detail: string;
}

/** Of both outboxes; `$1` is a channel or null, `$2` the beginning of an address or ''. */
const kept = (rest: string) => `
  select * from (
    (select mail_id as id, 'mail' as channel, recipient, subject, written_at from mail_outbox
     where ($1::text is null or $1 = 'mail') and ($2 = '' or lower(recipient) like lower($2)) ${rest})
    union all
    (select message_id, 'text', recipient, '', written_at from text_outbox
     where ($1::text is null or $1 = 'text') and ($2 = '' or lower(recipient) like lower($2)) ${rest})
  ) kept`;

/** Of an `audit d`. */
const done = `d.audit_id, d.at, d.operation, d.reference, d.detail::text as detail, g.company_name as agency,
  coalesce(trim(u.first_name || ' ' || u.last_name), d.actor_user_id) as actor
  from audit d left join app_user u on u.user_id = d.actor_user_id left join agency g on g.agency_id = d.agency_id`;

export class DatabaseKeptRecords implements KeptRecords {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly messages: KeptRecords['messages'] = ({ channel, text = '', page, pageSize }) =>
    Effect.promise(async () => {
      const sought = text.trim();
      const given = [channel ?? null, sought === '' ? '' : beginningWith(sought)];
      const [rows, [counted]] = await Promise.all([
        // Each outbox by its own index, as far as the page goes.
        this.#database.query<KeptRow>(
          `${kept('order by written_at desc, 1 limit $3')} order by written_at desc, id limit $4 offset $5`,
          [...given, page * pageSize, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(`select count(*) as total from (${kept('')}) all_kept`, given),
      ]);
      return { messages: rows.map(messageOf), total: Number(counted?.total ?? 0) };
    });

  readonly message: KeptRecords['message'] = ({ messageId, withFile = false }, record) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const [row] = await tx.query<OpenedRow>(
          `select mail_id as id, 'mail' as channel, kind, recipient, subject, written_at, body, attachment ->> 'filename' as attachment,
             case when $2 then attachment end as file
           from mail_outbox where mail_id = $1
           union all
           select message_id, 'text', null, recipient, '', written_at, body, null, null from text_outbox where message_id = $1 limit 1`,
          [messageId, withFile],
        );
        if (row === undefined) return undefined;
        await writeAudit(tx, record);
        const { kind, body, attachment, file } = row;
        const shown = {
          ...messageOf(row),
          body,
          ...(attachment !== null && { attachment }),
          ...(file !== null && { file: { filename: file.filename, mediaType: file.mimeType, base64: file.base64 } }),
        };
        return { shown, ...(kind !== null && { kind }) };
      }),
    );

  readonly audit: KeptRecords['audit'] = ({ view, text = '', page, pageSize, houseId }) =>
    Effect.promise(async () => {
      const sought = text.trim();
      const given = [view ?? null, houseId, sought === '' ? '' : beginningWith(sought)];
      const where = `where ($1::text is null or case $1
            when 'house' then u.agency_id = $2
            else d.operation = 'session.log-in-refused' end)
          and ($3 = '' or d.operation like lower($3) or d.reference like $3 or lower(g.company_name) like lower($3))`;
      const [rows, [counted]] = await Promise.all([
        this.#database.query<DoneRow>(
          `select ${done} ${where} order by d.at desc, d.audit_id desc limit $4 offset $5`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        // How many pages there can be, and no more: counting a log of years would take as long.
        this.#database.query<{ total: string }>(
          `select count(*) as total from (select 1 from (select ${done} ${where} limit ${mostCounted}) counted) rows`,
          given,
        ),
      ]);
      return { entries: rows.map(entryOf), total: Number(counted?.total ?? 0) };
    });

  readonly auditEntry: KeptRecords['auditEntry'] = (auditId) =>
    Effect.promise(async () => {
      if (!/^\d{1,18}$/.test(auditId)) return undefined;
      const [row] = await this.#database.query<DoneRow>(`select ${done} where d.audit_id = $1`, [auditId]);
      return row && entryOf(row);
    });
}

const mostCounted = 10_000;

function messageOf({ id, channel, recipient, subject, written_at: writtenAt }: KeptRow): MessageRow {
  return { messageId: id, channel, to: recipient, subject, writtenAt: instantFromRow(writtenAt) };
}

function entryOf(row: DoneRow): AuditEntry {
  return {
    auditId: String(row.audit_id),
    at: instantFromRow(row.at),
    operation: row.operation,
    ...(row.actor !== null && { actor: row.actor }),
    ...(row.agency !== null && { agency: row.agency }),
    ...(row.reference !== null && { reference: row.reference }),
    detail: row.detail,
  };
}

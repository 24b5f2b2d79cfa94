/** Support requests in the database. */
import { Effect } from 'effect';
import type { TicketMessage, TicketSide, TicketState } from '#domain/agency/ticket.ts';
import type { Language } from '#domain/people/language.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type {
  KeptTicket,
  NewTicket,
  NewTicketMessage,
  TicketBook,
  TicketSight,
  TicketWritten,
} from '#application/backoffice/ports/agency/ticket-book.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface Row {
  readonly agency_id: string;
  readonly ticket_id: string;
  readonly subject: string;
  readonly about: string;
  readonly state: TicketState;
  readonly raised_by: string;
  readonly raised_at: string;
  readonly language: Language;
  readonly last_at: string;
  readonly unread: boolean;
  readonly agent_id: string;
  readonly company_name: string;
}

interface MessageRow {
  readonly at: string;
  readonly by: string;
  readonly side: TicketSide;
  readonly text: string;
  readonly files: TicketMessage['files'] | null;
}

/** Of a `ticket t` of an `agency a`, for one side. */
const columnsFor = (side: TicketSide) => {
  const other: TicketSide = side === 'agency' ? 'house' : 'agency';
  return `t.agency_id, t.ticket_id, t.subject, t.about, t.state, t.raised_by, t.raised_at, t.language, t.last_at, a.agent_id, a.company_name,
    (t.${other}_wrote_at is not null and (t.${side}_read_at is null or t.${side}_read_at < t.${other}_wrote_at)) as unread`;
};
/** $1 and $2 are the agency and the person that look, null for all. */
const seen = '($1::text is null or t.agency_id = $1) and ($2::text is null or t.raised_by_user_id = $2)';

export class StoredTicketBook implements TicketBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(ticket: NewTicket): Effect.Effect<TicketWritten> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const before = await writtenBefore(tx, ticket);
        if (before !== undefined) return before;
        const { agencyId, subject, about, language, state, by, at } = ticket;
        const [added] = await tx.query<{ ticket_id: string }>(
          `insert into ticket (agency_id, ticket_id, subject, about, state, raised_by, raised_by_user_id, raised_at, language, last_at)
           values ($1, 'SP' || nextval('ticket_number'), $2, $3, $4, $5, $6, $7, $8, $7) returning ticket_id`,
          [agencyId, subject, about, state, by.name, by.userId, at, language],
        );
        const ticketId = added?.ticket_id ?? '';
        return write(tx, ticketId, ticket);
      }),
    );
  }

  reply(ticketId: string, message: NewTicketMessage): Effect.Effect<TicketWritten> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // Messages of a ticket are numbered under its lock.
        await tx.query('select from ticket where agency_id = $1 and ticket_id = $2 for update', [
          message.agencyId,
          ticketId,
        ]);
        return (await writtenBefore(tx, message)) ?? (await write(tx, ticketId, message));
      }),
    );
  }

  find(sight: TicketSight, ticketId: string): Effect.Effect<KeptTicket | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row & { messages: readonly MessageRow[] }>(
        `select ${columnsFor(sight.side)}, (
           select json_agg(x order by x.number) from (
             select m.number, to_char(m.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.written_by as by, m.side, m.text, (
               select json_agg(json_build_object('fileId', f.file_id, 'filename', f.filename) order by f.file_id)
               from ticket_file f where f.agency_id = m.agency_id and f.ticket_id = m.ticket_id and f.number = m.number) as files
             from ticket_message m where m.agency_id = t.agency_id and m.ticket_id = t.ticket_id) x) as messages
         from ticket t join agency a using (agency_id) where ${seen} and t.ticket_id = $3`,
        [sight.agencyId ?? null, sight.userId ?? null, ticketId],
      );
      if (row === undefined) return undefined;
      const messages = row.messages.map(({ at, by, side, text, files }) => ({
        at: instant(at),
        by,
        side,
        text,
        files: files ?? [],
      }));
      return { ...ticketOf(row), agencyId: row.agency_id, language: row.language, messages };
    });
  }

  file(sight: TicketSight, ticketId: string, fileId: string): Effect.Effect<PaperFile | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ filename: string; media_type: string; base64: string }>(
        `select f.filename, f.media_type, translate(encode(f.bytes, 'base64'), E'\\n', '') as base64
         from ticket t join ticket_file f on f.agency_id = t.agency_id and f.ticket_id = t.ticket_id
         where ${seen} and t.ticket_id = $3 and f.file_id = $4`,
        [sight.agencyId ?? null, sight.userId ?? null, ticketId, fileId],
      );
      return row && { filename: row.filename, mediaType: row.media_type, base64: row.base64 };
    });
  }

  list(
    sight: TicketSight,
    { state, text = '', page, pageSize }: Parameters<TicketBook['list']>[1],
  ): ReturnType<TicketBook['list']> {
    return Effect.promise(async () => {
      const sought = text.trim();
      const given = [
        sight.agencyId ?? null,
        sight.userId ?? null,
        state ?? null,
        sought === '' ? '' : beginningWith(sought),
      ];
      const from = `from ticket t join agency a using (agency_id)
        where ${seen} and ($3::text is null or t.state = $3) and ($4 = '' or t.ticket_id like upper($4) or lower(t.subject) like lower($4)
          or upper(t.about) like upper($4) or lower(a.company_name) like lower($4) or a.agent_id like upper($4))`;
      const waitingFirst =
        sight.side === 'house' ? `t.state <> 'open', case when t.state = 'open' then t.last_at end,` : '';
      const [rows, [counted]] = await Promise.all([
        this.#database.query<Row>(
          `select ${columnsFor(sight.side)} ${from} order by ${waitingFirst} t.last_at desc, t.ticket_id desc limit $5 offset $6`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(`select count(*) as total ${from}`, given),
      ]);
      return { tickets: rows.map(ticketOf), total: Number(counted?.total ?? 0) };
    });
  }

  markRead(agencyId: string, ticketId: string, side: TicketSide, at: Instant): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update ticket set ${side}_read_at = greatest($3::timestamptz, last_at) where agency_id = $1 and ticket_id = $2`,
        [agencyId, ticketId, at],
      );
    });
  }
}

async function writtenBefore(
  tx: Sql,
  { agencyId, requestId, content }: NewTicketMessage,
): Promise<TicketWritten | undefined> {
  const [before] = await tx.query<{ ticket_id: string; digest: string }>(
    'select ticket_id, digest from ticket_message where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  if (before === undefined) return undefined;
  return before.digest === digestOf(content) ? { kind: 'repeated', ticketId: before.ticket_id } : { kind: 'reused' };
}

async function write(tx: Sql, ticketId: string, message: NewTicketMessage): Promise<TicketWritten> {
  const { agencyId, requestId, content, side, by, at, text, files, state, record, notice } = message;
  const [added] = await tx.query<{ number: number }>(
    `insert into ticket_message (agency_id, ticket_id, number, request_id, digest, side, written_by, written_by_user_id, written_at, text)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, $9 from ticket_message where agency_id = $1 and ticket_id = $2
     returning number`,
    [agencyId, ticketId, requestId, digestOf(content), side, by.name, by.userId, at, text],
  );
  const number = added?.number ?? 0;
  for (const [index, { filename, mediaType, base64 }] of files.entries()) {
    await tx.query(
      `insert into ticket_file (agency_id, ticket_id, number, file_id, filename, media_type, bytes)
       values ($1, $2, $3, $4, $5, $6, decode($7, 'base64'))`,
      [agencyId, ticketId, number, `${number}-${index + 1}`, filename, mediaType, base64],
    );
  }
  await tx.query(
    `update ticket set state = $3, last_at = $4, ${side}_wrote_at = $4, ${side}_read_at = $4 where agency_id = $1 and ticket_id = $2`,
    [agencyId, ticketId, state, at],
  );
  await writeAudit(tx, { ...record, reference: ticketId });
  await putOutbox(tx, notice.kind, { ...notice.payload, ticketId, message: number });
  return { kind: 'written', ticketId };
}

function ticketOf(row: Row) {
  return {
    ticketId: row.ticket_id,
    subject: row.subject,
    state: row.state,
    about: row.about,
    raisedAt: instantFromRow(row.raised_at),
    raisedBy: row.raised_by,
    lastAt: instantFromRow(row.last_at),
    unread: row.unread,
    agentId: row.agent_id,
    companyName: row.company_name,
  };
}

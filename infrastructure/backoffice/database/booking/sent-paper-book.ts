/** Papers sent by mail, in the database. */
import { Effect } from 'effect';
import { paperSent } from '#application/backoffice/booking/papers/mail-document.ts';
import type {
  ClaimedPaper,
  NewSentPaper,
  SentPaper,
  SentPaperBook,
} from '#application/backoffice/ports/booking/sent-paper-book.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import { digestOf } from './booking-commits.ts';
import type { Database, Sql } from '../engine/database.ts';
import { putOutbox, writeAudit } from './records.ts';
import { instantFromRow } from '../engine/rows.ts';

interface EventRow {
  readonly at: string;
  readonly actor: string;
  readonly on_behalf_of: string | null;
  readonly document: SentPaper;
}

export class StoredSentPaperBook implements SentPaperBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  claimed(agencyId: string, requestId: string, content: string): Effect.Effect<ClaimedPaper | undefined> {
    return Effect.promise(() => claimed(this.#database, agencyId, requestId, content));
  }

  keep(given: NewSentPaper): ReturnType<SentPaperBook['keep']> {
    const { agencyId, actorUserId, actor, onBehalfOf, requestId, content, sent, mostADay } = given;
    const { sentPaperId, paper, sentAt, to, language } = sent;
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 53))', [`${agencyId} ${actorUserId}`]);
        const before = await claimed(tx, agencyId, requestId, content);
        if (before !== undefined) return before;
        const [day] = await tx.query<{ readonly receivers: string }>(
          `select coalesce(sum(receivers), 0) as receivers from sent_paper
           where agency_id = $1 and actor_user_id = $2 and sent_at > $3::timestamptz - interval '24 hours'`,
          [agencyId, actorUserId, sentAt],
        );
        if (Number(day?.receivers ?? 0) + to.length > mostADay) return { kind: 'too-many' } as const;
        const made = await tx.query(
          `insert into sent_paper (sent_paper_id, agency_id, transaction_id, actor_user_id, actor, on_behalf_of, request_id,
             request_digest, sent_at, receivers, document)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::json)
           on conflict (request_id, agency_id) do nothing returning 1 as done`,
          [
            sentPaperId,
            agencyId,
            paper.transactionId,
            actorUserId,
            actor,
            onBehalfOf ?? null,
            requestId,
            digestOf(content),
            sentAt,
            to.length,
            JSON.stringify(sent),
          ],
        );
        // Another user of the agency used the same id at the same moment.
        if (made.length === 0)
          return (await claimed(tx, agencyId, requestId, content)) ?? ({ kind: 'reused' } as const);
        await putOutbox(tx, paperSent, { agencyId, sentPaperId });
        await writeAudit(tx, {
          agencyId,
          actorUserId,
          ...(onBehalfOf !== undefined && { onBehalfOf }),
          operation: 'booking.mailDocument',
          reference: paper.transactionId,
          detail: { kind: paper.kind, subject: paper.subject, language, receivers: to.length },
        });
        return { kind: 'kept' } as const;
      }),
    );
  }

  find(agencyId: string, sentPaperId: string): Effect.Effect<SentPaper | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ readonly document: SentPaper }>(
        'select document from sent_paper where sent_paper_id = $1 and agency_id = $2',
        [sentPaperId, agencyId],
      );
      return row?.document;
    });
  }

  historyOf(agencyId: string, transactionId: string): Effect.Effect<readonly HistoryEvent[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<EventRow>(
        `select sent_at::text as at, actor, name_on_behalf(on_behalf_of) as on_behalf_of, document from sent_paper
         where transaction_id = $1 and agency_id = $2 order by sent_at, sent_paper_id`,
        [transactionId, agencyId],
      );
      return rows.map(({ at, actor, on_behalf_of: onBehalfOf, document: { paper, to } }) => ({
        at: instantFromRow(at),
        code: 'paper-sent',
        params: { paper: paper.kind, to: to.join('; ') },
        actor,
        ...(onBehalfOf === null ? {} : { onBehalfOf }),
      }));
    });
  }
}

async function claimed(
  sql: Sql,
  agencyId: string,
  requestId: string,
  content: string,
): Promise<ClaimedPaper | undefined> {
  const [row] = await sql.query<{ readonly request_digest: string; readonly document: SentPaper }>(
    'select request_digest, document from sent_paper where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  if (row === undefined) return undefined;
  return row.request_digest === digestOf(content) ? { kind: 'repeated', to: row.document.to } : { kind: 'reused' };
}

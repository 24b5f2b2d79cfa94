/** Quotes sent to customers, in the database. */
import { Effect } from 'effect';
import { quoteSent } from '#application/backoffice/flight/quote/mail-quote.ts';
import type {
  ClaimedQuote,
  FoundSentQuote,
  KeptSentQuote,
  NewSentQuote,
  QuoteOpening,
  SentQuoteBook,
} from '#application/backoffice/ports/flight/sent-quote-book.ts';
import { isMailed } from '#domain/flight/quote/customer-quote.ts';
import { digestOf } from '../booking/booking-commits.ts';
import type { Database, Sql } from '../engine/database.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { instantFromRow } from '../engine/rows.ts';

interface Row {
  readonly document: KeptSentQuote;
  readonly actor_user_id: string;
  readonly opened_at: string | null;
  readonly transaction_id: string | null;
}

/** With what was booked from it; a refused booking is none. */
const rowsOf = `
  select q.document, q.actor_user_id, q.opened_at, (
    select b.transaction_id from sent_quote_pricing p join booking b using (agency_id, quote_id)
    where p.sent_quote_id = q.sent_quote_id and p.agency_id = q.agency_id and b.status <> 'not-confirmed'
    order by b.transaction_id limit 1) as transaction_id
  from sent_quote q`;

export class StoredSentQuoteBook implements SentQuoteBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  claimed(agencyId: string, requestId: string, content: string): Effect.Effect<ClaimedQuote | undefined> {
    return Effect.promise(() => claimed(this.#database, agencyId, requestId, content));
  }

  keep(quote: NewSentQuote): ReturnType<SentQuoteBook['keep']> {
    const { agencyId, actorUserId, onBehalfOf, requestId, content, kept, mostADay } = quote;
    const { sentQuoteId, sentAt, customer, language, withMarkup, offers } = kept;
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const mailed = isMailed(customer);
        if (mailed) {
          // One after another, or many at once would all be counted as the first.
          await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 26))', [`${agencyId} ${actorUserId}`]);
          const before = await claimed(tx, agencyId, requestId, content);
          if (before !== undefined) return before;
          const [day] = await tx.query<{ readonly mails: string }>(
            `select count(*) as mails from sent_quote
             where agency_id = $1 and actor_user_id = $2 and sent_at > $3::timestamptz - interval '24 hours'
               and document -> 'customer' ->> 'email' is not null`,
            [agencyId, actorUserId, sentAt],
          );
          if (Number(day?.mails ?? 0) + 1 > mostADay) return { kind: 'too-many' } as const;
        }
        const made = await tx.query(
          `insert into sent_quote (sent_quote_id, agency_id, actor_user_id, on_behalf_of, request_id, request_digest, sent_at, document)
           values ($1, $2, $3, $4, $5, $6, $7, $8::json) on conflict (request_id, agency_id) do nothing returning 1 as done`,
          [
            sentQuoteId,
            agencyId,
            actorUserId,
            onBehalfOf ?? null,
            requestId,
            digestOf(content),
            sentAt,
            JSON.stringify(kept),
          ],
        );
        if (made.length === 0) return claimed(tx, agencyId, requestId, content);
        if (mailed) {
          await putOutbox(tx, quoteSent, { agencyId, sentQuoteId });
        }
        await writeAudit(tx, {
          agencyId,
          actorUserId,
          ...(onBehalfOf !== undefined && { onBehalfOf }),
          operation: 'flight.sendQuote',
          reference: sentQuoteId,
          detail: { offers: offers.length, language, withMarkup, mailed },
        });
        return undefined;
      }),
    );
  }

  find(agencyId: string, sentQuoteId: string): Effect.Effect<FoundSentQuote | undefined> {
    // PostgreSQL refuses a text with a null character; no id of ours has one.
    if (sentQuoteId.includes('\0')) return Effect.succeed(undefined);
    return Effect.promise(async () => {
      // Its reference is the beginning of its id.
      const [, beginning] = /^Q-([0-9A-F]{8})$/i.exec(sentQuoteId) ?? [];
      const [row] = await this.#database.query<Row>(
        `${rowsOf} where q.agency_id = $2 and ($1 = q.sent_quote_id or q.sent_quote_id like $3) order by q.sent_at desc limit 1`,
        [sentQuoteId, agencyId, beginning === undefined ? null : `${beginning.toLowerCase()}-%`],
      );
      return row && foundOf(row);
    });
  }

  opened({ agencyId, sentQuoteId, at }: QuoteOpening): Effect.Effect<void> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const first = await tx.query(
          `update sent_quote set opened_at = $3
           where sent_quote_id = $1 and agency_id = $2 and opened_at is null returning 1 as done`,
          [sentQuoteId, agencyId, at],
        );
        if (first.length === 0) return;
        await writeAudit(tx, { agencyId, operation: 'flight.openQuote', reference: sentQuoteId });
      }),
    );
  }

  list(agencyId: string, page: number, pageSize: number): ReturnType<SentQuoteBook['list']> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<Row>(
        `${rowsOf} where q.agency_id = $1 order by q.sent_at desc, q.sent_quote_id limit $2 offset $3`,
        [agencyId, pageSize, (page - 1) * pageSize],
      );
      const [count] = await this.#database.query<{ readonly total: string }>(
        'select count(*) as total from sent_quote where agency_id = $1',
        [agencyId],
      );
      return { quotes: rows.map(foundOf), total: Number(count?.total ?? 0) };
    });
  }
}

async function claimed(
  sql: Sql,
  agencyId: string,
  requestId: string,
  content: string,
): Promise<ClaimedQuote | undefined> {
  const [row] = await sql.query<{ readonly sent_quote_id: string; readonly request_digest: string }>(
    'select sent_quote_id, request_digest from sent_quote where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  if (row === undefined) return undefined;
  return row.request_digest === digestOf(content)
    ? { kind: 'repeated', sentQuoteId: row.sent_quote_id }
    : { kind: 'reused' };
}

function foundOf({ document, actor_user_id, opened_at, transaction_id }: Row): FoundSentQuote {
  return {
    kept: document,
    actorUserId: actor_user_id,
    ...(opened_at !== null && { openedAt: instantFromRow(opened_at) }),
    ...(transaction_id !== null && { transactionId: transaction_id }),
  };
}

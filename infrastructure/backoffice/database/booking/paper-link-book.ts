/** Links to papers for customers, in the database. */
import { Effect } from 'effect';
import type {
  FoundPaperLink,
  KeptPaperLink,
  NewPaperLink,
  PaperLink,
  PaperLinkBook,
  PaperOfLinks,
  Withdrawal,
} from '#application/backoffice/ports/booking/paper-link-book.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { digestOf } from './booking-commits.ts';
import { writeAudit } from './records.ts';

interface LinkRow {
  readonly document: PaperLink;
  readonly withdrawn_at: string | null;
}

interface EventRow {
  readonly kind: string;
  readonly way: string;
  readonly actor: string;
  readonly on_behalf_of: string | null;
  readonly made_at: string;
  readonly opened_at: string | null;
  readonly openings: number;
  readonly withdrawn_at: string | null;
  readonly withdrawn_by: string | null;
  readonly withdrawn_for: string | null;
}

export class StoredPaperLinkBook implements PaperLinkBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  keep(given: NewPaperLink): Effect.Effect<KeptPaperLink> {
    const { link, token, actor, onBehalfOf, requestId, content } = given;
    const { agencyId, linkId, kind, about, ledgerEntry = '', way, actorUserId, madeAt, until } = link;
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // One after another, or many at once would each make one.
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 54))', [`${agencyId} ${actorUserId}`]);
        const before = await claimed(tx, agencyId, requestId, content);
        if (before !== undefined) return before;
        const [same] = await tx.query<LinkRow>(
          `select document, withdrawn_at from paper_link
           where agency_id = $1 and about = $2 and actor_user_id = $3 and request_digest = $4
             and withdrawn_at is null and until > $5 order by made_at desc limit 1`,
          [agencyId, about, actorUserId, digestOf(content), madeAt],
        );
        if (same !== undefined) return { kind: 'there', link: same.document } as const;
        const made = await tx.query(
          `insert into paper_link (agency_id, link_id, kind, about, ledger_entry, way, actor_user_id, actor, on_behalf_of,
             request_id, request_digest, token_digest, made_at, until, document)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::json)
           on conflict (request_id, agency_id) do nothing returning 1 as done`,
          [
            agencyId,
            linkId,
            kind,
            about,
            ledgerEntry,
            way,
            actorUserId,
            actor,
            onBehalfOf?.name ?? null,
            requestId,
            digestOf(content),
            digestOf(token),
            madeAt,
            until,
            JSON.stringify(link),
          ],
        );
        // Another user of the agency used the same id at the same moment.
        if (made.length === 0)
          return (await claimed(tx, agencyId, requestId, content)) ?? ({ kind: 'reused' } as const);
        await writeAudit(tx, {
          agencyId,
          actorUserId,
          ...(onBehalfOf !== undefined && { onBehalfOf: onBehalfOf.agencyId }),
          operation: 'booking.makeLink',
          reference: about,
          detail: { kind, way, ledgerEntry },
        });
        return { kind: 'there', link } as const;
      }),
    );
  }

  find(token: string): Effect.Effect<FoundPaperLink | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<LinkRow>(
        'select document, withdrawn_at from paper_link where token_digest = $1',
        [digestOf(token)],
      );
      return (
        row && {
          link: row.document,
          ...(row.withdrawn_at !== null && { withdrawnAt: instantFromRow(row.withdrawn_at) }),
        }
      );
    });
  }

  opened({ agencyId, linkId }: Pick<PaperLink, 'agencyId' | 'linkId'>, at: Instant): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update paper_link set openings = openings + 1, opened_at = coalesce(opened_at, $3)
         where agency_id = $1 and link_id = $2`,
        [agencyId, linkId, at],
      );
    });
  }

  withdraw({ agencyId, kind, about, ledgerEntry = '' }: PaperOfLinks, by: Withdrawal): Effect.Effect<number> {
    const { actorUserId, actor, onBehalfOf, at } = by;
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const ended = await tx.query(
          `update paper_link set withdrawn_at = $5, withdrawn_by = $6, withdrawn_for = $7
           where agency_id = $1 and kind = $2 and about = $3 and ledger_entry = $4 and withdrawn_at is null and until > $5
           returning 1 as done`,
          [agencyId, kind, about, ledgerEntry, at, actor, onBehalfOf?.name ?? null],
        );
        if (ended.length > 0)
          await writeAudit(tx, {
            agencyId,
            actorUserId,
            ...(onBehalfOf !== undefined && { onBehalfOf: onBehalfOf.agencyId }),
            operation: 'booking.withdrawLinks',
            reference: about,
            detail: { kind, ledgerEntry, links: ended.length },
          });
        return ended.length;
      }),
    );
  }

  historyOf(agencyId: string, about: string): Effect.Effect<readonly HistoryEvent[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<EventRow>(
        `select kind, way, actor, on_behalf_of, made_at::text, opened_at::text, openings, withdrawn_at::text, withdrawn_by,
           withdrawn_for
         from paper_link where about = $2 and agency_id = $1 order by made_at, link_id`,
        [agencyId, about],
      );
      return rows.flatMap(eventsOf).toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
    });
  }
}

function eventsOf(row: EventRow): readonly HistoryEvent[] {
  const { kind: paper, way, openings } = row;
  const named = (actor: string, onBehalfOf: string | null) => ({
    actor,
    ...(onBehalfOf === null ? {} : { onBehalfOf }),
  });
  return [
    {
      at: instantFromRow(row.made_at),
      code: 'link-made',
      params: { paper, way },
      ...named(row.actor, row.on_behalf_of),
    },
    ...(row.opened_at === null
      ? []
      : [{ at: instantFromRow(row.opened_at), code: 'link-opened', params: { paper, count: openings } }]),
    ...(row.withdrawn_at === null || row.withdrawn_by === null
      ? []
      : [
          {
            at: instantFromRow(row.withdrawn_at),
            code: 'link-withdrawn',
            params: { paper },
            ...named(row.withdrawn_by, row.withdrawn_for),
          },
        ]),
  ];
}

async function claimed(
  sql: Sql,
  agencyId: string,
  requestId: string,
  content: string,
): Promise<KeptPaperLink | undefined> {
  const [row] = await sql.query<{ readonly request_digest: string; readonly document: PaperLink }>(
    'select request_digest, document from paper_link where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  if (row === undefined) return undefined;
  return row.request_digest === digestOf(content) ? { kind: 'there', link: row.document } : { kind: 'reused' };
}

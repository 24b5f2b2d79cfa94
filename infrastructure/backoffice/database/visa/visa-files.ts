/** The files of applications in the database. */
import { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { VisaBox } from '#domain/visa/next.ts';
import type { Way } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import { visaMoved, visaPapersDue } from '#application/backoffice/visa/visa-papers.ts';
import type {
  ApplicationKept,
  KeptVisaFile,
  ListedOf,
  StepMade,
  VisaFiles,
} from '#application/backoffice/ports/visa/visa-files.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface ListedRow {
  readonly agency_id: string;
  readonly transaction_id: string;
  readonly document: ApplicationKept['terms'];
  readonly gone: readonly Unit[] | null;
  readonly issued: { readonly applications: readonly string[] } | null;
  readonly ways: readonly (Way | null)[] | null;
  readonly papers: ApplicationKept['handed'] | null;
}

interface FileRow extends Omit<ListedRow, 'papers'> {
  readonly status: BookingStatus;
  readonly document: KeptVisaFile['terms'];
}

interface OpenRow extends FileRow, Pick<ListedRow, 'papers'> {
  readonly reminded_on: string | null;
}

/** What was handed in, of each row. */
const papersOf = `(select jsonb_agg(jsonb_build_object('applicant', p.applicant, 'paper', p.paper))
            from visa_paper p where p.agency_id = b.agency_id and p.transaction_id = b.transaction_id) as papers`;

const files =
  'from booking b left join visa_file f on f.agency_id = b.agency_id and f.transaction_id = b.transaction_id';

const fileRow = 'b.agency_id, b.transaction_id, b.status, b.document, b.gone, b.issued, f.ways';

/**
 * What was done to it, and who has left it. No box depends on the day; where the rules of boxes change, a migration empties
 * `judged_of`.
 */
const changes = '(coalesce(f.changes, 0) + coalesce(jsonb_array_length(b.gone), 0))';

const listedRow = `b.agency_id, b.transaction_id, b.gone, b.issued, f.ways, ${papersOf},
  json_build_object('visa', b.document -> 'visa', 'from', b.document -> 'from', 'submitsOn', b.document -> 'submitsOn',
    'profiles', b.document -> 'profiles', 'travellers', b.document -> 'travellers') as document`;

/** Every word in small letters, from the place `from` on. */
const isFound = (from: number) => `not exists (select 1 from unnest($${from}::text[]) as word where not (
  position(word in lower(b.transaction_id)) > 0
  or exists (select 1 from jsonb_array_elements_text(b.issued -> 'applications') number where position(word in lower(number)) > 0)
  or exists (select 1 from json_array_elements(b.document -> 'travellers') person
    where position(word in lower(person ->> 'firstName')) > 0 or position(word in lower(person ->> 'lastName')) > 0
      or lower(person -> 'passport' ->> 'number') = word)))`;

function listedOf({ agencyId, reach, today }: ListedOf): {
  readonly where: string;
  readonly given: readonly unknown[];
} {
  const own = withinReach('b.transaction_id', reach, 3);
  const of = agencyId === undefined ? '$1::text is null' : 'b.agency_id = $1';
  return {
    where: `b.product = 'visa' and b.issued is not null and b.status <> 'cancelled' and b.starts_on >= $2 and ${of} ${own.also}`,
    given: [agencyId ?? null, today, ...own.given],
  };
}

function kept<Terms>(row: Omit<ListedRow, 'document' | 'papers'> & { readonly document: Terms }) {
  return {
    agencyId: row.agency_id,
    transactionId: row.transaction_id,
    terms: row.document,
    gone: row.gone ?? [],
    applications: row.issued?.applications ?? [],
    ways: waysOf(row.ways),
  };
}

function listed(row: ListedRow): ApplicationKept {
  return { ...kept(row), handed: row.papers ?? [] };
}

interface PaperRow {
  readonly applicant: number;
  readonly paper: VisaPaper;
  readonly filename: string;
  readonly handed_at: string;
}

const waysOf = (ways: FileRow['ways']): readonly (Way | undefined)[] => (ways ?? []).map((way) => way ?? undefined);

export class DatabaseVisaFiles implements VisaFiles {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly find: VisaFiles['find'] = (transactionId, agencyId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<FileRow>(
        `select ${fileRow} ${files}
         where b.product = 'visa' and b.transaction_id = $1 and ($2::text is null or b.agency_id = $2)`,
        [transactionId, agencyId ?? null],
      );
      if (row === undefined) return undefined;
      const papers = await this.#database.query<PaperRow>(
        `select applicant, paper, filename, handed_at from visa_paper where agency_id = $1 and transaction_id = $2
         order by applicant, handed_at, paper`,
        [row.agency_id, transactionId],
      );
      return {
        agencyId: row.agency_id,
        transactionId,
        status: row.status,
        terms: row.document,
        gone: row.gone ?? [],
        applications: row.issued?.applications ?? [],
        ways: waysOf(row.ways),
        handed: papers.map(({ applicant, paper, filename, handed_at }) => ({
          applicant,
          paper,
          filename,
          handedAt: instantFromRow(handed_at),
        })),
      };
    });

  readonly unjudged: VisaFiles['unjudged'] = (asked) =>
    Effect.promise(async () => {
      const { where, given } = listedOf(asked);
      const rows = await this.#database.query<ListedRow & { readonly changes: number }>(
        `select ${listedRow}, ${changes} as changes ${files} where ${where} and f.judged_of is distinct from ${changes}
         order by b.starts_on, b.transaction_id limit 500`,
        given,
      );
      return rows.map((row) => ({ ...listed(row), changes: row.changes }));
    });

  readonly judge: VisaFiles['judge'] = (judged) =>
    Effect.promise(async () => {
      await this.#database.query(
        `insert into visa_file (agency_id, transaction_id, ways, box, judged_of)
         select b.agency_id, b.transaction_id, '[]', j.box, j.judged_of ${files}
         join unnest($1::text[], $2::text[], $3::text[], $4::int[]) as j (agency_id, transaction_id, box, judged_of)
           on j.agency_id = b.agency_id and j.transaction_id = b.transaction_id
         where j.judged_of = ${changes}
         order by b.agency_id, b.transaction_id
         on conflict (agency_id, transaction_id) do update set box = excluded.box, judged_of = excluded.judged_of`,
        [
          judged.map(({ agencyId }) => agencyId),
          judged.map(({ transactionId }) => transactionId),
          judged.map(({ box }) => box),
          judged.map((each) => each.changes),
        ],
      );
    });

  readonly list: VisaFiles['list'] = ({ box, words, page, pageSize, ...asked }) =>
    Effect.promise(async () => {
      const { where, given } = listedOf(asked);
      const at = given.length;
      const found = `${files} where ${where} and ${isFound(at + 1)}`;
      const counted = await this.#database.query<{ readonly box: VisaBox; readonly count: number }>(
        `select f.box, count(*)::int as count ${found} and f.box is not null group by f.box`,
        [...given, words],
      );
      const rows = await this.#database.query<ListedRow>(
        `select ${listedRow} ${found} and ($${at + 2}::text is null or f.box = $${at + 2})
         order by b.starts_on, b.transaction_id limit $${at + 3} offset $${at + 4}`,
        [...given, words, box ?? null, pageSize, (page - 1) * pageSize],
      );
      return {
        page: rows.map(listed),
        counts: Object.fromEntries(counted.map((each) => [each.box, each.count])),
      };
    });

  readonly open: VisaFiles['open'] = ({ today, after, most }) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<OpenRow>(
        `select ${fileRow}, f.reminded_on::text as reminded_on, ${papersOf} ${files}
         where b.product = 'visa' and b.issued is not null and b.status <> 'cancelled' and b.starts_on > $1
           and ($2::date is null or (b.starts_on, b.transaction_id) > ($2::date, $3::text))
         order by b.starts_on, b.transaction_id limit $4`,
        [today, after?.terms.from ?? null, after?.transactionId ?? null, most],
      );
      return rows.map((row) => ({
        ...kept(row),
        status: row.status,
        handed: row.papers ?? [],
        ...(row.reminded_on !== null && { remindedOn: isoDate(row.reminded_on) }),
      }));
    });

  readonly remind: VisaFiles['remind'] = ({ agencyId, transactionId, before, on, missing }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const written = await tx.query(
          `insert into visa_file (agency_id, transaction_id, ways, reminded_on) values ($1, $2, '[]', $3)
           on conflict (agency_id, transaction_id) do update set reminded_on = excluded.reminded_on
           where visa_file.reminded_on is not distinct from $4::date returning 1`,
          [agencyId, transactionId, on, before ?? null],
        );
        if (written.length === 0) return false;
        await putOutbox(tx, visaPapersDue, { agencyId, transactionId, missing });
        return true;
      }),
    );

  readonly hand: VisaFiles['hand'] = ({ record, ...paper }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query(
          `insert into visa_paper (agency_id, transaction_id, applicant, paper, filename, media_type, bytes, handed_at)
           values ($1, $2, $3, $4, $5, $6, decode($7, 'base64'), $8)
           on conflict (agency_id, transaction_id, applicant, paper) do update set filename = excluded.filename,
             media_type = excluded.media_type, bytes = excluded.bytes, handed_at = excluded.handed_at`,
          [
            paper.agencyId,
            paper.transactionId,
            paper.applicant,
            paper.paper,
            paper.filename,
            paper.mediaType,
            paper.base64,
            paper.at,
          ],
        );
        await tx.query(
          `insert into visa_file (agency_id, transaction_id, ways, changes) values ($1, $2, '[]', 1)
           on conflict (agency_id, transaction_id) do update set changes = visa_file.changes + 1`,
          [paper.agencyId, paper.transactionId],
        );
        await writeAudit(tx, record);
      }),
    );

  readonly paper: VisaFiles['paper'] = ({ agencyId, transactionId, applicant, paper }) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ filename: string; media_type: string; base64: string }>(
        `select filename, media_type, translate(encode(bytes, 'base64'), E'\\n', '') as base64 from visa_paper
         where agency_id = $1 and transaction_id = $2 and applicant = $3 and paper = $4`,
        [agencyId, transactionId, applicant, paper],
      );
      return row && { filename: row.filename, mediaType: row.media_type, base64: row.base64 };
    });

  readonly move: VisaFiles['move'] = (step) => Effect.promise(() => this.#database.transaction((tx) => move(tx, step)));
}

async function move(
  tx: Sql,
  { agencyId, transactionId, applicant, step, after, reported, record }: StepMade,
): Promise<boolean> {
  await tx.query(
    `insert into visa_file (agency_id, transaction_id, ways) values ($1, $2, '[]') on conflict do nothing`,
    [agencyId, transactionId],
  );
  const [row] = await tx.query<{ ways: readonly (Way | null)[] }>(
    'select ways from visa_file where agency_id = $1 and transaction_id = $2 for no key update',
    [agencyId, transactionId],
  );
  const ways = [...waysOf(row?.ways ?? null)];
  const way = ways[applicant] ?? [];
  if (way.length !== after) return false;
  ways[applicant] = [...way, step];
  const all = Array.from({ length: ways.length }, (_, at) => ways[at] ?? null);
  await tx.query(
    'update visa_file set ways = $3::jsonb, changes = changes + 1 where agency_id = $1 and transaction_id = $2',
    [agencyId, transactionId, JSON.stringify(all)],
  );
  await writeAudit(tx, record);
  if (reported) await putOutbox(tx, visaMoved, { agencyId, transactionId, applicant, ...step });
  return true;
}

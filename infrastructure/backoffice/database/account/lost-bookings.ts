/** Bookings put back from the copy that every booking has. */
import { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type {
  LostBookings,
  RestoreAsked,
  RestoreOutcome,
} from '#application/backoffice/ports/account/lost-bookings.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

interface KnownRow {
  /** Null where the row is lost. */
  readonly found: string | null;
  readonly status: BookingStatus | null;
  /** What the copy says; null where there is none. */
  readonly copied: BookingStatus | null;
  readonly version: number | null;
  readonly has_quote: boolean;
  /** Of the history; null where there is none. */
  readonly last_version: number | null;
  readonly has_entries: boolean;
  readonly made_again: string | null;
}

const known = `
  select b.transaction_id as found, b.status, c.row ->> 'status' as copied, (c.row ->> 'version')::integer as version,
    exists (select from quote_document d where d.agency_id = $1 and d.quote_id = c.row ->> 'quote_id') as has_quote,
    (select max(e.version) from booking_event e where e.agency_id = $1 and e.transaction_id = $2) as last_version,
    exists (select from journal_entry e where e.agency_id = $1 and e.reference = $2 and e.kind = 'booking') as has_entries,
    (select min(o.transaction_id) from booking o
     where o.agency_id = $1 and (o.request_id = c.row ->> 'request_id' or o.quote_id = c.row ->> 'quote_id')) as made_again
  from (select) as one
  left join booking b on b.agency_id = $1 and b.transaction_id = $2
  left join lateral (select k.booking as row from booking_copy k where k.agency_id = $1 and k.transaction_id = $2) c on true`;

export class StoredLostBookings implements LostBookings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  restore(asked: RestoreAsked): Effect.Effect<RestoreOutcome> {
    return Effect.promise(async () => {
      const outcome = outcomeOf(await lookFor(this.#database, asked), asked);
      return outcome.kind === 'restored' || outcome.kind === 'made-again'
        ? this.#database.transaction((tx) => restoreIn(tx, asked))
        : outcome;
    });
  }
}

async function restoreIn(tx: Sql, asked: RestoreAsked): Promise<RestoreOutcome> {
  const { agencyId, transactionId, actor, record } = asked;
  // Of two at once the second waits here, and finds the booking. Nothing else is locked before it.
  await tx.query('lock table booking in access exclusive mode');
  // Indexes still point into a page that was lost, and would take whatever is written there next for what was there.
  await tx.query('reindex table booking');
  const row = await lookFor(tx, asked);
  const outcome = outcomeOf(row, asked);
  if (outcome.kind !== 'restored') return outcome;
  await tx.query(
    `insert into booking select r.* from booking_copy c, json_populate_record(null::booking, c.booking) r
     where c.agency_id = $1 and c.transaction_id = $2`,
    [agencyId, transactionId],
  );
  await tx.query(
    `with moved as (
       update booking set version = version + 1 where agency_id = $1 and transaction_id = $2 returning version
     )
     insert into booking_event (agency_id, transaction_id, version, at, code, actor, on_behalf_of)
     select $1, $2, moved.version, date_trunc('milliseconds', clock_timestamp()), 'restored', $3, $4 from moved`,
    [agencyId, transactionId, actor, record.onBehalfOf ?? null],
  );
  await writeAudit(tx, { ...record, detail: { status: outcome.status, version: row.version } });
  return outcome;
}

async function lookFor(sql: Sql, { agencyId, transactionId }: RestoreAsked): Promise<KnownRow> {
  const [row] = await sql.query<KnownRow>(known, [agencyId, transactionId]);
  if (row === undefined) throw new Error('An answer without a row');
  return row;
}

/** What restoring comes to. */
function outcomeOf(row: KnownRow, { transactionId }: RestoreAsked): RestoreOutcome {
  const { found, status, copied, version, last_version: last, made_again: madeAgain } = row;
  // An index may answer with the row that lies where the lost one did.
  if (found === transactionId && status !== null) return { kind: 'there', status };
  if (copied === null || version === null) {
    return last === null && !row.has_entries ? { kind: 'unknown' } : { kind: 'source-missing', source: 'copy' };
  }
  if (!row.has_quote) return { kind: 'source-missing', source: 'quote' };
  if (last !== null && last > version) return { kind: 'source-missing', source: 'history' };
  return madeAgain === null ? { kind: 'restored', status: copied } : { kind: 'made-again', transactionId: madeAgain };
}

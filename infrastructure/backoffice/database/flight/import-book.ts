/** Bookings that are taken over, in the database: opened like any other, together with their claim to record and tickets. */
import { Effect } from 'effect';
import { type AirlineRecord, claimsOf } from '#domain/flight/booking/claims.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type {
  DocumentHolder,
  ImportBook,
  ImportOpened,
  ImportOpening,
} from '#application/backoffice/ports/flight/import-book.ts';
import { postEntry } from '../account/ledger-book.ts';
import { openBookings } from '../booking/booking-commits.ts';
import { flightsAlone } from './kept-flight.ts';
import type { Database, Sql } from '../engine/database.ts';
import { insertQuote } from './quote-store.ts';
import { writeAudit } from '../booking/records.ts';
import { stepRequest } from '../booking/request-book.ts';
import { instantFromRow } from '../engine/rows.ts';

/** Ends a transaction without leaving anything; carries the answer out of it. */
class NotOpened extends Error {
  readonly answer: ImportOpened;

  constructor(answer: ImportOpened) {
    super(answer.kind);
    this.answer = answer;
  }
}

export class StoredImportBook implements ImportBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  open(opening: ImportOpening): Effect.Effect<ImportOpened> {
    return Effect.promise(async () => {
      try {
        return await this.#database.transaction((tx) => open(tx, opening));
      } catch (thrown) {
        if (thrown instanceof NotOpened) return thrown.answer;
        throw thrown;
      }
    });
  }

  holder(documents: AirlineRecord): Effect.Effect<DocumentHolder | undefined> {
    return Effect.promise(() => holderOf(this.#database, claimsOf(documents)));
  }

  agencyOf(transactionId: string): Effect.Effect<string | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ readonly agency_id: string }>(
        'select agency_id from booking where transaction_id = $1',
        [transactionId],
      );
      return row?.agency_id;
    });
  }

  confirmation(transactionId: string): Effect.Effect<SupplierConfirmation | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{
        readonly pnr: string;
        readonly tickets: readonly Ticket[];
        readonly held_until: string | null;
      }>('select pnr, tickets, held_until from imported_pnr where transaction_id = $1', [transactionId]);
      if (row === undefined) return undefined;
      const { pnr, tickets, held_until: until } = row;
      return { reference: pnr, ...(until !== null && { heldUntil: instantFromRow(until) }), issued: { tickets } };
    });
  }
}

async function open(tx: Sql, { intent, lease, quote, taken, answers, uses }: ImportOpening): Promise<ImportOpened> {
  const { dialect, pnr, tickets, heldUntil } = taken;
  if (uses !== undefined) await postEntry(tx, { ...uses, once: false });
  await insertQuote(tx, quote);
  const [opened] = await openBookings(tx, [{ intent, lease }], flightsAlone);
  if (opened === undefined || opened.kind === 'known' || opened.kind === 'quote-used') {
    throw new Error('A booking that is taken over was opened as a sale');
  }
  if (opened.kind !== 'opened') throw new NotOpened(opened);
  const { agencyId, actorUserId, onBehalfOf, supplier, summary } = intent;
  const { transactionId } = opened;
  await claim(tx, { supplier, transactionId, agencyId }, claimsOf({ carrier: summary.mark, pnr, tickets }));
  await tx.query(
    `insert into imported_pnr (transaction_id, agency_id, gds, pnr, tickets, held_until)
     values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [transactionId, agencyId, dialect, pnr, JSON.stringify(tickets), heldUntil ?? null],
  );
  await writeAudit(tx, {
    agencyId,
    actorUserId,
    ...(onBehalfOf !== undefined && { onBehalfOf }),
    operation: 'flight.import',
    reference: transactionId,
    detail: { gds: dialect, supplier, tickets: tickets.length, net: intent.net.minor, currency: intent.net.currency },
  });
  if (answers !== undefined) {
    const stepped = await stepRequest(tx, answers(transactionId));
    if (stepped.kind !== 'done') throw new NotOpened({ kind: 'request-moved', stepped });
  }
  return opened;
}

/** Of two at once the second waits here for the first, and then sees what it has claimed. */
async function claim(
  tx: Sql,
  { supplier, transactionId, agencyId }: DocumentHolder & { readonly supplier: string },
  numbers: readonly string[],
): Promise<void> {
  // A booking that operators have confirmed may be any supplier's.
  const others = await holderOf(tx, numbers);
  if (others !== undefined) throw new NotOpened({ kind: 'taken', holder: others });
  const claimed = await tx.query(
    `insert into supplier_document (supplier, number, transaction_id, agency_id)
     select $1, n, $2, $3 from unnest($4::text[]) n order by n on conflict do nothing returning 1 as claimed`,
    [supplier, transactionId, agencyId, numbers],
  );
  if (claimed.length === numbers.length) return;
  const holder = await holderOf(tx, numbers, transactionId);
  if (holder === undefined) throw new Error(`Documents of ${transactionId} are claimed by nobody`);
  throw new NotOpened({ kind: 'taken', holder });
}

async function holderOf(sql: Sql, numbers: readonly string[], but?: string): Promise<DocumentHolder | undefined> {
  const [row] = await sql.query<{ readonly transaction_id: string; readonly agency_id: string }>(
    `select transaction_id, agency_id from supplier_document
     where number = any ($1) and transaction_id is distinct from $2 order by transaction_id limit 1`,
    [numbers, but ?? null],
  );
  return row && { transactionId: row.transaction_id, agencyId: row.agency_id };
}

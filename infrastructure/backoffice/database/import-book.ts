/** Bookings taken over from PNR displays, in the database: opened like any other, together with what the display said. */
import { Effect } from 'effect';
import type { Ticket } from '#domain/booking/booking.ts';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import type { BookingIntent, Lease, Opened } from '#application/backoffice/ports/booking-book.ts';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight-supplier.ts';
import type { DisplayedPnr, ImportBook } from '#application/backoffice/ports/import-book.ts';
import type { StoredQuote } from '#application/backoffice/ports/quote-store.ts';
import { openBookings } from './booking-commits.ts';
import { beginning, lexeme } from './booking-words.ts';
import type { Database, Sql } from './database.ts';
import { insertQuote } from './quote-store.ts';
import { writeAudit } from './records.ts';
import { instantFromRow } from './rows.ts';

/** Ends a transaction without leaving anything; carries the answer out of it. */
class NotOpened extends Error {
  readonly answer: Opened;

  constructor(answer: Opened) {
    super(answer.kind);
    this.answer = answer;
  }
}

export class StoredImportBook implements ImportBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  open(intent: BookingIntent, lease: Lease, quote: StoredQuote, displayed: DisplayedPnr): Effect.Effect<Opened> {
    return Effect.promise(async () => {
      try {
        return await this.#database.transaction((tx) => open(tx, intent, lease, quote, displayed));
      } catch (thrown) {
        if (thrown instanceof NotOpened) return thrown.answer;
        throw thrown;
      }
    });
  }

  bookingWith(agencyId: string, displayed: DisplayedPnr): Effect.Effect<string | undefined> {
    return Effect.promise(
      async () => (await bookedWith(this.#database, agencyId, claimsOf(displayed)))?.transaction_id,
    );
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
      return { pnr, tickets, ...(until !== null && { heldUntil: instantFromRow(until) }) };
    });
  }
}

/** Opening locks the agency's account first, so that of two imports at once the second sees what the first has claimed. */
async function open(
  tx: Sql,
  intent: BookingIntent,
  lease: Lease,
  quote: StoredQuote,
  displayed: DisplayedPnr,
): Promise<Opened> {
  const { dialect, pnr, tickets, heldUntil } = displayed;
  await insertQuote(tx, quote);
  const [opened] = await openBookings(tx, [{ intent, lease }]);
  if (opened === undefined) throw new Error('An opening without an answer');
  if (opened.kind !== 'opened') throw new NotOpened(opened);
  const { agencyId, actorUserId, onBehalfOf } = intent;
  const { transactionId } = opened;
  const numbers = claimsOf(displayed);
  const taken = await bookedWith(tx, agencyId, numbers);
  if (taken !== undefined) {
    throw new NotOpened({ kind: 'quote-used', transactionId: taken.transaction_id, status: taken.status });
  }
  await tx.query(
    'insert into imported_ticket (agency_id, number, transaction_id) select distinct $1, n, $2 from unnest($3::text[]) n',
    [agencyId, transactionId, numbers],
  );
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
    detail: { gds: dialect, tickets: tickets.length, net: intent.net.minor, currency: intent.net.currency },
  });
  return opened;
}

/** What an agency takes over once: tickets, and of a hold the record itself. */
function claimsOf({ dialect, pnr, tickets }: DisplayedPnr): readonly string[] {
  return tickets.length === 0 ? [`${dialect} ${pnr}`] : tickets.map(({ number }) => number);
}

async function bookedWith(sql: Sql, agencyId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return undefined;
  const [row] = await sql.query<{ readonly transaction_id: string; readonly status: FlightBookingStatus }>(
    `select b.transaction_id, b.status from booking b
     where b.transaction_id in (
       select t.transaction_id from imported_ticket t where t.agency_id = $1 and t.number = any ($2)
       union all
       select s.transaction_id from booking_search s where s.lexemes @@ $3::tsquery)
     order by b.transaction_id limit 1`,
    [agencyId, numbers, numbers.map((number) => beginning(lexeme(agencyId, number))).join(' | ')],
  );
  return row;
}

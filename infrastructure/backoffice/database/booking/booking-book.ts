/**
 * Bookings in the database. The saga's two commits go through batch writers: bookings made at the same time share a
 * statement and a commit.
 */
import { Effect } from 'effect';
import type { MoneyLine, Product } from '#domain/booking/booking.ts';
import { placeTyped } from '#domain/booking/papers/serials.ts';
import { countsByStatus, type BookingStatus, bookingStatuses } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import type { BookingsPage } from '#application/desk/booking.ts';
import type {
  BookingAround,
  BookingBook,
  BookingIntent,
  BookingsAsked,
  BookingStep,
  KeptBooking,
  Lease,
  Opened,
  Stepped,
  UnsettledBooking,
} from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import { type BatchLimits, BatchWriter } from '../engine/batch-writer.ts';
import { digestOf, moveBookings, type OpenCall, openBookings } from './booking-commits.ts';
import {
  bookingColumns,
  type BookingRow,
  bookingTables,
  currencyOf,
  keptOf,
  listedColumns,
  listedOf,
  type ListedRow,
} from './booking-rows.ts';
import type { Presence } from '#domain/booking/presence.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { KeptProducts } from './kept-product.ts';
import { beginning } from './booking-words.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database } from '../engine/database.ts';
import { StoredLedgerBook } from '../account/ledger-book.ts';
import { minorFromRow } from '../engine/rows.ts';

interface BookingAsked {
  readonly agencyId: string;
  readonly transactionId: string;
}

/** Of the products of its list, of which `P` is what they have in common. */
export class StoredBookingBook<P extends ProductTypes = ProductTypes> implements BookingBook<P> {
  readonly #database: Database;
  readonly #products: KeptProducts;
  readonly #ledger: StoredLedgerBook;
  readonly #opening: BatchWriter<OpenCall, Opened>;
  readonly #stepping: BatchWriter<BookingStep, Stepped>;
  readonly #finding: BatchWriter<BookingAsked, BookingRow | null>;

  constructor(database: Database, products: KeptProducts, limits?: BatchLimits) {
    this.#database = database;
    this.#products = products;
    this.#ledger = new StoredLedgerBook(database);
    this.#opening = new BatchWriter((calls) => openBookings(database, calls, products), limits);
    this.#stepping = new BatchWriter((steps) => moveBookings(database, steps, products), limits);
    this.#finding = new BatchWriter((asked) => this.#find(asked), { most: 64, lanes: 2 });
  }

  open(intent: BookingIntent<P>, lease: Lease): Effect.Effect<Opened> {
    return Effect.promise(() => this.#opening.call({ intent, lease }));
  }

  claimed(agencyId: string, requestId: string, content: string): ReturnType<BookingBook<P>['claimed']> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ transaction_id: string; digest: string }>(
        `select transaction_id, encode(request_digest, 'hex') as digest from booking where request_id = $1 and agency_id = $2`,
        [requestId, agencyId],
      );
      if (row === undefined) return undefined;
      return row.digest === digestOf(content)
        ? { kind: 'repeated', transactionId: row.transaction_id }
        : { kind: 'reused' };
    });
  }

  around(
    agencyId: string,
    { people, from, until }: Presence,
    reach?: Reach,
  ): Effect.Effect<readonly BookingAround<P>[]> {
    return Effect.promise(async () => {
      const own = withinReach('b.transaction_id', reach, 5);
      const rows = await this.#database.query<
        Pick<BookingRow, 'transaction_id' | 'product' | 'status' | 'gone' | 'document'> & { readonly own: boolean }
      >(
        `select b.transaction_id, b.product, b.status, b.gone, b.document, (true ${own.also}) as own from booking b
         where b.agency_id = $1 and b.transaction_id in (
           select p.transaction_id from booking_presence p
           where p.person = any ($2) and p.agency_id = $1 and p.to_day >= $3::date - 1 and p.from_day <= $4::date + 1)
         order by b.transaction_id`,
        [agencyId, people, from, until, ...own.given],
      );
      return rows.map(({ transaction_id, product, status, gone, document, own: isOwn }) => ({
        transactionId: transaction_id,
        product,
        status,
        terms: document as P['terms'],
        ...(gone && { gone }),
        ...(!isOwn && { isBeyond: true as const }),
      }));
    });
  }

  step(step: BookingStep<P>): Effect.Effect<Stepped> {
    return Effect.promise(() => this.#stepping.call(step));
  }

  takeUnsettled(lease: Lease, most: number): Effect.Effect<readonly UnsettledBooking[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<TakenRow>('select * from claim_bookings($1, $2, $3)', [
        lease.owner,
        lease.seconds,
        most,
      ]);
      return rows.map(takenOf);
    });
  }

  takeAsked(agencyId: string, transactionId: string, lease: Lease): Effect.Effect<UnsettledBooking | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<TakenRow>(
        `with taken as (
           update booking_lease l
           set owner = $3, until = clock_timestamp() + $4::numeric * interval '1 second', attempts = l.attempts + 1
           from booking o
           where l.agency_id = $1 and l.transaction_id = $2 and o.agency_id = l.agency_id and o.transaction_id = l.transaction_id
             and o.status = 'on-request' and (l.owner is null or l.until <= clock_timestamp())
           returning l.agency_id, l.transaction_id, l.attempts
         )
         select b.transaction_id, b.agency_id, b.product, b.status, b.version, b.supplier, b.supplier_total, taken.attempts,
           b.mark, b.title, b.lead_traveller, b.currency, b.customer_total
         from taken join booking b using (agency_id, transaction_id)`,
        [agencyId, transactionId, lease.owner, lease.seconds],
      );
      return row && takenOf(row);
    });
  }

  putBack(agencyId: string, transactionId: string, owner: string, againInSeconds: number): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update booking_lease set owner = null, until = clock_timestamp() + $4::double precision * interval '1 second'
         where agency_id = $1 and transaction_id = $2 and owner = $3`,
        [agencyId, transactionId, owner, againInSeconds],
      );
    });
  }

  find(agencyId: string, transactionId: string): Effect.Effect<KeptBooking<P> | undefined> {
    return Effect.promise(async () => {
      const row = await this.#finding.call({ agencyId, transactionId });
      return row === null || !(row.product in this.#products)
        ? undefined
        : (keptOf(row, this.#products) as KeptBooking<P>);
    });
  }

  moneyLines(agencyId: string, transactionId: string): Effect.Effect<readonly MoneyLine[]> {
    return Effect.map(this.#ledger.about(agencyId, transactionId), (entries) =>
      entries.map(({ entryId, at, kind, debit, credit }) => ({ entryId, at, kind, debit, credit })),
    );
  }

  list(asked: BookingsAsked): Effect.Effect<BookingsPage> {
    const { agencyId, reach, product, status, from, until, travelFrom, travelTo, balanceBy, text, page, pageSize } =
      asked;
    return Effect.promise(async () => {
      const word = text?.trim().replace(/\s+/g, ' ') ?? '';
      const given: unknown[] = [
        agencyId,
        product ?? null,
        from ?? null,
        until ?? null,
        travelFrom ?? '-infinity',
        travelTo ?? 'infinity',
        word === '' ? null : beginning(agencyId, word),
      ];
      const place = placeTyped(word);
      if (word !== '')
        given.push(
          word.toUpperCase(),
          place?.series ?? null,
          place?.financialYear ?? null,
          place?.number.toString() ?? null,
        );
      const own = withinReach('b.transaction_id', reach, given.length + 1);
      given.push(...own.given);
      if (balanceBy !== undefined) given.push(balanceBy);
      const owes = `b.put_off > 0 and b.ledger_sequence is not null and b.put_off_until <= $${given.length}::date`;
      const conditions = `b.agency_id = $1 ${own.also}
        and ($2::text is null or b.product = $2)
        and ($3::timestamptz is null or b.booked_on >= $3)
        and ($4::timestamptz is null or b.booked_on < $4)
        and (b.starts_on between $5::date and $6::date or b.ends_on between $5::date and $6::date)
        ${word === '' ? 'and $7::text is null' : `and b.transaction_id in (${named})`}
        ${balanceBy === undefined ? '' : `and ${owes}`}`;
      const at = given.length;
      const [rows, counted] = await Promise.all([
        this.#database.query<ListedRow>(
          `select ${listedColumns} from booking b where ${conditions} and ($${at + 1}::text is null or b.status = $${at + 1})
           order by ${balanceBy === undefined ? '' : 'b.put_off_until,'} b.booked_on desc, b.transaction_id desc limit $${at + 2} offset $${at + 3}`,
          [...given, status ?? null, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ status: BookingStatus; bookings: string }>(
          `select b.status, count(*) as bookings from booking b where ${conditions} group by b.status`,
          given,
        ),
      ]);
      const counts = countsByStatus(Object.fromEntries(counted.map((each) => [each.status, Number(each.bookings)])));
      const total = bookingStatuses.reduce(
        (sum, each) => (status === undefined || status === each ? sum + counts[each] : sum),
        0,
      );
      return { bookings: rows.map((row) => listedOf(row)), total, page, pageSize, counts };
    });
  }

  async #find(asked: readonly BookingAsked[]): Promise<readonly (BookingRow | null)[]> {
    const rows = await this.#database.query<BookingRow>(
      `select ${bookingColumns} from ${bookingTables} where ${isAsked}`,
      [agenciesOf(asked), idsOf(asked)],
    );
    return inOrderAsked(rows, asked);
  }
}

interface TakenRow {
  readonly transaction_id: string;
  readonly product: Product;
  readonly agency_id: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly supplier: string;
  readonly supplier_total: string;
  readonly attempts: number;
  readonly mark: string;
  readonly title: string;
  readonly lead_traveller: string;
  readonly currency: string;
  readonly customer_total: string;
}

function takenOf(row: TakenRow): UnsettledBooking {
  return {
    transactionId: row.transaction_id,
    product: row.product,
    agencyId: row.agency_id,
    status: row.status,
    version: row.version,
    supplier: row.supplier,
    supplierTotal: money(minorFromRow(row.supplier_total), currencyOf(row.currency)),
    attempt: row.attempts,
    summary: { mark: row.mark, title: row.title, leadTraveller: row.lead_traveller },
    customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
  };
}

/** Those that a text names: by their words, by a request about them, or by a document. */
const named = `
  select s.transaction_id from booking_search s where s.agency_id = $1 and s.lexemes @@ $7::tsquery
  union all
  select o.transaction_id from booking_lease l join booking o using (agency_id, transaction_id)
  where l.agency_id = $1 and o.status = 'requested'
    and array_to_tsvector(o.words || (o.agency_id || '/' || lower(o.transaction_id))) @@ $7::tsquery
  union all
  select r.transaction_id from service_request r where r.agency_id = $1 and r.number = $8 and r.transaction_id is not null
  union all
  select d.transaction_id from issued_document d
  where d.agency_id = $1 and d.series = $9 and d.financial_year = $10 and d.number = $11::bigint`;

/** Of those asked for, by the agencies and the bookings. */
const isAsked = '(b.agency_id, b.transaction_id) in (select * from unnest($1::text[], $2::text[]))';

const agenciesOf = (asked: readonly BookingAsked[]) => asked.map(({ agencyId }) => agencyId);
const idsOf = (asked: readonly BookingAsked[]) => asked.map(({ transactionId }) => transactionId);

/** Null where there is none, or it is another agency's. */
function inOrderAsked<Row extends { readonly transaction_id: string; readonly agency_id: string }>(
  rows: readonly Row[],
  asked: readonly BookingAsked[],
): readonly (Row | null)[] {
  const byId = new Map(rows.map((row) => [row.transaction_id, row]));
  return asked.map(({ agencyId, transactionId }) => {
    const row = byId.get(transactionId);
    return row?.agency_id === agencyId ? row : null;
  });
}

/**
 * Bookings in the database. The saga's two commits go through batch writers: bookings made at the same time share a
 * statement and a commit. The rules of the commits are the database's own functions (see the migration `booking`).
 */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import { entryIdOf, postingsText } from '#domain/account/chain.ts';
import type { BookingSummary, MoneyLine, Product } from '#domain/booking/booking.ts';
import { type FlightBookingStatus, flightBookingStatuses } from '#domain/booking/flight-booking-life.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { BookingsPage } from '#application/desk/booking.ts';
import type {
  BookingBook,
  BookingIntent,
  BookingsAsked,
  BookingStep,
  FlightBookingTerms,
  KeptBooking,
  Lease,
  Opened,
  Refusal,
  Stepped,
  UnsettledBooking,
} from '#application/backoffice/ports/booking-book.ts';
import { type BatchLimits, BatchWriter } from './batch-writer.ts';
import type { Database } from './database.ts';
import { StoredLedgerBook } from './ledger-book.ts';
import { instantFromRow, minorFromRow } from './rows.ts';

interface OpenRow {
  readonly outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' | 'too-low' | 'no-account';
  readonly transaction_id?: string;
  readonly version?: number;
  readonly status?: FlightBookingStatus;
  readonly needed?: number;
  readonly available?: number;
}

interface StepRow {
  readonly outcome: 'done' | 'late';
  readonly sequence?: number;
}

interface SummaryRow {
  readonly transaction_id: string;
  readonly product: Product;
  readonly status: FlightBookingStatus;
  readonly pnr: string | null;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  readonly travel_date: string;
  readonly return_date: string | null;
  readonly lead_traveller: string;
  readonly traveller_count: number;
  readonly customer_total: string;
  readonly currency: string;
  readonly booked_on: string;
  readonly booked_by: string;
}

interface BookingRow extends SummaryRow {
  readonly agency_id: string;
  readonly version: number;
  readonly tickets: KeptBooking['tickets'];
  readonly refusal: Refusal | null;
  readonly ledger_sequence: string | null;
  readonly on_behalf_of: string | null;
  readonly document: FlightBookingTerms;
  readonly events: readonly {
    at: string;
    code: string;
    params: Record<string, string | number> | null;
    actor: string | null;
  }[];
}

const summaryColumns = `b.transaction_id, b.product, b.status, b.pnr, b.carrier, b.origin, b.destination, b.travel_date, b.return_date,
  b.lead_traveller, b.traveller_count, b.customer_total, b.currency, b.booked_on, b.booked_by`;

export class StoredBookingBook implements BookingBook {
  readonly #database: Database;
  readonly #ledger: StoredLedgerBook;
  readonly #opening: BatchWriter<{ readonly intent: BookingIntent; readonly lease: Lease }, Opened>;
  readonly #stepping: BatchWriter<BookingStep, Stepped>;
  readonly #finding: BatchWriter<{ readonly agencyId: string; readonly transactionId: string }, BookingRow | null>;

  constructor(database: Database, limits?: BatchLimits) {
    this.#database = database;
    this.#ledger = new StoredLedgerBook(database);
    this.#opening = new BatchWriter((calls) => this.#open(calls), limits);
    this.#stepping = new BatchWriter((calls) => this.#step(calls), limits);
    this.#finding = new BatchWriter((asked) => this.#find(asked), { most: 64, lanes: 2 });
  }

  open(intent: BookingIntent, lease: Lease): Effect.Effect<Opened> {
    return Effect.promise(() => this.#opening.call({ intent, lease }));
  }

  claimed(agencyId: string, requestId: string, content: string): ReturnType<BookingBook['claimed']> {
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

  step(step: BookingStep): Effect.Effect<Stepped> {
    return Effect.promise(() => this.#stepping.call(step));
  }

  takeUnsettled(lease: Lease, most: number): Effect.Effect<readonly UnsettledBooking[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{
        transaction_id: string;
        agency_id: string;
        status: FlightBookingStatus;
        version: number;
        supplier: string;
        airline_total: string;
        attempts: number;
        origin: string;
        destination: string;
        lead_traveller: string;
        currency: string;
        customer_total: string;
      }>('select * from claim_bookings($1, $2, $3)', [lease.owner, lease.seconds, most]);
      return rows.map((row) => ({
        transactionId: row.transaction_id,
        agencyId: row.agency_id,
        status: row.status,
        version: row.version,
        supplier: row.supplier,
        airlineTotal: money(minorFromRow(row.airline_total), currencyOf(row.currency)),
        attempt: row.attempts,
        summary: { origin: row.origin, destination: row.destination, leadTraveller: row.lead_traveller },
        customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
      }));
    });
  }

  putBack(transactionId: string, owner: string, againInSeconds: number): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query(
        `update booking_lease set owner = null, until = clock_timestamp() + $3::double precision * interval '1 second'
         where transaction_id = $1 and owner = $2`,
        [transactionId, owner, againInSeconds],
      );
    });
  }

  find(agencyId: string, transactionId: string): Effect.Effect<KeptBooking | undefined> {
    return Effect.promise(async () => {
      const row = await this.#finding.call({ agencyId, transactionId });
      return row === null ? undefined : keptOf(row);
    });
  }

  moneyLines(agencyId: string, transactionId: string): Effect.Effect<readonly MoneyLine[]> {
    return Effect.map(this.#ledger.about(agencyId, transactionId), (entries) =>
      entries.map(({ entryId, at, kind, debit, credit }) => ({ entryId, at, kind, debit, credit })),
    );
  }

  list({ agencyId, product, status, from, until, text, page, pageSize }: BookingsAsked): Effect.Effect<BookingsPage> {
    return Effect.promise(async () => {
      const word = text?.trim().replace(/\s+/g, ' ') ?? '';
      const conditions = `b.agency_id = $1
        and ($2::text is null or b.product = $2)
        and ($3::timestamptz is null or b.booked_on >= $3)
        and ($4::timestamptz is null or b.booked_on < $4)
        ${
          word === ''
            ? 'and $5::text is null'
            : `and b.transaction_id in (
                 select s.transaction_id from booking_search s where s.lexemes @@ $5::tsquery
                 union all
                 select o.transaction_id from booking_lease l join booking o using (transaction_id)
                 where o.agency_id = $1 and o.status = 'requested'
                   and array_to_tsvector(o.words || (o.agency_id || '/' || lower(o.transaction_id))) @@ $5::tsquery
               )`
        }`;
      const given = [
        agencyId,
        product ?? null,
        from ?? null,
        until ?? null,
        word === '' ? null : beginning(lexeme(agencyId, word)),
      ];
      const [rows, counted] = await Promise.all([
        this.#database.query<SummaryRow>(
          `select ${summaryColumns} from booking b where ${conditions} and ($6::text is null or b.status = $6)
           order by b.booked_on desc, b.transaction_id desc limit $7 offset $8`,
          [...given, status ?? null, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ status: FlightBookingStatus; bookings: string }>(
          `select b.status, count(*) as bookings from booking b where ${conditions} group by b.status`,
          given,
        ),
      ]);
      const counts = { requested: 0, 'in-doubt': 0, ticketed: 0, 'not-confirmed': 0 };
      for (const each of counted) counts[each.status] = Number(each.bookings);
      const total = flightBookingStatuses.reduce(
        (sum, each) => (status === undefined || status === each ? sum + counts[each] : sum),
        0,
      );
      return { bookings: rows.map(summaryOf), total, page, pageSize, counts };
    });
  }

  async #find(
    asked: readonly { readonly agencyId: string; readonly transactionId: string }[],
  ): Promise<readonly (BookingRow | null)[]> {
    const rows = await this.#database.query<BookingRow>(
      `select ${summaryColumns}, b.agency_id, b.version, b.tickets, b.refusal, b.ledger_sequence, b.on_behalf_of, b.document,
              (select coalesce(json_agg(json_build_object('at', e.at::text, 'code', e.code, 'params', e.params, 'actor', e.actor) order by e.version), '[]')
               from booking_event e where e.transaction_id = b.transaction_id) as events
       from booking b where b.transaction_id = any ($1)`,
      [[...new Set(asked.map(({ transactionId }) => transactionId))]],
    );
    const byId = new Map(rows.map((row) => [row.transaction_id, row]));
    return asked.map(({ agencyId, transactionId }) => {
      const row = byId.get(transactionId);
      return row?.agency_id === agencyId ? row : null;
    });
  }

  async #open(calls: readonly { readonly intent: BookingIntent; readonly lease: Lease }[]): Promise<readonly Opened[]> {
    const items = calls.map(({ intent, lease }) => openItem(intent, lease));
    const documents = calls.map(({ intent }) => intent.terms);
    const [row] = await this.#database.query<{ answers: readonly OpenRow[] }>(
      'select open_bookings($1::jsonb, $2::json) as answers',
      [JSON.stringify(items), JSON.stringify(documents)],
    );
    return (row?.answers ?? []).map((answer, index) => openedOf(answer, calls[index]?.intent));
  }

  async #step(steps: readonly BookingStep[]): Promise<readonly Stepped[]> {
    const [row] = await this.#database.query<{ answers: readonly StepRow[] }>(
      'select finish_bookings($1::jsonb) as answers',
      [JSON.stringify(steps.map(stepItem))],
    );
    return (row?.answers ?? []).map(({ outcome, sequence }) =>
      outcome === 'late'
        ? { kind: 'late' }
        : { kind: 'done', ...(sequence === undefined ? {} : { ledgerEntry: entryIdOf(sequence) }) },
    );
  }
}

function openItem(intent: BookingIntent, lease: Lease) {
  const { summary, net } = intent;
  const [own] = intent.postings;
  if (own?.account !== `agency:${intent.agencyId}` || own.amount !== -net.minor || own.currency !== net.currency) {
    throw new Error('The first posting does not charge the agency the net amount');
  }
  return {
    agency_id: intent.agencyId,
    actor_user_id: intent.actorUserId,
    on_behalf_of: intent.onBehalfOf ?? null,
    request_id: intent.requestId,
    request_digest: digestOf(intent.content),
    quote_id: intent.quoteId,
    product: summary.product,
    supplier: intent.supplier,
    currency: net.currency,
    airline_total: intent.airlineTotal.minor,
    net: net.minor,
    postings: postingsText(intent.postings),
    customer_total: summary.customerTotal.minor,
    carrier: summary.carrier,
    origin: summary.origin,
    destination: summary.destination,
    travel_date: summary.travelDate,
    return_date: summary.returnDate ?? null,
    lead_traveller: summary.leadTraveller,
    traveller_count: summary.travellerCount,
    words: intent.words.map((word) => lexeme(intent.agencyId, word)),
    booked_by: summary.bookedBy,
    day: intent.day.slice(2).replaceAll('-', ''),
    owner: lease.owner,
    lease_seconds: lease.seconds,
  };
}

function stepItem(step: BookingStep) {
  const item = {
    transaction_id: step.transactionId,
    agency_id: step.agencyId,
    owner: step.owner,
    version: step.version,
    to: step.to,
    actor: step.actor ?? null,
    operation: 'flight.book',
  };
  switch (step.to) {
    case 'ticketed':
      return {
        ...item,
        pnr: step.pnr,
        tickets: step.tickets,
        words: [step.pnr, ...step.tickets.map(({ number }) => number)].map((word) => lexeme(step.agencyId, word)),
        narration: JSON.stringify(step.narration),
        params: { pnr: step.pnr },
        outbox: step.outbox.map(({ kind, payload }) => ({
          kind,
          payload: { ...payload, transactionId: step.transactionId },
        })),
      };
    case 'not-confirmed':
      return { ...item, refusal: step.refusal, params: { reason: step.refusal.reason } };
    case 'in-doubt':
      return { ...item, again_seconds: step.againInSeconds };
  }
}

function openedOf(row: OpenRow, intent: BookingIntent | undefined): Opened {
  const { outcome, transaction_id: transactionId = '' } = row;
  switch (outcome) {
    case 'opened':
      return { kind: 'opened', transactionId, version: row.version ?? 1 };
    case 'repeated':
      return { kind: 'repeated', transactionId };
    case 'reused':
      return { kind: 'reused' };
    case 'quote-used':
      return { kind: 'quote-used', transactionId, status: row.status ?? 'requested' };
    case 'too-low': {
      if (intent === undefined) throw new Error('An answer without a call');
      const { currency } = intent.net;
      return {
        kind: 'balance-too-low',
        needed: money(row.needed ?? 0, currency),
        available: money(row.available ?? 0, currency),
      };
    }
    case 'no-account':
      throw new Error(`Agency ${intent?.agencyId ?? ''} has no account`);
  }
}

function summaryOf(row: SummaryRow): BookingSummary {
  return {
    transactionId: row.transaction_id,
    product: row.product,
    status: row.status,
    ...(row.pnr === null ? {} : { pnr: row.pnr }),
    carrier: row.carrier,
    origin: row.origin,
    destination: row.destination,
    travelDate: isoDate(row.travel_date),
    ...(row.return_date === null ? {} : { returnDate: isoDate(row.return_date) }),
    leadTraveller: row.lead_traveller,
    travellerCount: row.traveller_count,
    customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
    bookedOn: instantFromRow(row.booked_on),
    bookedBy: row.booked_by,
  };
}

function keptOf(row: BookingRow): KeptBooking {
  const bookedOn = instantFromRow(row.booked_on);
  return {
    ...row.document,
    transactionId: row.transaction_id,
    product: 'flight',
    agencyId: row.agency_id,
    status: row.status,
    version: row.version,
    ...(row.pnr === null ? {} : { pnr: row.pnr }),
    tickets: row.tickets,
    ...(row.refusal === null ? {} : { refusal: row.refusal }),
    ...(row.ledger_sequence === null ? {} : { ledgerEntry: entryIdOf(Number(row.ledger_sequence)) }),
    bookedBy: row.booked_by,
    bookedOn,
    history: [
      {
        at: bookedOn,
        code: 'requested',
        actor: row.booked_by,
        ...(row.on_behalf_of === null ? {} : { onBehalfOf: row.on_behalf_of }),
      },
      ...row.events.map(({ at, code, params, actor }) => ({
        at: instantFromRow(at),
        code,
        ...(params === null ? {} : { params }),
        ...(actor === null ? {} : { actor }),
      })),
    ],
  };
}

/** A word that an agency's booking is found by, as kept: the agency first, so that one index serves each agency alone. */
function lexeme(agencyId: string, word: string): string {
  return `${agencyId}/${word.toLowerCase()}`;
}

/** A full-text query for lexemes that begin so. */
function beginning(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
}

function digestOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex');
}

function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`"${text}" is no currency known here`);
  return text;
}

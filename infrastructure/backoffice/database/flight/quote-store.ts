/** Quotes in the database: what a booking needs of each by itself, and the whole beside it. */
import { Effect } from 'effect';
import {
  type AgreedPrices,
  type BookableQuote,
  bookableOf,
  type QuoteStore,
  type StoredQuote,
} from '#application/backoffice/ports/flight/quote-store.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { currencyOf } from '../booking/booking-rows.ts';
import { keepQuote } from '../booking/kept-quotes.ts';
import { BatchWriter } from '../engine/batch-writer.ts';
import type { Database, Sql } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';

interface QuoteAsked {
  readonly quoteId: string;
  readonly agencyId: string;
  readonly actorUserId: string;
}

/** What of a quote its row's own columns do not say. */
type Bookable = Omit<BookableQuote, Exclude<keyof StoredQuote, 'fareKeys'>>;

interface QuoteRow {
  readonly supplier: string;
  readonly currency: string;
  readonly supplier_total: string;
  readonly bookable: Bookable;
}

/** Every so many quotes, those that expired a day ago are cleared away, a few at a time. */
const clearEvery = 100;
const clearMost = 500;

export class DatabaseQuoteStore implements QuoteStore {
  readonly #database: Database;
  readonly #finding: BatchWriter<QuoteAsked, QuoteRow | null>;
  #kept = 0;

  constructor(database: Database) {
    this.#database = database;
    this.#finding = new BatchWriter((asked) => this.#find(asked), { most: 64, lanes: 1 });
  }

  readonly keep = (stored: StoredQuote): Effect.Effect<void> =>
    Effect.promise(async () => {
      await insertQuote(this.#database, stored);
      this.#kept += 1;
      if (this.#kept % clearEvery === 0) await this.#clear();
    });

  readonly find = (quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<BookableQuote | undefined> =>
    Effect.promise(async () => {
      const row = await this.#rowOf({ quoteId, agencyId, actorUserId });
      return row === null ? undefined : { ...keptOf(row, agencyId, actorUserId), ...row.bookable };
    });

  readonly whole = (quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<StoredQuote | undefined> =>
    Effect.promise(async () => {
      const row = await this.#rowOf({ quoteId, agencyId, actorUserId });
      const [document] =
        row === null
          ? []
          : await this.#database.query<{ readonly quote: FlightQuote }>(
              'select quote from quote_document where agency_id = $1 and quote_id = $2',
              [agencyId, quoteId],
            );
      return row === null || document === undefined
        ? undefined
        : { ...keptOf(row, agencyId, actorUserId), quote: document.quote };
    });

  readonly agree = (agencyId: string, quoteId: string, prices: AgreedPrices): Effect.Effect<AgreedPrices> =>
    Effect.promise(async () => {
      const made = await this.#database.query(
        'insert into quote_service (agency_id, quote_id, prices) values ($1, $2, $3::json) on conflict do nothing returning 1 as done',
        [agencyId, quoteId, JSON.stringify(prices)],
      );
      if (made.length > 0) return prices;
      const [row] = await this.#database.query<{ readonly prices: AgreedPrices }>(
        'select prices from quote_service where agency_id = $1 and quote_id = $2',
        [agencyId, quoteId],
      );
      if (row === undefined) throw new Error(`Quote ${quoteId} is gone`);
      return row.prices;
    });

  async #rowOf(asked: QuoteAsked): Promise<QuoteRow | null> {
    // PostgreSQL refuses a text with a null character; no id of ours has one.
    return asked.quoteId.includes('\0') ? null : this.#finding.call(asked);
  }

  async #find(asked: readonly QuoteAsked[]): Promise<readonly (QuoteRow | null)[]> {
    const rows = await this.#database.query<
      QuoteRow & { readonly quote_id: string; readonly agency_id: string; readonly actor_user_id: string }
    >(
      `select quote_id, agency_id, actor_user_id, supplier, currency, supplier_total, bookable
       from quote where (agency_id, quote_id) in (select * from unnest($1::text[], $2::text[]))
         and bookable -> 'product' is null`,
      [asked.map(({ agencyId }) => agencyId), asked.map(({ quoteId }) => quoteId)],
    );
    const byId = new Map(rows.map((row) => [row.quote_id, row]));
    return asked.map(({ quoteId, agencyId, actorUserId }) => {
      const row = byId.get(quoteId);
      return row?.agency_id === agencyId && row.actor_user_id === actorUserId ? row : null;
    });
  }

  /**
   * A quote that somebody is booking from is locked and left; of the others, those that are gone can no longer be booked,
   * so that what is then a booking's is known.
   */
  async #clear(): Promise<void> {
    await this.#database.transaction(async (tx) => {
      const gone = await tx.query<{ readonly agency_id: string; readonly quote_id: string }>(
        `delete from quote where (agency_id, quote_id) in (
           select agency_id, quote_id from quote where expires_at < clock_timestamp() - interval '1 day'
           order by expires_at limit $1 for update skip locked)
         returning agency_id, quote_id`,
        [clearMost],
      );
      await tx.query(
        `delete from quote_document d
         where (d.agency_id, d.quote_id) in (select * from unnest($1::text[], $2::text[]))
           and not exists (select from booking b where b.quote_id = d.quote_id and b.agency_id = d.agency_id)
           and not exists (select from booking_copy c where c.quote_id = d.quote_id and c.agency_id = d.agency_id)`,
        [gone.map(({ agency_id }) => agency_id), gone.map(({ quote_id }) => quote_id)],
      );
    });
  }
}

/** Keeps a quote where `sql` writes; nothing where there is one of that id. */
export async function insertQuote(sql: Sql, stored: StoredQuote): Promise<void> {
  const { agencyId, actorUserId, supplier, supplierTotal, ...bookable } = bookableOf(stored);
  const { quoteId, expiresAt } = bookable;
  if (stored.sentQuoteId !== undefined) {
    await sql.query(
      'insert into sent_quote_pricing (agency_id, quote_id, sent_quote_id) values ($1, $2, $3) on conflict do nothing',
      [agencyId, quoteId, stored.sentQuoteId],
    );
  }
  const kept: Bookable = bookable;
  await keepQuote(sql, {
    quoteId,
    agencyId,
    actorUserId,
    supplier,
    supplierTotal,
    expiresAt,
    bookable: kept,
    document: stored.quote,
  });
}

function keptOf(
  { supplier, currency, supplier_total, bookable }: QuoteRow,
  agencyId: string,
  actorUserId: string,
): Omit<StoredQuote, 'quote'> {
  return {
    agencyId,
    actorUserId,
    supplier,
    fareKeys: bookable.fareKeys,
    supplierTotal: money(minorFromRow(supplier_total), currencyOf(currency)),
  };
}

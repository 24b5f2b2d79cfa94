/** Quotes in the database. */
import { Effect } from 'effect';
import type { QuoteStore, StoredQuote } from '#application/backoffice/ports/quote-store.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { BatchWriter } from './batch-writer.ts';
import type { Database } from './database.ts';
import { minorFromRow } from './rows.ts';

interface QuoteAsked {
  readonly quoteId: string;
  readonly agencyId: string;
  readonly actorUserId: string;
}

interface QuoteRow {
  readonly supplier: string;
  readonly fare_key: string;
  readonly currency: string;
  readonly supplier_total: string;
  readonly quote: FlightQuote;
}

/** Every so many quotes, those that ran out a day ago are cleared away, a few at a time. */
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

  readonly keep = ({
    quote,
    agencyId,
    actorUserId,
    supplier,
    fareKey,
    supplierTotal,
  }: StoredQuote): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.query(
        `insert into quote (quote_id, agency_id, actor_user_id, supplier, fare_key, currency, supplier_total, expires_at, quote)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9::json)`,
        [
          quote.quoteId,
          agencyId,
          actorUserId,
          supplier,
          fareKey,
          supplierTotal.currency,
          supplierTotal.minor,
          quote.expiresAt,
          JSON.stringify(quote),
        ],
      );
      this.#kept += 1;
      if (this.#kept % clearEvery === 0) await this.#clear();
    });

  readonly find = (quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<StoredQuote | undefined> =>
    Effect.promise(async () => {
      // PostgreSQL refuses a text with a null character; no id of ours has one.
      if (quoteId.includes('\0')) return undefined;
      const row = await this.#finding.call({ quoteId, agencyId, actorUserId });
      if (row === null) return undefined;
      return {
        quote: row.quote,
        agencyId,
        actorUserId,
        supplier: row.supplier,
        fareKey: row.fare_key,
        supplierTotal: money(minorFromRow(row.supplier_total), currencyFromRow(row.currency)),
      };
    });

  async #find(asked: readonly QuoteAsked[]): Promise<readonly (QuoteRow | null)[]> {
    const rows = await this.#database.query<QuoteRow | { readonly quote: null }>(
      `select q.supplier, q.fare_key, q.currency, q.supplier_total, q.quote
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a (quote_id, agency_id, actor_user_id, place)
       left join lateral (
         select * from quote k
         where k.quote_id = a.quote_id and k.agency_id = a.agency_id and k.actor_user_id = a.actor_user_id limit 1
       ) q on true
       order by a.place`,
      [
        asked.map(({ quoteId }) => quoteId),
        asked.map(({ agencyId }) => agencyId),
        asked.map(({ actorUserId }) => actorUserId),
      ],
    );
    return rows.map((row) => (row.quote === null ? null : row));
  }

  async #clear(): Promise<void> {
    await this.#database.query(
      `delete from quote where quote_id in (
         select quote_id from quote where expires_at < clock_timestamp() - interval '1 day'
         order by expires_at limit $1 for update skip locked)`,
      [clearMost],
    );
  }
}

function currencyFromRow(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`"${text}" is no currency known here`);
  return text;
}

/** Quotes of one product that is sold by the unit, among those of all. */
import { Effect } from 'effect';
import type { KeptSaleQuote, ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { Product } from '#domain/booking/booking.ts';
import { money } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { minorFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';
import { currencyOf } from '../booking-rows.ts';
import { keepQuote } from '../kept-quotes.ts';

/** What of a quote its row's own columns do not say. */
type Bookable<Offer> = Omit<
  KeptSaleQuote<Offer>,
  'quoteId' | 'agencyId' | 'actorUserId' | 'supplier' | 'supplierTotal'
>;

interface QuoteRow<Offer> {
  readonly agency_id: string;
  readonly actor_user_id: string;
  readonly supplier: string;
  readonly currency: string;
  readonly supplier_total: string;
  readonly bookable: Bookable<Offer>;
}

export class DatabaseProductQuotes<Offer> implements ProductQuotes<Offer> {
  readonly #database: Database;
  readonly #product: Product;

  constructor(database: Database, product: Product) {
    this.#database = database;
    this.#product = product;
  }

  readonly keep: ProductQuotes<Offer>['keep'] = ({
    quoteId,
    agencyId,
    actorUserId,
    supplier,
    supplierTotal,
    ...bookable
  }) => {
    const { expiresAt } = bookable;
    const row = { quoteId, agencyId, actorUserId, supplier, supplierTotal, expiresAt };
    return Effect.promise(() => keepQuote(this.#database, { ...row, bookable, document: {} }));
  };

  readonly find: ProductQuotes<Offer>['find'] = (quoteId, agencyId, actorUserId) =>
    Effect.promise(async () => {
      // PostgreSQL refuses a text with a null character; no id of ours has one.
      if (quoteId.includes('\0')) return undefined;
      const [row] = await this.#database.query<QuoteRow<Offer>>(
        `select agency_id, actor_user_id, supplier, currency, supplier_total, bookable
         from quote where agency_id = $1 and quote_id = $2 and bookable ->> 'product' = $3`,
        [agencyId, quoteId, this.#product],
      );
      if (row === undefined || row.actor_user_id !== actorUserId) return undefined;
      const supplierTotal = money(minorFromRow(row.supplier_total), currencyOf(row.currency));
      return { ...row.bookable, quoteId, agencyId, actorUserId, supplier: row.supplier, supplierTotal };
    });
}

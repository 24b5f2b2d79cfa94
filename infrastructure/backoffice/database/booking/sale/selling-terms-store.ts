/** The rows that agencies sell by the unit under. */
import { Effect } from 'effect';
import type { SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import { rowsFor } from '#domain/price/buyer.ts';
import { noSellingTerms, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

const lists = Object.keys(noSellingTerms);

export class DatabaseSellingTerms implements SellingTermsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly sellingTermsOf: SellingTermsStore['sellingTermsOf'] = (agencyId, buyer) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ readonly terms: Partial<SellingTerms> }>(
        `select coalesce(jsonb_object_agg(list, rows), '{}') as terms from (
           select list, jsonb_agg(terms order by place) as rows
           from agency_terms where agency_id = $1 and list = any($2) group by list) lists`,
        [agencyId, lists],
      );
      const terms = { ...noSellingTerms, ...row?.terms };
      return { ...terms, productMarkups: rowsFor(terms.productMarkups, buyer) };
    });
}

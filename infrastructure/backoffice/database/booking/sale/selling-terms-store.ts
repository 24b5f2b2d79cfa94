/** The rows that agencies sell by the unit under. */
import { Effect } from 'effect';
import type { SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import { rowsFor } from '#domain/price/buyer.ts';
import { noSellingTerms, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { readTermLists } from '#infrastructure/backoffice/database/agency/term-lists.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

const lists = Object.keys(noSellingTerms) as (keyof SellingTerms)[];

export class DatabaseSellingTerms implements SellingTermsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly sellingTermsOf: SellingTermsStore['sellingTermsOf'] = (agencyId, buyer) =>
    Effect.promise(async () => {
      const terms = { ...noSellingTerms, ...(await readTermLists<SellingTerms>(this.#database, agencyId, lists)) };
      return { ...terms, productMarkups: rowsFor(terms.productMarkups, buyer) };
    });
}

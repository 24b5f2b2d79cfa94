/** The rows that agencies sell by the unit under. */
import { Effect } from 'effect';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import type { SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import { rowsFor } from '#domain/price/buyer.ts';
import { type HouseTerms, noSellingTerms, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { readTermLists } from '#infrastructure/backoffice/database/agency/term-lists.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

const lists = Object.keys(noSellingTerms) as (keyof SellingTerms)[];
const noUsual: HouseTerms = { productMarkups: [], productCommissions: [], productFees: [], charges: [] };
const houseLists = Object.keys(noUsual) as (keyof HouseTerms)[];

export class DatabaseSellingTerms implements SellingTermsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly sellingTermsOf: SellingTermsStore['sellingTermsOf'] = (agencyId, buyer) =>
    Effect.promise(async () => {
      const [found, house] = await Promise.all([
        readTermLists<SellingTerms>(this.#database, agencyId, lists),
        readTermLists<HouseTerms>(this.#database, houseId, houseLists),
      ]);
      const terms = { ...noSellingTerms, ...found };
      const own = { ...terms, productMarkups: rowsFor(terms.productMarkups, buyer) };
      return Object.keys(house).length === 0 ? own : { ...own, house: { ...noUsual, ...house } };
    });
}

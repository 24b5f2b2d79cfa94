/** What the house takes for cancelling, in the lists of terms that hold it. */
import { Effect } from 'effect';
import type { CancelFeeStore } from '#application/backoffice/ports/booking/cancel-fees.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import type { CancelFeeRow } from '#domain/booking/sale/selling-terms.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

export class StoredCancelFees implements CancelFeeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly cancelFeesOf: CancelFeeStore['cancelFeesOf'] = (agencyId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{ readonly agency_id: string; readonly terms: CancelFeeRow }>(
        `select agency_id, terms from agency_terms where agency_id = any($1) and list = 'cancelFees' order by place`,
        [[agencyId, houseId]],
      );
      const of = (wanted: string) => rows.filter((row) => row.agency_id === wanted).map(({ terms }) => terms);
      return { own: of(agencyId), house: of(houseId) };
    });
}

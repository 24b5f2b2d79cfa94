/** What the house takes for cancelling, and the tax on it, in the lists of terms that hold them. */
import { Effect } from 'effect';
import type { CancelFeeStore } from '#application/backoffice/ports/booking/cancel-fees.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import type { CancelFeeRow, SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { readTermLists } from '#infrastructure/backoffice/database/agency/term-lists.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

interface Lists extends Pick<SellingTerms, 'gstOnFees'> {
  readonly cancelFees: readonly CancelFeeRow[];
}

export class StoredCancelFees implements CancelFeeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly cancelFeesOf: CancelFeeStore['cancelFeesOf'] = (agencyId) =>
    Effect.promise(async () => {
      const [{ cancelFees: own = [], gstOnFees = [] }, { cancelFees: house = [] }] = await Promise.all([
        readTermLists<Lists>(this.#database, agencyId, ['cancelFees', 'gstOnFees']),
        readTermLists<Pick<Lists, 'cancelFees'>>(this.#database, houseId, ['cancelFees']),
      ]);
      return { own, house, gstOnFees };
    });
}

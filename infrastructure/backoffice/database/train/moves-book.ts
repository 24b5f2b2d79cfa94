/** Moves of waiting lists in the database: on the bookings themselves, with their history. */
import { Effect } from 'effect';
import type { Reach } from '#domain/corporate/reach.ts';
import type { TrainIssued } from '#domain/train/booking/train-booking.ts';
import type { MovesBook } from '#application/backoffice/ports/train/moves-book.ts';
import { beginning } from '../booking/booking-words.ts';
import { StoredIssuedBook } from '../booking/issued-book.ts';
import { withinReach } from '../corporate/own-bookings.ts';

export class StoredMovesBook extends StoredIssuedBook<TrainIssued> implements MovesBook {
  byPnr(agencyId: string, pnr: string, reach?: Reach): Effect.Effect<string | undefined> {
    return Effect.promise(async () => {
      const own = withinReach('b.transaction_id', reach, 4);
      const [row] = await this.database.query<{ transaction_id: string }>(
        `select b.transaction_id from booking_search s join booking b using (agency_id, transaction_id)
         where s.agency_id = $1 and s.lexemes @@ $2::tsquery and b.product = 'train' and b.reference = $3 ${own.also} limit 1`,
        [agencyId, beginning(agencyId, pnr), pnr, ...own.given],
      );
      return row?.transaction_id;
    });
  }
}

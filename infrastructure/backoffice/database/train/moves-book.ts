/** Moves of waiting lists in the database: on the bookings themselves, with their history. */
import { Effect } from 'effect';
import { amendmentTable } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { TrainIssued } from '#domain/train/booking/train-booking.ts';
import { type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import type {
  KeptMove,
  MovesBook,
  WaitingBooking,
  WaitingPlace,
} from '#application/backoffice/ports/train/moves-book.ts';
import { beginning } from '../booking/booking-words.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database } from '../engine/database.ts';

interface WaitingRow {
  readonly agency_id: string;
  readonly transaction_id: string;
  readonly version: number;
  readonly starts_on: string;
  readonly issued: TrainIssued;
  readonly travellers: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly gone: readonly { readonly traveller: number }[] | null;
}

/** What may be cancelled is travelled on. */
const sold = amendmentTable.cancel.from;

export class StoredMovesBook implements MovesBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  travelling(
    supplier: string,
    from: IsoDate,
    after: WaitingPlace | undefined,
    most: number,
  ): Effect.Effect<readonly WaitingBooking[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<WaitingRow>(
        `select b.agency_id, b.transaction_id, b.version, b.starts_on, b.issued, b.document -> 'travellers' as travellers, b.gone
         from booking b
         where b.agency_id >= $3 and (b.agency_id, b.starts_on, b.transaction_id) > ($3, $4::date, $5)
           and b.product = 'train' and b.supplier = $1 and b.status = any ($7) and b.issued is not null
           and b.starts_on >= $2::date
         order by b.agency_id, b.starts_on, b.transaction_id limit $6`,
        [
          supplier,
          from,
          after?.agencyId ?? '',
          after?.startsOn ?? '0001-01-01',
          after?.transactionId ?? '',
          most,
          sold,
        ],
      );
      return rows.map((row) => ({
        agencyId: row.agency_id,
        transactionId: row.transaction_id,
        version: row.version,
        startsOn: isoDate(row.starts_on),
        issued: row.issued,
        names: row.travellers.map(nameOf),
        gone: (row.gone ?? []).map(({ traveller }) => traveller),
      }));
    });
  }

  byPnr(agencyId: string, pnr: string, reach?: Reach): Effect.Effect<string | undefined> {
    return Effect.promise(async () => {
      const own = withinReach('b.transaction_id', reach, 4);
      const [row] = await this.#database.query<{ transaction_id: string }>(
        `select b.transaction_id from booking_search s join booking b using (agency_id, transaction_id)
         where s.agency_id = $1 and s.lexemes @@ $2::tsquery and b.product = 'train' and b.reference = $3 ${own.also} limit 1`,
        [agencyId, beginning(agencyId, pnr), pnr, ...own.given],
      );
      return row?.transaction_id;
    });
  }

  keep({ agencyId, transactionId, version, issued, event, outbox }: KeptMove): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ kept: boolean }>('select keep_rail_move($1::jsonb) as kept', [
        JSON.stringify({
          agency_id: agencyId,
          transaction_id: transactionId,
          version,
          issued,
          code: event.code,
          params: event.params,
          outbox,
        }),
      ]);
      return row?.kept === true;
    });
  }
}

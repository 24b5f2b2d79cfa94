/** What is put off of bookings, in the database. */
import { Effect } from 'effect';
import { postingsText } from '#domain/account/chain.ts';
import { amendmentTable } from '#domain/booking/amendment.ts';
import { settledPostings } from '#domain/booking/schedule/put-off.ts';
import { type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import type { PutOffBook, PutOffKept, PutOffPlace } from '#application/backoffice/ports/booking/put-off-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

/** What may be cancelled stands. */
const sold = amendmentTable.cancel.from;

export class StoredPutOffBook implements PutOffBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  due(by: IsoDate, after: PutOffPlace | undefined, most: number): Effect.Effect<readonly PutOffPlace[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{
        readonly agency_id: string;
        readonly transaction_id: string;
        readonly put_off_until: string;
      }>(
        `select agency_id, transaction_id, put_off_until from booking
         where put_off > 0 and put_off_until <= $1::date and status = any ($2) and ledger_sequence is not null
           and (put_off_until, agency_id, transaction_id) > ($3::date, $4, $5)
         order by put_off_until, agency_id, transaction_id limit $6`,
        [by, sold, after?.until ?? '0001-01-01', after?.agencyId ?? '', after?.transactionId ?? '', most],
      );
      return rows.map(({ agency_id: agencyId, transaction_id: transactionId, put_off_until: until }) => ({
        agencyId,
        transactionId,
        until: isoDate(until),
      }));
    });
  }

  keep({ agencyId, transactionId, product, version, event, by, outbox, charges }: PutOffKept) {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ answer: 'done' | 'late' | 'too-low' }>(
        'select keep_put_off($1::jsonb) as answer',
        [
          JSON.stringify({
            agency_id: agencyId,
            transaction_id: transactionId,
            version,
            statuses: sold,
            code: event.code,
            params: event.params,
            operation: `${product}.${event.code}`,
            outbox,
            ...(by && { actor: by.name, actor_user_id: by.userId, on_behalf_of: by.onBehalfOf }),
            ...(charges && {
              postings: postingsText(settledPostings(agencyId, charges.putOff.amount)),
              narration: JSON.stringify({ code: 'balance-charged', params: charges.params }),
            }),
          }),
        ],
      );
      return row?.answer ?? 'late';
    });
  }
}

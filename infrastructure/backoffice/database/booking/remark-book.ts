/** Remarks of the house's people, in the database. */
import { Effect } from 'effect';
import type { RemarkBook } from '#application/backoffice/ports/booking/remark-book.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';
import { writeAudit } from './records.ts';

interface RemarkRow {
  readonly at: string;
  readonly actor: string;
  readonly on_behalf_of: string | null;
  readonly remarks: string;
}

export class StoredRemarkBook implements RemarkBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly keep: RemarkBook['keep'] = (given) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const { agencyId, transactionId, requestId, remarks, actorUserId, actor, onBehalfOf, at } = given;
        const made = await tx.query(
          `insert into booking_remark (agency_id, request_id, transaction_id, at, actor_user_id, actor, on_behalf_of, remarks)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (agency_id, request_id) do nothing returning 1`,
          [agencyId, requestId, transactionId, at, actorUserId, actor, onBehalfOf ?? null, remarks],
        );
        if (made.length === 0) {
          const [before] = await tx.query<{ transaction_id: string; remarks: string }>(
            'select transaction_id, remarks from booking_remark where agency_id = $1 and request_id = $2',
            [agencyId, requestId],
          );
          return before?.transaction_id === transactionId && before.remarks === remarks ? 'repeated' : 'reused';
        }
        const behalf = onBehalfOf === undefined ? {} : { onBehalfOf };
        await writeAudit(tx, {
          agencyId,
          actorUserId,
          ...behalf,
          operation: 'booking.addRemark',
          reference: transactionId,
        });
        return 'kept';
      }),
    );

  readonly historyOf: RemarkBook['historyOf'] = (agencyId, transactionId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<RemarkRow>(
        `select at, actor, name_on_behalf(on_behalf_of) as on_behalf_of, remarks from booking_remark
         where agency_id = $1 and transaction_id = $2 order by at, request_id`,
        [agencyId, transactionId],
      );
      return rows.map(({ at, actor, on_behalf_of: onBehalfOf, remarks }) => ({
        at: instantFromRow(at),
        code: 'admin-remark',
        params: { remarks },
        actor,
        ...(onBehalfOf === null ? {} : { onBehalfOf }),
      }));
    });
}

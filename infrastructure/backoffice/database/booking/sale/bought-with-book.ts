/** What is to be bought with bookings, in the database. The routines that open and move a booking write it first. */
import { Effect } from 'effect';
import type { WithOutcome, WithTrouble } from '#domain/booking/bought-with.ts';
import type { BoughtWith, HistoryEvent, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import type { BoughtWithBook, KeptWith, WithAsker } from '#application/backoffice/ports/booking/bought-with-book.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import { currencyOf } from '../booking-rows.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow, minorFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';

interface OpenRow {
  readonly request_id: string;
  readonly currency: string;
  readonly total: string;
  readonly net: string;
  readonly wanted: WantedWith;
  readonly asker: WithAsker;
}

interface ShownRow {
  readonly how: BoughtWith['how'];
  readonly product: Product;
  readonly state: WithOutcome;
  readonly trouble: WithTrouble | null;
  readonly ended_at: string | null;
  readonly transaction_id: string | null;
  readonly status: BookingStatus | null;
  readonly total: string;
  readonly currency: string;
}

export class StoredBoughtWithBook implements BoughtWithBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly open: BoughtWithBook['open'] = (agencyId, transactionId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<OpenRow>(
        `select request_id, currency, total, net, wanted, asker from bought_with
         where agency_id = $1 and transaction_id = $2 and state = 'waits' order by place`,
        [agencyId, transactionId],
      );
      return rows.map(
        ({ request_id: requestId, currency, total, net, wanted, asker }): KeptWith => ({
          agencyId,
          transactionId,
          requestId,
          wanted,
          total: money(minorFromRow(total), currencyOf(currency)),
          net: money(minorFromRow(net), currencyOf(currency)),
          asker,
        }),
      );
    });

  readonly quoted: BoughtWithBook['quoted'] = ({ agencyId, requestId, wanted }, quoteId) =>
    Effect.promise(async () => {
      const renewed = { ...wanted, booking: { ...wanted.booking, quoteId } };
      const kept = await this.#database.query(
        `update bought_with set wanted = $3::text::json
         where agency_id = $1 and request_id = $2 and state = 'waits' and wanted #>> '{booking,quoteId}' = $4 returning 1`,
        [agencyId, requestId, JSON.stringify(renewed), wanted.booking.quoteId],
      );
      return kept.length > 0;
    });

  readonly end: BoughtWithBook['end'] = ({ agencyId, requestId }, trouble) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // As everybody does who writes what is set aside: the account first.
        await tx.query('select from account where agency_id = $1 for update', [agencyId]);
        const [row] = await tx.query<{ reserved: string }>(
          `select reserved from bought_with where agency_id = $1 and request_id = $2 and state = 'waits' for update`,
          [agencyId, requestId],
        );
        if (row === undefined) return;
        await tx.query(
          `update bought_with set state = $3, trouble = $4, reserved = 0, ended_at = moment_of_record()
           where agency_id = $1 and request_id = $2`,
          [agencyId, requestId, trouble === undefined ? 'bought' : 'not-bought', trouble ?? null],
        );
        if (minorFromRow(row.reserved) === 0) return;
        await tx.query('update account set reserved = reserved - $2::bigint where agency_id = $1', [
          agencyId,
          row.reserved,
        ]);
        await tx.query(`select pg_notify('account', $1)`, [agencyId]);
      }),
    );

  readonly of: BoughtWithBook['of'] = (agencyId, transactionId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<ShownRow>(
        `select 'added' as how, w.product, w.state, w.trouble, w.ended_at::text, s.transaction_id, s.status, w.total, w.currency, w.place
         from bought_with w left join booking s on s.request_id = w.request_id and s.agency_id = w.agency_id
         where w.agency_id = $1 and w.transaction_id = $2
         union all
         select 'first', f.product, 'bought', null, null, f.transaction_id, f.status, f.customer_total, f.currency, w.place
         from booking b join bought_with w on w.request_id = b.request_id and w.agency_id = b.agency_id
         join booking f on f.agency_id = w.agency_id and f.transaction_id = w.transaction_id
         where b.agency_id = $1 and b.transaction_id = $2
         order by place`,
        [agencyId, transactionId],
      );
      return { boughtWith: rows.map(shownOf), history: rows.flatMap(eventOf) };
    });
}

function shownOf({ how, product, state, trouble, transaction_id: id, status, total, currency }: ShownRow): BoughtWith {
  return {
    how,
    product,
    outcome: state,
    ...(trouble !== null && { trouble }),
    ...(id !== null && { transactionId: id }),
    ...(status !== null && { status }),
    total: money(minorFromRow(total), currencyOf(currency)),
  };
}

function eventOf({ product, trouble, ended_at: at, transaction_id: id }: ShownRow): readonly HistoryEvent[] {
  if (at === null) return [];
  const happened = instantFromRow(at);
  return trouble === null
    ? [{ at: happened, code: 'bought-with', params: { product, transaction: id ?? '' } }]
    : [{ at: happened, code: 'not-bought-with', params: { product, trouble } }];
}

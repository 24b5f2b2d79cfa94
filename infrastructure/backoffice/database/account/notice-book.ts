/** Notices of low balances, beside the accounts. */
import { Effect } from 'effect';
import { balanceLow, type KeptNotice, type NoticeBook } from '#application/backoffice/ports/account/notice-book.ts';
import { money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';
import { balanceColumns, balanceOf, type BalanceRow, currencyOf } from './ledger-book.ts';

export class StoredNoticeBook implements NoticeBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly of = (agencyId: string): Effect.Effect<KeptNotice | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ below: string; language: Language; currency: string }>(
        `select n.below, n.language, a.currency from balance_notice n join account a using (agency_id) where n.agency_id = $1`,
        [agencyId],
      );
      return row && { below: money(minorFromRow(row.below), currencyOf(row.currency)), language: row.language };
    });

  readonly set: NoticeBook['set'] = (agencyId, notice, audit) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        if (notice === undefined) await tx.query('delete from balance_notice where agency_id = $1', [agencyId]);
        else
          await tx.query(
            `insert into balance_notice (agency_id, below, language) values ($1, $2, $3)
             on conflict (agency_id) do update set below = excluded.below, language = excluded.language, notified_at = null`,
            [agencyId, notice.below.minor, notice.language],
          );
        await writeAudit(tx, audit);
      }),
    );

  readonly all: NoticeBook['all'] = () =>
    Effect.promise(async () => {
      const rows = await this.#database.query<BalanceRow & { agency_id: string; below: string; notified: boolean }>(
        `select n.agency_id, n.below, n.notified_at is not null as notified, ${balanceColumns}
         from balance_notice n join account a using (agency_id)`,
        [],
      );
      return rows.map((row) => {
        const account = balanceOf(row);
        const below = money(minorFromRow(row.below), account.balance.currency);
        return { agencyId: row.agency_id, below, account, notified: row.notified };
      });
    });

  readonly mark: NoticeBook['mark'] = ({ fallen, risen }) =>
    Effect.promise(async () => {
      const notified = await this.#database.query(
        `with again as (
           update balance_notice set notified_at = null where agency_id = any($2)
         ), notified as (
           update balance_notice set notified_at = moment_of_record()
           where agency_id = any($1) and notified_at is null returning agency_id, notified_at
         ), written as (
           insert into outbox (kind, payload)
           select $3, jsonb_build_object('agencyId', agency_id, 'notifiedAt', notified_at) from notified returning 1
         )
         select pg_notify('outbox', '') from written`,
        [fallen, risen, balanceLow],
      );
      return notified.length;
    });
}

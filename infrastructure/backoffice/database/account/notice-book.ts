/** Notices of low balances, beside the accounts. */
import { Effect } from 'effect';
import { balanceLow, type KeptNotice, type NoticeBook } from '#application/backoffice/ports/account/notice-book.ts';
import { money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';
import { currencyOf } from './ledger-book.ts';

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

  readonly mark: NoticeBook['mark'] = () =>
    Effect.promise(async () => {
      const notified = await this.#database.query(
        `with standing as materialized (
           select n.agency_id, n.notified_at is not null as notified,
             a.balance + credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) - a.reserved < n.below as low
           from balance_notice n join account a using (agency_id)
         ), risen as (
           update balance_notice n set notified_at = null from standing s where s.agency_id = n.agency_id and s.notified and not s.low
         ), fallen as (
           update balance_notice n set notified_at = moment_of_record() from standing s
           where s.agency_id = n.agency_id and s.low and n.notified_at is null returning n.agency_id, n.notified_at
         ), written as (
           insert into outbox (kind, payload)
           select '${balanceLow}', jsonb_build_object('agencyId', agency_id, 'notifiedAt', notified_at) from fallen returning 1
         )
         select pg_notify('outbox', '') from written`,
        [],
      );
      return notified.length;
    });
}

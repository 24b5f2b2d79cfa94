/** What waits, what is in doubt and what was sold, over all agencies. */
import { Effect } from 'effect';
import type { OverviewBook } from '#application/backoffice/ports/operations/overview-book.ts';
import type { DoubtfulBooking } from '#application/desk/operations/overview.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { Product } from '#domain/booking/booking.ts';
import { waitingStates } from '#domain/booking/request/request.ts';
import { money } from '#domain/money/money.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type WorkKind, workKinds } from '#domain/operations/waiting-work.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { currencyOf } from '../account/ledger-book.ts';

/** Since when what is open of a kind has waited. */
const waitingSince: Readonly<Record<WorkKind, string>> = {
  deposits: `select asked_at from deposit where state = 'asked'`,
  requests: `select asked_at from service_request where state in (${waitingStates.map((state) => `'${state}'`).join(', ')})`,
  tickets: `select last_at from ticket where state = 'open'`,
  registrations: `select submitted_at from agency_registration where state = 'received'`,
  adjustments: `select proposed_at from adjustment where state = 'proposed'`,
};

const waitingText = workKinds
  .map(
    (kind, at) => `select '${kind}' as kind, count(*)::integer as count, min(since) as oldest,
       count(*) filter (where since < $${at + 1})::integer as late from (${waitingSince[kind]}) as open_${kind}(since)`,
  )
  .join(' union all ');

interface DoubtRow {
  readonly agency_id: string;
  readonly company_name: string;
  readonly transaction_id: string;
  readonly product: Product;
  readonly title: string;
  readonly traveller_count: number;
  readonly supplier: string;
  readonly kind: AmendmentKind | null;
  readonly currency: string;
  readonly reserved: string;
  readonly since: string;
  readonly attempts: number;
  readonly next_at: string | null;
}

export class StoredOverviewBook implements OverviewBook {
  readonly #database: Database;
  readonly #currency: Currency;

  constructor(database: Database, currency: Currency) {
    [this.#database, this.#currency] = [database, currency];
  }

  readonly waiting: OverviewBook['waiting'] = (lateBefore) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{ kind: WorkKind; count: number; late: number; oldest: string | null }>(
        waitingText,
        workKinds.map((kind) => lateBefore[kind]),
      );
      return rows.map(({ oldest, ...row }) => ({ ...row, ...(oldest !== null && { oldest: instantFromRow(oldest) }) }));
    });

  readonly doubtful: OverviewBook['doubtful'] = (most) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<DoubtRow>(
        `select g.company_name, d.* from (
           select b.agency_id, b.transaction_id, b.product, b.title, b.traveller_count, b.supplier, null as kind, b.currency,
             b.net as reserved, coalesce(e.at, b.booked_on) as since, l.attempts,
             case when l.owner is null then l.until end as next_at
           from booking_lease l join booking b using (agency_id, transaction_id)
             left join booking_event e on e.agency_id = b.agency_id and e.transaction_id = b.transaction_id and e.version = b.version
           where b.status = 'in-doubt'
           union all
           select a.agency_id, a.transaction_id, b.product, b.title, b.traveller_count, a.supplier, a.kind, a.currency,
             a.reserved, a.opened_at, a.attempts, case when a.owner is null then a.lease_until end
           from amendment a join booking b using (agency_id, transaction_id) where a.state = 'in-doubt'
         ) d join agency g using (agency_id) order by d.since, d.transaction_id limit $1`,
        [most],
      );
      return rows.map(doubtfulOf);
    });

  readonly sold: OverviewBook['sold'] = (from, to) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ bookings: string; not_confirmed: string; sale: string }>(
        // Agency by agency, each by its own index.
        `select coalesce(sum(s.bookings), 0) as bookings, coalesce(sum(s.not_confirmed), 0) as not_confirmed,
           coalesce(sum(s.sale), 0)::bigint as sale
         from agency g cross join lateral (
           select count(*) filter (where b.ledger_sequence is not null) as bookings,
             count(*) filter (where b.status = 'not-confirmed') as not_confirmed,
             sum(b.customer_total) filter (where b.ledger_sequence is not null and b.status <> 'cancelled') as sale
           from booking b where b.agency_id = g.agency_id and b.booked_on >= $1 and b.booked_on < $2
         ) s`,
        [from, to],
      );
      return {
        bookings: Number(row?.bookings ?? 0),
        notConfirmed: Number(row?.not_confirmed ?? 0),
        sale: money(minorFromRow(row?.sale ?? '0'), this.#currency),
      };
    });

  readonly due: OverviewBook['due'] = ({ agencyId, transactionId }, record) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const sale = await tx.query(
          `update booking_lease l set until = case when l.owner is null then clock_timestamp() else l.until end
           from booking b where l.agency_id = $1 and l.transaction_id = $2 and b.agency_id = l.agency_id
             and b.transaction_id = l.transaction_id and b.status = 'in-doubt' returning 1`,
          [agencyId, transactionId],
        );
        const amendment = await tx.query(
          `update amendment set lease_until = case when owner is null then clock_timestamp() else lease_until end
           where agency_id = $1 and transaction_id = $2 and state = 'in-doubt' returning 1`,
          [agencyId, transactionId],
        );
        if (sale.length + amendment.length === 0) return false;
        await writeAudit(tx, record);
        return true;
      }),
    );

  readonly inDoubt: OverviewBook['inDoubt'] = ({ agencyId, transactionId }) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ doubtful: boolean }>(
        `select exists (select 1 from booking where agency_id = $1 and transaction_id = $2 and status = 'in-doubt')
           or exists (select 1 from amendment where agency_id = $1 and transaction_id = $2 and state = 'in-doubt') as doubtful`,
        [agencyId, transactionId],
      );
      return row?.doubtful === true;
    });
}

function doubtfulOf(row: DoubtRow): DoubtfulBooking {
  return {
    agencyId: row.agency_id,
    companyName: row.company_name,
    transactionId: row.transaction_id,
    product: row.product,
    title: row.title,
    travellerCount: row.traveller_count,
    supplier: row.supplier,
    ...(row.kind !== null && { amendment: row.kind }),
    reserved: money(minorFromRow(row.reserved), currencyOf(row.currency)),
    since: instantFromRow(row.since),
    attempts: row.attempts,
    ...(row.next_at !== null && { nextAt: instantFromRow(row.next_at) }),
  };
}

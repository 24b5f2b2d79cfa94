/** Sales, counted over the bookings of an agency and what its ledger says of them. */
import { Effect } from 'effect';
import type { AmendmentPlan } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { MonthsAsked, SalesAsked, SalesBook } from '#application/backoffice/ports/account/sales-book.ts';
import type { MonthDays, MonthFigures, MonthSoFar } from '#domain/account/sales/month-so-far.ts';
import {
  type SaleFigures,
  type SaleGroup,
  type SaleRow,
  type SaleSummary,
  totalOfSales,
} from '#domain/account/sales/sale-summary.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money, negate, sum, zero } from '#domain/money/money.ts';
import { isOfBooking } from '../corporate/approval-book.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database, Sql } from '../engine/database.ts';
import { givenOf, refundColumn } from '../booking/booking-rows.ts';
import { accountCurrency } from './account-currency.ts';

const keys: Readonly<Record<SaleGroup, string>> = {
  day: 'b.day::text',
  month: "to_char(b.day, 'YYYY-MM')",
  product: 'b.product',
  seller: 'b.mark',
  staff: 'b.booked_by',
  reason: `coalesce((select concat_ws(' ', a.terms->'because'->>'code', a.terms->'because'->>'name') from approval a
    where a.agency_id = b.agency_id and ${isOfBooking} and a.terms->'because' is not null order by a.asked_at desc limit 1), '')`,
};
const orders: Readonly<Record<SaleGroup, string>> = {
  day: 'key',
  month: 'key',
  product: 'sales desc, key',
  seller: 'sales desc, key, product',
  staff: 'sales desc, key',
  reason: 'sales desc, key',
};

/** What was charged for, in the range; `day` is the one that counts. */
const sold = {
  booked: `select *, (booked_on at time zone $4)::date as day from booking
    where agency_id = $1 and booked_on >= ($2::date::timestamp at time zone $4)
      and booked_on < (($3::date + 1)::timestamp at time zone $4) and ledger_sequence is not null`,
  travel: `select *, starts_on as day from booking
    where agency_id = $1 and starts_on between $2::date and $3::date and ledger_sequence is not null and $4::text is not null`,
};

interface Counted {
  readonly bookings: string;
  readonly travellers: string;
  readonly sales: string;
  readonly cancelled: string;
  readonly cancelled_sales: string;
  readonly net: string;
  readonly earned: string;
}

interface Row extends Counted {
  readonly key: string;
  readonly product: Product | null;
}

interface MonthRow extends Counted {
  readonly is_now: boolean;
}

interface RefundRow {
  readonly is_now: boolean;
  readonly refund: string;
  readonly plan: Pick<AmendmentPlan, 'customer' | 'shown' | 'receipt'>;
}

/** Of bookings `b`, each with whether it `stands`. */
const counts = `count(*) filter (where stands) as bookings, coalesce(sum(b.traveller_count) filter (where stands), 0) as travellers,
       coalesce(sum(b.customer_total) filter (where stands), 0) as sales, count(*) filter (where not stands) as cancelled,
       coalesce(sum(b.customer_total) filter (where not stands), 0) as cancelled_sales,
       coalesce(sum(coalesce(b.listed_net, b.net)) filter (where stands), 0) as net,
       coalesce(sum(b.listed_earned) filter (where stands), 0) as earned`;

export class StoredSalesBook implements SalesBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  months(asked: MonthsAsked): Effect.Effect<MonthSoFar> {
    return Effect.promise(() => this.#database.transaction((tx) => monthsOf(tx, asked)));
  }

  summary(asked: SalesAsked): Effect.Effect<Required<SaleSummary>> {
    return Effect.promise(() => this.#database.transaction((tx) => summaryOf(tx, asked)));
  }
}

const amountIn = (currency: Currency) => (minor: string | null | undefined) => money(Number(minor ?? 0), currency);

const figuresOf = (row: Counted, amount: (minor: string) => Money): Required<SaleFigures> => ({
  bookings: Number(row.bookings),
  travellers: Number(row.travellers),
  sales: amount(row.sales),
  cancelled: Number(row.cancelled),
  cancelledSales: amount(row.cancelled_sales),
  net: amount(row.net),
  earned: amount(row.earned),
});

/** Two ranges in one query. */
async function monthsOf(sql: Sql, { agencyId, reach, zone, now, before }: MonthsAsked): Promise<MonthSoFar> {
  const currency = await accountCurrency(sql, agencyId);
  const amount = amountIn(currency);
  const [booked, refunded] = [withinReach('b.transaction_id', reach, 7), withinReach('a.transaction_id', reach, 7)];
  const within = (day: string) =>
    `${day} >= (m.first::timestamp at time zone $6) and ${day} < ((m.last + 1)::timestamp at time zone $6)`;
  const ranges = `(values (true, $2::date, $3::date), (false, $4::date, $5::date)) as m (is_now, first, last)`;
  const given = [agencyId, now.from, now.to, before.from, before.to, zone, ...booked.given];
  const rows = await sql.query<MonthRow>(
    `select m.is_now, s.*
     from ${ranges},
       lateral (
         select ${counts}
         from booking b, lateral (select b.status <> 'cancelled' as stands) x
         where b.agency_id = $1 and ${within('b.booked_on')} and b.ledger_sequence is not null ${booked.also}
       ) s`,
    given,
  );
  const refunds = await sql.query<RefundRow>(
    `select m.is_now, ${refundColumn},
            json_strip_nulls(json_build_object('customer', a.plan->'customer', 'shown', a.plan->'shown', 'receipt', a.plan->'receipt')) as plan
     from ${ranges}
       join amendment a on a.agency_id = $1 and a.entry_kind = 'refund' and a.state = 'done' and ${within('a.ended_at')}
     where true ${refunded.also}`,
    given,
  );
  const of = (days: MonthDays, isNow: boolean): MonthFigures => {
    const row = rows.find(({ is_now }) => is_now === isNow);
    if (row === undefined) throw new Error('A count over bookings has a row of each range');
    const paid = refunds.filter(({ is_now }) => is_now === isNow);
    return {
      ...days,
      ...figuresOf(row, amount),
      refunds: paid.length,
      refunded: sum(
        currency,
        paid.map(({ plan, refund }) => givenOf(plan) ?? amount(refund)),
      ),
    };
  };
  return { now: of(now, true), before: of(before, false) };
}

async function summaryOf(
  sql: Sql,
  { agencyId, reach, on, by, from, to, zone }: SalesAsked,
): Promise<Required<SaleSummary>> {
  const currency = await accountCurrency(sql, agencyId);
  const own = withinReach('transaction_id', reach, 5);
  const range = [agencyId, from, to, zone, ...own.given];
  const within = `${sold[on]} ${own.also}`;
  const rows = await sql.query<Row>(
    `with b as (${within})
     select ${keys[by]} as key, ${by === 'seller' ? 'b.product' : 'null'} as product,
       ${counts}
     from b, lateral (select b.status <> 'cancelled' as stands) s group by 1, 2 order by ${orders[by]}`,
    range,
  );
  const amount = amountIn(currency);
  const counted = rows.map(
    (row): SaleRow => ({
      key: row.key,
      ...(row.product !== null && { product: row.product }),
      ...figuresOf(row, amount),
    }),
  );
  // Of a ledger's accounts the agency's own and its suppliers' have names of their own after the colon.
  const lines = await sql.query<{ name: string; minor: string; entries: string }>(
    `with b as (${within})
     select case when p.ledger_account like 'elsewhere:paid-%' then 'paid-elsewhere' else split_part(p.ledger_account, ':', 1) end as name, sum(p.amount) as minor, count(distinct p.sequence) as entries
     from b join journal_entry j on j.agency_id = b.agency_id and j.reference = b.transaction_id
       join posting p on p.agency_id = j.agency_id and p.sequence = j.sequence
     group by 1`,
    range,
  );
  const moved = new Map(lines.map(({ name, minor }) => [name, amount(minor)]));
  const of = (name: string) => moved.get(name) ?? zero(currency);
  return {
    rows: counted,
    total: totalOfSales(counted, currency),
    ledger: {
      entries: Math.max(0, ...lines.map(({ entries }) => Number(entries))),
      paid: negate(of('agency')),
      paidElsewhere: negate(of('paid-elsewhere')),
      suppliers: of('supplier'),
      commission: of('commission'),
      tds: of('tds'),
      fees: of('fees'),
    },
  };
}

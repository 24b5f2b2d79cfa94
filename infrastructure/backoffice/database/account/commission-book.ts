/** Commission and its tax, added up over an agency's ledger. */
import { Effect } from 'effect';
import type { CommissionBook, CommissionsAsked } from '#application/backoffice/ports/account/commission-book.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import type { CommissionFigures, CommissionGroup, CommissionRow, Commissions } from '#domain/account/commissions.ts';
import type { LedgerKind, Product } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { accountCurrency } from './account-currency.ts';

/** Each entry that moved commission or tax: below zero in the ledger is what the agency was given. */
const moved = `select j.agency_id, j.sequence, j.at, j.kind, j.reference, b.product, b.mark, b.transaction_id,
    -sum(p.amount) filter (where p.ledger_account = 'commission') as commission,
    coalesce(sum(p.amount) filter (where p.ledger_account = 'tds'), 0) as tds
  from journal_entry j
    join posting p on p.agency_id = j.agency_id and p.sequence = j.sequence and p.ledger_account in ('commission', 'tds')
    left join booking b on b.agency_id = j.agency_id and b.transaction_id = j.reference
  where j.agency_id = $1 and j.at >= $2 and j.at < $3
  group by j.agency_id, j.sequence, j.at, j.kind, j.reference, b.product, b.mark, b.transaction_id`;

const figures = `count(distinct transaction_id) as bookings,
  coalesce(sum(commission) filter (where commission > 0), 0) as given,
  coalesce(-sum(commission) filter (where commission < 0), 0) as taken_back, coalesce(sum(tds), 0) as tds`;

const grouped: Readonly<Record<Exclude<CommissionGroup, 'entry'>, string>> = {
  seller: `select coalesce(mark, '') as key, product, ${figures} from moved where $4::text is not null
    group by 1, 2 order by given desc, key, product`,
  month: `select to_char(at at time zone $4, 'YYYY-MM') as key, null as product, ${figures} from moved group by 1 order by 1`,
};

interface Sums {
  readonly bookings: string;
  readonly given: string;
  readonly taken_back: string;
  readonly tds: string;
}

interface GroupRow extends Sums {
  readonly key: string;
  readonly product: Product | null;
}

interface EntryRow extends Sums {
  readonly sequence: string;
  readonly at: string;
  readonly kind: LedgerKind;
  readonly reference: string;
  readonly product: Product | null;
  readonly mark: string | null;
}

export class StoredCommissionBook implements CommissionBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  commissions(asked: CommissionsAsked): Effect.Effect<Commissions> {
    return Effect.promise(() => this.#database.transaction((tx) => commissionsOf(tx, asked)));
  }
}

async function commissionsOf(sql: Sql, asked: CommissionsAsked): Promise<Commissions> {
  const { agencyId, by, from, until, zone, page, pageSize } = asked;
  const currency = await accountCurrency(sql, agencyId);
  const range = [agencyId, from, until];
  const [sums] = await sql.query<Sums & { readonly entries: string }>(
    `with moved as (${moved}) select count(*) as entries, ${figures} from moved`,
    range,
  );
  const whole = { total: figuresOf(sums, currency), entries: Number(sums?.entries ?? 0), pageSize };
  if (by === 'entry') {
    const listed = await sql.query<EntryRow>(
      `with moved as (${moved})
       select sequence, at, kind, reference, product, mark, (transaction_id is not null)::int as bookings,
         greatest(coalesce(commission, 0), 0) as given, greatest(-coalesce(commission, 0), 0) as taken_back, tds
       from moved order by at, sequence limit $4 offset $5`,
      [...range, pageSize, (page - 1) * pageSize],
    );
    return { ...whole, rows: listed.map((row) => entryFrom(row, currency)) };
  }
  const groups = await sql.query<GroupRow>(`with moved as (${moved}) ${grouped[by]}`, [...range, zone]);
  const rows = groups.map(
    (row): CommissionRow => ({
      key: row.key,
      ...(row.product !== null && { product: row.product }),
      ...figuresOf(row, currency),
    }),
  );
  return { ...whole, rows };
}

function entryFrom(row: EntryRow, currency: Currency): CommissionRow {
  return {
    key: entryIdOf(minorFromRow(row.sequence)),
    ...(row.product !== null && { product: row.product }),
    entry: { at: instantFromRow(row.at), kind: row.kind, reference: row.reference, mark: row.mark ?? '' },
    ...figuresOf(row, currency),
  };
}

function figuresOf(row: Sums | undefined, currency: Currency): CommissionFigures {
  const of = (minor: string | undefined) => minorFromRow(minor ?? '0');
  const [given, takenBack, tds] = [of(row?.given), of(row?.taken_back), of(row?.tds)];
  return {
    bookings: Number(row?.bookings ?? 0),
    given: money(given, currency),
    takenBack: money(takenBack, currency),
    tds: money(tds, currency),
    kept: money(given - takenBack - tds, currency),
  };
}

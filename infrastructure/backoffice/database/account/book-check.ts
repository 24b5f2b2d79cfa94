/**
 * Ledgers, bookings and reserves held against each other in the database. A booking is looked for in its row and not in an
 * index alone: an index still has the entries of a page that was lost.
 */
import { Effect } from 'effect';
import type { BookDifference, BookFinding } from '#domain/account/books.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { BookCheck } from '#application/backoffice/ports/account/book-check.ts';
import type { Database } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';

interface FindingRow {
  readonly kind: BookDifference;
  readonly transaction_id: string | null;
  readonly deposit_id: string | null;
  readonly sequence: string | null;
  readonly posted: string | null;
  readonly expected: string | null;
  readonly currency: string | null;
}

/** What postings do to the agency's own account: the amount of their first line. */
const ownOf = (postings: string) => `split_part(split_part(${postings}, E'\\n', 1), '|', 3)::bigint`;

/** What a deposit's entries name, and no other's: see its sequence. */
const depositNumber = '^DP[0-9]{6,}$';

/** One statement, so that all is of one moment. */
const findings = `
  with acc as (select * from account where agency_id = $1),
  entry as (select e.* from journal_entry e where e.agency_id = $1),
  known as (
    select e.reference as transaction_id from entry e where e.kind = 'booking'
    union select v.transaction_id from booking_event v where v.agency_id = $1
    union select l.transaction_id from booking_lease l where l.agency_id = $1
  )
  select 'ledger-end' as kind, null as transaction_id, null as deposit_id, a.head_sequence + 1 as sequence, null::bigint as posted, null::bigint as expected, a.currency
  from acc a left join entry e on e.sequence = a.head_sequence
  where a.head_seal is distinct from head_seal(a.agency_id, a.head_sequence, a.head_digest)
    or a.head_sequence <> (select coalesce(max(l.sequence), 0) from entry l)
    or (a.head_sequence > 0 and (e.digest is distinct from a.head_digest or e.balance is distinct from a.balance))
  union all
  select 'account-missing', null, null, null, null, null, null
  where not exists (select from acc)
  union all
  select 'booking-missing', k.transaction_id, null, s.sequence, s.posted, null, a.currency
  from known k
  left join booking b on b.agency_id = $1 and b.transaction_id = k.transaction_id
  left join acc a on true
  left join lateral (
    select min(e.sequence) as sequence, sum(e.amount)::bigint as posted from entry e where e.reference = k.transaction_id
  ) s on true
  where b.status is null
  union all
  select 'sale-missing', b.transaction_id, null, b.ledger_sequence, null, ${ownOf('b.postings')}, b.currency
  from booking b
  left join entry e on e.sequence = b.ledger_sequence and e.reference = b.transaction_id
  where b.agency_id = $1 and e.sequence is null
    and (b.ledger_sequence is not null or b.status = 'confirmed'
      and not exists (select from booking_split p where p.agency_id = $1 and p.part_id = b.transaction_id))
  union all
  select 'amount-differs', b.transaction_id, null, e.sequence, e.amount, ${ownOf('b.postings')}, b.currency
  from booking b
  join entry e on e.sequence = b.ledger_sequence and e.reference = b.transaction_id
  where b.agency_id = $1 and e.amount <> ${ownOf('b.postings')}
    and not exists (select from booking_split p where p.agency_id = $1 and p.part_id = b.transaction_id)
    and not exists (
      select from amendment o where o.agency_id = $1 and o.transaction_id = b.transaction_id and o.ledger_sequence = b.ledger_sequence)
  union all
  select 'amount-differs', o.transaction_id, null, o.ledger_sequence, e.amount, ${ownOf('o.postings')}, o.currency
  from amendment o
  left join entry e on e.sequence = o.ledger_sequence and e.reference = o.transaction_id
  where o.agency_id = $1 and o.state = 'done' and o.postings is not null and e.amount is distinct from ${ownOf('o.postings')}
  union all
  select 'reserve-differs', null, null, null, a.reserved, r.reserved, a.currency
  from acc a
  cross join lateral (
    select coalesce((select sum(b.net - b.put_off) from booking b where b.agency_id = $1 and b.status in ('requested', 'in-doubt', 'on-request')), 0)::bigint
      + coalesce((select sum(o.reserved) from amendment o where o.agency_id = $1 and o.state in ('requested', 'in-doubt')), 0)::bigint
      + coalesce((select sum(w.reserved) from bought_with w where w.agency_id = $1), 0)::bigint
      as reserved
  ) r
  where a.reserved <> r.reserved
  union all
  select case when d.deposit_id is null then 'deposit-missing' else 'deposit-differs' end, null, coalesce(d.deposit_id, c.deposit_id),
    c.sequence, c.posted, d.credited, coalesce(d.currency, a.currency)
  from (
    select e.reference as deposit_id, min(e.sequence) as sequence, sum(e.amount)::bigint as posted
    from entry e where e.kind in ('deposit', 'reversal') and e.reference ~ '${depositNumber}' group by e.reference
  ) c
  full join (
    select o.deposit_id, o.currency, case when o.state = 'approved' then o.approved_amount else 0 end as credited
    from deposit o where o.agency_id = $1
  ) d on d.deposit_id = c.deposit_id
  left join acc a on true
  where d.deposit_id is null or coalesce(c.posted, 0) <> d.credited
  order by 1, 2, 3, 4`;

export class StoredBookCheck implements BookCheck {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  agencies(after: string | undefined, most: number): Effect.Effect<readonly string[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<{ agency_id: string }>(
        `select agency_id from agency where agency_id > $1
         union select agency_id from account where agency_id > $1
         order by agency_id limit $2`,
        [after ?? '', most],
      );
      return rows.map(({ agency_id: agencyId }) => agencyId);
    });
  }

  findings(agencyId: string): Effect.Effect<readonly BookFinding[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<FindingRow>(findings, [agencyId]);
      return rows.map((row) => findingOf(row, agencyId));
    });
  }
}

function findingOf(row: FindingRow, agencyId: string): BookFinding {
  const { kind, transaction_id: transactionId, deposit_id: depositId, sequence, posted, expected } = row;
  const amount = (text: string | null) =>
    text === null || row.currency === null || !isCurrency(row.currency)
      ? undefined
      : money(minorFromRow(text), row.currency);
  const [said, meant] = [amount(posted), amount(expected)];
  return {
    kind,
    agencyId,
    ...(transactionId !== null && { transactionId }),
    ...(depositId !== null && { depositId }),
    ...(sequence !== null && { entryId: entryIdOf(Number(sequence)) }),
    ...(said !== undefined && { posted: said }),
    ...(meant !== undefined && { expected: meant }),
  };
}

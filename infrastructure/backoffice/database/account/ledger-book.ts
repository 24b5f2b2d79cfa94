/** Accounts and ledgers in the database. Entries are written by the database's own `ledger_write`, which seals the chain. */
import type { AccountBalance } from '#domain/account/balance.ts';
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import {
  chainStart,
  type ChainPoint,
  entryIdOf,
  entryText,
  type Posting,
  spellPoint,
  walkChain,
} from '#domain/account/chain.ts';
import type { LedgerEntry, LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import type { LedgerKind } from '#domain/booking/booking.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { postingsText } from '#domain/account/chain.ts';
import type { LedgerBook, NewEntry, Posted } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';

/** The parts of an account that are spent from. */
export interface BalanceRow {
  readonly currency: string;
  readonly balance: string;
  readonly credit_limit: string;
  readonly reserved: string;
  readonly credit_due_ends: string | null;
  readonly credit_extra: string;
  readonly credit_extra_ends: string | null;
}

/** What {@link balanceOf} reads, of an `account a`. */
export const balanceColumns = `a.currency, a.balance, a.reserved, a.credit_due_ends, a.credit_extra, a.credit_extra_ends,
  credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) as credit_limit`;

interface EntryRow {
  readonly sequence: string;
  readonly at: string;
  readonly kind: LedgerKind;
  readonly reference: string;
  readonly narration: LedgerEntry['narration'];
  readonly amount: string;
  readonly balance: string;
  /** The narration as it was written. */
  readonly said: string;
  readonly digest: string;
  /** Null of the first entry. */
  readonly before: string | null;
  readonly postings: readonly Posting[];
}

interface ChainRow {
  readonly sequence: string;
  readonly at: string;
  readonly kind: string;
  readonly reference: string;
  readonly narration: string;
  readonly balance: string;
  readonly amount: string;
  readonly lines: number;
  readonly digest: string;
  readonly postings: readonly Posting[] | null;
}

interface PostedRow {
  readonly outcome: 'posted' | 'stands' | 'too-low' | 'no-account';
  readonly sequence?: number;
  readonly balance?: number;
  readonly at?: string;
  readonly available?: number;
}

/** Of a `journal_entry e`. */
const entryColumns = `e.sequence, e.at, e.kind, e.reference, e.narration, e.narration::text as said, e.amount, e.balance,
  encode(e.digest, 'hex') as digest,
  (select encode(b.digest, 'hex') from journal_entry b where b.agency_id = e.agency_id and b.sequence = e.sequence - 1) as before,
  (select json_agg(json_build_object('account', p.ledger_account, 'currency', p.currency, 'amount', p.amount) order by p.line)
   from posting p where p.agency_id = e.agency_id and p.sequence = e.sequence) as postings`;

export class StoredLedgerBook implements LedgerBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  openAccount(agencyId: string, currency: Currency, creditLimit: Money): Effect.Effect<boolean> {
    return Effect.promise(async () => {
      requireCurrency(creditLimit, currency);
      const rows = await this.#database.query(
        `insert into account (agency_id, currency, credit_limit, head_seal)
         values ($1, $2, $3, head_seal($1, 0, decode(repeat('00', 32), 'hex')))
         on conflict (agency_id) do nothing returning agency_id`,
        [agencyId, currency, creditLimit.minor],
      );
      return rows.length > 0;
    });
  }

  setCreditLimit(agencyId: string, creditLimit: Money): Effect.Effect<void> {
    return Effect.promise(async () => {
      const rows = await this.#database.query(
        `with changed as (
           update account set credit_limit = $2 where agency_id = $1 and currency = $3 returning agency_id
         )
         select pg_notify('account', agency_id) from changed`,
        [agencyId, creditLimit.minor, creditLimit.currency],
      );
      if (rows.length === 0) throw new Error(`Agency ${agencyId} has no account in ${creditLimit.currency}`);
    });
  }

  balance(agencyId: string) {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<BalanceRow>(
        `select ${balanceColumns} from account a where a.agency_id = $1`,
        [agencyId],
      );
      if (row === undefined) throw new Error(`Agency ${agencyId} has no account`);
      return balanceOf(row);
    });
  }

  post(entry: NewEntry): Effect.Effect<Posted> {
    return Effect.promise(() => postEntry(this.#database, entry));
  }

  page({ agencyId, from, until, page, pageSize }: Parameters<LedgerBook['page']>[0]): Effect.Effect<LedgerPage> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{
        currency: string;
        live: string;
        opening: string | null;
        closing: string | null;
        total: string;
        credit: string;
        debit: string;
        entries: readonly (Omit<EntryRow, 'sequence' | 'amount' | 'balance'> & {
          sequence: number;
          amount: number;
          balance: number;
        })[];
      }>(
        `select a.currency, a.balance as live, o.balance as opening, c.balance as closing, t.total, t.credit, t.debit, p.entries
         from account a
         left join lateral (
           select e.balance from journal_entry e where e.agency_id = a.agency_id and e.at < $2 order by e.at desc, e.sequence desc limit 1
         ) o on true
         left join lateral (
           select e.balance from journal_entry e where e.agency_id = a.agency_id and e.at < $3 order by e.at desc, e.sequence desc limit 1
         ) c on true
         cross join lateral (
           select count(*) as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit,
                  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit
           from journal_entry e where e.agency_id = a.agency_id and e.at >= $2 and e.at < $3
         ) t
         cross join lateral (
           select coalesce(json_agg(x), '[]') as entries from (
             select ${entryColumns}
             from journal_entry e where e.agency_id = a.agency_id and e.at >= $2 and e.at < $3
             order by e.at, e.sequence limit $4 offset $5
           ) x
         ) p
         where a.agency_id = $1`,
        [agencyId, from, until, pageSize, (page - 1) * pageSize],
      );
      if (row === undefined) throw new Error(`Agency ${agencyId} has no account`);
      const currency = currencyOf(row.currency);
      const amount = (text: string | null): Money => money(minorFromRow(text ?? '0'), currency);
      return {
        opening: amount(row.opening),
        closing: amount(row.closing),
        totalDebit: amount(row.debit),
        totalCredit: amount(row.credit),
        total: Number(row.total),
        page,
        pageSize,
        liveBalance: amount(row.live),
        entries: row.entries.map((entry) => ({
          ...entryOf(
            {
              ...entry,
              sequence: String(entry.sequence),
              amount: String(entry.amount),
              balance: String(entry.balance),
              at: '',
            },
            agencyId,
            currency,
            instant(entry.at),
          ),
        })),
      };
    });
  }

  about(agencyId: string, reference: string): Effect.Effect<readonly LedgerEntry[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<EntryRow & { currency: string }>(
        `select ${entryColumns}, (select currency from account where agency_id = $1) as currency
         from journal_entry e where agency_id = $1 and reference = $2 order by sequence`,
        [agencyId, reference],
      );
      return rows.map((row) => entryOf(row, agencyId, currencyOf(row.currency), instantFromRow(row.at)));
    });
  }

  entry(agencyId: string, sequence: number): ReturnType<LedgerBook['entry']> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<EntryRow & { currency: string }>(
        `select ${entryColumns}, (select currency from account where agency_id = $1) as currency
         from journal_entry e where agency_id = $1 and sequence = $2`,
        [agencyId, sequence],
      );
      if (row === undefined) return undefined;
      const found = entryOf(row, agencyId, currencyOf(row.currency), instantFromRow(row.at));
      return { ...found, postings: row.postings };
    });
  }

  verify(agencyId: string, after: ChainPoint, most: number): Effect.Effect<LedgerVerdict> {
    return Effect.promise(async () => {
      // One statement, so that the head and the entries are of one moment.
      const [row] = await this.#database.query<{
        currency: string;
        balance: string;
        head_sequence: string;
        head_digest: string;
        signed: boolean;
        entries: readonly ChainRow[] | null;
      }>(
        `select a.currency, a.balance, a.head_sequence, encode(a.head_digest, 'hex') as head_digest, c.entries,
           a.head_seal is not distinct from head_seal(a.agency_id, a.head_sequence, a.head_digest) as signed
         from account a
         cross join lateral (
           select json_agg(x order by x.place) as entries from (
             select e.sequence as place, e.sequence::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
                    e.kind, e.reference, e.narration::text as narration, e.balance::text, e.amount::text, e.lines, encode(e.digest, 'hex') as digest,
                    (select json_agg(json_build_object('account', p.ledger_account, 'currency', p.currency, 'amount', p.amount) order by p.line)
                     from posting p where p.agency_id = e.agency_id and p.sequence = e.sequence) as postings
             from journal_entry e where e.agency_id = a.agency_id and e.sequence > $2 order by e.sequence limit $3
           ) x
         ) c
         where a.agency_id = $1`,
        [agencyId, after.sequence, most],
      );
      if (row === undefined) throw new Error(`Agency ${agencyId} has no account`);
      const rows = row.entries ?? [];
      const walked = walkChain(
        after,
        rows.map((entry) => ({
          ...entry,
          agencyId,
          at: instant(entry.at),
          sequence: Number(entry.sequence),
          balance: Number(entry.balance),
          amount: Number(entry.amount),
          postings: entry.postings ?? [],
        })),
        sha256,
      );
      const bad = (sequence: number): LedgerVerdict => ({
        entries: walked.entries,
        ok: false,
        firstBad: entryIdOf(sequence),
      });
      if (walked.firstBad !== undefined) return bad(walked.firstBad);
      const head = { sequence: Number(row.head_sequence), digest: row.head_digest, balance: minorFromRow(row.balance) };
      if (rows.length === most && walked.last.sequence < head.sequence) {
        return { entries: walked.entries, ok: true, next: spellPoint(walked.last) };
      }
      const { last } = walked;
      if (last.sequence !== head.sequence) return bad(Math.min(last.sequence, head.sequence) + 1);
      if (last.digest !== head.digest || last.balance !== head.balance) return bad(Math.max(head.sequence, 1));
      const closing = money(head.balance, currencyOf(row.currency));
      return row.signed
        ? { entries: walked.entries, ok: true, closing, signed: true }
        : { ...bad(head.sequence + 1), closing, signed: false };
    });
  }
}

/** Posts where `sql` writes: handed a transaction, in its commit. */
export async function postEntry(sql: Sql, entry: NewEntry): Promise<Posted> {
  const [own] = entry.postings;
  if (own?.account !== `agency:${entry.agencyId}`) throw new Error('The first posting is not the agency’s own');
  const item = {
    agency_id: entry.agencyId,
    kind: entry.kind,
    reference: entry.reference,
    narration: JSON.stringify(entry.narration),
    postings: postingsText(entry.postings),
    once: entry.once,
    spending: entry.spending,
    at: entry.at ?? null,
  };
  const [row] = await sql.query<{ answers: readonly PostedRow[] }>('select post_entries($1::jsonb) as answers', [
    JSON.stringify([item]),
  ]);
  return posted(row?.answers[0], currencyOf(own.currency), entry.agencyId);
}

/** The agent's view of one entry: what it took or gave, and the balance after it. */
function entryOf(row: EntryRow, agencyId: string, currency: Currency, at: LedgerEntry['at']): LedgerEntry {
  const sequence = Number(row.sequence);
  const amount = minorFromRow(row.amount);
  const { kind, reference, said: narration, postings, digest, before: last } = row;
  const before = last ?? chainStart.digest;
  const balance = minorFromRow(row.balance);
  const text = entryText({ agencyId, sequence, at, kind, reference, narration, balance, postings }, before);
  return {
    entryId: entryIdOf(sequence),
    sequence,
    at,
    kind,
    reference,
    narration: row.narration,
    debit: money(Math.max(0, -amount), currency),
    credit: money(Math.max(0, amount), currency),
    balance: money(balance, currency),
    seal: { digest, before, text },
  };
}

function posted(row: PostedRow | undefined, currency: Currency, agencyId: string): Posted {
  if (row?.outcome === 'too-low') return { kind: 'too-low', available: money(row.available ?? 0, currency) };
  if (row === undefined || row.outcome === 'no-account' || row.sequence === undefined) {
    throw new Error(`Agency ${agencyId} has no account`);
  }
  return {
    kind: row.outcome,
    entryId: entryIdOf(row.sequence),
    sequence: row.sequence,
    at: instant(row.at ?? ''),
    balance: money(row.balance ?? 0, currency),
  };
}

export function balanceOf(row: BalanceRow): AccountBalance {
  const currency = currencyOf(row.currency);
  const { credit_due_ends: dueEnds, credit_extra_ends: extraEnds } = row;
  return {
    balance: money(minorFromRow(row.balance), currency),
    creditLimit: money(minorFromRow(row.credit_limit), currency),
    reserved: money(minorFromRow(row.reserved), currency),
    ...(dueEnds !== null && { dueBefore: instantFromRow(dueEnds) }),
    ...(extraEnds !== null && {
      extra: { amount: money(minorFromRow(row.credit_extra), currency), before: instantFromRow(extraEnds) },
    }),
  };
}

export function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`"${text}" is no currency known here`);
  return text;
}

function requireCurrency(amount: Money, currency: Currency): void {
  if (amount.currency !== currency) throw new Error(`${amount.currency} is not the account’s ${currency}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

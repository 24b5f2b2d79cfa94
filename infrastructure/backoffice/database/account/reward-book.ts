/**
 * Reward points in the database. Under the lock of the agency's row what the ledger has since is applied, entry by entry, and what
 * is over expires; then the question is answered. So points follow the ledger whatever was killed in between, and are spent once.
 */
import { Effect } from 'effect';
import { entryIdOf } from '#domain/account/chain.ts';
import {
  earned,
  expired,
  lastDayOf,
  type LotPart,
  pointsFor,
  type RewardLot,
  type RewardMove,
  type RewardMovement,
  type RewardStanding,
  returned,
  spent,
  takenBack,
} from '#domain/account/reward/rewards.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type {
  NewSpending,
  Return,
  Returned,
  RewardBook,
  RewardDay,
  Spending,
} from '#application/backoffice/ports/account/reward-book.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { accountCurrency } from './account-currency.ts';
import { postEntry } from './ledger-book.ts';

interface Row {
  readonly number: string;
  readonly at: string;
  readonly move: RewardMove;
  readonly points: string;
  readonly reference: string;
  readonly ledger_sequence: string | null;
  readonly amount: string | null;
  readonly until: string | null;
}

const columns = 'number, at, move, points, reference, ledger_sequence, amount, until::text as until';

/** Entries that are applied at once. */
const batch = 500;

export class StoredRewardBook implements RewardBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly standing: RewardBook['standing'] = (agencyId, day) =>
    Effect.promise(() => this.#database.transaction((tx) => standingNow(tx, agencyId, day)));

  readonly page: RewardBook['page'] = (agencyId, { page, pageSize, ...day }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const standing = await standingNow(tx, agencyId, day);
        const rows = await tx.query<Row>(
          `select ${columns} from reward_movement where agency_id = $1 order by number desc limit $2 offset $3`,
          [agencyId, pageSize, (page - 1) * pageSize],
        );
        // Its numbers have no gap.
        const [last] = await tx.query<{ total: string }>(
          'select coalesce(max(number), 0) as total from reward_movement where agency_id = $1',
          [agencyId],
        );
        // Returns are newer than their spendings, and may stand on a page before.
        const returns = await tx.query<{ reference: string }>(
          `select reference from reward_movement where agency_id = $1 and move = 'returned' and reference = any($2)`,
          [agencyId, rows.map(({ reference }) => reference)],
        );
        return {
          standing,
          movements: rows.map(await reading(tx, agencyId)),
          returned: new Set(returns.map(({ reference }) => reference)),
          total: Number(last?.total ?? 0),
        };
      }),
    );

  readonly find: RewardBook['find'] = (agencyId, reference) =>
    Effect.promise(() => this.#database.transaction((tx) => movementOf(tx, agencyId, 'spent', reference)));

  readonly spend: RewardBook['spend'] = (spending) =>
    Effect.promise(() => this.#database.transaction((tx) => spendIn(tx, spending)));

  readonly giveBack: RewardBook['giveBack'] = (asked) =>
    Effect.promise(() => this.#database.transaction((tx) => giveBackIn(tx, asked)));
}

async function spendIn(tx: Sql, spending: NewSpending): Promise<Spending> {
  const { agencyId, requestId, points, amount, entry, audit } = spending;
  const standing = await standingNow(tx, agencyId, spending);
  const [before] = await tx.query<Row>(
    `select ${columns} from reward_movement where agency_id = $1 and request_id = $2`,
    [agencyId, requestId],
  );
  if (before !== undefined) {
    if (Number(before.points) !== -points) return { kind: 'reused' };
    return { kind: 'repeated', movement: (await reading(tx, agencyId))(before) };
  }
  const after = spent(standing, points);
  if (after === undefined) return { kind: 'too-few' };
  const [named] = await tx.query<{ reference: string }>(`select 'RW' || nextval('reward_number') as reference`);
  const reference = named?.reference ?? '';
  const posted = await postEntry(tx, { ...entry, agencyId, reference, once: false, spending: false });
  if (posted.kind !== 'posted') throw new Error(`${reference} was not credited`);
  await keep(tx, agencyId, standing, after.standing);
  await write(tx, agencyId, {
    at: posted.at,
    move: 'spent',
    points: -points,
    reference,
    sequence: posted.sequence,
    amount: amount.minor,
    parts: after.parts,
    requestId,
  });
  await writeAudit(tx, { ...audit, reference });
  const movement = await movementOf(tx, agencyId, 'spent', reference);
  if (movement === undefined) throw new Error(`${reference} was not kept`);
  return { kind: 'spent', movement };
}

async function giveBackIn(tx: Sql, asked: Return): Promise<Returned> {
  const { agencyId, reference, entry, audit } = asked;
  const standing = await standingNow(tx, agencyId, asked);
  const before = await movementOf(tx, agencyId, 'returned', reference);
  if (before !== undefined) return { kind: 'repeated', movement: before };
  const [spending] = await tx.query<{ points: string; amount: string; parts: readonly LotPart[] }>(
    `select points, amount, parts from reward_movement where agency_id = $1 and reference = $2 and move = 'spent'`,
    [agencyId, reference],
  );
  if (spending === undefined) throw new Error(`Nothing was spent as ${reference}`);
  const posted = await postEntry(tx, { ...entry, agencyId, reference, once: false, spending: true });
  if (posted.kind === 'too-low') return { kind: 'too-low', available: posted.available };
  const lots = await lotsOf(
    tx,
    agencyId,
    spending.parts.map(({ lot }) => lot),
  );
  await keep(tx, agencyId, { ...standing, lots }, returned(standing, lots, spending.parts));
  await write(tx, agencyId, {
    at: posted.at,
    move: 'returned',
    points: -Number(spending.points),
    reference,
    sequence: posted.sequence,
    amount: -Number(spending.amount),
  });
  await writeAudit(tx, audit);
  // What was over meanwhile is over again.
  await standingNow(tx, agencyId, asked);
  const movement = await movementOf(tx, agencyId, 'returned', reference);
  if (movement === undefined) throw new Error(`${reference} was not returned`);
  return { kind: 'returned', movement };
}

/** Takes the lock of the agency's points and brings them up to the ledger and the day. */
async function standingNow(tx: Sql, agencyId: string, day: RewardDay): Promise<RewardStanding> {
  await tx.query('insert into reward_account (agency_id) values ($1) on conflict do nothing', [agencyId]);
  const [row] = await tx.query<{ read_to: string; owed: string }>(
    'select read_to, owed from reward_account where agency_id = $1 for update',
    [agencyId],
  );
  let readTo = Number(row?.read_to ?? 0);
  let standing: RewardStanding = { lots: await lotsOf(tx, agencyId), owed: Number(row?.owed ?? 0) };
  for (;;) {
    const entries = await entriesAfter(tx, agencyId, readTo);
    for (const entry of entries) standing = await applied(tx, agencyId, standing, entry, day);
    readTo = Math.max(readTo, ...entries.map(({ sequence }) => Number(sequence)));
    if (entries.length > 0) {
      await tx.query('update reward_account set read_to = $2 where agency_id = $1', [agencyId, readTo]);
    }
    if (entries.length < batch) break;
  }
  const { standing: left, gone } = expired(standing, day.today);
  for (const { lot, left: points, reference } of gone) {
    await tx.query('update reward_movement set left_points = 0 where agency_id = $1 and number = $2', [agencyId, lot]);
    await write(tx, agencyId, { at: day.now, move: 'expired', points: -points, reference });
  }
  return { ...left, lots: left.lots.filter((lot) => lot.left > 0) };
}

interface EntryRow {
  readonly sequence: string;
  readonly at: string;
  readonly reference: string;
  /** What the entry does to the account, and what earlier ones about the same booking did. */
  readonly amount: string;
  readonly before: string;
  readonly first_at: string;
  readonly currency: string;
}

/** Entries about bookings that the house sold; what was billed of elsewhere earns nothing. */
function entriesAfter(tx: Sql, agencyId: string, readTo: number): Promise<readonly EntryRow[]> {
  return tx.query<EntryRow>(
    `select e.sequence, e.at, e.reference, e.amount, p.before, coalesce(p.first_at, e.at) as first_at, a.currency
     from journal_entry e
       join account a on a.agency_id = e.agency_id
       join booking b on b.agency_id = e.agency_id and b.transaction_id = e.reference and b.product <> 'billing'
       cross join lateral (
         select coalesce(sum(o.amount), 0) as before, min(o.at) as first_at from journal_entry o
         where o.agency_id = e.agency_id and o.reference = e.reference and o.sequence < e.sequence
           and o.kind in ('booking', 'refund', 'reversal')
       ) p
     where e.agency_id = $1 and e.sequence > $2 and e.kind in ('booking', 'refund', 'reversal')
     order by e.sequence limit $3`,
    [agencyId, readTo, batch],
  );
}

async function applied(
  tx: Sql,
  agencyId: string,
  standing: RewardStanding,
  { sequence, at, reference, amount, before, first_at: firstAt, currency }: EntryRow,
  { zone, ruleOn }: RewardDay,
): Promise<RewardStanding> {
  const moment = instantFromRow(at);
  // By the rule of the day on which the booking was charged for first.
  const rule = ruleOn(dateIn(instantFromRow(firstAt), zone));
  if (rule === undefined) return standing;
  const charged = (minor: number) => money(-minor, rule.each.currency);
  if (rule.each.currency !== currency) throw new Error(`Points are not given for ${currency}`);
  const was = minorFromRow(before);
  const points = pointsFor(charged(was + minorFromRow(amount)), rule) - pointsFor(charged(was), rule);
  if (points === 0) return standing;
  const written = { at: moment, points, reference, sequence: Number(sequence) };
  if (points < 0) {
    const after = takenBack(standing, reference, -points);
    await keep(tx, agencyId, standing, after);
    await write(tx, agencyId, { ...written, move: 'taken-back' });
    return after;
  }
  const until = lastDayOf(rule, dateIn(moment, zone));
  const { owed } = standing;
  const left = points - Math.min(points, owed);
  const lot = await write(tx, agencyId, { ...written, move: 'earned', left, ...(until && { until }) });
  const after = earned(standing, { lot, reference, ...(until && { until }) }, points);
  await keep(tx, agencyId, standing, after);
  return after;
}

/** Those with something left, or these. */
async function lotsOf(tx: Sql, agencyId: string, only?: readonly number[]): Promise<readonly RewardLot[]> {
  const rows = await tx.query<{ number: string; reference: string; left_points: string; until: string | null }>(
    `select number, reference, left_points, until::text as until from reward_movement
     where agency_id = $1 and case when $2::bigint[] is null then left_points > 0 else number = any ($2) end order by number`,
    [agencyId, only ?? null],
  );
  return rows.map(({ number, reference, left_points: left, until }) => ({
    lot: Number(number),
    reference,
    left: Number(left),
    ...(until !== null && { until: isoDate(until) }),
  }));
}

/** What of the lots and of what is owed has changed. */
async function keep(tx: Sql, agencyId: string, before: RewardStanding, after: RewardStanding): Promise<void> {
  const was = new Map(before.lots.map(({ lot, left }) => [lot, left]));
  const changed = after.lots.filter(({ lot, left }) => was.has(lot) && was.get(lot) !== left);
  for (const { lot, left } of changed) {
    await tx.query('update reward_movement set left_points = $3 where agency_id = $1 and number = $2', [
      agencyId,
      lot,
      left,
    ]);
  }
  if (after.owed !== before.owed) {
    await tx.query('update reward_account set owed = $2 where agency_id = $1', [agencyId, after.owed]);
  }
}

interface Written {
  readonly at: Instant;
  readonly move: RewardMove;
  readonly points: number;
  readonly reference: string;
  readonly sequence?: number;
  readonly amount?: number;
  readonly left?: number;
  readonly until?: string;
  readonly parts?: readonly LotPart[];
  readonly requestId?: string;
}

/** Answers its number. */
async function write(tx: Sql, agencyId: string, written: Written): Promise<number> {
  const { at, move, points, reference, sequence, amount, left, until, parts, requestId } = written;
  const [row] = await tx.query<{ number: string }>(
    `insert into reward_movement (agency_id, number, at, move, points, reference, ledger_sequence, amount, left_points, until, parts, request_id)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6::bigint, $7::bigint, $8::bigint, $9::date, $10::json, $11
     from reward_movement where agency_id = $1 returning number`,
    [
      agencyId,
      at,
      move,
      points,
      reference,
      sequence ?? null,
      amount ?? null,
      left ?? null,
      until ?? null,
      parts === undefined ? null : JSON.stringify(parts),
      requestId ?? null,
    ],
  );
  return Number(row?.number);
}

async function movementOf(
  tx: Sql,
  agencyId: string,
  move: 'spent' | 'returned',
  reference: string,
): Promise<RewardMovement | undefined> {
  const [row] = await tx.query<Row>(
    `select ${columns} from reward_movement where agency_id = $1 and reference = $2 and move = $3`,
    [agencyId, reference, move],
  );
  return row && (await reading(tx, agencyId))(row);
}

async function reading(tx: Sql, agencyId: string): Promise<(row: Row) => RewardMovement> {
  const currency = await accountCurrency(tx, agencyId);
  return ({ at, move, points, reference, ledger_sequence: sequence, amount, until }) => ({
    at: instantFromRow(at),
    move,
    points: Number(points),
    reference,
    ...(sequence !== null && { ledgerEntry: entryIdOf(Number(sequence)) }),
    ...(amount !== null && { amount: money(minorFromRow(amount), currency) }),
    ...(until !== null && { until: isoDate(until) }),
  });
}

/** Deposits in the database. An approved one is credited in the transaction of its decision. */
import { Effect } from 'effect';
import { entryIdOf } from '#domain/account/chain.ts';
import type { DepositFields, DepositPosted, DepositState } from '#domain/account/deposit.ts';
import { stateBefore } from '#domain/account/deposit.ts';
import { type Currency } from '#domain/money/currency.ts';
import type { Language } from '#domain/people/language.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type {
  DepositAdded,
  DepositBook,
  DepositSight,
  DepositStep,
  KeptDeposit,
  KeptSlip,
  NewDeposit,
} from '#application/backoffice/ports/account/deposit-book.ts';
import type { NewEntry } from '#application/backoffice/ports/account/ledger-book.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { currencyOf, postEntry } from './ledger-book.ts';

/** As JSON: amounts are minor units of the deposit's currency. */
type KeptFields = Omit<DepositFields, 'amount' | 'referenceNumber' | 'online'> & {
  readonly online?: { readonly gateway: string; readonly charge: number; readonly gst?: number };
};

interface Row {
  readonly agency_id: string;
  readonly deposit_id: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  readonly fields: KeptFields;
  readonly asked_by: string;
  readonly asked_by_user_id: string;
  readonly language: Language;
  readonly asked_at: string;
  readonly state: DepositState;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly approved_amount: string | null;
  readonly approved_on: string | null;
  readonly ledger_sequence: string | null;
  readonly remarks: string;
  readonly agent_id: string;
  readonly company_name: string;
  readonly slip: string | null;
  readonly same_reference: readonly string[] | null;
}

/** Of a `deposit d` of an `agency a`; `$1` is the agency that looks, null for all. */
const columns = `d.agency_id, d.deposit_id, d.reference, d.currency, d.amount, d.fields, d.asked_by, d.asked_by_user_id, d.language, d.asked_at,
  d.state, d.decided_by, d.decided_at, d.approved_amount, d.approved_on, d.ledger_sequence, d.remarks, a.agent_id, a.company_name,
  (select s.filename from deposit_slip s where s.agency_id = d.agency_id and s.deposit_id = d.deposit_id) as slip,
  (select json_agg(o.deposit_id) from (
     select o.deposit_id from deposit o
     where o.reference = d.reference and o.deposit_id <> d.deposit_id and o.state <> 'declined' and ($1::text is null or o.agency_id = $1)
     order by o.asked_at, o.deposit_id limit 10) o) as same_reference`;
const seen = '($1::text is null or d.agency_id = $1)';

export class StoredDepositBook implements DepositBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  putSlip(slip: KeptSlip, staleBefore: Instant): Effect.Effect<void> {
    return Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query(
          `delete from deposit_slip where (agency_id, slip_id) in (
             select agency_id, slip_id from deposit_slip where deposit_id is null and uploaded_at < $1
             order by uploaded_at limit 20 for update skip locked)`,
          [staleBefore],
        );
        await tx.query(
          `insert into deposit_slip (agency_id, slip_id, filename, media_type, bytes, uploaded_at)
           values ($1, $2, $3, $4, decode($5, 'base64'), $6)`,
          [slip.agencyId, slip.slipId, slip.filename, slip.mediaType, slip.base64, slip.at],
        );
      }),
    );
  }

  add(deposit: NewDeposit): Effect.Effect<DepositAdded> {
    return Effect.promise(async () => {
      try {
        return await this.#database.transaction((tx) => addTo(tx, deposit));
      } catch (cause) {
        // Rolled back: nothing of it is kept.
        if (cause instanceof SlipMissing) return { kind: 'slip-missing' };
        throw cause;
      }
    });
  }

  find({ agencyId }: DepositSight, depositId: string): Effect.Effect<KeptDeposit | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row>(
        `select ${columns} from deposit d join agency a using (agency_id) where ${seen} and d.deposit_id = $2`,
        [agencyId ?? null, depositId],
      );
      return row && keptOf(row);
    });
  }

  arrivedAs(agencyId: string, reference: string): Effect.Effect<string | undefined> {
    return Effect.promise(() => arrivedIn(this.#database, agencyId, reference));
  }

  slip({ agencyId }: DepositSight, depositId: string): Effect.Effect<PaperFile | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ filename: string; media_type: string; base64: string }>(
        `select filename, media_type, translate(encode(bytes, 'base64'), E'\\n', '') as base64
         from deposit_slip d where ${seen} and deposit_id = $2`,
        [agencyId ?? null, depositId],
      );
      return row && { filename: row.filename, mediaType: row.media_type, base64: row.base64 };
    });
  }

  list(
    { agencyId }: DepositSight,
    { state, text = '', page, pageSize }: Parameters<DepositBook['list']>[1],
  ): ReturnType<DepositBook['list']> {
    return Effect.promise(async () => {
      const sought = text.trim();
      const given = [agencyId ?? null, state ?? null, sought === '' ? '' : beginningWith(sought)];
      const from = `from deposit d join agency a using (agency_id)
        where ${seen} and ($2::text is null or d.state = $2) and ($3 = '' or d.deposit_id like upper($3) or d.reference like upper($3)
          or lower(a.company_name) like lower($3) or a.agent_id like upper($3))`;
      const waitingFirst =
        agencyId === undefined ? `d.state <> 'asked', case when d.state = 'asked' then d.asked_at end,` : '';
      const [rows, [counted]] = await Promise.all([
        this.#database.query<Row>(
          `select ${columns} ${from} order by ${waitingFirst} d.asked_at desc, d.deposit_id desc limit $4 offset $5`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(`select count(*) as total ${from}`, given),
      ]);
      return { deposits: rows.map(keptOf), total: Number(counted?.total ?? 0) };
    });
  }

  decide(step: DepositStep): Effect.Effect<boolean> {
    return Effect.promise(() => this.#database.transaction((tx) => decideIn(tx, step)));
  }
}

async function addTo(tx: Sql, deposit: NewDeposit): Promise<DepositAdded> {
  const { agencyId, requestId, content, fields, slipId, record } = deposit;
  // A second at the same moment waits here for the first to commit, as does money that arrives.
  await lockAccount(tx, agencyId);
  const before = await askedUnder(tx, agencyId, requestId);
  if (before !== undefined) {
    return before.digest === digestOf(content)
      ? { kind: 'repeated', depositId: before.deposit_id }
      : { kind: 'reused' };
  }
  const arrived = await arrivedIn(tx, agencyId, fields.referenceNumber);
  if (arrived !== undefined) return { kind: 'arrived', depositId: arrived };
  const depositId = await insertAsked(tx, deposit);
  if (slipId !== undefined) {
    const taken = await tx.query(
      'update deposit_slip set deposit_id = $3 where agency_id = $1 and slip_id = $2 and deposit_id is null returning slip_id',
      [agencyId, slipId, depositId],
    );
    if (taken.length === 0) throw new SlipMissing('no such slip');
  }
  await writeAudit(tx, { ...record, reference: depositId });
  return { kind: 'added', depositId };
}

/** The deposit that a request asked for, where it was sent before. */
async function askedUnder(
  tx: Sql,
  agencyId: string,
  requestId: string,
): Promise<{ readonly deposit_id: string; readonly digest: string } | undefined> {
  const [before] = await tx.query<{ deposit_id: string; digest: string }>(
    'select deposit_id, digest from deposit where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  return before;
}

/** A deposit that waits; answers its id. */
async function insertAsked(tx: Sql, deposit: Omit<NewDeposit, 'slipId' | 'record'>): Promise<string> {
  const { agencyId, requestId, content, fields, askedBy, language, at } = deposit;
  const [added] = await tx.query<{ deposit_id: string }>(
    `insert into deposit (agency_id, deposit_id, request_id, digest, reference, currency, amount, fields, asked_by, asked_by_user_id,
       language, asked_at)
     values ($1, 'DP' || nextval('deposit_number'), $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11) returning deposit_id`,
    [
      agencyId,
      requestId,
      digestOf(content),
      fields.referenceNumber,
      fields.amount.currency,
      fields.amount.minor,
      fieldsText(fields),
      askedBy.name,
      askedBy.userId,
      language,
      at,
    ],
  );
  return added?.deposit_id ?? '';
}

async function decideIn(tx: Sql, step: DepositStep): Promise<boolean> {
  const { agencyId, depositId, decision, by, at, entry, record, notice } = step;
  // Of two at once the second waits here, and finds another state, or that its money was credited by itself.
  await lockAccount(tx, agencyId);
  const [waiting] = await tx.query<{ reference: string }>(
    'select reference from deposit where agency_id = $1 and deposit_id = $2 and state = $3 for update',
    [agencyId, depositId, stateBefore(decision.to)],
  );
  if (waiting === undefined) return false;
  const arrived = decision.to === 'approved' ? await arrivedIn(tx, agencyId, waiting.reference) : undefined;
  if (arrived !== undefined && arrived !== depositId) return false;
  const posted =
    entry && (await postEntry(tx, { ...entry, agencyId, reference: depositId, once: true, spending: false }));
  if (posted !== undefined && posted.kind !== 'posted') throw new Error(`${depositId} was ${decision.to} before`);
  const credited = decision.to === 'approved' ? decision : undefined;
  await tx.query(
    `update deposit set state = $3, decided_by = $4, decided_by_user_id = $5, decided_at = $6, remarks = $7,
       approved_amount = coalesce($8, approved_amount), approved_on = coalesce($9, approved_on),
       ledger_sequence = coalesce(ledger_sequence, $10)
     where agency_id = $1 and deposit_id = $2`,
    [
      agencyId,
      depositId,
      decision.to,
      by.name,
      by.userId,
      at,
      decision.remarks,
      credited?.approvedAmount.minor ?? null,
      credited?.approvedOn ?? null,
      posted?.sequence ?? null,
    ],
  );
  await writeAudit(tx, record);
  await putOutbox(tx, notice.kind, notice.payload);
  return true;
}

/** What credits an agency locks its account before anything else: so it sees what was credited before. */
export async function lockAccount(tx: Sql, agencyId: string): Promise<void> {
  await tx.query('select from account where agency_id = $1 for update', [agencyId]);
}

/** The deposit of the money that arrived at the agency's own account number under a reference. */
async function arrivedIn(sql: Pick<Sql, 'query'>, agencyId: string, reference: string): Promise<string | undefined> {
  const [row] = await sql.query<{ deposit_id: string }>(
    `select t.deposit_id from virtual_transfer t join deposit d using (agency_id, deposit_id)
     where t.agency_id = $1 and t.reference = $2 and d.state in ('asked', 'approved') order by t.arrived_at desc limit 1`,
    [agencyId, reference],
  );
  return row?.deposit_id;
}

export interface CreditedDeposit {
  readonly agencyId: string;
  /** Under which it stands once, with what it came from as a text. */
  readonly requestId: string;
  readonly fields: DepositFields;
  /** Of a record brought from elsewhere also when its money came. */
  readonly entry: DepositPosted & Pick<NewEntry, 'at'>;
  readonly askedBy: { readonly userId: string; readonly name: string };
  readonly approvedBy: { readonly userId: string; readonly name: string };
  readonly language: Language;
  readonly at: Instant;
}

/** A deposit that is credited where it is asked for: what has arrived online. Answers its id. */
export async function creditDeposit(tx: Sql, deposit: CreditedDeposit): Promise<string> {
  const depositId = await askArrived(tx, deposit);
  await approveArrived(tx, deposit, depositId);
  return depositId;
}

/** The same, where no deposit stands under its request. */
export async function creditOnce(tx: Sql, deposit: CreditedDeposit): Promise<void> {
  const { agencyId, requestId } = deposit;
  await lockAccount(tx, agencyId);
  if ((await askedUnder(tx, agencyId, requestId)) === undefined) await creditDeposit(tx, deposit);
}

/** Approves a deposit that waits: its money arrived. What arrived counts over what was asked for, and over what was typed. */
export async function approveArrived(tx: Sql, deposit: CreditedDeposit, depositId: string): Promise<void> {
  const { agencyId, fields, entry, approvedBy, at } = deposit;
  const posted = await postEntry(tx, { ...entry, agencyId, reference: depositId, once: true, spending: false });
  if (posted.kind !== 'posted') throw new Error(`${depositId} was credited before`);
  await tx.query(
    `update deposit set state = 'approved', fields = $3::jsonb, decided_by = $4, decided_by_user_id = $5, decided_at = $6,
       approved_amount = $7, approved_on = $8, ledger_sequence = $9
     where agency_id = $1 and deposit_id = $2`,
    [
      agencyId,
      depositId,
      fieldsText(fields),
      approvedBy.name,
      approvedBy.userId,
      at,
      fields.amount.minor,
      fields.depositDate,
      posted.sequence,
    ],
  );
}

/** Asks for a deposit whose money arrived: it waits for a person where something was credited under its reference before. */
export function askArrived(tx: Sql, deposit: CreditedDeposit): Promise<string> {
  return insertAsked(tx, { ...deposit, content: deposit.requestId });
}

/** The amount, its currency and the reference stand in columns of their own. */
function fieldsText({ amount: _amount, referenceNumber: _reference, online, ...fields }: DepositFields): string {
  const kept: KeptFields = {
    ...fields,
    ...(online && {
      online: { gateway: online.gateway, charge: online.charge.minor, ...(online.gst && { gst: online.gst.minor }) },
    }),
  };
  return JSON.stringify(kept);
}

/** Undoes a deposit whose slip nobody uploaded. */
class SlipMissing extends Error {}

function keptOf(row: Row): KeptDeposit {
  const currency: Currency = currencyOf(row.currency);
  const { online, ...fields } = row.fields;
  const { decided_at: decidedAt, decided_by: decidedBy, approved_amount: approved, approved_on: approvedOn } = row;
  return {
    ...fields,
    ...(online && {
      online: {
        gateway: online.gateway,
        charge: money(online.charge, currency),
        ...(online.gst !== undefined && { gst: money(online.gst, currency) }),
      },
    }),
    agencyId: row.agency_id,
    depositId: row.deposit_id,
    referenceNumber: row.reference,
    amount: money(minorFromRow(row.amount), currency),
    state: row.state,
    askedAt: instantFromRow(row.asked_at),
    askedBy: row.asked_by,
    askedByUserId: row.asked_by_user_id,
    language: row.language,
    ...(decidedAt !== null && { decidedAt: instantFromRow(decidedAt) }),
    ...(decidedBy !== null && { decidedBy }),
    ...(approved !== null && { approvedAmount: money(minorFromRow(approved), currency) }),
    ...(approvedOn !== null && { approvedOn: isoDate(approvedOn) }),
    ...(row.ledger_sequence !== null && { ledgerEntry: entryIdOf(Number(row.ledger_sequence)) }),
    remarks: row.remarks,
    ...(row.slip !== null && { slip: row.slip }),
    agentId: row.agent_id,
    companyName: row.company_name,
    sameReference: row.same_reference ?? [],
  };
}

/** Adjustments in the database. An approved one is posted in the transaction of its decision. */
import { Effect } from 'effect';
import {
  type AdjustmentKind,
  type AdjustmentState,
  adjustmentStateBefore,
  type AdjustmentWay,
} from '#domain/account/adjustment.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import type {
  AdjustmentBook,
  AdjustmentProposed,
  AdjustmentStep,
  KeptAdjustment,
  NewAdjustment,
} from '#application/backoffice/ports/account/adjustment-book.ts';
import { digestOf } from '../booking/booking-commits.ts';
import { writeAudit } from '../booking/records.ts';
import { beginningWith } from '../engine/beginning-with.ts';
import type { Database, Sql } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { currencyOf, postEntry } from './ledger-book.ts';

interface Row {
  readonly agency_id: string;
  readonly adjustment_id: string;
  readonly kind: AdjustmentKind;
  readonly way: AdjustmentWay;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_by_user_id: string;
  readonly proposed_at: string;
  readonly state: AdjustmentState;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly remarks: string;
  readonly ledger_sequence: string | null;
  readonly agent_id: string;
  readonly company_name: string;
}

/** Of an `adjustment j` of an `agency a`. */
const columns = `j.agency_id, j.adjustment_id, j.kind, j.way, j.currency, j.amount, j.reason, j.proposed_by, j.proposed_by_user_id,
  j.proposed_at, j.state, j.decided_by, j.decided_at, j.remarks, j.ledger_sequence, a.agent_id, a.company_name`;

export class StoredAdjustmentBook implements AdjustmentBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  propose(adjustment: NewAdjustment): Effect.Effect<AdjustmentProposed> {
    return Effect.promise(() => this.#database.transaction((tx) => addTo(tx, adjustment)));
  }

  find(agencyId: string | undefined, adjustmentId: string): Effect.Effect<KeptAdjustment | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row>(
        `select ${columns} from adjustment j join agency a using (agency_id)
         where ($1::text is null or j.agency_id = $1) and j.adjustment_id = $2`,
        [agencyId ?? null, adjustmentId],
      );
      return row && keptOf(row);
    });
  }

  list({
    state,
    text = '',
    page,
    pageSize,
  }: Parameters<AdjustmentBook['list']>[0]): ReturnType<AdjustmentBook['list']> {
    return Effect.promise(async () => {
      const sought = text.trim();
      const given = [state ?? null, sought === '' ? '' : beginningWith(sought)];
      const from = `from adjustment j join agency a using (agency_id)
        where ($1::text is null or j.state = $1)
          and ($2 = '' or j.adjustment_id like upper($2) or lower(a.company_name) like lower($2) or a.agent_id like upper($2))`;
      const [rows, [counted]] = await Promise.all([
        this.#database.query<Row>(
          `select ${columns} ${from}
           order by j.state <> 'proposed', case when j.state = 'proposed' then j.proposed_at end, j.proposed_at desc, j.adjustment_id desc
           limit $3 offset $4`,
          [...given, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(`select count(*) as total ${from}`, given),
      ]);
      return { adjustments: rows.map(keptOf), total: Number(counted?.total ?? 0) };
    });
  }

  decide(step: AdjustmentStep): Effect.Effect<boolean> {
    return Effect.promise(() => this.#database.transaction((tx) => decideIn(tx, step)));
  }
}

async function addTo(tx: Sql, adjustment: NewAdjustment): Promise<AdjustmentProposed> {
  const { agencyId, requestId, content, fields, by, at, record } = adjustment;
  const { kind, way, amount, reason } = fields;
  const [added] = await tx.query<{ adjustment_id: string }>(
    `insert into adjustment (agency_id, adjustment_id, request_id, digest, kind, way, currency, amount, reason, proposed_by,
       proposed_by_user_id, proposed_at)
     values ($1, 'AJ' || nextval('adjustment_number'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (agency_id, request_id) do nothing returning adjustment_id`,
    [agencyId, requestId, digestOf(content), kind, way, amount.currency, amount.minor, reason, by.name, by.userId, at],
  );
  if (added === undefined) {
    const [before] = await tx.query<{ adjustment_id: string; digest: string }>(
      'select adjustment_id, digest from adjustment where agency_id = $1 and request_id = $2',
      [agencyId, requestId],
    );
    return before?.digest === digestOf(content)
      ? { kind: 'repeated', adjustmentId: before.adjustment_id }
      : { kind: 'reused' };
  }
  const adjustmentId = added.adjustment_id;
  await writeAudit(tx, { ...record, reference: adjustmentId });
  return { kind: 'proposed', adjustmentId };
}

async function decideIn(tx: Sql, step: AdjustmentStep): Promise<boolean> {
  const { agencyId, adjustmentId, decision, by, at, entry, record } = step;
  // Of two at once the second waits here, and finds another state.
  const waiting = await tx.query(
    `select from adjustment where agency_id = $1 and adjustment_id = $2 and state = $3 for update`,
    [agencyId, adjustmentId, adjustmentStateBefore(decision.to)],
  );
  if (waiting.length === 0) return false;
  const posted =
    entry && (await postEntry(tx, { ...entry, agencyId, reference: adjustmentId, once: true, spending: false }));
  if (posted !== undefined && posted.kind !== 'posted') throw new Error(`${adjustmentId} was posted before`);
  await tx.query(
    `update adjustment set state = $3, decided_by = $4, decided_by_user_id = $5, decided_at = $6, remarks = $7, ledger_sequence = coalesce(ledger_sequence, $8)
     where agency_id = $1 and adjustment_id = $2`,
    [agencyId, adjustmentId, decision.to, by.name, by.userId, at, decision.remarks, posted?.sequence ?? null],
  );
  await writeAudit(tx, record);
  return true;
}

function keptOf(row: Row): KeptAdjustment {
  const { decided_at: decidedAt, decided_by: decidedBy, ledger_sequence: sequence } = row;
  return {
    agencyId: row.agency_id,
    adjustmentId: row.adjustment_id,
    kind: row.kind,
    way: row.way,
    amount: money(minorFromRow(row.amount), currencyOf(row.currency)),
    reason: row.reason,
    state: row.state,
    proposedAt: instantFromRow(row.proposed_at),
    proposedBy: row.proposed_by,
    proposedByUserId: row.proposed_by_user_id,
    ...(decidedAt !== null && { decidedAt: instantFromRow(decidedAt) }),
    ...(decidedBy !== null && { decidedBy }),
    remarks: row.remarks,
    ...(sequence !== null && { ledgerEntry: entryIdOf(Number(sequence)) }),
    agentId: row.agent_id,
    companyName: row.company_name,
  };
}

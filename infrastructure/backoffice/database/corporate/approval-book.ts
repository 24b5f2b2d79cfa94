/** Approvals in the database: each kept whole, found by who asked, who is asked and when its time comes. */
import { Effect } from 'effect';
import type { Delegation, Person } from '#domain/corporate/approval.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type {
  ApprovalBook,
  ApprovalChange,
  KeptApproval,
} from '#application/backoffice/ports/corporate/approval-book.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

export interface ApprovalRow {
  readonly agency_id: string;
  readonly version: number;
  readonly terms: Omit<KeptApproval, 'agencyId' | 'version'>;
  /** The booking that was made at once, or by the request that uses what was approved before. */
  readonly made: string | null;
}

/** The columns of an {@link ApprovalRow}, of the table `approval a`. */
export const approvalColumns = `a.agency_id, a.version, a.terms,
  (select m.transaction_id from booking m where m.agency_id = a.agency_id
     and m.request_id = case a.state when 'permitted' then a.terms #>> '{usedBy,requestId}' else a.request_id end
     and a.state in ('justified', 'notified', 'permitted')) as made`;
const waits = `a.state = 'waiting'`;

export class StoredApprovalBook implements ApprovalBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly add: ApprovalBook['add'] = (change) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const { approval } = change;
        const added = await tx.query(
          `insert into approval (agency_id, approval_id, company_id, requester_id, request_id, state, version, asked_at, expires_at,
             due_at, booking_id, terms)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb)
           on conflict (agency_id, request_id) do nothing returning 1`,
          [
            approval.agencyId,
            approval.approvalId,
            approval.companyId,
            approval.requester.userId,
            approval.requestId,
            approval.state,
            approval.version,
            approval.askedAt,
            ...movingOf(approval),
          ],
        );
        if (added.length === 0) {
          const [row] = await tx.query<ApprovalRow>(
            `select ${approvalColumns} from approval a where a.agency_id = $1 and a.request_id = $2`,
            [approval.agencyId, approval.requestId],
          );
          if (row === undefined) throw new Error(`Approval of request ${approval.requestId} is claimed but not there`);
          return approvalOf(row);
        }
        await tx.query(
          `insert into approval_asked (agency_id, user_id, approval_id)
           select $1, each.user_id, $2 from unnest($3::text[]) as each(user_id)`,
          [
            approval.agencyId,
            approval.approvalId,
            [...approval.approvers, ...approval.backups].map(({ userId }) => userId),
          ],
        );
        await writeBeside(tx, change);
        return approval;
      }),
    );

  readonly find: ApprovalBook['find'] = (agencyId, approvalId) =>
    this.#one(`select ${approvalColumns} from approval a where a.agency_id = $1 and a.approval_id = $2`, [
      agencyId,
      approvalId,
    ]);

  readonly holding: ApprovalBook['holding'] = (agencyId, transactionId) =>
    this.#one(`select ${approvalColumns} from approval a where a.agency_id = $1 and a.booking_id = $2`, [
      agencyId,
      transactionId,
    ]);

  readonly permitted: ApprovalBook['permitted'] = (agencyId, requesterId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<ApprovalRow>(
        `select ${approvalColumns} from approval a
         where a.agency_id = $1 and a.requester_id = $2 and a.state = 'permitted' order by a.asked_at, a.approval_id`,
        [agencyId, requesterId],
      );
      return rows.map(approvalOf);
    });

  readonly save: ApprovalBook['save'] = (change) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const { approval } = change;
        const saved = await tx.query(
          `update approval set state = $4, version = $3 + 1, expires_at = $5, due_at = $6, booking_id = $7, terms = $8::jsonb
           where agency_id = $1 and approval_id = $2 and version = $3 returning 1`,
          [approval.agencyId, approval.approvalId, approval.version, approval.state, ...movingOf(approval)],
        );
        if (saved.length === 0) return false;
        await writeBeside(tx, change);
        return true;
      }),
    );

  readonly list: ApprovalBook['list'] = ({ agencyId, userId, box, today, page, pageSize }) =>
    Effect.promise(async () => {
      const given = [agencyId, userId ?? null, today];
      const from = `from approval a where a.agency_id = $1 and ${within[box]}`;
      const order =
        box === 'for-you' ? 'a.expires_at, a.approval_id' : "a.state <> 'waiting', a.asked_at desc, a.approval_id";
      const [rows, [counted]] = await Promise.all([
        this.#database.query<ApprovalRow>(`select ${approvalColumns} ${from} order by ${order} limit $4 offset $5`, [
          ...given,
          pageSize,
          (page - 1) * pageSize,
        ]),
        this.#database.query<{ total: string }>(`select count(*) as total ${from}`, given),
      ]);
      return { approvals: rows.map(approvalOf), total: Number(counted?.total ?? 0) };
    });

  readonly due: ApprovalBook['due'] = (now, most) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<ApprovalRow>(
        `select ${approvalColumns} from approval a where a.due_at <= $1 order by a.due_at limit $2`,
        [now, most],
      );
      return rows.map(approvalOf);
    });

  readonly delegations: ApprovalBook['delegations'] = (agencyId, userId, from) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{
        first_day: string;
        last_day: string;
        names: Pick<Delegation, 'from' | 'to'>;
      }>(
        `select first_day, last_day, names from approval_delegation
         where agency_id = $1 and (user_id = $2 or delegate_id = $2) and last_day >= $3 order by first_day, user_id`,
        [agencyId, userId, from],
      );
      return rows.map(({ first_day, last_day, names }) => ({
        ...names,
        firstDay: isoDate(first_day),
        lastDay: isoDate(last_day),
      }));
    });

  readonly delegate: ApprovalBook['delegate'] = (agencyId, from: Person, delegation, record) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query('delete from approval_delegation where agency_id = $1 and user_id = $2', [
          agencyId,
          from.userId,
        ]);
        if (delegation !== undefined) {
          const { to, firstDay, lastDay } = delegation;
          await tx.query(
            `insert into approval_delegation (agency_id, user_id, delegate_id, first_day, last_day, names)
             values ($1, $2, $3, $4, $5, $6::jsonb) on conflict do nothing`,
            [agencyId, from.userId, to.userId, firstDay, lastDay, JSON.stringify({ from, to })],
          );
        }
        await writeAudit(tx, record);
      }),
    );

  readonly giveReason: ApprovalBook['giveReason'] = (agencyId, quoteId, userId, { reason, reasonCode }) =>
    Effect.promise(async () => {
      await this.#database.query(
        `insert into trip_reason (agency_id, quote_id, user_id, reason, reason_code) values ($1, $2, $3, $4, $5)
         on conflict (agency_id, quote_id, user_id) do update set reason = excluded.reason, reason_code = excluded.reason_code`,
        [agencyId, quoteId, userId, reason, reasonCode ?? null],
      );
    });

  readonly reasonOf: ApprovalBook['reasonOf'] = (agencyId, quoteId, userId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ reason: string; reason_code: string | null }>(
        'select reason, reason_code from trip_reason where agency_id = $1 and quote_id = $2 and user_id = $3',
        [agencyId, quoteId, userId],
      );
      if (row === undefined) return undefined;
      const { reason, reason_code: reasonCode } = row;
      return { reason, ...(reasonCode !== null && { reasonCode }) };
    });

  readonly historyOf: ApprovalBook['historyOf'] = (agencyId, transactionId) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<ApprovalRow>(
        `select ${approvalColumns} from booking b join approval a on a.agency_id = b.agency_id and ${isOfBooking}
         where b.agency_id = $1 and b.transaction_id = $2 order by a.asked_at`,
        [agencyId, transactionId],
      );
      return rows.map(approvalOf).flatMap(({ because, reason, askedAt, requester }) =>
        because === undefined && reason === ''
          ? []
          : [
              {
                at: askedAt,
                code: 'trip-reason',
                params: {
                  chosen: because === undefined ? 'no' : 'yes',
                  name: because?.name ?? '',
                  reasonCode: because?.code ?? '',
                  ...(reason !== '' && { remarks: reason }),
                },
                actor: requester.name,
              },
            ],
      );
    });

  #one(text: string, parameters: readonly unknown[]): Effect.Effect<KeptApproval | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<ApprovalRow>(text, parameters);
      return row && approvalOf(row);
    });
  }
}

/** Whether an approval `a` is that which a booking `b` is held for or came of; where a reason was enough one request made both. */
export const isOfBooking = '(a.booking_id = b.transaction_id or a.request_id = b.request_id)';

/** Of those that a person is asked about: by themselves, or for another who is away. */
const askedOf = `exists (
  select from approval_asked s
  where s.agency_id = a.agency_id and s.approval_id = a.approval_id and (s.user_id = $2 or s.user_id in (
    select d.user_id from approval_delegation d
    where d.agency_id = $1 and d.delegate_id = $2 and $3::date between d.first_day and d.last_day)))`;

/** `$2` is absent where the whole agency is looked at. */
const within = {
  'for-you': `${waits} and $2::text is not null and ${askedOf}`,
  asked: `($2::text is null or a.requester_id = $2) and $3::date is not null`,
  decided: `a.state <> 'waiting' and ($2::text is null or ${askedOf})`,
} as const;

function movingOf(approval: KeptApproval): readonly unknown[] {
  const { state, escalatesAt, expiresAt, isEscalated, finishBy, usedBy, hold, transactionId } = approval;
  const { agencyId: _agencyId, version: _version, ...terms } = approval;
  // What is being booked may yet be refused.
  const made = state === 'permitted' ? undefined : transactionId;
  const decides = isEscalated || escalatesAt > expiresAt ? expiresAt : escalatesAt;
  const due = state === 'waiting' ? decides : state === 'permitted' ? (usedBy?.at ?? finishBy) : undefined;
  return [expiresAt, due ?? null, hold.kind === 'held' ? hold.transactionId : (made ?? null), JSON.stringify(terms)];
}

async function writeBeside(tx: Sql, { approval, letters, record }: ApprovalChange): Promise<void> {
  const { agencyId, approvalId } = approval;
  for (const { kind, payload } of letters) await putOutbox(tx, kind, { agencyId, approvalId, ...payload });
  if (record !== undefined) await writeAudit(tx, record);
}

export function approvalOf({ agency_id, version, terms, made }: ApprovalRow): KeptApproval {
  return { ...terms, ...(made !== null && { transactionId: made }), agencyId: agency_id, version };
}

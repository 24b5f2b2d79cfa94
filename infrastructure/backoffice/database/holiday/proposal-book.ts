/** Proposals in the database, each with its mail in the outbox. */
import { Effect } from 'effect';
import { proposalSent } from '#application/backoffice/holiday/propose.ts';
import type { KeptProposal, Proposal, ProposalBook } from '#application/backoffice/ports/holiday/proposal-book.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { digestOf } from '../booking/booking-commits.ts';

export class StoredProposalBook implements ProposalBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly claimed: ProposalBook['claimed'] = (agencyId, requestId, content) =>
    Effect.promise(() => claimed(this.#database, agencyId, requestId, content));

  readonly keep: ProposalBook['keep'] = ({ proposal, requestId, content, sentAt, ...by }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx): Promise<KeptProposal> => {
        const { agencyId, actorUserId, onBehalfOf } = by;
        const { reference, to, language } = proposal;
        const made = await tx.query(
          `insert into holiday_proposal
             (agency_id, reference, actor_user_id, on_behalf_of, request_id, request_digest, sent_at, document)
           values ($1, $2, $3, $4, $5, $6, $7, $8::json) on conflict (request_id, agency_id) do nothing returning 1 as done`,
          [
            agencyId,
            reference,
            actorUserId,
            onBehalfOf ?? null,
            requestId,
            digestOf(content),
            sentAt,
            JSON.stringify(proposal),
          ],
        );
        if (made.length === 0) {
          const before = await claimed(tx, agencyId, requestId, content);
          if (before === undefined) throw new Error(`Proposal ${reference} was neither kept nor known`);
          return before;
        }
        if (to !== undefined) await putOutbox(tx, proposalSent, { agencyId, reference });
        await writeAudit(tx, {
          ...by,
          operation: 'holiday.propose',
          reference,
          detail: { language, mailed: to !== undefined },
        });
        return { kind: 'kept', proposal };
      }),
    );

  readonly find: ProposalBook['find'] = (agencyId, reference) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<{ document: Proposal }>(
        'select document from holiday_proposal where agency_id = $1 and reference = $2',
        [agencyId, reference],
      );
      return row?.document;
    });
}

async function claimed(
  on: Sql,
  agencyId: string,
  requestId: string,
  content: string,
): Promise<KeptProposal | undefined> {
  const [row] = await on.query<{ request_digest: string; document: Proposal }>(
    'select request_digest, document from holiday_proposal where request_id = $1 and agency_id = $2',
    [requestId, agencyId],
  );
  if (row === undefined) return undefined;
  return row.request_digest === digestOf(content) ? { kind: 'kept', proposal: row.document } : { kind: 'reused' };
}

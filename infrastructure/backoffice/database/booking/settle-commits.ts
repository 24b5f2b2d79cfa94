/**
 * The commits of an amendment that answers a request: the request moves with the booking and its money, or nothing does.
 * Anyone who writes here locks the account, the booking and the amendment first, and the request last.
 */
import type {
  AmendmentOpened,
  AmendmentTurn,
  AmendmentTurned,
  PlannedAnswer,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { RequestStep } from '#application/backoffice/ports/booking/request-book.ts';
import { type RequestState, requestTable } from '#domain/booking/request/request.ts';
import type { Database, Sql } from '../engine/database.ts';
import { follow } from './request-book.ts';

/** Ends the transaction without leaving anything. */
class NotOpened extends Error {
  readonly opened: AmendmentOpened;

  constructor(opened: AmendmentOpened) {
    super('not opened');
    this.opened = opened;
  }
}

/** `open` is asked within the commit that takes the request out of its queue. */
export async function openSettling(
  database: Database,
  agencyId: string,
  answers: PlannedAnswer,
  open: (tx: Sql) => Promise<AmendmentOpened>,
): Promise<AmendmentOpened> {
  try {
    return await database.transaction(async (tx) => {
      const opened = await open(tx);
      if (opened.kind !== 'opened') return opened;
      const { number, version } = answers;
      const moved = await tx.query(
        `update service_request set state = $4, version = version + 1
         where agency_id = $1 and number = $2 and version = $3 and state = any ($5) returning 1 as moved`,
        [agencyId, number, version, requestTable.settle.to, requestTable.settle.from],
      );
      if (moved.length === 0)
        throw new NotOpened({ kind: 'request-moved', state: await stateOf(tx, agencyId, number) });
      await recordAnswer(tx, agencyId, answers, version + 1, { event: { code: 'settle' } });
      return opened;
    });
  } catch (thrown) {
    if (thrown instanceof NotOpened) return thrown.opened;
    throw thrown;
  }
}

/** `turn` is asked within the commit that says the outcome of the request. */
export async function turnSettling(
  database: Database,
  turn: AmendmentTurn,
  answers: PlannedAnswer,
  turnIn: (tx: Sql) => Promise<AmendmentTurned>,
): Promise<AmendmentTurned> {
  return database.transaction(async (tx) => {
    const turned = await turnIn(tx);
    if (turned.kind === 'late' || turn.to === 'in-doubt') return turned;
    const { number, answer } = answers;
    const { from, to } = requestTable[turn.to === 'done' ? 'settled' : 'not-settled'];
    const { ledgerEntry } = turned;
    const said = { ...answer, ...(ledgerEntry !== undefined && { ledgerEntry }) };
    const [moved] = await tx.query<{ version: number }>(
      `update service_request
       set state = $3, version = version + 1, answered = case when $5 then jsonb_set(answered, '{answer}', $4::jsonb) else answered end
       where agency_id = $1 and number = $2 and state = any ($6) returning version`,
      [turn.agencyId, number, to, JSON.stringify(said), turn.to === 'done', from],
    );
    if (moved === undefined) throw new Error(`Request ${number} is not under way`);
    await recordAnswer(
      tx,
      turn.agencyId,
      answers,
      moved.version,
      turn.to === 'done'
        ? { event: { code: 'confirm' }, notice: { to: 'agency', code: 'confirm' } }
        : { event: { code: 'not-settled' } },
    );
    return turned;
  });
}

async function stateOf(tx: Sql, agencyId: string, number: string): Promise<RequestState> {
  const [row] = await tx.query<{ state: RequestState }>(
    'select state from service_request where agency_id = $1 and number = $2',
    [agencyId, number],
  );
  if (row === undefined) throw new Error(`There is no request ${number}`);
  return row.state;
}

async function recordAnswer(
  tx: Sql,
  agencyId: string,
  { number, by }: PlannedAnswer,
  version: number,
  { event, notice }: Pick<RequestStep, 'event' | 'notice'>,
): Promise<void> {
  const [row] = await tx.query<{ kind: string; at: string }>(
    `select kind, moment_of_record()::text as at from service_request
     where agency_id = $1 and number = $2`,
    [agencyId, number],
  );
  if (row === undefined) throw new Error(`There is no request ${number}`);
  const { kind, at } = row;
  await follow(
    tx,
    { number, agencyId, version, at, asker: by },
    { event: { ...event, params: { kind } }, ...(notice && { notice }) },
  );
}

/** The desks of the demonstration's accounts, how they refuse, and what a test looks at and lets the trial gateway report. */
import { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type RunningBackOffice } from './back-office.ts';

/** Why it is refused: the violations, else the reason or the state, else the kind of failure. */
export async function refusal<A, E>(asked: Effect.Effect<A, E>): Promise<string | readonly string[] | undefined> {
  const failure: unknown = await Effect.runPromise(Effect.flip(asked));
  const { _tag, violations, reason, state } = failure as Record<string, string> & {
    violations?: { code: string; path: string }[];
  };
  return violations?.map(({ code, path }) => `${path} ${code}`) ?? reason ?? state ?? _tag;
}

/** `second` is another operator. */
export async function accountDesks(
  office: RunningBackOffice,
): Promise<Record<'agent' | 'staff' | 'operator' | 'second', Desk['account']>> {
  const desk = async (userId: string) => (await portalDesk(office, userId)).desk.account;
  return {
    agent: await desk('agent@demo.test'),
    staff: await desk('staff@demo.test'),
    operator: await desk('operator@demo.test'),
    second: await desk('desk@demo.test'),
  };
}

/** Of the database: the desk's may be a moment old. */
export async function agentsBalance(database: Database): Promise<number> {
  const [row] = await database.query<{ balance: string }>(`select balance from account where agency_id = 'malabar'`);
  return Number(row?.balance);
}

/** What the back office answers to a message of the trial gateway. */
export async function reported(
  office: RunningBackOffice,
  { body, headers }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
): Promise<string> {
  const answer = await fetch(`${office.base}/payments/sandbox/events`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return `${answer.status} ${(await answer.text()).trim()}`;
}

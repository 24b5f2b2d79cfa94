/** Requests that a person must answer, in the database. */
import { Effect } from 'effect';
import type {
  ChangeAsker,
  KeptRequest,
  NewRequest,
  RequestBook,
  RequestNotice,
  RequestOpened,
  RequestsAsked,
  RequestStep,
  RequestStepped,
  StepTooDear,
} from '#application/backoffice/ports/booking/request-book.ts';
import { requestNotice } from '#application/backoffice/booking/request/mail-request.ts';
import type { OverLimits } from '#application/backoffice/ports/booking/booking-book.ts';
import type { RequestsPage } from '#application/desk/requests.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import { countsByRequestState, waitingStates } from '#domain/booking/request/request.ts';
import { money } from '#domain/money/money.ts';
import { postEntry } from '../account/ledger-book.ts';
import { digestOf, limitsItem, overLimit } from './booking-commits.ts';
import { withinReach } from '../corporate/own-bookings.ts';
import type { Database, Sql } from '../engine/database.ts';
import { putOutbox, writeAudit } from './records.ts';
import {
  eventOf,
  type EventRow,
  keptOf,
  type RequestRow,
  summaryOf,
  type SummaryRow,
  type CountRow,
} from './request-rows.ts';

/** Ends a transaction without leaving anything; carries the answer out of it. */
class NotDone<Answer> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('not done');
    this.answer = answer;
  }
}

type Late = { readonly kind: 'late' };

const summaryColumns = `r.number, r.asked->>'product' as product, r.kind, r.state, a.agent_id, a.company_name, r.asked_by, r.asked_at, r.taken_by,
  r.transaction_id, r.route, r.travel_date, r.traveller_count`;

/** The columns of a {@link RequestRow} but its events, of the tables `service_request r` and `agency a`. */
export const requestColumns = `${summaryColumns}, r.agency_id, r.version, r.language, r.taken_by_user_id, r.corporate_user_id, r.asked, r.answered`;

export class StoredRequestBook implements RequestBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  open(request: NewRequest): Effect.Effect<RequestOpened> {
    return this.#inOneCommit<RequestOpened>((tx) => openIn(tx, request));
  }

  openJudged(request: NewRequest, judgedBy: number): ReturnType<RequestBook['openJudged']> {
    return this.#inOneCommit<RequestOpened | Late>(async (tx) => {
      const { agencyId, content } = request;
      const transactionId = content.about?.transactionId ?? '';
      // Of two at the same moment the second waits here for the first to commit, and counts it.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 68))', [`${agencyId} ${transactionId}`]);
      const opened = await openIn(tx, request);
      if (opened.kind !== 'opened') return opened;
      const [others] = await tx.query<{ count: number }>(
        `select count(*)::integer as count from service_request
         where transaction_id = $2 and agency_id = $1 and kind = $3 and number <> $4`,
        [agencyId, transactionId, content.kind, opened.number],
      );
      if ((others?.count ?? 0) > judgedBy) throw new NotDone<Late>({ kind: 'late' });
      return opened;
    });
  }

  step(step: RequestStep): Effect.Effect<RequestStepped | StepTooDear | OverLimits> {
    return this.#inOneCommit<RequestStepped | StepTooDear | OverLimits>(async (tx) => {
      const short = step.entry && (await postWith(tx, step, step.entry));
      const stepped = short ?? (await stepRequest(tx, step));
      if (stepped.kind !== 'done') throw new NotDone<RequestStepped | StepTooDear | OverLimits>(stepped);
      return stepped;
    });
  }

  claimed(asker: Pick<ChangeAsker, 'agencyId' | 'requestId' | 'content'>): ReturnType<RequestBook['claimed']> {
    return Effect.promise(() => claimOf(this.#database, asker));
  }

  find(number: string): Effect.Effect<KeptRequest | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<RequestRow>(
        `select ${requestColumns},
           (select jsonb_agg(jsonb_build_object('at', e.at::text, 'code', e.code, 'params', e.params, 'actor', e.actor,
              'on_behalf_of', name_on_behalf(e.on_behalf_of)) order by e.version) from service_request_event e
            where e.agency_id = r.agency_id and e.number = r.number) as events
         from service_request r join agency a using (agency_id) where r.number = $1`,
        [number],
      );
      return row === undefined ? undefined : keptOf(row);
    });
  }

  list({ agencyId, reach, kind, state, text, page, pageSize }: RequestsAsked): Effect.Effect<RequestsPage> {
    return Effect.promise(async () => {
      const given: unknown[] = [];
      const where: string[] = [];
      const also = (value: unknown, condition: (place: string) => string) => {
        given.push(value);
        where.push(condition(`$${given.length}`));
      };
      if (agencyId !== undefined) also(agencyId, (at) => `r.agency_id = ${at}`);
      if (reach !== undefined) {
        const own = withinReach('r.transaction_id', reach, given.length + 1);
        where.push(`(r.corporate_user_id = $${given.length + 1} or (true ${own.also}))`);
        given.push(...own.given);
      }
      if (kind !== undefined) also(kind, (at) => `r.kind = ${at}`);
      const sought = text?.trim().toLowerCase() ?? '';
      if (sought !== '') {
        also(
          sought,
          (at) => `(starts_with(lower(r.number), ${at}) or starts_with(lower(r.transaction_id), ${at})
            or starts_with(lower(a.company_name), ${at}) or starts_with(lower(a.agent_id), ${at}))`,
        );
      }
      const from = `from service_request r join agency a using (agency_id)`;
      const counted = where.length === 0 ? '' : `where ${where.join(' and ')}`;
      const counts = await this.#database.query<CountRow>(
        `select r.state, count(*)::integer as count ${from} ${counted} group by r.state`,
        given,
      );
      if (state !== undefined) also(state, (at) => `r.state = ${at}`);
      const chosen = where.length === 0 ? '' : `where ${where.join(' and ')}`;
      const order = state === 'asked' || state === 'taken' ? 'r.asked_at, r.number' : 'r.asked_at desc, r.number desc';
      const rows = await this.#database.query<SummaryRow>(
        `select ${summaryColumns} ${from} ${chosen} order by ${order}
         limit $${given.length + 1} offset $${given.length + 2}`,
        [...given, pageSize, (page - 1) * pageSize],
      );
      const byState = countsByRequestState(Object.fromEntries(counts.map((row) => [row.state, row.count])));
      const total = state === undefined ? counts.reduce((sum, row) => sum + row.count, 0) : byState[state];
      return { requests: rows.map(summaryOf), total, page, pageSize, counts: byState };
    });
  }

  historyOf(agencyId: string, transactionId: string): Effect.Effect<readonly HistoryEvent[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<EventRow & { readonly number: string }>(
        `select e.number, e.at::text as at, e.code, e.params, e.actor, name_on_behalf(e.on_behalf_of) as on_behalf_of
         from service_request r join service_request_event e using (agency_id, number)
         where r.transaction_id = $1 and r.agency_id = $2 and e.code in ('asked', 'confirm', 'refuse', 'withdraw')
         order by e.at, e.number, e.version`,
        [transactionId, agencyId],
      );
      return rows.map((row) => {
        const { code, params, ...event } = eventOf(row);
        return { ...event, code: `request-${code}`, params: { ...params, request: row.number } };
      });
    });
  }

  #inOneCommit<Answer>(work: (tx: Sql) => Promise<Answer>): Effect.Effect<Answer> {
    return Effect.promise(async () => {
      try {
        return await this.#database.transaction(work);
      } catch (thrown) {
        // Made by `work` alone, of its own answer.
        if (thrown instanceof NotDone) return thrown.answer as Answer;
        throw thrown;
      }
    });
  }
}

/** Within another commit, which ends where the request id was used before. */
async function openIn(tx: Sql, request: NewRequest): Promise<RequestOpened> {
  const { day, asker, askedAt } = request;
  const [next] = await tx.query<{ number: string }>(
    `select 'RQ' || $1::text || lpad(n, greatest(6, length(n)), '0') as number
     from (select nextval('service_request_number')::text as n) s`,
    [`${day.slice(2, 4)}${day.slice(5, 7)}`],
  );
  const number = next?.number ?? '';
  const before = await claim(tx, asker, number);
  if (before !== undefined) throw new NotDone<RequestOpened>(before);
  const waiting = await insertUnlessWaiting(tx, number, request);
  if (waiting !== undefined) {
    // Reported from now on under this request id as well.
    await tx.query('update service_request_claim set number = $3 where agency_id = $1 and request_id = $2', [
      asker.agencyId,
      asker.requestId,
      waiting,
    ]);
    return { kind: 'repeated', number: waiting };
  }
  await follow(
    tx,
    { number, agencyId: request.agencyId, version: 1, at: askedAt, asker },
    {
      event: { code: 'asked', params: { kind: request.content.kind } },
      notice: { to: 'house', code: 'asked' },
    },
  );
  return { kind: 'opened', number };
}

/** What stands in the way of the entry of a step; the caller's commit does not stand then. */
async function postWith(
  tx: Sql,
  { number, asker, limits }: RequestStep,
  entry: NonNullable<RequestStep['entry']>,
): Promise<StepTooDear | OverLimits | undefined> {
  // Posting takes the account's lock: of two of one person at once the second counts the first.
  const posted = await postEntry(tx, { ...entry, reference: number, once: false });
  const [own] = entry.postings;
  if (own === undefined) return undefined;
  if (posted.kind === 'too-low') {
    return {
      kind: 'too-low',
      needed: money(-own.amount, posted.available.currency),
      available: posted.available,
    };
  }
  if (limits === undefined || chargedBy(entry) === undefined) return undefined;
  const [row] = await tx.query<{ over: { readonly per: 'booking' | 'day'; readonly limit: number } | null }>(
    'select over_limit($1::jsonb, $2, $3, $4::bigint, 0) as over',
    [JSON.stringify(limitsItem(limits).limits), entry.agencyId, asker.userId, -own.amount],
  );
  const over = row?.over ?? undefined;
  return over && overLimit(over, posted.balance.currency);
}

/** What the entry of a step takes from the account, in minor units; undefined where it takes nothing. */
function chargedBy(entry: RequestStep['entry']): number | undefined {
  const own = entry?.spending === true ? entry.postings[0] : undefined;
  return own === undefined || own.amount >= 0 ? undefined : -own.amount;
}

/** Within another commit: whatever else is in it must not stand where this answers anything but `done`. */
export async function stepRequest(tx: Sql, step: RequestStep): Promise<RequestStepped> {
  const { number, version, at, asker, next, event, notice, entry } = step;
  const charged = chargedBy(entry);
  const before = await claim(tx, asker, number);
  if (before !== undefined) return { kind: before.kind };
  const [moved] = await tx.query<{ agency_id: string }>(
    `update service_request
     set state = $3, version = version + 1, taken_by = $4, taken_by_user_id = $5, answered = $6::jsonb
     where number = $1 and version = $2 returning agency_id`,
    [number, version, next.state, next.takenBy ?? null, next.takenByUserId ?? null, answeredText(next)],
  );
  if (moved === undefined) return { kind: 'late' };
  await follow(
    tx,
    { number, agencyId: moved.agency_id, version: version + 1, at, asker },
    { event, ...(notice && { notice }), ...(charged !== undefined && { charged }) },
  );
  return { kind: 'done' };
}

type Claimed = Awaited<ReturnType<typeof claimOf>>;

async function claimOf(
  sql: Sql,
  { agencyId, requestId, content }: Pick<ChangeAsker, 'agencyId' | 'requestId' | 'content'>,
): Promise<{ readonly kind: 'repeated' | 'reused'; readonly number: string } | undefined> {
  const [row] = await sql.query<{ digest: string; number: string }>(
    'select digest, number from service_request_claim where agency_id = $1 and request_id = $2',
    [agencyId, requestId],
  );
  if (row === undefined) return undefined;
  return { kind: row.digest === digestOf(content) ? 'repeated' : 'reused', number: row.number };
}

/** Undefined where the request id is now this one's; a second at the same moment waits here for the first to commit. */
async function claim(tx: Sql, asker: ChangeAsker, number: string): Promise<Claimed> {
  const { agencyId, requestId, content } = asker;
  const taken = await tx.query(
    `insert into service_request_claim (agency_id, request_id, digest, number) values ($1, $2, $3, $4)
     on conflict do nothing returning number`,
    [agencyId, requestId, digestOf(content), number],
  );
  return taken.length > 0 ? undefined : claimOf(tx, asker);
}

/** The number of the request that waits for the same; a second at the same moment waits here for the first to commit. */
async function insertUnlessWaiting(tx: Sql, number: string, request: NewRequest): Promise<string | undefined> {
  if (await insert(tx, number, request)) return undefined;
  const [waiting] = await tx.query<{ number: string }>(
    'select number from service_request where agency_id = $1 and wish = $2 and state = any($3)',
    [request.agencyId, digestOf(request.wish ?? ''), waitingStates],
  );
  // It ended between the two statements: this one stands for itself.
  return waiting === undefined ? insertUnlessWaiting(tx, number, request) : waiting.number;
}

/** False where one that waits for the same is there. */
async function insert(tx: Sql, number: string, request: NewRequest): Promise<boolean> {
  const { agencyId, content, travellers, inShort, asker, askedAt, language, wish } = request;
  const written = await tx.query(
    `insert into service_request (number, agency_id, kind, state, version, transaction_id, asked_by, asked_at, route,
       travel_date, traveller_count, asked, answered, language, wish, corporate_user_id)
     values ($1, $2, $3, 'asked', 1, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13, $14)
     on conflict (agency_id, wish) where wish is not null and state in ('asked', 'taken', 'under-way') do nothing
     returning number`,
    [
      number,
      agencyId,
      content.kind,
      content.about?.transactionId ?? null,
      asker.name,
      askedAt,
      inShort.title,
      inShort.startsOn,
      inShort.travellerCount,
      JSON.stringify(content),
      answeredText({ travellers, bookings: [] }),
      language,
      wish === undefined ? null : digestOf(wish),
      asker.corporateUserId ?? null,
    ],
  );
  return written.length > 0;
}

function answeredText({
  answer,
  travellers,
  bookings,
}: Pick<RequestStep['next'], 'answer' | 'travellers' | 'bookings'>) {
  return JSON.stringify({ answer, travellers, bookings });
}

interface Changed {
  readonly number: string;
  readonly agencyId: string;
  readonly version: number;
  readonly at: string;
  readonly asker: Pick<ChangeAsker, 'userId' | 'name' | 'onBehalfOf'>;
}

/** The history, the audit row and the mail of a change. */
export async function follow(
  tx: Sql,
  { number, agencyId, version, at, asker }: Changed,
  {
    event,
    notice,
    charged,
  }: { readonly event: RequestStep['event']; readonly notice?: RequestNotice; readonly charged?: number },
): Promise<void> {
  await tx.query(
    `insert into service_request_event (agency_id, number, version, at, code, params, actor, on_behalf_of, charged, charged_by)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10)`,
    [
      agencyId,
      number,
      version,
      at,
      event.code,
      JSON.stringify(event.params ?? {}),
      asker.name,
      asker.onBehalfOf ?? null,
      charged ?? null,
      charged === undefined ? null : asker.userId,
    ],
  );
  await writeAudit(tx, {
    agencyId,
    actorUserId: asker.userId,
    ...(asker.onBehalfOf !== undefined && { onBehalfOf: asker.onBehalfOf }),
    operation: `booking.request-${event.code}`,
    reference: number,
    detail: { ...event.params },
  });
  if (notice === undefined) return;
  await putOutbox(tx, requestNotice, { agencyId, number, ...notice });
}

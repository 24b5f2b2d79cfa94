/** The demonstration's sixty days: made by the use cases beside a server that answers, whole after a stop in the middle. */
import { setTimeout } from 'node:timers/promises';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAllBooks } from '#application/backoffice/account/check-books.ts';
import { services } from '#domain/booking/booking.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { databaseAt } from '#infrastructure/backoffice/seed/past/database-at.ts';
import { lateDeals } from '#infrastructure/backoffice/seed/past/deals.ts';
import { progressOf } from '#infrastructure/backoffice/seed/past/progress.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { freshDatabase, freshEmbedded, lasting } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const zone = 'Asia/Kolkata';
const environment = { DEMO_PAST: '1' };

let database: Database;
let office: RunningBackOffice;
let agent: PortalDesk;
/** The first day, and the next one when the first server was asked to stop. */
let began: IsoDate | undefined;
let stoppedAt: IsoDate | undefined;
let today: IsoDate;

/** Looks at how far it is until it is so far. */
async function until(far: (next: IsoDate | undefined) => boolean): Promise<void> {
  while (!far(await progressOf(database))) await setTimeout(20);
}

beforeAll(async () => {
  database = await freshEmbedded();
  const first = await runBackOffice(lasting(database), environment);
  await first.makePast();
  began = await progressOf(database);
  await until((next) => next !== began);
  await first.stop();
  stoppedAt = await progressOf(database);
  office = await runBackOffice(lasting(database), environment);
  await office.makePast();
  await until((next) => next === undefined);
  today = addDays(began ?? isoDate('2026-01-01'), 60);
  agent = await portalDesk(office, 'agent@demo.test');
}, 240_000);
afterAll(async () => {
  await office.stop();
  await database.close();
});

it('was stopped in the middle, and went on from there', () => {
  expect(stoppedAt ?? '').toMatch(/^\d{4}-/);
  expect(stoppedAt).not.toBe(began);
  const traded = office.logged.find((line) => line.includes('has its past'));
  expect(JSON.parse(traded ?? '{}')).toMatchObject({ deals: expect.any(Number) });
});

it('has sold on most of its days, each sale dated when it was made', async () => {
  const days = await database.query<{ day: string; events: string; entries: string }>(
    `select (b.booked_on at time zone $1)::date::text as day,
            count(*) filter (where e.at < b.booked_on - interval '1 second' or e.at > b.booked_on + interval '1 hour') as events,
            count(*) filter (where j.at not between b.booked_on - interval '1 second' and b.booked_on + interval '1 hour') as entries
     from booking b join booking_event e using (agency_id, transaction_id)
     left join journal_entry j on j.agency_id = b.agency_id and j.reference = b.transaction_id and j.kind = 'booking'
     where e.code in ('created', 'confirmed', 'held') group by 1 order by 1`,
    [zone],
  );
  expect(days.length).toBeGreaterThan(30);
  expect(days.filter(({ events, entries }) => events !== '0' || entries !== '0')).toEqual([]);
  expect(days.at(0)?.day).toBe(addDays(today, -59));
});

it('has sold of every service', async () => {
  const sold = await database.query<{ product: string }>('select distinct product from booking order by 1');
  expect(sold.map(({ product }) => product)).toEqual(services.toSorted());
});

it('leaves work for today: holds, departures, deposits, a group and a refund that wait', async () => {
  const { desk } = agent;
  const late = lateDeals();
  const held = late.filter((deal) => deal.kind === 'sale' && deal.mode === 'hold').length;
  const { approvals } = await get(desk.corporate.approvals({ box: 'asked', page: 1 }));
  expect(approvals).toMatchObject([{ state: 'waiting', approvers: [{ name: 'Mathew Philip' }] }]);
  // In the evening nothing is left that could be held of tomorrow's last flights.
  const isEvening = dateIn(plusMinutes(fromMilliseconds(Date.now()), 7 * 60), zone) > today;
  // What waits for approval is held by itself, sooner or later.
  const { holds } = await get(desk.booking.holds());
  expect(holds.length - held).toBeOneOf(isEvening ? [-1, 0, 1] : [0, 1]);
  const ends = holds.map(({ until: end }) => dateIn(end, zone));
  expect(isEvening ? [today] : ends).toContain(today);
  const waiting = await get(desk.account.deposits({ scope: 'own', state: 'asked', page: 1 }));
  expect(waiting.total).toBe(late.filter(({ kind }) => kind === 'deposit').length);
  const groups = await get(desk.booking.requests({ scope: 'own', kind: 'group', state: 'asked', page: 1 }));
  expect(groups.total).toBe(2);
  expect((await get(desk.booking.requests({ scope: 'own', kind: 'cancel', state: 'asked', page: 1 }))).total).toBe(1);
  // Cancelled lately: the airline has not paid back yet; those of weeks ago it has.
  const { counts } = await get(desk.booking.refunds({ page: 1 }));
  expect(counts['under-way']).toBeGreaterThan(0);
  expect(counts.credited).toBeGreaterThan(0);
  const flying = await get(desk.booking.list({ travelFrom: today, travelTo: today, page: 1 }));
  expect(flying.total).toBeGreaterThan(0);
  // Four of its own, and two people of a company that it looks after.
  expect((await get(desk.agency.listStaff())).staff.map(({ userId }) => userId)).toHaveLength(6);
});

it('has a refund on its way for six hours, which is then credited by itself', async () => {
  const { desk } = agent;
  const { refunds } = await get(desk.booking.refunds({ page: 1, view: 'under-way' }));
  const { desk: operator } = await portalDesk(office, 'operator@demo.test');
  const { at, doubtful } = await get(operator.operations.overview());
  expect(doubtful.map(({ transactionId }) => transactionId)).toEqual(refunds.map(({ transactionId }) => transactionId));
  for (const { nextAt = at } of doubtful) {
    expect(nextAt > plusMinutes(at, 5 * 60), `asked again at ${nextAt}`).toBe(true);
    expect(nextAt <= plusMinutes(at, 6 * 60), `asked again at ${nextAt}`).toBe(true);
  }
  // They go by, and nobody asks.
  await database.query(
    `update amendment set lease_until = lease_until - interval '6 hours' where state = 'in-doubt'`,
    [],
  );
  const counts = async () => (await get(desk.booking.refunds({ page: 1 }))).counts;
  await expect.poll(counts, { timeout: 20_000 }).toMatchObject({ 'under-way': 0, refused: 0 });
  expect((await get(operator.operations.overview())).doubtful).toEqual([]);
});

it('has books that agree, a chain that holds, money left, and invoices of the days of their sales', async () => {
  const checked = await get(checkAllBooks(office.part(ports.bookCheck), 20, () => true));
  expect(checked).toMatchObject({ total: 0 });
  expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  const { balance } = await get(agent.desk.account.balance());
  expect(balance.minor).toBeGreaterThan(0);
  const [papers] = await database.query<{ late: string; issued: string }>(
    `select count(*) filter (where d.issued_at > j.at + interval '1 hour') as late, count(*) as issued
     from issued_document d join journal_entry j
       on j.agency_id = d.agency_id and j.reference = d.transaction_id and j.kind = 'booking'
     where d.kind = 'invoice'`,
  );
  expect(Number(papers?.issued)).toBeGreaterThan(30);
  expect(papers?.late).toBe('0');
});

it('a moment is its transaction’s own', async () => {
  const other = await freshDatabase();
  try {
    const then = fromMilliseconds(Date.UTC(2026, 0, 2, 3, 4, 5));
    const ask = (of: Database) => of.query<{ at: string }>('select moment_of_record() as at');
    const [past] = await ask(databaseAt(other, { now: () => then }));
    const [present] = await ask(other);
    expect(new Date(past?.at ?? '').toISOString()).toBe(then);
    expect(Math.abs(Date.now() - new Date(present?.at ?? '').getTime())).toBeLessThan(60_000);
  } finally {
    await other.close();
  }
});

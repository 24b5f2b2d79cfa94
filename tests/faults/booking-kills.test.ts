/**
 * Bookings survive a kill at any instant: between every two steps of the saga, and at random under load, round after round
 * on one database, with every request repeated until it is answered. Afterwards the books are read and must agree with
 * what was answered and with what the supplier sold. `FAULT_ROUNDS` kills a database (default 40).
 */
import { Effect } from 'effect';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/ledger-book.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/server-database.ts';
import { makeStoredQuote } from '#tests/fixtures/booking.ts';
import { buildProgram, type RunningProgram, runProgram } from '#tests/support/built-program.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { endWell, killRounds, places, preparedPlace, sleepWhile, troublesOf } from './kill-rounds.ts';
import { agencyOf, poor, rich } from './requests.ts';
import { supplierTable } from './stubborn-supplier.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? '40');
const requestsPerRound = 10;

/** Between every two steps, on the way there and on the way of recovery. */
const points = [
  'before open',
  'after open',
  'before book',
  'sold',
  'after book',
  'before step to ticketed',
  'after step to ticketed',
  'before step to not-confirmed',
  'after step to not-confirmed',
  'before step to in-doubt',
  'after step to in-doubt',
  'after take',
  'before settle',
  'after settle',
  'before settling step',
  'after settling step',
];

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;
const net = makeStoredQuote().quote.fare.terms?.net.minor ?? 0;
const funds = 100_000_000;
const poorFunds = net * 9;

let worker: string;
beforeAll(async () => {
  worker = await buildProgram('worker', './tests/faults/worker.ts');
});

async function prepare(database: Database): Promise<void> {
  const ledger = new StoredLedgerBook(database);
  for (const agencyId of rich) await run(ledger.openAccount(agencyId, 'INR', inr(funds)));
  await run(ledger.openAccount(poor, 'INR', inr(poorFunds)));
  await database.query(supplierTable);
}

/** What clients know: which requests were sent, and what was answered to each. */
class Clients {
  readonly sent = new Set<number>();
  readonly answers = new Map<number, Set<string>>();
  #next = 0;

  /** New requests, and every one that was sent and has no final answer. */
  work(count: number): readonly number[] {
    const open = [...this.sent].filter((n) => !this.#isFinal(n));
    const fresh = Array.from({ length: count }, () => this.#next++);
    return [...open, ...fresh];
  }

  hear({ said }: RunningProgram): void {
    for (const line of said) {
      const [word, n = '', ...answer] = line.split(' ');
      if (word === 'asked') this.sent.add(Number(n));
      if (word !== 'answered') continue;
      const known = this.answers.get(Number(n)) ?? new Set();
      known.add(answer.join(' '));
      this.answers.set(Number(n), known);
    }
  }

  #isFinal(n: number): boolean {
    return [...(this.answers.get(n) ?? [])].some((answer) => answer !== 'InDoubt');
  }
}

async function checkBooks(database: Database, clients: Clients): Promise<void> {
  const bookings = await database.query<{
    transaction_id: string;
    agency_id: string;
    request_id: string;
    status: string;
    net: string;
    pnr: string | null;
    state: string | null;
    entries: string;
    events: string;
    outbox: string;
    audits: string;
  }>(
    `select b.transaction_id, b.agency_id, b.request_id, b.status, b.net, b.pnr, o.state,
            (select count(*) from journal_entry e where e.agency_id = b.agency_id and e.reference = b.transaction_id) as entries,
            (select count(*) from booking_event v where v.transaction_id = b.transaction_id) as events,
            (select count(*) from outbox x where x.payload ->> 'transactionId' = b.transaction_id) as outbox,
            (select count(*) from audit a where a.reference = b.transaction_id) as audits
     from booking b left join stubborn_order o on o.key = b.transaction_id`,
    [],
  );
  const byRequest = new Map(bookings.map((row) => [row.request_id, row]));
  expect(byRequest.size, 'one booking a request').toBe(bookings.length);

  for (const row of bookings) {
    const told = JSON.stringify(row);
    expect(['ticketed', 'not-confirmed'], told).toContain(row.status);
    expect(row.state === 'sold', told).toBe(row.status === 'ticketed');
    const once = row.status === 'ticketed' ? '1' : '0';
    // Its papers, and the mail.
    expect([row.entries, Number(row.outbox)], told).toEqual([once, 2 * Number(once)]);
    expect(row.pnr !== null, told).toBe(row.status === 'ticketed');
    expect(Number(row.audits), told).toBe(Number(row.events));
    expect(Number(row.events), told).toBeGreaterThanOrEqual(1);
  }
  const [stray] = await database.query<{ orders: string }>(
    `select count(*) as orders from stubborn_order o where state = 'sold' and not exists (select from booking b where b.transaction_id = o.key)`,
    [],
  );
  expect(stray?.orders, 'sold without a booking').toBe('0');

  for (const [n, answers] of clients.answers) {
    const row = byRequest.get(`request-${n}`);
    for (const answer of answers) {
      const told = `request ${n} was answered ${[...answers].join(', ')}; the book says ${JSON.stringify(row)}`;
      if (answer === 'BalanceTooLow') expect(agencyOf(n), told).toBe(poor);
      else if (answer === 'SoldOut') expect(row?.status, told).toBe('not-confirmed');
      else if (answer !== 'InDoubt') expect(`${row?.status} ${row?.transaction_id}`, told).toBe(answer);
    }
  }

  const ledger = new StoredLedgerBook(database);
  for (const agencyId of [...rich, poor]) {
    const spent = bookings.reduce(
      (sum, row) => (row.agency_id === agencyId && row.status === 'ticketed' ? sum + Number(row.net) : sum),
      0,
    );
    const account = await run(ledger.balance(agencyId));
    expect(account, agencyId).toMatchObject({ balance: inr(-spent), reserved: inr(0) });
    expect(spent, agencyId).toBeLessThanOrEqual(account.creditLimit.minor);
    expect(await run(ledger.verify(agencyId, chainStart, 100_000)), agencyId).toMatchObject({
      ok: true,
      closing: inr(-spent),
    });
  }
  const [sums] = await database.query<{ sum: string }>('select coalesce(sum(amount), 0) as sum from posting', []);
  expect(sums?.sum).toBe('0');
}

describe.each(places)('bookings on the $kind database', ({ place }) => {
  const here = preparedPlace(place, prepare);

  it(`survive ${rounds} kills`, async () => {
    const clients = new Clients();
    const reached = await killRounds({
      rounds,
      points,
      patience: 10_000,
      within: 400,
      start: (kill) =>
        runProgram(worker, {
          ...here().env,
          REQUESTS: clients.work(requestsPerRound).join(','),
          CLIENTS: '6',
          ...kill,
        }),
      hear: (running) => clients.hear(running),
    });
    const last = runProgram(worker, { ...here().env, REQUESTS: clients.work(5).join(','), CLIENTS: '6' });
    await endWell(last);
    clients.hear(last);
    expect(clients.sent.size).toBeGreaterThan(rounds);
    if (rounds >= points.length * 2) expect(reached.size).toBeGreaterThanOrEqual(points.length - 3);
    const database = await here().open();
    await checkBooks(database, clients);
    await database.close();
  });
});

it('two replicas on one server share the work without a double, while one is killed or stopped for longer than its leases', async () => {
  const url = await freshServerUrl();
  const database = await openServerDatabase(url);
  await prepare(database);
  const clients = new Clients();
  const turns = Math.max(4, Math.round(rounds / 8));
  for (let turn = 0; turn < turns; turn += 1) {
    // Both are sent the same requests: a client that was cut off asks again elsewhere.
    const env = { DATABASE_URL: url, REQUESTS: clients.work(24).join(','), CLIENTS: '6' };
    const victim = runProgram(worker, env);
    const other = runProgram(worker, env);
    await Promise.all([victim.says('ready'), other.says('ready')]);
    await sleepWhile(victim, Math.random() * 300);
    if (turn % 2 === 0) {
      victim.process.kill('SIGKILL');
      await victim.ended;
    } else {
      // Its bookings are settled by the other meanwhile; what it does when it wakes is too late.
      victim.process.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 3600));
      victim.process.kill('SIGCONT');
      await endWell(victim);
    }
    await endWell(other);
    for (const replica of [victim, other]) {
      expect(troublesOf(replica)).toEqual([]);
      clients.hear(replica);
    }
  }
  expect(clients.answers.size).toBeGreaterThan(turns);
  await checkBooks(database, clients);
  await database.close();
});

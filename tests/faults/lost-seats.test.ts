/**
 * The sandbox sells seats without waiting for the disk. Where the database server dies at that moment, seats that it had
 * sold may be free again; but never those of a booking with a ticket, because the commit that records the ticket comes
 * after and brings all before it to the disk. Here the server is ended without a chance to write, again and again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Effect, Fiber } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { noServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { bookableOf } from '#application/backoffice/ports/flight/quote-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { confirmed, type KeptOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import { SandboxStock, type StockOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { makeIntent, quoteOf } from '#tests/fixtures/booking.ts';
import { startCluster } from '#tests/run/postgres.mjs';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';
import { flightBookings } from '#tests/fixtures/kept-flights.ts';

const run = Effect.runPromise;
const rounds = Math.max(4, Math.round(Number(process.env['FAULT_ROUNDS'] ?? '40') / 8));
const agencyId = 'agency-1';
const clock = { now: () => instant('2026-11-20T06:30:00Z') };
const inr = (minor: number) => money(minor, 'INR');

let cluster: Awaited<ReturnType<typeof startCluster>>;
/** As started again. */
let server: ChildProcess | undefined;
beforeAll(async () => {
  cluster = await startCluster();
  const database = await openServerDatabase(cluster.url, { connections: 1 });
  await migrate(database, schema);
  await run(new StoredLedgerBook(database).openAccount(agencyId, 'INR', inr(1e12)));
  // Nobody writes what was not waited for, but anyone who waits.
  await database.query(`alter system set wal_writer_delay = '10s'`);
  await database.query('select pg_reload_conf()');
  await database.close();
});
afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
  await cluster.stop();
});

const data = () => join(cluster.folder, 'data');

/** Ends the server at once: what it had not written is lost. */
async function cut(): Promise<void> {
  const file = join(data(), 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  while (existsSync(file)) await pause(10);
}

/** Starts it again where it was. */
async function restart(): Promise<Database> {
  const { uid, gid } = statSync(cluster.folder);
  server = spawn(join(cluster.bin, 'postgres'), ['-D', data()], {
    cwd: cluster.folder,
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  for (let tries = 0; ; tries += 1) {
    try {
      return await openServerDatabase(cluster.url, { connections: 8 });
    } catch (error) {
      if (tries === 200) throw error;
      await pause(50);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function orderOf(key: string): StockOrder {
  return {
    key,
    sold: 'a fare',
    total: inr(585_400),
    confirmation: { pnr: key, tickets: [{ traveller: 0, number: `312${key}` }] },
    party: 2,
    legs: [
      {
        day: 20_800,
        flight: `6E${(key.codePointAt(key.length - 1) ?? 0) % 5}`,
        cabin: 'Y',
        seats: 1e6,
        from: 0,
        upTo: 1e6,
      },
    ],
  };
}

/** The sandbox's stock behind the port of a supplier. */
class StockSupplier implements FlightSupplier {
  readonly code = 'sandbox';
  readonly #stock: SandboxStock;

  constructor(database: Database) {
    this.#stock = new SandboxStock(database);
  }

  order: FlightSupplier['order'] = ({ idempotencyKey }) =>
    Effect.promise(() => this.#stock.book(orderOf(idempotencyKey))).pipe(
      Effect.flatMap((answer) =>
        answer.outcome === 'confirmed'
          ? Effect.succeed(confirmed(answer.answer))
          : Effect.fail(new SupplierRefused({ reason: 'refused' })),
      ),
    );

  settle: FlightSupplier['settle'] = (key) =>
    Effect.map(
      Effect.promise((): Promise<KeptOrder> => this.#stock.settle(key, 'refused')),
      (kept) =>
        kept.outcome === 'confirmed'
          ? { kind: 'confirmed', answer: confirmed(kept.answer) }
          : { kind: 'refused', refusal: new SupplierRefused({ reason: 'refused' }) },
    );

  search = () => Effect.die(new Error('not asked here'));
  quote = () => Effect.die(new Error('not asked here'));
  services = () => Effect.succeed(noServices);
  rules = () => Effect.die(new Error('not asked here'));
}

function sagaOver(database: Database) {
  const bookings = flightBookings(database);
  const supplier = new StockSupplier(database);
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({ suppliers: [supplier] }),
    clock,
    owner: randomUUID(),
    times: { supplierSeconds: 2, leaseSeconds: 1, firstAskSeconds: 0.05, mostAskSeconds: 1 },
  });
  return { bookings, saga };
}

/** Books until the server is gone, and says each time that a booking was reported to be ticketed. Answers how it ended. */
async function bookAway(database: Database, ticketed: (transactionId: string) => void): Promise<string> {
  const { bookings, saga } = sagaOver(database);
  const quotes = new DatabaseQuoteStore(database);
  const worker = async (): Promise<void> => {
    for (;;) {
      const intent = makeIntent({ agencyId, requestId: randomUUID(), quoteId: randomUUID() });
      const quote = quoteOf(intent);
      await run(quotes.keep(quote));
      const opened = await run(bookings.open(intent, saga.lease));
      if (opened.kind !== 'opened') throw new Error(opened.kind);
      const { transactionId, version } = opened;
      const fiber = await run(saga.start({ transactionId, version, actor: 'A', quote: bookableOf(quote), intent }));
      const ending = await run(Fiber.join(fiber));
      if (ending.kind === 'late') return;
      if (ending.kind === 'confirmed') ticketed(transactionId);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: 6 }, worker));
  return ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'late')).join(', ');
}

async function settleAll(database: Database): Promise<void> {
  const { saga } = sagaOver(database);
  for (;;) {
    await run(saga.recover());
    const [row] = await database.query<{ open: string }>('select count(*) as open from booking_lease', []);
    if (row?.open === '0') return;
    await pause(100);
  }
}

it('loses seats that nobody knew of, which are then free', async () => {
  const before = await openServerDatabase(cluster.url, { connections: 2 });
  const stock = new SandboxStock(before);
  expect(await stock.book(orderOf('lost-1'))).toMatchObject({ outcome: 'confirmed' });
  await cut();
  await before.close();
  const after = await restart();
  expect(await new SandboxStock(after).kept('lost-1')).toBeUndefined();
  expect(await after.query('select 1 from sandbox_stock where taken > 0')).toEqual([]);
  expect(await new SandboxStock(after).settle('lost-1', 'refused')).toMatchObject({ outcome: 'refused' });
  await after.close();
});

it(`never leaves a ticket without its seats, however often the server dies (${rounds} times)`, async () => {
  const seen: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const database = await openServerDatabase(cluster.url, { connections: 8 });
    const before = seen.length;
    const booking = bookAway(database, (transactionId) => seen.push(transactionId));
    while (seen.length < before + 3)
      await Promise.race([pause(5), booking.then((how) => expect.fail(`nothing is sold: ${how}`))]);
    await pause(Math.random() * 300);
    await cut();
    await booking;
    await database.close();
    const again = await restart();
    // Before anything is mended: as the disk has it.
    expect(await ticketsWithoutSeats(again)).toEqual([]);
    await again.close();
  }
  expect(seen.length).toBeGreaterThan(rounds);
  const database = await openServerDatabase(cluster.url, { connections: 8 });
  await settleAll(database);
  expect(await ticketsWithoutSeats(database)).toEqual([]);
  const ticketed = await database.query<{ id: string }>(
    `select transaction_id as id from booking where status = 'confirmed'`,
    [],
  );
  const ids = new Set(ticketed.map(({ id }) => id));
  expect(seen.filter((id) => !ids.has(id))).toEqual([]);
  // Nobody's seats are sold without a ticket either, and the counts are those of the orders.
  const [sums] = await database.query<{ stray: string; sold: string; orders: string }>(
    `select (select count(*) from sandbox_order o where o.state = 'confirmed' and not exists (
               select from booking b where b.transaction_id = o.order_key and b.status = 'confirmed')) as stray,
            (select coalesce(sum(taken), 0) from sandbox_stock) as sold,
            (select 2 * count(*) from sandbox_order where state = 'confirmed') as orders`,
    [],
  );
  expect(sums).toEqual({ stray: '0', sold: sums?.orders, orders: sums?.orders });
  await database.close();
});

function ticketsWithoutSeats(database: Database) {
  return database.query(
    `select b.transaction_id from booking b where b.status = 'confirmed' and not exists (
       select from sandbox_order o where o.order_key = b.transaction_id and o.state = 'confirmed')`,
    [],
  );
}

/**
 * A disk that does not take what it is given: at each sync of a booking, one after another, it answers an error instead.
 * Such a booking is answered nothing, the database is given up, and anyone who opens it next finds books that agree.
 */
import type * as files from 'node:fs';
import { rmSync } from 'node:fs';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { freshFolder } from '#tests/support/databases.ts';
import { checkBooks, Clients, prepare } from './sold-books.ts';
import { bookingsOf, plugOf, stubbornSales } from './stubborn-sales.ts';
import { StubbornSupplier } from './stubborn-supplier.ts';

const disk = vi.hoisted(() => ({ code: '', syncsUntilError: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof files>();
  return {
    ...real,
    fsyncSync: (descriptor: number) => {
      disk.syncsUntilError -= 1;
      if (disk.syncsUntilError === 0)
        throw Object.assign(new Error(`${disk.code}: the disk says so, fsync`), { code: disk.code, syscall: 'fsync' });
      real.fsyncSync(descriptor);
    },
  };
});

let folder: string;
beforeAll(async () => {
  folder = await freshFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sales(database: Database) {
  const plug = plugOf();
  return stubbornSales({
    plug,
    database,
    bookings: bookingsOf(plug, database),
    supplier: new StubbornSupplier(
      database,
      plug,
      () => {},
      () => 'sells',
    ),
    times: { supplierSeconds: 1, leaseSeconds: 1.5, firstAskSeconds: 0.05, mostAskSeconds: 1 },
    onTrouble: () => {},
  });
}

/** Books request `n` while the disk fails at its `nth` sync: the answer, or the sentence with which the database was given up. */
async function bookOnBadDisk(n: number, code: string, nth: number): Promise<{ answer: string } | { lost: string }> {
  let giveUp = (_sentence: string): void => {};
  const lost = new Promise<{ lost: string }>((resolve) => {
    giveUp = (sentence) => resolve({ lost: sentence });
  });
  const database = await openEmbeddedDatabase(folder, { onLost: ({ message }) => giveUp(message) });
  const { quote, book, saga } = sales(database);
  await Effect.runPromise(quote(n));
  Object.assign(disk, { code, syncsUntilError: nth });
  const answered = Effect.runPromise(book(n)).then((answer) => ({ answer }));
  // A process would have ended inside the sync; what goes on here after it is of no interest.
  const first = await Promise.race([lost, answered.catch(() => lost)]);
  disk.syncsUntilError = Number.POSITIVE_INFINITY;
  if ('lost' in first) await expect(database.query('select 1')).rejects.toThrow(first.lost);
  else await Effect.runPromise(saga.quiet());
  await database.close();
  return first;
}

it('a booking is answered nothing at whichever sync the disk fails, and the books agree afterwards', async () => {
  const database = await openEmbeddedDatabase(folder);
  await prepare(database);
  await database.close();
  const clients = new Clients();
  const errors = ['EIO', 'ENOSPC'];
  let requests = 0;
  let nth = 1;
  for (let isThrough = false; !isThrough; nth += 1) {
    for (const code of errors) {
      const n = requests++;
      clients.sent.add(n);
      const outcome = await bookOnBadDisk(n, code, nth);
      isThrough = 'answer' in outcome;
      if ('lost' in outcome) expect(outcome.lost).toContain(code);
      else clients.answers.set(n, new Set([outcome.answer]));
    }
  }
  // The intent, the supplier's order and the ticket at the least.
  expect(nth).toBeGreaterThan(3);
  expect(clients.answers.size).toBe(errors.length);

  const survivor = await openEmbeddedDatabase(folder);
  const { quote, book, saga } = sales(survivor);
  for (const n of clients.sent) {
    await Effect.runPromise(quote(n));
    const answer = await until(
      () => Effect.runPromise(Effect.andThen(saga.recover(), book(n))),
      (said) => said !== 'InDoubt',
    );
    expect(answer).toMatch(/^(confirmed|not-confirmed) /);
    clients.answers.set(n, (clients.answers.get(n) ?? new Set()).add(answer));
  }
  await Effect.runPromise(saga.quiet());
  await checkBooks(survivor, clients);
  await survivor.close();
});

async function until<A>(ask: () => Promise<A>, isEnough: (answer: A) => boolean): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (isEnough(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

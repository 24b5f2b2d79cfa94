/**
 * Bookings survive a kill at any instant: between every two steps of the saga, and at random under load, round after round
 * on one database, with every request repeated until it is answered. Afterwards the books are read and must agree with
 * what was answered and with what the supplier sold. `FAULT_ROUNDS` kills a database (default 40).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, runProgram } from '#tests/support/built-program.ts';
import { endWell, killRounds, places, preparedPlace } from './kill-rounds.ts';
import { drawn } from '#tests/support/ring.ts';
import { checkBooks, Clients, prepare } from './sold-books.ts';
import { soldHere } from './stubborn-sales.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? '40');
const requestsPerRound = 10;

/** Between every two steps, on the way there and on the way of recovery. */
const points = [
  'before open',
  'after open',
  'before book',
  'sold',
  'after book',
  'before step to confirmed',
  'after step to confirmed',
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

let worker: string;
beforeAll(async () => {
  worker = await buildProgram('worker', './tests/faults/worker.ts');
});

/** In the first ring each product on one of the databases, in the whole ring each on both. */
const turns = drawn(soldHere.map((_, turn) => turn)).flatMap((turn) =>
  places.map((place, at) => ({ ...place, product: soldHere[(at + turn) % soldHere.length] ?? '' })),
);

describe.concurrent.each(turns)('bookings of $product on the $kind database', ({ place, product }) => {
  const here = preparedPlace(place, prepare);

  it(`survive ${rounds} kills`, async () => {
    const clients = new Clients();
    await killRounds({
      rounds,
      points,
      come: points.length - 3,
      patience: 10_000,
      within: 400,
      start: (kill) =>
        runProgram(worker, {
          ...here().env,
          PRODUCT: product,
          REQUESTS: clients.work(requestsPerRound).join(','),
          CLIENTS: '6',
          ...kill,
        }),
      hear: (running) => clients.hear(running),
    });
    const last = runProgram(worker, {
      ...here().env,
      PRODUCT: product,
      REQUESTS: clients.work(5).join(','),
      CLIENTS: '6',
    });
    await endWell(last);
    clients.hear(last);
    expect(clients.sent.size).toBeGreaterThan(rounds);
    const database = await here().open();
    await checkBooks(database, clients);
    await database.close();
  });
});

/**
 * Bookings that others decide on are taken back, and survive a kill at any instant of it: each is withdrawn at its supplier and here, or
 * was decided before and is bought or declined in both. `FAULT_ROUNDS` kills a database, as for `booking-kills`.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { buildProgram, runProgram } from '#tests/support/built-program.ts';
import { endWell, killRounds, places, preparedPlace } from './kill-rounds.ts';
import { checkBooks, Clients, prepare } from './sold-books.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? '40');
const requestsPerRound = 6;

const points = [
  'asked',
  'before step to on-request',
  'after step to on-request',
  'before take asked',
  'after take asked',
  'before withdraw',
  'withdrawn',
  'after withdraw',
  'before step to not-confirmed',
  'after step to not-confirmed',
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

/** In the first ring one of the databases. */
describe.concurrent.each(drawn(places))('withdrawals on the $kind database', ({ place }) => {
  const here = preparedPlace(place, prepare);

  it(`survive ${rounds} kills`, async () => {
    const clients = new Clients();
    const start = (count: number, kill: Readonly<Record<string, string>> = {}) =>
      runProgram(worker, {
        ...here().env,
        ASKS: '1',
        REQUESTS: clients.work(count).join(','),
        CLIENTS: '6',
        ...kill,
      });
    await killRounds({
      rounds,
      points,
      come: points.length - 3,
      patience: 10_000,
      within: 400,
      start: (kill) => start(requestsPerRound, kill),
      hear: (running) => clients.hear(running),
    });
    const last = start(24);
    await endWell(last);
    clients.hear(last);
    const database = await here().open();
    await checkBooks(database, clients);
    const states = await database.query<{ state: string }>('select distinct state from stubborn_order');
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sold', 'closed', 'withdrawn']));
    await database.close();
  });
});

/** Two replicas over one PostgreSQL server, of which one is killed or stopped: `FAULT_ROUNDS` as for `booking-kills`. */
import { beforeAll, expect, it } from 'vitest';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { buildProgram, runProgram } from '#tests/support/built-program.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { endWell, sleepWhile, troublesOf } from './kill-rounds.ts';
import { checkBooks, Clients, prepare } from './sold-books.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? '40');

let worker: string;
beforeAll(async () => {
  worker = await buildProgram('worker', './tests/faults/worker.ts');
});

it('two replicas share the work without a double, while one is killed or stopped for longer than its leases', async () => {
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

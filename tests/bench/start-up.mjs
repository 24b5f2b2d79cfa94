/** From starting the process to the first good answer: embedded on a new and on an existing folder, and over PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../run/postgres.mjs';
import { startBackOffice } from './servers.mjs';

const times = 5;

/** @returns {Promise<import('./measure.ts').Line[]>} */
export async function benchStartUp() {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const cluster = await startCluster();
  try {
    const first = await started({ DATA_DIR: folder });
    const again = await several({ DATA_DIR: folder });
    const onServer = { DATA_DIR: elsewhere, DATABASE_URL: cluster.url };
    const firstOnServer = await started(onServer);
    const againOnServer = await several(onServer);
    return [
      { what: 'start, embedded, existing folder', value: again, unit: 'ms', note: 'asked: under 3000' },
      { what: 'start, embedded, new folder', value: first, unit: 'ms', note: 'with the demonstration filled in' },
      { what: 'start, PostgreSQL, existing database', value: againOnServer, unit: 'ms' },
      {
        what: 'start, PostgreSQL, empty database',
        value: firstOnServer,
        unit: 'ms',
        note: 'with the demonstration filled in',
      },
    ];
  } finally {
    await cluster.stop();
    for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
  }
}

/** @param {Readonly<Record<string, string>>} env */
async function several(env) {
  /** @type {number[]} */
  const taken = [];
  for (let time = 0; time < times; time += 1) taken.push(await started(env));
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
}

/** @param {Readonly<Record<string, string>>} env */
async function started(env) {
  const office = await startBackOffice(env);
  await office.stop();
  return office.milliseconds;
}

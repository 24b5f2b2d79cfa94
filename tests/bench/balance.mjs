/** GETBALANCE against a bare `node:http` form server: the same forms, answers of the same size, in turns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formOf, logIn } from './client.mjs';
import { sendForms, statusOf } from './load.mjs';
import { freePort, password, startBackOffice, startProgram } from './servers.mjs';

const connections = 32;
const rounds = 3;
const seconds = 4;

/** @returns {Promise<import('./measure.ts').Line[]>} */
export async function benchBalance() {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const office = await startBackOffice({ DATA_DIR: folder });
  const token = await logIn(office.port, 'agent@demo.test', password);
  const form = formOf({
    opid: 'RP036',
    actioncode: 'GETBALANCE',
    sessiontoken: token,
    resultformat: 'JSON',
  }).toString();
  const sample = await fetch(`http://127.0.0.1:${office.port}/v2dispatch.jsp`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const port = await freePort();
  const bare = await startProgram(
    [fileURLToPath(new URL('bare-form-server.mjs', import.meta.url))],
    { PORT: String(port), ANSWER: await sample.text() },
    port,
    async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '' })).ok,
  );
  try {
    const run = (/** @type {number} */ to, /** @type {number} */ long) =>
      sendForms({ port: to, connections, seconds: long, next: () => form, judge: statusOf });
    await run(office.port, 2);
    await run(bare.port, 2);
    /** @type {number[]} */
    const ours = [];
    /** @type {number[]} */
    const bares = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(rateOf(await run(office.port, seconds)));
      bares.push(rateOf(await run(bare.port, seconds)));
    }
    const [mine, other] = [middle(ours), middle(bares)];
    return [
      { what: `GETBALANCE, ${connections} connections`, value: mine, unit: '/s' },
      { what: 'bare node:http form server', value: other, unit: '/s', note: 'parses the form, answers the same JSON' },
      { what: 'GETBALANCE ÷ bare', value: mine / other, unit: '×', note: 'asked: 0.5 or more' },
    ];
  } finally {
    await Promise.all([office.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('./load.mjs').Load} load */
function rateOf({ answered, failed, failures, seconds: took }) {
  if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify([...failures])}`);
  return answered / took;
}

/** @param {readonly number[]} values */
function middle(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

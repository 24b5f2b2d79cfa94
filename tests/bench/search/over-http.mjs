/** FLIGHTSEARCH over HTTP on the embedded database: session, rules, supplier, terms, signed ids, the short JSON of 100 offers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, dayAhead, formOf, logIn } from '../client.mjs';
import { sendForms, statusOf } from '../load.mjs';
import { password, startBackOffice } from '../servers.mjs';

const routes = [
  ['DEL', 'BOM'],
  ['BLR', 'DEL'],
  ['MAA', 'CCU'],
  ['PAT', 'GOI'],
  ['COK', 'DOH'],
  ['DEL', 'LHR'],
  ['BOM', 'SIN'],
  ['HYD', 'YYZ'],
];
const warmUp = 80;
const measured = 160;
const connections = 16;
const loaded = 320;

/** @returns {Promise<import('../measure.ts').Line[]>} */
export async function benchSearchOverHttp() {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const office = await startBackOffice({ DATA_DIR: folder });
  try {
    const sessiontoken = await logIn(office.port, 'agent@demo.test', password);
    const search = async (/** @type {number} */ at) => {
      const from = performance.now();
      await ask(office.port, {
        opid: 'FS001',
        actioncode: 'FLIGHTSEARCH',
        rows: 'once',
        sessiontoken,
        ...sectorOf(at),
      });
      return performance.now() - from;
    };
    for (let at = 0; at < warmUp; at += 1) await search(at);
    /** @type {number[]} */
    const times = [];
    for (let at = warmUp; at < warmUp + measured; at += 1) times.push(await search(at));
    const again = [];
    for (let at = warmUp; at < warmUp + measured; at += 1) again.push(await search(at));
    let next = warmUp + measured;
    const load = await sendForms({
      port: office.port,
      connections,
      next: () => {
        if (next >= warmUp + measured + loaded) return undefined;
        next += 1;
        return String(
          formOf({ opid: 'FS001', actioncode: 'FLIGHTSEARCH', rows: 'once', sessiontoken, ...sectorOf(next) }),
        );
      },
      judge: statusOf,
    });
    if (load.failed > 0) throw new Error(`Searches failed: ${JSON.stringify([...load.failures])}`);
    const note = 'new route and day each time, the reader’s JSON parsing included';
    return [
      { what: 'FLIGHTSEARCH over HTTP, median', value: share(times, 0.5), unit: 'ms', note },
      { what: 'FLIGHTSEARCH over HTTP, 95 of 100', value: share(times, 0.95), unit: 'ms' },
      { what: 'the same again within a minute, median', value: share(again, 0.5), unit: 'ms' },
      { what: `searches, ${connections} connections`, value: load.answered / load.seconds, unit: '/s' },
      { what: 'the same, 99 of 100', value: share(load.latencies, 0.99), unit: 'ms' },
    ];
  } finally {
    await office.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} at */
function sectorOf(at) {
  const [origin = '', destination = ''] = routes[at % routes.length] ?? [];
  return { origin, destination, onwarddate: dayAhead(20 + Math.floor(at / routes.length)) };
}

/**
 * @param {readonly number[]} values
 * @param {number} of
 */
function share(values, of) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN;
}

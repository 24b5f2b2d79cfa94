/**
 * The real saga's bookings a second: FS004/BOOK over HTTP from quotes made beforehand, two travellers each, 16 connections,
 * 16 agencies, on a PostgreSQL server; in turns with `pgbench` (tpcb-like) on the same server; and on the embedded database.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCluster } from '../run/postgres.mjs';
import { logPosition, mustAddUp, newDatabase, settled } from './bench-database.mjs';
import { buildForNode } from './build.mjs';
import { ask, dayAhead, formOf, inParallel, logIn } from './client.mjs';
import { sendForms, statusOf } from './load.mjs';
import { password, startBackOffice } from './servers.mjs';

const run = promisify(execFile);

const agencies = 16;
const connections = 16;
const warmUp = 400;
const turns = 3;
/** Bookings a turn. */
const onServer = 1200;
const embedded = 500;
const pgbenchSeconds = 10;

/**
 * @param {string} buildFolder
 * @returns {Promise<import('./measure.ts').Line[]>}
 */
export async function benchBookings(buildFolder) {
  const seedProgram = await buildForNode('seed-agencies', 'tests/bench/seed-agencies.ts', buildFolder);
  return [...(await benchOnServer(seedProgram)), ...(await benchEmbedded(seedProgram))];
}

/**
 * @param {string} seedProgram
 * @returns {Promise<import('./measure.ts').Line[]>}
 */
async function benchOnServer(seedProgram) {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  try {
    const farelane = await newDatabase(cluster.url, 'farelane');
    await newDatabase(cluster.url, 'tpcb');
    const at = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'farelane'];
    await run(join(cluster.bin, 'pgbench'), [...at, '-i', '-s', '50', '-q', 'tpcb']);
    const pgbench = async () => {
      const options = ['-s', '50', '-c', '16', '-j', '2', '-M', 'prepared', '-T', String(pgbenchSeconds), 'tpcb'];
      const { stdout } = await run(join(cluster.bin, 'pgbench'), [...at, ...options]);
      return Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]);
    };
    const env = { DATA_DIR: folder, DATABASE_URL: farelane };
    const office = await startBackOffice(env);
    try {
      const forms = await preparedBookings(office.port, env, seedProgram, warmUp + turns * onServer);
      await book(office.port, forms.splice(0, warmUp));
      await settled(farelane);
      /** @type {number[]} */
      const saga = [];
      /** @type {number[]} */
      const tps = [];
      /** With their mail and papers. */
      /** @type {number[]} */
      const whole = [];
      /** @type {number[]} */
      const latencies = [];
      /** @type {number[]} */
      const busy = [];
      /** @type {number[]} */
      const serverBusy = [];
      /** @type {number[]} */
      const written = [];
      for (let turn = 0; turn < turns; turn += 1) {
        tps.push(await pgbench());
        const [before, serverBefore, position] = [
          processorMilliseconds(office.pid),
          serverMilliseconds(cluster.folder),
          await logPosition(farelane),
        ];
        const began = performance.now();
        const load = await book(office.port, forms.splice(0, onServer));
        await settled(farelane);
        whole.push((load.answered * 1000) / (performance.now() - began));
        busy.push((processorMilliseconds(office.pid) - before) / load.answered);
        serverBusy.push((serverMilliseconds(cluster.folder) - serverBefore) / load.answered);
        written.push(((await logPosition(farelane)) - position) / load.answered);
        saga.push(load.answered / load.seconds);
        latencies.push(...load.latencies);
      }
      await mustAddUp(farelane);
      const [mine, other] = [middle(saga), middle(tps)];
      return [
        {
          what: `bookings on PostgreSQL over HTTP, ${connections} connections`,
          value: mine,
          unit: '/s',
          note: spread(saga),
        },
        { what: 'the same, until the last mail and paper', value: middle(whole), unit: '/s', note: spread(whole) },
        { what: 'pgbench -s 50 -c 16 -j 2 -M prepared', value: other, unit: '/s', note: spread(tps) },
        { what: 'bookings ÷ pgbench', value: mine / other, unit: '×', note: 'asked: 1 or more' },
        { what: 'a booking, median', value: middle(latencies), unit: 'ms' },
        {
          what: 'processor time of the back office a booking',
          value: middle(busy),
          unit: 'ms',
          note: 'mail and outbox included',
        },
        { what: 'processor time of PostgreSQL a booking', value: middle(serverBusy), unit: 'ms', note: 'the same' },
        { what: 'write-ahead log a booking', value: middle(written) / 1000, unit: 'kB', note: 'the same' },
      ];
    } finally {
      await office.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} seedProgram
 * @returns {Promise<import('./measure.ts').Line[]>}
 */
async function benchEmbedded(seedProgram) {
  const folder = mkdtempSync(join(tmpdir(), 'farelane-bench-'));
  const env = { DATA_DIR: folder };
  try {
    // The demonstration first, by a start of the server; then the agencies, while nobody else has the folder open.
    await (await startBackOffice(env)).stop();
    await run(process.execPath, [seedProgram], { env: seedEnvironment(env) });
    const office = await startBackOffice(env);
    try {
      const forms = await quotedForms(office.port, warmUp + embedded);
      await book(office.port, forms.splice(0, warmUp));
      const load = await book(office.port, forms);
      const rate = load.answered / load.seconds;
      return [
        {
          what: `bookings embedded over HTTP, ${connections} connections`,
          value: rate,
          unit: '/s',
          note: 'each on disk before its answer',
        },
        { what: 'a booking embedded, median', value: middle(load.latencies), unit: 'ms' },
      ];
    } finally {
      await office.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} port
 * @param {Readonly<Record<string, string>>} env
 * @param {string} seedProgram
 * @param {number} count
 */
async function preparedBookings(port, env, seedProgram, count) {
  await run(process.execPath, [seedProgram], { env: seedEnvironment(env) });
  return quotedForms(port, count);
}

/** @param {Readonly<Record<string, string>>} env */
function seedEnvironment(env) {
  return { ...process.env, ...env, AGENCIES: String(agencies), PASSWORD: password };
}

/** Busy routes with many non-stop flights a day, so that every booking is of a flight of its own. */
const routes = [
  ['DEL', 'BOM'],
  ['BOM', 'DEL'],
  ['DEL', 'BLR'],
  ['BLR', 'DEL'],
  ['BOM', 'BLR'],
  ['BLR', 'BOM'],
];

/**
 * Forms of bookings, each with a quote of its own, the agencies taking turns.
 *
 * @param {number} port
 * @param {number} count
 */
async function quotedForms(port, count) {
  const tokens = await inParallel(
    Array.from({ length: agencies }, (_, at) => `bench${at + 1}@demo.test`),
    1,
    (user) => logIn(port, user, password),
  );
  const needed = Math.ceil(count / agencies);
  const byAgency = await inParallel(
    tokens.map((token, at) => ({ token, at })),
    8,
    async ({ token, at }) => {
      /** @type {string[]} */
      const forms = [];
      for (let step = 0; forms.length < needed; step += 1) {
        const [origin = '', destination = ''] = routes[step % routes.length] ?? [];
        // Every agency has days of its own.
        const onwarddate = dayAhead(20 + at + agencies * Math.floor(step / routes.length));
        forms.push(...(await formsOfDay(port, token, { origin, destination, onwarddate }, needed - forms.length)));
      }
      return forms;
    },
  );
  return Array.from({ length: count }, (_, at) => byAgency[at % agencies]?.[Math.floor(at / agencies)] ?? '');
}

/**
 * @param {number} port
 * @param {string} sessiontoken
 * @param {Readonly<Record<string, string>>} sector
 * @param {number} most
 */
async function formsOfDay(port, sessiontoken, sector, most) {
  const party = { numadults: 2, nonstopsearch: true, numresults: 200 };
  const { result } = await ask(port, { opid: 'FS001', actioncode: 'FLIGHTSEARCH', sessiontoken, ...sector, ...party });
  /** @type {string[]} */
  const forms = [];
  for (const { offerid, fares } of result.offers.slice(0, most)) {
    const fare = fares.find((/** @type {{ seatsleft: number }} */ { seatsleft }) => seatsleft >= 2);
    if (fare === undefined) continue;
    const asked = { opid: 'FS002', actioncode: 'FAREQUOTE', sessiontoken, offerid, fareid: fare.fareid };
    const { result: quote } = await ask(port, asked);
    if (!quote.required.includes('gst')) forms.push(bookingForm(sessiontoken, quote.quoteid));
  }
  return forms;
}

let people = 0;

/** @param {number} number */
function lettersOf(number) {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}

/**
 * @param {string} sessiontoken
 * @param {string} quoteid
 */
function bookingForm(sessiontoken, quoteid) {
  // Who has no other booking around the day is not looked at further, as hardly anybody has.
  const family = lettersOf((people += 1));
  const traveller = (/** @type {number} */ at, /** @type {Readonly<Record<string, string>>} */ fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`travellers[${at}][${name}]`, value]));
  return formOf({
    opid: 'FS004',
    actioncode: 'BOOK',
    sessiontoken,
    quoteid,
    requestid: randomUUID(),
    mode: 'ticket',
    'contact[email]': 'traveller@demo.test',
    'contact[mobile]': '9847031264',
    acceptterms: true,
    ...traveller(0, {
      paxtype: 'adult',
      title: 'Ms',
      first_name: 'Lakshmi',
      last_name: `Iyer ${family}`,
      dob: '1988-03-12',
      gender: 'female',
    }),
    ...traveller(1, {
      paxtype: 'adult',
      title: 'Mr',
      first_name: 'Kabir',
      last_name: `Mehta ${family}`,
      dob: '1985-07-09',
      gender: 'male',
    }),
  }).toString();
}

/**
 * @param {number} port
 * @param {string[]} forms
 */
async function book(port, forms) {
  const load = await sendForms({ port, connections, next: () => forms.shift(), judge: statusOf });
  if (load.failed > (load.answered + load.failed) / 50)
    throw new Error(`${load.failed} bookings failed: ${JSON.stringify([...load.failures])}`);
  return load;
}

/**
 * Processor time that a process has used, where the system says (Linux, in ticks of 10 ms).
 *
 * @param {number} pid
 */
function processorMilliseconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/**
 * The same of a database server, with all its processes.
 *
 * @param {string} folder
 */
function serverMilliseconds(folder) {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const master = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // After the name, which may hold anything: state, parent, …; those that ended count with the parent.
    const fields = statOf(pid).split(' ');
    const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])];
    if (pid === master) sum += own + ended;
    else if (fields[1] === master) sum += own;
  }
  return sum * 10;
}

/** @param {string} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
}

/** @param {readonly number[]} values */
function middle(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
function spread(values) {
  return `${values.length} turns: ${values.map((value) => value.toFixed(0)).join(', ')}`;
}

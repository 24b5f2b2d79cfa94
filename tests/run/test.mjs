/**
 * `npm test`: everything the suites need, then the suites, a table of seconds and one line `N passed, N failed`.
 *
 *     npm test                      the sample ring: cheap suites whole, of the others what the seed draws
 *     npm test -- --full            the full ring: every file, one row of each matrix, one more time zone
 *     npm run test:all              the matrix ring: every row, every time zone, 500 kills a database
 *     npm test -- domain wire       these suites in full
 *     npm test -- domain/money      the files of a suite whose path contains this
 *     npm test -- --machines        the sample ring on machines that differ in browser, PostgreSQL and load
 *     npm run test:quick            domain and application, in full and in this time zone only
 *     npm run test:quick -- --changed   those of their files that a change since the last commit can affect
 *
 * Nothing skips itself: what cannot be installed or built fails the suites that need it, with the reason.
 */
import '#infrastructure/launcher/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildren } from '#infrastructure/launcher/child.mjs';
import { root } from '#infrastructure/launcher/house.mjs';
import { installLibraries } from '#infrastructure/launcher/libraries.mjs';
import { buildPrograms } from '#infrastructure/launcher/programs.mjs';
import { affectedTests } from './affected.mjs';
import { ensureChromium } from './browser.mjs';
import { millisecondsAhead } from './clock.mjs';
import { ensurePostgres, startCluster } from './postgres.mjs';
import { runOnMachines } from './machines.mjs';
import { drawIndex, sampleZones } from './rings.mjs';
import { dateSuites, quickSuites, suites, together, zones } from './suites.mjs';
import { nextSeed } from './next-seed.mjs';
import { secondsBySuite } from './seconds.mjs';
import { endVitest, vitestRun } from './vitest-run.mjs';

/** @type {{ passed: number, failed: number, reasons: string[] }} */
const total = { passed: 0, failed: 0, reasons: [] };
/** @type {import('./seconds.mjs').TimedFile[]} */
const timed = [];
/** Kills a database: those that the fault suites choose themselves where absent. */
const roundsOf = { sample: { FAULT_ROUNDS: '10' }, full: {}, matrix: { FAULT_ROUNDS: '500' } };
/** Transformed source files, kept for the next run. */
const modules = join(root, 'node_modules/.cache/farelane/modules');
const reports = mkdtempSync(join(tmpdir(), 'farelane-tests-'));
/** @type {(() => Promise<void>) | undefined} */
let stopCluster;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    endVitest();
    endChildren();
    fail(`ended by ${signal}`);
    void finish();
  });
}

const { flags, words } = commandLine(process.argv.slice(2));
const quick = flags.has('--quick');
/** @type {import('./rings.mjs').Ring} */
const ring = flags.has('--all') ? 'matrix' : flags.has('--full') || quick || words.length > 0 ? 'full' : 'sample';
const asked = quick && words.length === 0 ? quickTests() : askedFor(words);
await runAll().catch((failure) =>
  fail(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)),
);
await finish();

/** @param {string} reason */
function fail(reason) {
  total.failed += 1;
  total.reasons.push(reason);
}

async function runAll() {
  if (asked.suites.length === 0) return;
  await installLibraries();
  const seed = process.env['TEST_SEED'] ?? nextSeed();
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...roundsOf[ring],
    ...process.env,
    TEST_SEED: seed,
    TEST_RING: ring,
    ...clockOf(process.env['TEST_TODAY']),
  };
  if (flags.has('--machines')) return runMachines(seed, words);
  console.log(`Ring: ${ring}. Seed of this run: TEST_SEED=${seed}`);
  const runnable = await provide(asked.suites, env);

  if (ring === 'sample') {
    const zone = sampleZones[drawIndex(Number(seed), 'zone', sampleZones.length)];
    await run(runnable, { ...env, ...(zone !== undefined && { TZ: zone }) }, zone ?? '');
    return;
  }
  if (ring === 'matrix' && words.length === 0) await runMachines(seed, []);
  const first = runnable.filter((name) => together.includes(name));
  if (first.length > 0) await run(first, env, first.join(', '));
  for (const name of runnable.filter((each) => !together.includes(each))) await run([name], env, name);
  if (quick) return;
  const again = runnable.filter((name) => dateSuites.includes(name));
  const drawn = ring === 'matrix' ? zones : zones.filter((_, at) => at === Number(seed) % zones.length);
  const inTurn = drawn.filter(({ database }) => process.env['TEST_TODAY'] === undefined || database === 'embedded');
  for (const { zone, database } of again.length > 0 ? inTurn : []) {
    // What is asked for by its name runs, dates or not.
    const datesOnly = asked.filters.length === 0 ? { TEST_DATES_ONLY: '1' } : {};
    await run(
      again,
      { ...env, TZ: zone, TEST_DATABASE_KIND: database, ...datesOnly },
      `${again.join(', ')} in ${zone}`,
    );
  }
}

/**
 * @param {string} seed
 * @param {readonly string[]} chosen suites or files; the sample ring where empty
 */
async function runMachines(seed, chosen) {
  const outcome = await runOnMachines(seed, chosen);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.reasons.push(...outcome.reasons);
}

/**
 * Brings what the suites need and puts its address into `env`.
 *
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} the suites that have all they need
 */
async function provide(names, env) {
  const ways = {
    chromium: async () => {
      env['CHROMIUM_PATH'] = await ensureChromium();
    },
    postgres: async () => {
      env['POSTGRES_BIN'] = await ensurePostgres();
      if ((env['TEST_DATABASE_URL'] ?? '') !== '') return;
      const cluster = await startCluster({ synced: false });
      stopCluster = cluster.stop;
      env['TEST_DATABASE_URL'] = cluster.url;
    },
    built: buildPrograms,
  };
  const wanted = suites.filter(({ name }) => names.includes(name));
  /** @type {Set<string>} */
  const missing = new Set();
  for (const need of /** @type {const} */ (['chromium', 'postgres', 'built'])) {
    if (!wanted.some(({ needs }) => needs.includes(need))) continue;
    try {
      await ways[need]();
    } catch (failure) {
      missing.add(need);
      console.error(failure instanceof Error ? failure.message : failure);
    }
  }
  return wanted.flatMap(({ name, needs }) => {
    const lacks = needs.filter((need) => missing.has(need));
    if (lacks.length === 0) return [name];
    fail(`${name}: not run, it lacks ${lacks.join(' and ')} (the reason is above)`);
    return [];
  });
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {string} label
 */
async function run(names, env, label) {
  const report = join(reports, `${label.replaceAll(/[^a-z]+/gi, '-')}.json`);
  const outcome = await vitestRun({ suites: names, filters: asked.filters, report, modules, env, label });
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.reasons.push(...outcome.reasons);
  timed.push(...outcome.timed.map((file) => ({ ...file, zone: env['TZ'] ?? '' })));
}

/**
 * The run at another moment than now: of tests, programs and pages. A PostgreSQL server keeps the machine's clock, so what
 * runs on either database runs on the embedded one.
 *
 * @param {string | undefined} moment
 */
function clockOf(moment) {
  if (moment === undefined) return {};
  const ahead = Date.parse(moment) - Date.now();
  if (Number.isNaN(ahead)) throw new Error(`TEST_TODAY is no moment: ${moment}`);
  return { ...millisecondsAhead(ahead), TEST_CLOCK_AHEAD: String(ahead), TEST_DATABASE_KIND: 'embedded' };
}

/** @param {readonly string[]} given */
function commandLine(given) {
  const known = ['--full', '--all', '--quick', '--changed', '--machines'];
  for (const word of given.filter((each) => each.startsWith('--') && !known.includes(each)))
    fail(`there is no option "${word}"; there are ${known.join(', ')}`);
  return { flags: new Set(given), words: given.filter((word) => !word.startsWith('--')) };
}

/** Suites and files of the inner loop. */
function quickTests() {
  if (!flags.has('--changed')) return { suites: [...quickSuites], filters: [] };
  const changed = affectedTests(changedFiles()).filter((path) => quickSuites.includes(path.split('/')[1] ?? ''));
  if (changed.length === 0) console.log('No test of the inner loop depends on a changed file.');
  return {
    suites: quickSuites.filter((name) => changed.some((path) => path.startsWith(`tests/${name}/`))),
    filters: changed,
  };
}

/** @returns {string[]} files that differ from the last commit, those unknown to git included */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' })
      .stdout.split('\n')
      .filter((path) => path !== '');
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** @param {readonly string[]} words */
function askedFor(words) {
  const known = suites.map(({ name }) => name);
  const names = words.map((word) => word.replace(/^tests\//, '').split('/')[0] ?? '');
  for (const name of names) {
    if (!known.includes(name)) fail(`there is no suite "${name}"; there are ${known.join(', ')}`);
  }
  const present = (names.length === 0 ? known : known.filter((name) => names.includes(name))).filter((name) => {
    if (existsSync(join(root, 'tests', name))) return true;
    if (names.includes(name)) fail(`the suite ${name} has no folder`);
    else console.log(`Not there yet: tests/${name}`);
    return false;
  });
  // A filter of one suite would empty the others, so it is only used when every word is one.
  const filters = words.every((word) => word.replace(/^tests\//, '').includes('/'))
    ? words.map((word) => `tests/${word.replace(/^tests\//, '')}`)
    : [];
  return { suites: present, filters };
}

/** Says what failed and how many, and ends. */
async function finish() {
  await stopCluster?.();
  rmSync(reports, { recursive: true, force: true });
  if (timed.length > 0) console.log(`\n${secondsBySuite(timed)}`);
  if (total.reasons.length > 0) console.log(`\nFailed:\n${total.reasons.map((reason) => `  ${reason}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  const nothingToRun = asked.suites.length === 0 && total.failed === 0 && flags.has('--changed');
  process.exit(total.failed === 0 && (total.passed > 0 || nothingToRun) ? 0 : 1);
}

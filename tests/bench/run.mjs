/**
 * `npm run bench`: every benchmark, one after another, and one table at the end; the same as JSON in dist/bench/result.json.
 * Words after the command choose benchmarks: `npm run bench -- refine search`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { progress, root, runMain, Sayable } from '#infrastructure/launcher/house.mjs';
import { buildPrograms } from '#infrastructure/launcher/programs.mjs';
import { benchBalance } from './balance.mjs';
import { benchBookings } from './bookings.mjs';
import { buildForNode } from './build.mjs';
import { benchFirstPaint } from './first-paint.mjs';
import { benchJavaScript } from './javascript.mjs';
import { benchPainting } from './painting.mjs';
import { benchSearchOverHttp } from './search/over-http.mjs';
import { benchStartUp } from './start-up.mjs';

/** @typedef {import('./measure.ts').Line} Line */

const folder = join(root, 'dist/bench');

/** @type {Readonly<Record<string, { readonly about: string, readonly run: () => Promise<readonly Line[]> }>>} */
const benches = {
  refine: { about: 'refining 5,000 offers', run: () => inOwnProcess('refine', 'benchRefine') },
  search: {
    about: 'searching',
    run: async () => [
      ...(await inOwnProcess('search/search', 'benchSearch')),
      ...(await inOwnProcess('search/cost', 'benchSearchCost')),
      ...(await benchSearchOverHttp()),
    ],
  },
  codec: { about: 'spelling and reading 5,000 offers', run: () => inOwnProcess('search/codec', 'benchCodec') },
  hotels: { about: 'hotels', run: () => inOwnProcess('hotels', 'benchHotels') },
  bookings: { about: 'booking', run: () => benchBookings(folder) },
  balance: { about: 'GETBALANCE', run: benchBalance },
  javascript: { about: 'first JavaScript', run: () => benchJavaScript(folder) },
  'first-paint': { about: 'first paint', run: benchFirstPaint },
  painting: { about: 'painting', run: () => benchPainting(folder) },
  start: { about: 'starting', run: benchStartUp },
};

await runMain(async () => {
  const chosen = chosenBenches(process.argv.slice(2));
  await buildPrograms();
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, readonly Line[]>} */
  const result = {};
  /** @type {unknown[]} */
  const failures = [];
  for (const [name, { about, run }] of chosen) {
    await progress(`Measuring: ${about}`, run).then(
      (lines) => (result[name] = lines),
      (failure) => failures.push(failure),
    );
  }
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify({ machine, result }, undefined, 2)}\n`);
  console.log(`\n${machine}\n\n${tableOf(result)}\n`);
  for (const failure of failures) console.error(failure);
  // Servers and browsers are stopped; whatever else still holds the process has nothing left to say.
  process.exit(failures.length === 0 ? 0 : 1);
});

/** @param {readonly string[]} names */
function chosenBenches(names) {
  const unknown = names.find((name) => !(name in benches));
  if (unknown !== undefined)
    throw new Sayable(`There is no benchmark "${unknown}"; there are ${Object.keys(benches).join(', ')}.`);
  return Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name));
}

/**
 * A benchmark written in TypeScript, built and run in a process that does nothing else.
 *
 * @param {string} name of its file
 * @param {string} exported
 * @returns {Promise<readonly Line[]>}
 */
async function inOwnProcess(name, exported) {
  const file = await buildForNode(name, `tests/bench/${name}.ts`, folder);
  const script = `import { ${exported} as bench } from ${JSON.stringify(file)};
    console.log(JSON.stringify(await bench())); process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout);
}

/** @param {Readonly<Record<string, readonly Line[]>>} result */
function tableOf(result) {
  const rows = Object.values(result)
    .flat()
    .map(({ what, value, unit, note = '' }) => [what, figure(value, unit), note]);
  const all = [['what', 'measured', ''], ['---', '---:', '---'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(
      ([what = '', value = '', note = '']) =>
        `| ${what.padEnd(widths[0] ?? 0)} | ${value.padStart(widths[1] ?? 0)} | ${note} |`,
    )
    .join('\n');
}

/**
 * @param {number} value
 * @param {string} unit
 */
function figure(value, unit) {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

/**
 * `npm run test:mutants`: breaks the code in many places, one after another, and says which breaks the tests notice.
 *
 *     npm run test:mutants -- --seed 33                     60 places, drawn by the seed
 *     npm run test:mutants -- --seed 33 --list              says the places and runs nothing
 *     npm run test:mutants -- --seed 33 --save places.json  keeps the places, and runs nothing
 *     npm run test:mutants -- --places places.json --root ../older-checkout   the same breaks in another checkout
 *
 *     --only 3,7         these of the places        --count 60      places in all
 *     --suites domain,wire   these suites alone     --copies 2      copies that are broken at a time, one a core
 *     --json results.json    verdicts, as they come     --idle 240  seconds without a test ending, after which a run hangs
 *     --verbose          names each test file as it begins
 *
 * A break counts as noticed by `npm test` if a test of the sample fails, and by `npm test -- --full` if any test does. A test
 * that fails without the break too witnesses nothing. Tests that dates touch run in this machine's zone alone.
 */
import '#infrastructure/launcher/node-version.mjs';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endChildren } from '#infrastructure/launcher/child.mjs';
import { root as ownRoot, runMain, Sayable } from '#infrastructure/launcher/house.mjs';
import { installLibraries } from '#infrastructure/launcher/libraries.mjs';
import { readImportGraph } from './affected.mjs';
import { ensureChromium } from './browser.mjs';
import { choosePlaces } from './mutants/choose-places.mjs';
import { makeCopy, unbrokenPrograms } from './mutants/copies.mjs';
import { judgeBreak } from './mutants/judge-break.mjs';
import { diffOf, findPlace, titleOf } from './mutants/places.mjs';
import { summaryOf, verdictLine } from './mutants/verdicts.mjs';
import { ringsOf } from './mutants/rings.mjs';
import { endRuns } from './mutants/watched-run.mjs';

/** @typedef {import('./mutants/places.mjs').Place} Place */

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '60' },
    places: { type: 'string' },
    save: { type: 'string' },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    suites: { type: 'string' },
    root: { type: 'string', default: ownRoot },
    copies: { type: 'string', default: '2' },
    json: { type: 'string' },
    idle: { type: 'string', default: '240' },
    verbose: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  await installLibraries();
  const source = resolve(asked.root);
  const graph = readImportGraph(source);
  const seed = Number(asked.seed ?? Math.floor(Math.random() * 2 ** 31));
  const places =
    asked.places === undefined
      ? choosePlaces(source, seed, Number(asked.count), graph)
      : /** @type {Place[]} */ (JSON.parse(readFileSync(asked.places, 'utf8')));
  console.log(`Seed of the places and of the tests: ${seed}`);
  if (asked.save !== undefined) writeFileSync(asked.save, `${JSON.stringify(places, undefined, 2)}\n`);
  if (asked.list) listPlaces(places, source);
  if (asked.list || asked.save !== undefined) return;
  await judgeAll(places, source, graph, seed);
});

/** @param {readonly Place[]} places @param {string} source */
function listPlaces(places, source) {
  for (const [at, wanted] of places.entries()) {
    const place = findPlace(source, wanted);
    console.log(
      `${String(at + 1).padStart(2)} ${titleOf(place ?? wanted)}${place === undefined ? '  (not in this tree)' : ''}`,
    );
    if (place !== undefined) console.log(diffOf(readFileSync(join(source, place.file), 'utf8'), place));
  }
}

/**
 * @param {readonly Place[]} places
 * @param {string} source
 * @param {import('./affected.mjs').ImportGraph} graph
 * @param {number} seed
 */
async function judgeAll(places, source, graph, seed) {
  const numbers = asked.only?.split(',').map(Number) ?? places.map((_, at) => at + 1);
  if (numbers.some((number) => places[number - 1] === undefined))
    throw new Sayable(`There are ${places.length} places.`);
  const home = mkdtempSync(join(tmpdir(), 'fl-mutants-'));
  chmodSync(home, 0o755);
  /** @type {import('./mutants/copies.mjs').Copy[]} */
  const copies = [];
  const end = async () => {
    endRuns();
    endChildren();
    await Promise.all(copies.map((copy) => copy.stop()));
    rmSync(home, { recursive: true, force: true });
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      console.log(`Ended by ${signal}.`);
      void end().finally(() => process.exit(1));
    });
  try {
    const chromium = await ensureChromium();
    const programs = unbrokenPrograms(source, home);
    for (let number = 1; number <= Math.min(Number(asked.copies), numbers.length); number += 1)
      copies.push(await makeCopy({ source, home, number, chromium, programs }));
    /** @type {import('./mutants/find-witness.mjs').Court} */
    const court = {
      graph,
      rings: await ringsOf(source, seed, graph),
      suites: asked.suites === undefined ? undefined : new Set(asked.suites.split(',')),
      idleSeconds: Number(asked.idle),
      tell: asked.verbose ? (file) => console.log(`   ${file}`) : () => {},
      passing: new Set(),
      failing: new Set(),
    };
    /** @type {Map<number, import('./mutants/judge-break.mjs').Verdict>} */
    const verdicts = new Map();
    const queue = [...numbers];
    await Promise.all(
      copies.map(async (copy) => {
        for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
          const verdict = await judgeBreak(/** @type {Place} */ (places[number - 1]), copy, court);
          verdicts.set(number, verdict);
          console.log(verdictLine(number, verdict));
          if (asked.json !== undefined)
            writeFileSync(
              asked.json,
              `${JSON.stringify(
                [...verdicts].map(([of, each]) => ({ number: of, ...each })),
                undefined,
                2,
              )}\n`,
            );
        }
      }),
    );
    console.log(summaryOf(verdicts, court.failing));
  } finally {
    await end();
  }
}

/**
 * The three rings of the proof, and the draw of the smallest.
 *
 *     sample   `npm test`              the cheap suites whole, of the others what the seed draws
 *     full     `npm test -- --full`    every file on every database; of each matrix the row that the seed draws
 *     matrix   `npm run test:all`      every row of every matrix, every time zone
 *
 * The draw rotates: consecutive seeds go through everything. Files of the sampled suites are dealt into three hands, and
 * each seed plays one, and every third seed turns their matrices by one row. Databases and time zones turn likewise.
 */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#infrastructure/launcher/house.mjs';

/** @typedef {'sample' | 'full' | 'matrix'} Ring */

/** Hands into which the files of a sampled suite are dealt. */
export const hands = 3;

/** Consecutive samples that reach every file and every row of a matrix of six: six turns of three hands, and two to begin. */
export const samplesThatReachAll = 20;

/** Suites of which a sample runs one hand; it runs every other suite whole. */
export const sampledSuites = ['browser', 'faults', 'journeys'];

/** Files of the sampled suites that run in every sample: the main job of each product from login to ledger, money, locks, kills. */
const everySample = [
  /^tests\/browser\/[a-z]+\/sale\.test\.ts$/,
  /^tests\/faults\/booking-kills\.test\.ts$/,
  /^tests\/journeys\/account\/(?:money-model|concurrent-spenders)\.test\.ts$/,
  /^tests\/journeys\/booking\/races\.test\.ts$/,
];

/** Files that run in every sample with one hand of their rows. */
const dealtFiles = [/^tests\/ui\/screens\/(?:screens|scripts|zoomed)\.test\.ts$/];

/** Files that run on both databases in every sample: money, booking and locks. */
const onBothDatabases = [
  /^tests\/ports\/(?:ledger|booking)\//,
  /^tests\/journeys\/account\/(?:money-model|concurrent-spenders)\.test\.ts$/,
  /^tests\/journeys\/booking\/races\.test\.ts$/,
];

/** Time zones in which a sample lives; the first is the machine's own. */
export const sampleZones = /** @type {const} */ ([undefined, 'Asia/Kolkata', 'America/St_Johns']);

/** @returns {Ring} the ring of this process; full where none is named, as when vitest runs by hand */
export function presentRing() {
  const named = process.env['TEST_RING'];
  return named === 'sample' || named === 'matrix' ? named : 'full';
}

/** @returns {number} the seed of this process */
export function presentSeed() {
  return Number(process.env['TEST_SEED'] ?? '0');
}

/**
 * Index of the row that a seed draws from a matrix. `key` turns matrices against each other.
 *
 * @param {number} seed
 * @param {string} key
 * @param {number} rows
 * @param {string} [path] of a file that runs in every sample: its matrix turns with every seed
 */
export function drawIndex(seed, key, rows, path = '') {
  const turn = turnsInEverySample(path) ? seed : Math.floor(seed / hands);
  return (turn + numberOf(key)) % rows;
}

/**
 * Rows of one kind that consecutive samples are sure to reach.
 *
 * @param {string} path of the test file
 */
export function rowsWithinReach(path) {
  return turnsInEverySample(path) ? samplesThatReachAll : Math.floor((samplesThatReachAll - hands + 1) / hands);
}

/** @param {string} path of a test file */
function turnsInEverySample(path) {
  return runsInEverySample(path) && !dealtFiles.some((files) => files.test(path));
}

/** @param {string} path of a test file */
function runsInEverySample(path) {
  const suite = path.split('/')[1] ?? '';
  return suite !== '' && (!sampledSuites.includes(suite) || everySample.some((files) => files.test(path)));
}

/**
 * Whether a file runs on both databases in a sample; the seed draws one for every other file.
 *
 * @param {string} path from the root of the clone
 */
export function runsOnBothDatabases(path) {
  return onBothDatabases.some((files) => files.test(path));
}

/**
 * Test files that a sample leaves out.
 *
 * @param {string} suite
 * @param {number} seed
 * @returns {string[]} paths from the root of the clone
 */
export function leftOutOfSample(suite, seed) {
  if (!sampledSuites.includes(suite)) return [];
  return testFilesOf(suite)
    .filter((path) => !runsInEverySample(path))
    .filter((_, at) => !isInHand(at, seed));
}

/**
 * Whether a seed plays the hand that holds a place of a list.
 *
 * @param {number} place
 * @param {number} seed
 */
export function isInHand(place, seed) {
  return place % hands === seed % hands;
}

/**
 * Whether a sample runs a file.
 *
 * @param {string} path from the root of the clone
 * @param {number} seed
 */
export function inSample(path, seed) {
  return !leftOutOfSample(path.split('/')[1] ?? '', seed).includes(path);
}

/** @type {Map<string, string[]>} */
const listed = new Map();

/**
 * Test files of a suite. Long texts come first, so that each hand holds about as much as the others.
 *
 * @param {string} suite
 * @returns {string[]} paths from the root of the clone
 */
export function testFilesOf(suite) {
  const known = listed.get(suite);
  if (known !== undefined) return known;
  const folder = `tests/${suite}`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path, size: statSync(join(root, path)).size }))
    .toSorted((one, other) => other.size - one.size || (one.path < other.path ? -1 : 1))
    .map(({ path }) => path);
  listed.set(suite, files);
  return files;
}

/** @param {string} text */
function numberOf(text) {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

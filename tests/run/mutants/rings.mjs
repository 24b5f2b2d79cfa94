/**
 * The rings of the tree that is judged: test files that `npm test` draws by a seed, and the variables of each ring.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distancesFrom } from '../affected.mjs';

/**
 * @typedef {'sample' | 'full'} Ring
 * @typedef {object} Rings
 * @property {(file: string) => boolean} inSample
 * @property {(file: string) => boolean} differs whether a file of the sample proves more in the full ring
 * @property {(ring: Ring) => NodeJS.ProcessEnv} environment
 *
 * @typedef {object} RingModule what this check needs of the tree's own module
 * @property {(path: string, seed: number) => boolean} inSample
 * @property {readonly (string | undefined)[]} sampleZones
 * @property {(seed: number, key: string, rows: number) => number} drawIndex
 */

const ringModule = 'tests/run/rings.mjs';

/**
 * A tree without `tests/run/rings.mjs` has one ring: `npm test` runs every file.
 *
 * @param {string} root
 * @param {number} seed
 * @param {import('../affected.mjs').ImportGraph} graph
 * @returns {Promise<Rings>}
 */
export async function ringsOf(root, seed, graph) {
  const own = { TEST_SEED: String(seed) };
  if (!existsSync(join(root, ringModule)))
    return { inSample: () => true, differs: () => false, environment: () => own };
  /** @type {RingModule} */
  const { inSample, sampleZones, drawIndex } = await import(pathToFileURL(join(root, ringModule)).href);
  const zone = sampleZones[drawIndex(seed, 'zone', sampleZones.length)];
  const differing = distancesFrom([ringModule, ...filesThatCountKills(root, graph)], graph);
  return {
    inSample: (path) => inSample(path, seed),
    differs: (path) => differing.has(path),
    environment: (ring) =>
      ring === 'full'
        ? { ...own, TEST_RING: ring }
        : { ...own, TEST_RING: ring, FAULT_ROUNDS: '10', ...(zone !== undefined && { TZ: zone }) },
  };
}

/** @param {string} root @param {import('../affected.mjs').ImportGraph} graph */
function filesThatCountKills(root, { tests }) {
  return tests.filter(
    (path) => path.startsWith('tests/faults/') && readFileSync(join(root, path), 'utf8').includes('FAULT_ROUNDS'),
  );
}

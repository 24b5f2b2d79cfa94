/**
 * The rings of the tree that is judged: which test files `npm test` draws by a seed, and what it says to them.
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
 */

/** Variables by which a file decides how much of itself it runs. */
const asksForRing = /TEST_RING|FAULT_ROUNDS/;

/**
 * A tree without `tests/run/rings.mjs` has one ring: `npm test` runs every file.
 *
 * @param {string} root
 * @param {number} seed
 * @param {import('../affected.mjs').ImportGraph} graph
 * @returns {Promise<Rings>}
 */
export async function ringsOf(root, seed, graph) {
  const file = join(root, 'tests/run/rings.mjs');
  if (!existsSync(file))
    return { inSample: () => true, differs: () => false, environment: () => ({ TEST_SEED: String(seed) }) };
  /** @type {{ inSample: (path: string, seed: number) => boolean }} */
  const { inSample } = await import(pathToFileURL(file).href);
  const askers = [...graph.files].filter(
    (path) =>
      path.startsWith('tests/') && path.endsWith('.ts') && asksForRing.test(readFileSync(join(root, path), 'utf8')),
  );
  const differing = distancesFrom(askers, graph);
  return {
    inSample: (path) => inSample(path, seed),
    differs: (path) => differing.has(path),
    environment: (ring) => ({
      TEST_SEED: String(seed),
      TEST_RING: ring,
      FAULT_ROUNDS: ring === 'sample' ? '10' : '40',
    }),
  };
}

/** Seeds of successive runs on one machine follow one another, so that samples go through everything (see `rings.mjs`). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#infrastructure/launcher/house.mjs';

const folder = join(root, 'node_modules/.cache/farelane');

/**
 * The seed after that of the last run in this clone; a random one in a fresh clone.
 *
 * @returns {string}
 */
export function nextSeed() {
  const file = join(folder, 'last-seed');
  const seed = String((readSeed(file) ?? Math.floor(Math.random() * 2 ** 31)) + 1);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, seed);
  return seed;
}

/**
 * @param {string} file
 * @returns {number | undefined}
 */
function readSeed(file) {
  try {
    const seed = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(seed) && seed > 0 ? seed : undefined;
  } catch {
    return undefined;
  }
}

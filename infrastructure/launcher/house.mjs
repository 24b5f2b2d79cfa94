/**
 * Where things are, and how the launcher speaks: one line a step, with the time it took.
 */
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Does a step and says so. While it lasts, a line every five seconds shows that it is alive.
 *
 * @template T
 * @param {string} what such as "Building the portal"
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function progress(what, step) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(`${what} …`);
  const alive = setInterval(() => console.log(`${what} … ${seconds()}`), 5000);
  try {
    const result = await step();
    console.log(`${what}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/** A step failed for a reason that the reader can act on: shown as it is, without a stack. */
export class Sayable extends Error {}

/**
 * Runs a program's main step and turns its failure into words and an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (failure) {
    console.error(failure instanceof Sayable ? failure.message : failure);
    process.exitCode = 1;
  }
}

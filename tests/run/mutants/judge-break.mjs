/**
 * Judges whether the tests notice a break.
 */
import { affectedTests } from '../affected.mjs';
import { findWitness, NotJudged } from './find-witness.mjs';
import { suiteOf } from './order-tests.mjs';
import { findPlace } from './places.mjs';

/**
 * @typedef {object} Verdict
 * @property {import('./places.mjs').Place} place where it is in this tree
 * @property {'noticed' | 'unnoticed' | 'lost' | 'unjudged'} state `lost`: this tree has no such code
 * @property {import('./find-witness.mjs').Witness} [by]
 * @property {string} [reason] why it could not be judged
 * @property {number} affected test files
 * @property {number} seconds
 */

/**
 * @param {import('./places.mjs').Place} wanted
 * @param {import('./copies.mjs').Copy} copy
 * @param {import('./find-witness.mjs').Court} court
 * @returns {Promise<Verdict>}
 */
export async function judgeBreak(wanted, copy, court) {
  const began = Date.now();
  const place = findPlace(copy.root, wanted);
  if (place === undefined) return { place: wanted, state: 'lost', affected: 0, seconds: 0 };
  const files = affectedTests([place.file], court.graph).filter((file) => court.suites?.has(suiteOf(file)) ?? true);
  const told = () => ({ place, affected: files.length, seconds: (Date.now() - began) / 1000 });
  try {
    const by = await findWitness(place, copy, court, files);
    return by === undefined ? { ...told(), state: 'unnoticed' } : { ...told(), state: 'noticed', by };
  } catch (failure) {
    if (!(failure instanceof NotJudged)) throw failure;
    return { ...told(), state: 'unjudged', reason: failure.message };
  } finally {
    await copy.tidy();
  }
}

/**
 * Finds out whether the tests notice a break: applies it to a copy, runs what it affects, and takes it back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedTests, distancesFrom } from '../affected.mjs';
import { needPrograms, stagesOf, suiteOf } from './order-tests.mjs';
import { findPlace } from './places.mjs';
import { runUntilFailure } from './watched-run.mjs';

/**
 * @typedef {import('./rings.mjs').Ring} Ring
 * @typedef {{ ring: Ring, suite: string, file: string, test: string, message: string }} Witness
 * @typedef {object} Verdict
 * @property {import('./places.mjs').Place} place where it is in this tree
 * @property {'noticed' | 'unnoticed' | 'lost'} state `lost`: this tree has no such code
 * @property {Witness} [by]
 * @property {number} affected test files
 * @property {number} seconds
 *
 * @typedef {object} Court
 * @property {string} source
 * @property {import('../affected.mjs').ImportGraph} graph
 * @property {import('./rings.mjs').Rings} rings
 * @property {ReadonlySet<string> | undefined} suites only these, where some are asked for
 * @property {number} idleSeconds
 * @property {(file: string) => void} tell called as each test file begins
 * @property {Set<string>} passing test files that were seen to pass without a break
 * @property {Set<string>} failing test files that fail without a break, and so witness nothing
 */

/**
 * @param {import('./places.mjs').Place} wanted
 * @param {import('./copies.mjs').Copy} copy
 * @param {Court} court
 * @returns {Promise<Verdict>}
 */
export async function judgeBreak(wanted, copy, court) {
  const began = Date.now();
  const place = findPlace(copy.root, wanted);
  if (place === undefined) return { place: wanted, state: 'lost', affected: 0, seconds: 0 };
  const files = affectedTests([place.file], court.graph).filter(
    (file) => court.suites === undefined || court.suites.has(suiteOf(file)),
  );
  const by = await findWitness(place, copy, court, files);
  await copy.tidy();
  const seconds = (Date.now() - began) / 1000;
  return {
    place,
    state: by === undefined ? 'unnoticed' : 'noticed',
    ...(by && { by }),
    affected: files.length,
    seconds,
  };
}

/**
 * @param {import('./places.mjs').Place} place
 * @param {import('./copies.mjs').Copy} copy
 * @param {Court} court
 * @param {readonly string[]} files
 * @returns {Promise<Witness | undefined>}
 */
async function findWitness(place, copy, court, files) {
  const path = join(copy.root, place.file);
  const unbroken = readFileSync(path, 'utf8');
  const broken = unbroken.slice(0, place.start) + place.after + unbroken.slice(place.start + place.before.length);
  const distances = distancesFrom([place.file], court.graph);
  const { inSample, differs } = court.rings;
  const rings = /** @type {const} */ ([
    ['sample', files.filter(inSample)],
    ['full', files.filter((file) => !inSample(file) || differs(file))],
  ]);
  try {
    writeFileSync(path, broken);
    for (const [ring, own] of rings) {
      for (const stage of stagesOf(own, place, distances)) {
        const witness = await firstWitness(ring, stage);
        if (witness !== undefined) return witness;
      }
    }
    return undefined;
  } finally {
    writeFileSync(path, unbroken);
  }

  /** @param {Ring} ring @param {readonly string[]} stage @returns {Promise<Witness | undefined>} */
  async function firstWitness(ring, stage) {
    const usable = stage.filter((file) => !court.failing.has(file));
    if (usable.length === 0) return undefined;
    const environment = court.rings.environment(ring);
    const how = { environment, idleSeconds: court.idleSeconds, tell: court.tell };
    if (needPrograms(usable)) {
      try {
        await copy.build();
      } catch (failure) {
        return { ring, suite: 'build', file: '', test: '', message: firstLine(failure) };
      }
    }
    const outcome = await runUntilFailure(copy, usable, how);
    if (outcome.kind === 'passed') return undefined;
    const { file, test, message } = outcome;
    if (await passesUnbroken(file, outcome.kind === 'hung', how)) {
      const said = outcome.kind === 'hung' ? 'endless: ' : '';
      return { ring, suite: suiteOf(file), file, test, message: `${said}${message.split('\n')[0] ?? ''}` };
    }
    court.failing.add(file);
    console.log(`${file} fails without a break too, and is left out from now on: ${message.split('\n').at(-1) ?? ''}`);
    return firstWitness(ring, stage);
  }

  /** @param {string} file @param {boolean} doubts even if it was seen to pass before @param {Parameters<typeof runUntilFailure>[2]} how */
  async function passesUnbroken(file, doubts, how) {
    if (!files.includes(file) || (court.passing.has(file) && !doubts)) return true;
    writeFileSync(path, unbroken);
    try {
      if (needPrograms([file])) await copy.build();
      const { kind } = await runUntilFailure(copy, [file], how);
      if (kind === 'passed') court.passing.add(file);
      return kind === 'passed';
    } finally {
      writeFileSync(path, broken);
    }
  }
}

/** @param {unknown} failure */
function firstLine(failure) {
  const text = failure instanceof Error ? failure.message : String(failure);
  return text.split('\n').find((line) => /error/i.test(line)) ?? text.split('\n')[0] ?? '';
}

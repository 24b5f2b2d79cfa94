/**
 * Finds the first test that notices a break, and makes sure that it passes without the break.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distancesFrom } from '../affected.mjs';
import { applyBreak } from './breaks/break.mjs';
import { needPrograms, stagesOf, suiteOf } from './order-tests.mjs';
import { runUntilFailure } from './watched-run.mjs';

/**
 * @typedef {import('./rings.mjs').Ring} Ring
 * @typedef {{ ring: Ring, suite: string, file: string, test: string, message: string }} Witness
 *
 * @typedef {object} Court
 * @property {import('../affected.mjs').ImportGraph} graph
 * @property {import('./rings.mjs').Rings} rings
 * @property {ReadonlySet<string> | undefined} suites only these, where some are asked for
 * @property {number} idleSeconds
 * @property {(file: string) => void} tell called as each test file begins
 * @property {Set<string>} passing test files that were seen to pass without a break
 * @property {Set<string>} failing test files that fail without a break, and so witness nothing
 */

/** Something other than the break keeps the tests from running: a library that is missing, a run that was killed. */
export class NotJudged extends Error {}

/**
 * @param {import('./places.mjs').Place} place as found in the copy
 * @param {import('./copies.mjs').Copy} copy
 * @param {Court} court
 * @param {readonly string[]} files that the break affects
 * @returns {Promise<Witness | undefined>}
 * @throws {NotJudged}
 */
export async function findWitness(place, copy, court, files) {
  const path = join(copy.root, place.file);
  const unbroken = readFileSync(path, 'utf8');
  const broken = applyBreak(unbroken, { ...place, end: place.start + place.before.length });
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
    const [first] = usable;
    if (first === undefined) return undefined;
    const refusal = needPrograms(usable) ? await refusalToBuild() : undefined;
    if (refusal !== undefined) return { ring, suite: 'build', file: '', test: '', message: refusal };

    let outcome = await run(ring, usable);
    // A crash can come from outside, as a failing test does not: it counts where it comes twice.
    if (outcome.kind === 'crashed') outcome = await run(ring, usable);
    if (outcome.kind === 'passed') return undefined;
    const file = files.includes(outcome.file) ? outcome.file : first;
    const isSure = outcome.kind === 'failed' && court.passing.has(file);
    const without = isSure ? 'passed' : await runUnbroken(ring, file);
    if (without === 'passed') {
      court.passing.add(file);
      const [said = ''] = outcome.message.split('\n');
      return { ring, suite: suiteOf(file), file, test: outcome.test, message: `${outcome.kind}: ${said}` };
    }
    if (without === 'crashed') throw new NotJudged(outcome.message);
    court.failing.add(file);
    console.log(`${file} fails without a break too, and is left out from now on: ${outcome.message}`);
    return firstWitness(ring, stage);
  }

  /** @param {Ring} ring @param {readonly string[]} some */
  function run(ring, some) {
    const { idleSeconds, tell } = court;
    return runUntilFailure(copy, some, { environment: court.rings.environment(ring), idleSeconds, tell });
  }

  /** @param {Ring} ring @param {string} file */
  async function runUnbroken(ring, file) {
    return withoutBreak(async () => {
      if (needPrograms([file])) await copy.build();
      return (await run(ring, [file])).kind;
    });
  }

  /** Builds the programs; answers why they do not build, where the break is the cause. */
  async function refusalToBuild() {
    try {
      await copy.build();
      return undefined;
    } catch (failure) {
      const why = complaint(failure);
      await withoutBreak(() => copy.build()).catch(() => {
        throw new NotJudged(why);
      });
      return why;
    }
  }

  /** @template T @param {() => Promise<T>} step @returns {Promise<T>} */
  async function withoutBreak(step) {
    writeFileSync(path, unbroken);
    try {
      return await step();
    } finally {
      writeFileSync(path, broken);
    }
  }
}

/** @param {unknown} failure */
function complaint(failure) {
  const lines = (failure instanceof Error ? failure.message : String(failure)).split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? '';
}

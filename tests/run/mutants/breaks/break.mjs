/**
 * A break: one small replacement in a file that ought to make a test fail.
 */
import { createHash } from 'node:crypto';

/**
 * @param {string} operator
 * @param {{ start: number, end: number }} where
 * @param {string} after
 * @param {number} [weight]
 * @returns {import('./break.mjs').Break}
 */
export function breakAt(operator, { start, end }, after, weight = 1) {
  return { operator, start, end, after, weight };
}

/** @param {string} text @param {{ start: number, end: number, after: string }} broken */
export function applyBreak(text, { start, end, after }) {
  return text.slice(0, start) + after + text.slice(end);
}

/**
 * Draws a number between 0 and 1 that depends on these parts alone.
 *
 * @param {readonly (string | number)[]} parts
 */
export function drawnNumber(parts) {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return (digest.readUInt32BE() + 0.5) / 2 ** 32;
}

/**
 * The place in a weighted draw: the lowest wins, and a heavier one is lower more often.
 *
 * @param {readonly (string | number)[]} parts
 * @param {number} weight
 */
export function drawnRank(parts, weight) {
  return -Math.log(drawnNumber(parts)) / weight;
}

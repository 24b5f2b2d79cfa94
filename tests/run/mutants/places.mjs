/**
 * A place that is broken, in a form that can be kept and found again in another version of the tree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {import('./places.mjs').Place} Place its context is what stands before it, by which it is found again */

const contextLength = 160;

/**
 * @param {import('./places.mjs').Kind} kind
 * @param {string} file
 * @param {string} text
 * @param {import('./breaks/break.mjs').Break} found
 * @returns {Place}
 */
export function placeOf(kind, file, text, { operator, start, end, after }) {
  return {
    kind,
    operator,
    file,
    line: lineOf(text, start),
    start,
    context: text.slice(Math.max(0, start - contextLength), start),
    following: text.slice(end, end + contextLength),
    before: text.slice(start, end),
    after,
  };
}

/** @param {string} text @param {number} offset */
function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

/**
 * Finds a place in a tree: by all of its context, then by less and less of it, nearest to where it was. A file that moved is
 * looked for by its name.
 *
 * @param {string} root
 * @param {Place} place
 * @returns {Place | undefined} nothing where the tree has no such code
 */
export function findPlace(root, place) {
  const paths = existsSync(join(root, place.file)) ? [place.file] : filesNamed(root, place.file);
  for (const file of paths) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const length of [contextLength, 80, 40, 20]) {
      const [head, tail] = [place.context.slice(-length), place.following.slice(0, length)];
      const found = nearest(text, head + place.before + tail, place.start - head.length);
      if (found === undefined) continue;
      const start = found + head.length;
      return { ...place, file, start, line: lineOf(text, start) };
    }
  }
  return undefined;
}

/** @param {string} text @param {string} sought @param {number} around */
function nearest(text, sought, around) {
  /** @type {number | undefined} */
  let best;
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    if (best === undefined || Math.abs(at - around) < Math.abs(best - around)) best = at;
  }
  return best;
}

/** Files of the same layer with the same name. @param {string} root @param {string} file */
function filesNamed(root, file) {
  const [layer = ''] = file.split('/');
  if (!existsSync(join(root, layer))) return [];
  return readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === basename(file))
    .map((path) => `${layer}/${path}`);
}

/** @param {Place} place */
export function titleOf({ kind, operator, file, line, before, after }) {
  return `${kind.padEnd(10)} ${file}:${line}  ${operator}: ${short(before)} → ${short(after)}`;
}

/** @param {string} text */
function short(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : line.length > 90 ? `${line.slice(0, 87)}…` : line;
}

/**
 * The changed lines, before and after.
 *
 * @param {string} text of the file
 * @param {Place} place
 */
export function diffOf(text, { start, before, after }) {
  const end = start + before.length;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = (/** @type {string} */ sign, /** @type {string} */ part) =>
    part
      .split('\n')
      .map((line) => `    ${sign} ${line}`)
      .join('\n');
  return `${lines('-', text.slice(from, to))}\n${lines('+', text.slice(from, start) + after + text.slice(end, to))}`;
}

/**
 * Chooses the places of a seed: of each kind as many, spread over files.
 *
 * A place is drawn by the hash of seed, path and snippet, not by its number: the same seed on two versions of a tree gives
 * mostly the same places.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyBreak, drawnRank } from './breaks/break.mjs';
import { kinds, layers } from './breaks/layers.mjs';
import { rightsIn } from './breaks/permission-breaks.mjs';
import { parses } from './breaks/syntax.mjs';
import { placeOf } from './places.mjs';
import { preferTyped } from './prefer-typed.mjs';

/**
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./breaks/layers.mjs').Kind} Kind
 * @typedef {import('./breaks/break.mjs').Break} Break
 */

const folders = ['domain', 'application', 'infrastructure', 'ui'];

/**
 * @param {string} root
 * @param {number} seed
 * @param {number} count of all kinds together
 * @param {import('../affected.mjs').ImportGraph} graph tells what only the sandbox uses
 * @returns {Place[]}
 */
export function choosePlaces(root, seed, count, graph) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(ts|tsx|sql)$/.test(path) && isSold(path, graph))
    .toSorted();
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const about = { rights: rightsIn([...texts.values()]) };
  /** @type {Set<string>} */
  const taken = new Set();
  const candidates = kinds.flatMap((kind, at) => {
    const quota = Math.floor(count / kinds.length) + (at < count % kinds.length ? 1 : 0);
    const lists = placesOfKind({ kind, quota, seed, texts, taken, about });
    // A field that a codec lacks never compiles, and is what goes wrong on the wire.
    return kind === 'codec' ? lists.map((list) => list.slice(0, 1)) : lists;
  });
  return preferTyped(root, candidates);
}

/**
 * @param {{ kind: Kind, quota: number, seed: number, texts: ReadonlyMap<string, string>, taken: Set<string>, about: import('./breaks/layers.mjs').Surroundings }} asked
 * @returns {Place[][]} a list of candidates a file, the drawn one first
 */
function placesOfKind({ kind, quota, seed, texts, taken, about }) {
  const groups = layers[kind];
  const shares = groups.reduce((sum, { share }) => sum + share, 0);
  /** @type {Set<string>} */
  const claimed = new Set();
  const queues = groups.map(({ holds, breaks, share }) => {
    const own = [...texts].filter(([path, text]) => !taken.has(path) && !claimed.has(`${path}`) && holds(path, text));
    if (kind !== 'permission') for (const [path] of own) claimed.add(path);
    const drawn = own
      .map(([path, text]) => ({ path, text, rank: drawnRank([seed, kind, path], Math.sqrt(text.length)) }))
      .toSorted((one, other) => one.rank - other.rank);
    return { drawn, breaks, want: (quota * share) / shares };
  });
  /** @type {Place[][]} */
  const places = [];
  /** @type {Set<string>} */
  const chosen = new Set();
  // The shares first; then whichever files are left, so that a group without enough leaves its share to the others.
  for (const whole of [false, true]) {
    let due = 0;
    for (const { drawn, breaks, want } of queues) {
      due += want;
      for (const { path, text } of drawn) {
        if (places.length >= (whole ? quota : Math.round(due))) break;
        if (chosen.has(path)) continue;
        const found = drawBreaks(seed, path, text, breaks(path, text, about));
        if (found.length === 0) continue;
        chosen.add(path);
        places.push(found.map((each) => placeOf(kind, path, text, each)));
      }
    }
  }
  for (const { drawn } of queues) for (const { path } of drawn) taken.add(path);
  return places;
}

/** Candidates of a file: enough to find one that compiles. */
const mostCandidates = 8;

/**
 * Draws breaks of a file that still parse, in their order.
 *
 * @param {number} seed
 * @param {string} path
 * @param {string} text
 * @param {readonly Break[]} breaks
 */
function drawBreaks(seed, path, text, breaks) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const ranked = breaks.map((each) => {
    const snippet = `${each.operator} ${lineAround(text, each)} ${each.after}`;
    const ordinal = seen.get(snippet) ?? 0;
    seen.set(snippet, ordinal + 1);
    return { each, rank: drawnRank([seed, path, snippet, ordinal], each.weight) };
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, 2 * mostCandidates)
    .map(({ each }) => each)
    .filter((each) => path.endsWith('.sql') || parses(path, applyBreak(text, each)))
    .slice(0, mostCandidates);
}

/** @param {string} text @param {{ start: number, end: number }} where */
function lineAround(text, { start, end }) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to === -1 ? text.length : to).trim();
}

const unsold = /\/(sandbox|seed)\//;

/** Whether something uses a file besides the sandbox and the demonstration. @param {string} path @param {import('../affected.mjs').ImportGraph} graph */
function isSold(path, { users }) {
  const own = [...(users.get(path) ?? [])].filter((user) => !user.startsWith('tests/'));
  return own.length === 0 || own.some((user) => !unsold.test(user));
}

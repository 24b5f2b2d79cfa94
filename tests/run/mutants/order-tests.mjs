/**
 * Orders the test files that a break affects: cheap suites before dear ones, and likely witnesses first.
 */
import { textDistance } from '../affected.mjs';

/** Suites that run in one go, cheapest first. */
const stages = /** @type {const} */ ([
  ['domain', 'application', 'wire', 'architecture'],
  ['products', 'ports', 'journeys', 'ui'],
  ['faults', 'browser'],
]);

/** Suites that run the built programs. */
const built = new Set(['faults', 'browser']);

/** @param {readonly string[]} files */
export function needPrograms(files) {
  return files.some((file) => built.has(suiteOf(file)));
}

/** @param {string} file of a test */
export function suiteOf(file) {
  return file.split('/')[1] ?? '';
}

/**
 * Splits files into stages. Within one the suites that are nearest to the broken layer come first, and in a suite the
 * files with few imports between, or with words of the broken file's path in theirs. Files that only read the text of the
 * tree, such as the architecture rules, come at the very end.
 *
 * @param {readonly string[]} files
 * @param {import('./places.mjs').Place} broken
 * @param {ReadonlyMap<string, number>} distances
 * @returns {string[][]} without empty stages
 */
export function stagesOf(files, broken, distances) {
  const distanceOf = (/** @type {string} */ file) => distances.get(file) ?? 0;
  const ranks = ranksOf(files, broken, distanceOf);
  const sorted = files.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  const running = sorted.filter((file) => distanceOf(file) < textDistance);
  const inStages = stages
    .map((suites) => nearestFirst(suites, broken.file))
    .map((suites) => suites.flatMap((suite) => running.filter((file) => suiteOf(file) === suite)));
  return [...inStages, sorted.filter((file) => !running.includes(file))].filter((stage) => stage.length > 0);
}

/** @param {readonly string[]} suites @param {string} broken */
function nearestFirst(suites, broken) {
  if (broken.startsWith('ui/') || broken.startsWith('application/portal/')) return suites.toReversed();
  const isStore = broken.startsWith('infrastructure/backoffice/database/');
  return isStore ? suites.toSorted((one, other) => Number(other === 'ports') - Number(one === 'ports')) : suites;
}

/**
 * @param {readonly string[]} files
 * @param {import('./places.mjs').Place} broken
 * @param {(file: string) => number} distanceOf
 * @returns {ReadonlyMap<string, number>} the lower, the likelier a witness
 */
function ranksOf(files, broken, distanceOf) {
  const wanted = new Set([...wordsOf(broken.file), ...(broken.kind === 'permission' ? ['rights', 'matrix'] : [])]);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) for (const word of wordsOf(file)) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A word says the more, the fewer files have it.
  const likeness = (/** @type {string} */ file) =>
    wordsOf(file)
      .filter((word) => wanted.has(word))
      .reduce((sum, word) => sum + Math.log(files.length / (counts.get(word) ?? 1)), 0);
  return new Map(files.map((file) => [file, distanceOf(file) - 2 * likeness(file)]));
}

/** Names of layers and of their parts, which say nothing of what a file is about. */
const layerNames = new Set(
  'domain application infrastructure tests test backoffice portal desk database routines schema wire screens ports journeys browser products suites'.split(
    ' ',
  ),
);

/** @param {string} path */
function wordsOf(path) {
  const words = path.split(/[/._-]/).filter((word) => word.length > 2 && !layerNames.has(word));
  // "buses" and "bus", "refunds" and "refund" are about one thing.
  return [...new Set(words.map((word) => word.replace(/(?<=..)(es|s)$/, '').slice(0, 6)))];
}

/**
 * Finds the test files that a change can affect, by a scan of imports.
 *
 * Regular expressions read the imports: a syntax tree of the whole tree takes fifteen seconds, this scan takes half of one.
 * Imports of types are left out, because they are erased before a test runs. Where the scan cannot be exact it finds too
 * many files, never too few.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root as ownRoot } from '#infrastructure/launcher/house.mjs';

/**
 * The edges of a tree, from a file to those that depend on it.
 *
 * @typedef {object} ImportGraph
 * @property {ReadonlySet<string>} files all of them, by their paths from the root
 * @property {readonly string[]} tests test files
 * @property {ReadonlyMap<string, ReadonlySet<string>>} users by file: files that run it, as modules or in a built program
 * @property {ReadonlyMap<string, ReadonlySet<string>>} readers by file or folder: files that read its text from disk
 * @property {ReadonlySet<string>} everywhere files that every test depends on
 */

const layers = ['domain', 'application', 'infrastructure', 'ui', 'tests'];
const scanned = /\.(ts|tsx|mts|mjs|css)$/;
const testFile = /^tests\/[^/]+\/.+\.test\.tsx?$/;
/** Settings of every run. */
const settings = ['package.json', 'package-lock.json', 'tests/vitest.config.ts'];
/** Reads every file of the tree, for the architecture rules. */
const wholeTreeReader = 'tests/architecture/source-tree.ts';
/** Lists test files for the draw: their names, not their texts. */
const fileLister = 'tests/run/rings.mjs';
const builderConfig = 'rsbuild.config.ts';

/**
 * Lists the test files that a change of these files can affect, nearest first.
 *
 * @param {readonly string[]} changed paths from the root, with forward slashes; a deleted file counts too
 * @param {ImportGraph} [graph]
 * @returns {string[]}
 */
export function affectedTests(changed, graph = readImportGraph()) {
  if (changed.some((file) => graph.everywhere.has(file))) return [...graph.tests];
  const distances = distancesFrom(changed, graph);
  const far = Number.POSITIVE_INFINITY;
  return graph.tests
    .filter((test) => distances.has(test))
    .toSorted((one, other) => (distances.get(one) ?? far) - (distances.get(other) ?? far));
}

/** Steps added for a file that is read as text: tests that run it come first. */
export const textDistance = 1000;

/**
 * Counts the imports between these files and every file that depends on them.
 *
 * @param {readonly string[]} changed
 * @param {ImportGraph} graph
 * @returns {Map<string, number>} by dependent file
 */
export function distancesFrom(changed, { users, readers }) {
  /** @type {Map<string, number>} */
  const distances = new Map();
  /** @param {readonly string[]} files @param {number} distance */
  const spread = (files, distance) => {
    const reached = files.filter((file) => !distances.has(file));
    if (reached.length === 0) return;
    for (const file of reached) distances.set(file, distance);
    spread([...new Set(reached.flatMap((file) => [...(users.get(file) ?? [])]))], distance + 1);
  };
  spread(changed, 0);
  const places = changed.flatMap((file) => [file, ...foldersAbove(file)]);
  spread(
    places.flatMap((place) => [...(readers.get(place) ?? [])]),
    textDistance,
  );
  return distances;
}

/**
 * Reads the imports of a whole tree.
 *
 * @param {string} [root]
 * @returns {ImportGraph}
 */
export function readImportGraph(root = ownRoot) {
  const atTop = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const inLayers = layers.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/')] : [],
    ),
  );
  const files = new Set([...atTop, ...inLayers]);
  const folders = new Set(inLayers.flatMap(foldersAbove).filter((folder) => folder !== ''));
  const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const programs = files.has(builderConfig) ? programEntries(textOf(builderConfig), files) : noPrograms;
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  /** @type {Map<string, Set<string>>} */
  const readers = new Map([['', new Set([wholeTreeReader])]]);
  /** @param {Map<string, Set<string>>} edges @param {string} from @param {string} to */
  const add = (edges, from, to) => {
    const known = edges.get(from);
    if (known === undefined) edges.set(from, new Set([to]));
    else known.add(to);
  };
  for (const file of inLayers.filter((each) => scanned.test(each))) {
    const text = textOf(file);
    for (const specifier of importsIn(text)) {
      const target = resolveImport(specifier, file);
      if (target !== undefined) add(users, target, file);
    }
    for (const [, folder = ''] of text.matchAll(openImport)) {
      const target = resolveImport(folder, file);
      if (target !== undefined) add(readers, target.replace(/\/$/, ''), file);
    }
    if (!file.startsWith('tests/') && !file.endsWith('.mjs') && !text.includes('new URL(')) continue;
    const named = pathsNamedIn(text, file, { files, folders });
    for (const path of named.code) add(users, path, file);
    for (const path of named.texts) add(readers, path, file);
    if (text.includes('dist/backoffice/')) for (const entry of programs.backoffice) add(users, entry, file);
    const opensPages = file.startsWith('tests/browser/');
    if (opensPages && text.includes('dist/')) for (const entry of programs.portal) add(users, entry, file);
  }
  const setup = files.has('tests/vitest.config.ts') ? setupFiles(textOf('tests/vitest.config.ts')) : [];
  return {
    files,
    tests: inLayers.filter((file) => testFile.test(file)).toSorted(),
    users,
    readers,
    everywhere: new Set([...settings, ...setup]),
  };
}

const staticImport = /(?:^|[;}\s])(?:import|export)\s+(type\s)?([^'";]*?)\s*\bfrom\s*['"]([^'"]+)['"]/g;
const bareImport = /(?:^|[;}\s])@?import\s*['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*['"`]([^'"`$]+)['"`]/g;
const mockedModule = /\bvi\.(?:mock|doMock|importActual)\(\s*['"]([^'"]+)['"]/g;
/** Loads whichever file of a folder a variable names. */
const openImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*`([^`$]*\/)[^`$/]*\$\{/g;
const onlyTypes = /^\{\s*(type\s+[\w$]+(\s+as\s+[\w$]+)?\s*,?\s*)+\}$/;

/** @param {string} text @returns {string[]} specifiers of what is loaded; imports of types alone are erased */
function importsIn(text) {
  return [
    ...[...text.matchAll(staticImport)].flatMap(([, type, clause = '', specifier = '']) =>
      type === undefined && !onlyTypes.test(clause) ? [specifier] : [],
    ),
    ...[bareImport, dynamicImport, mockedModule]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, specifier = '']) => specifier),
  ];
}

/** @param {string} specifier @param {string} from @returns {string | undefined} nothing for a library */
function resolveImport(specifier, from) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined;
}

const literal = /(['"`])([\w.@#/-]*)(\1|\$\{)/g;
const opensFiles = /['"](node:)?fs(\/promises)?['"]/;
const listsFolders = /\breaddir(Sync)?\b/;

/**
 * Files and folders that a program names in its texts: the entries that it builds, mocks, and what it reads.
 *
 * @param {string} text
 * @param {string} from
 * @param {{ files: ReadonlySet<string>, folders: ReadonlySet<string> }} tree
 */
function pathsNamedIn(text, from, { files, folders }) {
  const opens = opensFiles.test(text) && from !== fileLister;
  const lists = listsFolders.test(text);
  // Rules about files name them without running them.
  const runs = !from.startsWith('tests/architecture/');
  /** @type {Set<string>} */
  const code = new Set();
  /** @type {Set<string>} */
  const texts = new Set();
  const withoutImports = [staticImport, bareImport, dynamicImport].reduce(
    (left, each) => left.replaceAll(each, ''),
    text,
  );
  for (const [, , path = '', end] of withoutImports.matchAll(literal)) {
    const goesOn = end === '${';
    // A path that goes on with a variable names whatever is in its folder.
    const cut = goesOn ? path.slice(0, path.lastIndexOf('/') + 1) : path;
    if (cut === '') continue;
    const here = posix.join(posix.dirname(from), cut).replace(/\/$/, '');
    for (const way of [here, posix.normalize(cut).replace(/\/$/, '')]) {
      if (runs && files.has(way) && scanned.test(way)) code.add(way);
      if (opens && (files.has(way) || (folders.has(way) && (lists || goesOn)))) texts.add(way);
    }
  }
  return { code, texts };
}

/** @type {{ backoffice: readonly string[], portal: readonly string[] }} */
const noPrograms = { backoffice: [], portal: [] };

/** @param {string} config @param {ReadonlySet<string>} files */
function programEntries(config, files) {
  const named = [...config.matchAll(literal)]
    .map(([, , path = '']) => posix.normalize(path))
    .filter((path) => path.includes('/') && files.has(path));
  const ofServer = (/** @type {string} */ path) => path.startsWith('infrastructure/backoffice/');
  return { backoffice: named.filter(ofServer), portal: named.filter((path) => !ofServer(path)) };
}

/** @param {string} config */
function setupFiles(config) {
  const [, list = ''] = /setupFiles:\s*\[([^\]]*)\]/.exec(config) ?? [];
  return [...list.matchAll(literal)].map(([, , path = '']) => path);
}

/** @param {string} path @returns {string[]} the folders that it lies in, without the root */
function foldersAbove(path) {
  const parts = path.split('/').slice(0, -1);
  return ['', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))];
}

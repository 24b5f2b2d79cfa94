/**
 * The two built programs, portal and back office, rebuilt when their sources have changed.
 *
 * Staleness is judged by content: a hash over every file a program is made of, kept beside its output. Times of files say
 * nothing after a clone or a checkout.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { progress, root } from './house.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { makeFilesSmall } from './small-files.mjs';

const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rsbuild.config.ts',
  'infrastructure/launcher/small-files.mjs',
];

const programs = [
  {
    environment: 'portal',
    called: 'the portal',
    output: 'dist/portal/index.html',
    sources: [
      'domain',
      'application/desk',
      'application/portal',
      'infrastructure/wire',
      'infrastructure/portal',
      'infrastructure/backoffice/http/page/favicon.svg',
      'ui',
    ],
  },
  {
    environment: 'backoffice',
    called: 'the back office',
    output: 'dist/backoffice/main.mjs',
    sources: [
      'domain',
      'application/desk',
      'application/backoffice',
      'infrastructure/wire',
      'infrastructure/backoffice',
    ],
  },
];

/** The server as built: what `node` runs. */
export const serverFile = join(root, 'dist/backoffice/main.mjs');

/** Builds what is stale, both programs at once if need be. Needs the libraries. */
export async function buildPrograms() {
  if (stale().length === 0) return;
  await oneAtATime(async () => {
    await Promise.all(
      stale().map(({ environment, called, stamp, hash }) =>
        progress(`Building ${called}`, async () => {
          rmSync(stamp, { force: true });
          await rsbuild(environment);
          if (environment === 'portal') await makeFilesSmall(join(root, 'dist/portal'));
          mkdirSync(join(root, 'dist'), { recursive: true });
          writeFileSync(stamp, hash);
        }),
      ),
    );
  });
}

/** Makes both programs stale: for anyone who builds in their place by other settings. */
export function forgetBuilds() {
  for (const { environment } of programs) rmSync(stampOf(environment), { force: true });
}

/** @param {string} environment */
function stampOf(environment) {
  return join(root, `dist/${environment}.built`);
}

function stale() {
  /** @type {Map<string, string>} */
  const known = new Map();
  const hashOf = (/** @type {string} */ path) => {
    const hash = known.get(path) ?? hashPath(path);
    known.set(path, hash);
    return hash;
  };
  return programs
    .map((program) => {
      const whole = createHash('sha256');
      for (const path of [...settings, ...program.sources]) whole.update(`${path} ${hashOf(path)}\n`);
      return { ...program, hash: whole.digest('hex'), stamp: stampOf(program.environment) };
    })
    .filter(
      ({ hash, stamp, output }) =>
        !existsSync(join(root, output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash,
    );
}

/** @param {string} path of a file or folder, from the root */
function hashPath(path) {
  const hash = createHash('sha256');
  const whole = join(root, path);
  if (!existsSync(whole)) return 'absent';
  const files = statSync(whole).isFile() ? [path] : filesUnder(path);
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return entry.name.endsWith('.md') ? [] : [path];
    });
}

/** @param {string} environment */
async function rsbuild(environment) {
  const tool = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await runQuietly(process.execPath, [tool, 'build', '--environment', environment], { env });
}

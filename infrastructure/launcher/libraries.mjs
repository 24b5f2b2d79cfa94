/**
 * The libraries in node_modules, as the lock file names them.
 *
 * npm writes node_modules/.package-lock.json at the very end of an install. When every package of package-lock.json that
 * this platform needs stands there at the same version, nothing is to be done; that comparison takes a few milliseconds and
 * also notices an install that was cut short, made without the build tools, or changed by hand.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { progress, root } from './house.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/** Installs from the lock if something is missing. */
export async function installLibraries() {
  if (librariesAreCurrent()) return;
  await oneAtATime(async () => {
    if (librariesAreCurrent()) return;
    await progress('Installing libraries from package-lock.json', npmCi);
  });
}

export function librariesAreCurrent() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * NODE_ENV=production would leave out the build tools, hence `--include=dev`. npm goes on after SIGTERM until it is done; an
 * install that is cut short is noticed by the next start.
 */
async function npmCi() {
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  await runQuietly(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], { endBy: 'SIGKILL' });
}

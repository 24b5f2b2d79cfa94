/**
 * Prefers breaks that the compiler lets through: those are the mistakes that only a test can notice.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBreak } from './breaks/break.mjs';

/** @typedef {import('./places.mjs').Place} Place */

const sources = ['domain', 'application', 'infrastructure', 'ui'];
const settings = ['package.json', 'tsconfig.json', 'rsbuild.config.ts'];
/** Each compiles the whole tree once. */
const mostRounds = 4;

/**
 * Takes the first place of each list whose file still compiles; where none does, the first of all.
 *
 * @param {string} root
 * @param {readonly (readonly Place[])[]} candidates lists of different files
 * @returns {Place[]}
 */
export function preferTyped(root, candidates) {
  const folder = mkdtempSync(join(tmpdir(), 'fl-mutants-types-'));
  try {
    for (const name of [...sources, ...settings].filter((each) => existsSync(join(root, each))))
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'sources.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [...sources, '*.ts'] }),
    );
    const at = candidates.map(() => 0);
    for (let round = 0; round < mostRounds; round += 1) {
      const refused = refusedFiles(
        folder,
        candidates.flatMap((list, index) => list[at[index] ?? 0] ?? []),
      );
      let moved = false;
      for (const [index, list] of candidates.entries()) {
        if (!refused.has(list[at[index] ?? 0]?.file ?? '')) continue;
        at[index] = (at[index] ?? 0) + 1;
        moved = true;
      }
      if (!moved) break;
    }
    return candidates.flatMap((list, index) => list[at[index] ?? 0] ?? list[0] ?? []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles a tree with all these breaks in it. @param {string} folder @param {readonly Place[]} places */
function refusedFiles(folder, places) {
  const kept = places.map(
    ({ file }) => /** @type {const} */ ([join(folder, file), readFileSync(join(folder, file), 'utf8')]),
  );
  for (const [at, { start, before, after }] of places.entries()) {
    const [path, text] = /** @type {readonly [string, string]} */ (kept[at]);
    writeFileSync(path, applyBreak(text, { start, end: start + before.length, after }));
  }
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--incremental', '--tsBuildInfoFile', 'known.json', '-p', 'sources.json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  for (const [path, text] of kept) writeFileSync(path, text);
  return new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
}

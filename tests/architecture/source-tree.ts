/**
 * The house as the architecture rules see it: every file with its facts. Read from disk for the real tree, or made from texts
 * for a planted violation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Facts, factsOf } from './facts.ts';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** What stands in it; nothing for a file that is not code. */
  readonly facts: Facts | undefined;
}

export interface SourceTree {
  readonly files: readonly SourceFile[];
  readonly code: readonly (SourceFile & { readonly facts: Facts })[];
}

const notOurs = new Set(['node_modules', '.git', '.cache', 'coverage']);
/** At the root: what was built, and what the server keeps. */
const madeHere = new Set(['dist', 'data']);
const isCode = /\.(ts|tsx|mts|mjs)$/;
const isText = /\.(ts|tsx|mts|mjs|js|json|css|ftl|sql|html|md)$/;

let real: SourceTree | undefined;

/** Every file of the work tree that is ours; read once a process. */
export function realTree(): SourceTree {
  real ??= treeOf(
    pathsUnder('').map((path) => [path, isText.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  );
  return real;
}

/** A tree that is on no disk. */
export function plantedTree(texts: Readonly<Record<string, string>>): SourceTree {
  return treeOf(Object.entries(texts));
}

function treeOf(texts: readonly (readonly [string, string])[]): SourceTree {
  const files = texts.map(([path, text]) => ({
    path,
    text,
    facts: isCode.test(path) && !path.endsWith('.d.ts') && !path.endsWith('.d.mts') ? factsOf(path, text) : undefined,
  }));
  return { files, code: files.flatMap((file) => (file.facts === undefined ? [] : [{ ...file, facts: file.facts }])) };
}

function pathsUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // A further work tree of a clone has a file by the name of git's folder.
    if (notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return madeHere.has(path) ? [] : pathsUnder(path);
    return entry.name.endsWith('.log') ? [] : [path];
  });
}

/**
 * A rule of the house: what it forbids, why, and a planted violation that proves it fires.
 */
import type { SourceTree } from './source-tree.ts';

export interface Breach {
  readonly path: string;
  readonly line: number;
  /** What is wrong and why it is forbidden, fit to act on. */
  readonly says: string;
}

export interface Planted {
  readonly what: string;
  /** A small tree on no disk. */
  readonly files: Readonly<Record<string, string>>;
  /** Where the rule must find a breach; every other file of the tree must be left in peace. */
  readonly at: string;
}

export interface Rule {
  readonly name: string;
  readonly check: (tree: SourceTree) => readonly Breach[];
  readonly planted: readonly Planted[];
}

export const shown = ({ path, line, says }: Breach): string => `${path}:${line} ${says}`;

/**
 * Rows of a matrix that this run goes through (see `run/rings.mjs`): every row in the matrix ring, one of each kind in the
 * others, drawn by the seed.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { drawIndex, isInHand, presentRing, presentSeed, rowsWithinReach } from '#tests/run/rings.mjs';

export const ring = presentRing();

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path of the running test file, from the root of the clone. */
export function presentTestFile(): string {
  return relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');
}

/**
 * Rows to run: all of them in the matrix ring, otherwise one of each kind. `kindOf` tells apart rows that differ by more
 * than language or width.
 */
export function drawn<Row>(rows: readonly Row[], kindOf: (row: Row) => string = () => ''): readonly Row[] {
  if (ring === 'matrix') return rows;
  const path = presentTestFile();
  const reach = rowsWithinReach(path);
  const text = JSON.stringify(rows);
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const alike = rows.filter((row) => kindOf(row) === kind);
    if (alike.length > reach) throw new Error(`${path}: ${alike.length} rows of a kind, samples reach ${reach}`);
    return alike[drawIndex(presentSeed(), `${kind} ${text}`, alike.length, path)] as Row;
  });
}

/** Rows to run: one drawn row of each kind in a sample, all of them in the other rings. */
export function drawnInSample<Row>(rows: readonly Row[], kindOf?: (row: Row) => string): readonly Row[] {
  return ring === 'sample' ? drawn(rows, kindOf) : rows;
}

/** Rows to run: a third in a sample, besides those always wanted; all of them in the other rings. */
export function dealtInSample<Row>(rows: readonly Row[], isAlways: (row: Row) => boolean): readonly Row[] {
  if (ring !== 'sample') return rows;
  return rows.filter((row, at) => isAlways(row) || isInHand(at, presentSeed()));
}

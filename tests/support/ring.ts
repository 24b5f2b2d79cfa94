/**
 * Two rings of one suite. The whole ring (`npm run test:all`) goes through every row of a matrix; the first ring
 * (`npm test`) goes through one, drawn by the seed of the run, so that over runs all are met.
 */
import { createHash } from 'node:crypto';

export const wholeRing = process.env['TEST_RING'] === 'whole';

/**
 * The rows that this run goes through: all of them, or one of each kind. `kindOf` says rows apart that are not the same
 * flow in another language or width; all rows are of one kind where it is absent.
 */
export function drawn<Row>(rows: readonly Row[], kindOf: (row: Row) => string = () => ''): readonly Row[] {
  if (wholeRing) return rows;
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const alike = rows.filter((row) => kindOf(row) === kind);
    const text = JSON.stringify([process.env['TEST_SEED'] ?? '', kind, rows]);
    return alike[createHash('sha256').update(text).digest().readUInt32BE() % alike.length] as Row;
  });
}

export interface ImportGraph {
  readonly files: ReadonlySet<string>;
  readonly tests: readonly string[];
  readonly users: ReadonlyMap<string, ReadonlySet<string>>;
  readonly readers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly everywhere: ReadonlySet<string>;
}
export const textDistance: number;
/** Lists the test files that a change of these files can affect, nearest first. */
export function affectedTests(changed: readonly string[], graph?: ImportGraph): string[];
export function distancesFrom(changed: readonly string[], graph: ImportGraph): Map<string, number>;
export function readImportGraph(root?: string): ImportGraph;

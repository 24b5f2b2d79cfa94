/**
 * No import circles, types and dynamic imports included: what needs each other is one thing, or one of them is in the wrong place.
 */
import type { Breach, Rule } from '../rule.ts';
import { targetOf } from '../rooms.ts';
import type { SourceTree } from '../source-tree.ts';

export const circlesRule: Rule = {
  name: 'no import circles',
  check: (tree) =>
    circlesOf(edgesOf(tree)).map((circle): Breach => {
      const from = circle.toSorted()[0] ?? '';
      const at = circle.indexOf(from);
      const shown = [...circle.slice(at), ...circle.slice(0, at), from];
      return {
        path: from,
        line: 1,
        says: `is in a circle of imports, so none of them can be understood or loaded alone: ${shown.join(' → ')}`,
      };
    }),
  planted: [
    {
      what: 'a circle of three, closed by a type and a dynamic import',
      at: 'domain/flight/a.ts',
      files: {
        'domain/flight/a.ts': "import { b } from './b.ts';",
        'domain/flight/b.ts': "import type { C } from './c.ts';",
        'domain/flight/c.ts': "export const a = () => import('./a.ts');",
        'domain/flight/d.ts': "import { b } from './b.ts';",
      },
    },
    { what: 'a file that imports itself', at: 'ui/x.ts', files: { 'ui/x.ts': "import { b } from '#ui/x.ts';" } },
  ],
};

function edgesOf(tree: SourceTree): ReadonlyMap<string, readonly string[]> {
  const known = new Set(tree.code.map(({ path }) => path));
  return new Map(
    tree.code.map(({ path, facts }) => [
      path,
      [
        ...new Set(
          facts.imports.flatMap(({ specifier }) => {
            const target = targetOf(path, specifier);
            return 'ours' in target && known.has(target.ours) ? [target.ours] : [];
          }),
        ),
      ],
    ]),
  );
}

/** One shortest circle through the first file of each knot of files that reach one another. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const seen = new Set<string>();
  return [...edges.keys()].toSorted().flatMap((start) => {
    if (seen.has(start)) return [];
    const circle = shortestWayBack(edges, start);
    if (circle === undefined) return [];
    for (const path of circle) seen.add(path);
    return [circle];
  });
}

function shortestWayBack(edges: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const next of edges.get(at) ?? []) {
      if (next === start) {
        const way = [at];
        for (let back = cameFrom.get(at); back !== undefined; back = cameFrom.get(back)) way.unshift(back);
        return way;
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at);
        open.push(next);
      }
    }
  }
  return undefined;
}

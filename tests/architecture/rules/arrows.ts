/**
 * Who may import whom. The table of the house, read from left to right; what it does not allow is forbidden.
 */
import type { Breach, Rule } from '../rule.ts';
import { type Room, roomOf, targetOf } from '../rooms.ts';

interface Arrow {
  readonly from: Room;
  readonly to: readonly Room[];
  /** Rooms of which only types may be imported. */
  readonly typesOf?: readonly Room[];
  readonly because: string;
}

const arrows: readonly Arrow[] = [
  { from: 'domain', to: [], because: 'the domain stands on nothing but itself, so that any front end can reuse it' },
  {
    from: 'application/desk',
    to: ['domain'],
    because: 'the desk is the joint of both programs and speaks in domain terms only',
  },
  {
    from: 'application/portal',
    to: ['application/desk', 'domain'],
    because: "the agent's side knows the back office by the desk alone, and no adapter",
  },
  {
    from: 'application/backoffice',
    to: ['application/desk', 'domain'],
    because:
      'the answering side works on its own ports; adapters are handed to it, and the portal is none of its business',
  },
  {
    from: 'infrastructure/wire',
    to: ['application/desk', 'domain'],
    because: 'the wire spells the desk, for both programs alike',
  },
  {
    from: 'infrastructure/portal',
    to: ['infrastructure/wire', 'application/desk', 'application/portal', 'domain'],
    because: "a browser's adapter serves the portal's ports; what the server is made of never reaches a browser",
  },
  {
    from: 'infrastructure/backoffice',
    to: ['infrastructure/wire', 'application/desk', 'application/backoffice', 'domain'],
    because: "a server's adapter serves the back office's ports; the portal runs elsewhere",
  },
  { from: 'infrastructure/launcher', to: [], because: 'the launcher runs before anything is installed or built' },
  {
    from: 'infrastructure/packaging',
    to: ['infrastructure/launcher'],
    because: 'what packs the domain reads its files and needs none of them running',
  },
  {
    from: 'ui/composition',
    to: ['ui', 'infrastructure/portal', 'infrastructure/wire', 'application/portal', 'application/desk', 'domain'],
    because: 'the portal is composed of everything but the back office',
  },
  {
    from: 'ui',
    to: ['ui/composition', 'application/portal', 'domain'],
    typesOf: ['application/desk'],
    because: 'a screen draws a use case; it neither asks the desk itself nor knows an adapter',
  },
  { from: 'root', to: [], because: 'a setting at the root stands alone' },
];

export const arrowsRule: Rule = {
  name: 'imports follow the arrows',
  check: (tree) =>
    tree.code.flatMap(({ path, facts }) => {
      const from = roomOf(path);
      return facts.imports.flatMap(({ specifier, kind, line }): Breach[] => {
        const target = targetOf(path, specifier);
        if (!('ours' in target)) return [];
        const to = roomOf(target.ours);
        if (from === undefined || to === undefined) {
          // Ambient declarations at the edge of a layer import nothing; anything else needs a room with a row in the table.
          return [
            {
              path,
              line,
              says: `imports ${specifier}: one of the two is in no room of the house, so no arrow covers it`,
            },
          ];
        }
        if (from === to || from === 'tests') return [];
        const arrow = arrows.find((each) => each.from === from);
        if (to === 'tests') return [{ path, line, says: `imports ${specifier}: nothing stands on tests` }];
        if (arrow?.to.includes(to)) return [];
        if (arrow?.typesOf?.includes(to)) {
          if (kind === 'type') return [];
          return [
            { path, line, says: `imports a value of ${to}; ${from} may only import its types: ${arrow.because}` },
          ];
        }
        return [{ path, line, says: `imports ${specifier}; ${from} may not import ${to}: ${arrow?.because}` }];
      });
    }),
  planted: [
    wrong('domain', 'domain/money/x.ts', "import type { Desk } from '#application/desk/desk.ts';"),
    wrong('the desk', 'application/desk/x.ts', "import { a } from '#application/portal/flight/a.ts';"),
    wrong(
      'the portal, by a dynamic import',
      'application/portal/flight/x.ts',
      "const a = await import('../../backoffice/a.ts');",
    ),
    wrong('the portal', 'application/portal/flight/x.ts', "import { call } from '#infrastructure/wire/call.ts';"),
    wrong('the back office', 'application/backoffice/x.ts', "export { a } from '#application/portal/a.ts';"),
    wrong('the wire', 'infrastructure/wire/x.ts', "import { a } from '#application/backoffice/a.ts';"),
    wrong("the portal's adapters", 'infrastructure/portal/x.ts', "export * from '#infrastructure/backoffice/a.ts';"),
    wrong("the server's adapters", 'infrastructure/backoffice/x.ts', "import '#application/portal/a.ts';"),
    wrong('the launcher', 'infrastructure/launcher/x.mjs', "import '#domain/money/money.ts';"),
    wrong('the packaging', 'infrastructure/packaging/x.mjs', "import '#domain/money/money.ts';"),
    wrong('the composition', 'ui/composition/x.ts', "import { a } from '#infrastructure/backoffice/main.ts';"),
    wrong('a screen, an adapter', 'ui/screens/flight/x.tsx', "import { a } from '#infrastructure/portal/a.ts';"),
    wrong('a screen, the wire', 'ui/screens/flight/x.tsx', "import type { A } from '#infrastructure/wire/a.ts';"),
    wrong(
      'a screen, a value of the desk',
      'ui/screens/flight/x.tsx',
      "import { SoldOut } from '#application/desk/failures.ts';",
    ),
    wrong('a program, tests', 'ui/design/x.ts', "type A = import('#tests/fixtures/a.ts').A;"),
    wrong('a setting', 'rsbuild.config.ts', "import './domain/money/money.ts';"),
  ],
};

function wrong(what: string, at: string, text: string) {
  return {
    what,
    at,
    files: {
      [at]: text,
      'ui/screens/flight/right.tsx': "import type { FlightDesk } from '#application/desk/flight.ts';",
      'infrastructure/backoffice/right.ts':
        "import { a } from '#application/backoffice/a.ts'; import { b } from '#domain/b/b.ts';",
    },
  };
}

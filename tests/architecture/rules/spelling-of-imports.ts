/**
 * How an import is written: with its extension, by subpath across layers, never climbing two folders outside the domain.
 */
import type { Breach, Rule } from '../rule.ts';
import { layerOf, targetOf } from '../rooms.ts';

const extension = /\.(ts|tsx|mts|mjs|json|css|ftl|sql|svg|png|woff2|md|txt)$/;

export const importSpellingRule: Rule = {
  name: 'imports are spelled one way',
  check: (tree) =>
    tree.code.flatMap(({ path, facts }) =>
      facts.imports.flatMap(({ specifier, line }): Breach[] => {
        const target = targetOf(path, specifier);
        if (!('ours' in target)) return [];
        const breach = (says: string) => [{ path, line, says: `imports ${specifier}: ${says}` }];
        // Inside the domain imports are relative, and it is two folders deep.
        if (specifier.includes(layerOf(path) === 'domain' ? '../../../' : '../../'))
          return breach('climbing two folders hides where it leads; use a subpath (#ui/…, #application/…)');
        if (specifier.startsWith('.') && layerOf(path) !== layerOf(target.ours)) {
          return breach('another layer is imported by its subpath, so that the crossing can be seen and searched for');
        }
        if (specifier.startsWith('#domain/') && layerOf(path) === 'domain') {
          return breach('inside the domain imports are relative, so that it can be packed by itself');
        }
        const file = specifier.split('?')[0] ?? '';
        if (!extension.test(file))
          return breach('an import carries its extension, and names a file rather than a folder');
        if (/(^|\/)index\.\w+$/.test(file)) return breach('there are no barrels; name the file that is meant');
        return [];
      }),
    ),
  planted: [
    planted('two folders up', 'application/portal/flight/x.ts', "import { a } from '../../desk/a.ts';"),
    planted(
      'three folders up in the domain',
      'domain/flight/pnr/x.ts',
      "import { a } from '../../../domain/money/a.ts';",
    ),
    planted('another layer by a relative path', 'domain/main.ts', "import type { A } from '../application/desk/a.ts';"),
    planted('a subpath inside the domain', 'domain/money/x.ts', "import { a } from '#domain/time/a.ts';"),
    planted('no extension', 'ui/design/x.tsx', "import { a } from './button';"),
    planted('a barrel', 'ui/design/x.tsx', "export * from './button/index.ts';"),
  ],
};

function planted(what: string, at: string, text: string) {
  return {
    what,
    at,
    files: {
      [at]: text,
      'ui/design/right.tsx': "import words from '../locales/en/shell.ftl?raw'; import '#domain/money/money.ts';",
    },
  };
}

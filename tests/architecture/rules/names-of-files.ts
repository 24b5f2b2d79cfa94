/**
 * What files and folders are called, and what stands at the top of the house.
 */
import type { Breach, Rule } from '../rule.ts';

const forbiddenFolders = new Set(['src', 'lib', 'utils', 'util', 'common', 'helpers', 'shared', 'types']);

const top = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rsbuild.config.ts',
  'README.md',
  'LICENSE',
  'NOTICE',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  '.gitattributes',
  '.ci',
  'domain',
  'application',
  'infrastructure',
  'ui',
  'tests',
]);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A routine of the database has the name of its function. */
const routine = /\/routines\/[a-z]+\/[a-z0-9]+(_[a-z0-9]+)*\.sql$/;

export const fileNamesRule: Rule = {
  name: 'files and folders have honest names',
  check: (tree) =>
    tree.files.flatMap(({ path }): Breach[] => {
      const breach = (says: string) => [{ path, line: 1, says }];
      const folders = path.split('/').slice(0, -1);
      const file = path.split('/').at(-1) ?? '';
      const first = path.split('/')[0] ?? '';
      if (!top.has(first))
        return breach(
          `"${first}" at the top: the house has domain, application, infrastructure, ui and tests, and settings that cannot live elsewhere`,
        );
      const bad = folders.find((folder) => forbiddenFolders.has(folder));
      if (bad !== undefined) return breach(`a folder "${bad}" says nothing of what is in it; name it for its concept`);
      if (/^index\.(ts|tsx|mjs)$/.test(file)) return breach('is a barrel; name files for what they hold');
      if (routine.test(path)) return [];
      if (/\.(ts|tsx|mts|mjs|css|ftl|sql)$/.test(file) && !file.split('.').every((part) => kebab.test(part))) {
        return breach('a file is named in kebab-case, for its concept');
      }
      if (first === 'domain' && folders.length > 3)
        return breach('the domain has areas, and rooms in an area; nothing is deeper');
      return [];
    }),
  planted: [
    planted('utils', 'domain/utils/x.ts'),
    planted('a folder at the top', 'scripts/x.ts'),
    planted('shared, deep', 'ui/screens/shared/x.tsx'),
    planted('a barrel', 'domain/money/index.ts'),
    planted('camel case', 'application/portal/searchFlights.ts'),
    planted('a table in snake case', 'infrastructure/backoffice/database/schema/booking/booking_hold.sql'),
    planted('a deep domain', 'domain/flight/fare/fee/x.ts'),
  ],
};

function planted(what: string, at: string) {
  return {
    what,
    at,
    files: { [at]: '', 'domain/money/money.ts': '', 'ui/index.html': '', 'README.md': '', '.ci/run': '' },
  };
}

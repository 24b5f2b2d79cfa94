/**
 * A folder holds as many files of code as a reader takes in.
 */
import type { Breach, Rule } from '../rule.ts';

const most = 22;
const isCode = /\.(ts|tsx|mts|mjs)$/;

export const fullFoldersRule: Rule = {
  name: 'no folder holds more than a reader takes in',
  check: (tree) => {
    const folders = tree.files
      .filter(({ path }) => isCode.test(path))
      .map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    return [...new Set(folders)].flatMap((folder): Breach[] => {
      const count = folders.filter((each) => each === folder).length;
      return count <= most
        ? []
        : [{ path: folder, line: 1, says: `holds ${count} files of code; a prefix that many share is a folder` }];
    });
  },
  planted: [
    {
      what: 'a full folder',
      at: 'ui/design',
      files: Object.fromEntries(Array.from({ length: most + 1 }, (_, at) => [`ui/design/widget-${at}.tsx`, ''])),
    },
  ],
};

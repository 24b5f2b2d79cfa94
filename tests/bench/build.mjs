/** Builds a TypeScript entry for Node just as the back office is built, and gives back the file. */
import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { root } from '#infrastructure/launcher/house.mjs';

/**
 * @param {string} name of the file made
 * @param {string} entry from the root
 * @param {string} folder to build into
 */
export async function buildForNode(name, entry, folder) {
  const { content } = await loadConfig({ cwd: root, path: join(root, 'rsbuild.config.ts') });
  const backoffice = content.environments?.['backoffice'];
  if (backoffice === undefined) throw new Error('rsbuild.config.ts has no environment "backoffice"');
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      root,
      mode: 'production',
      logLevel: 'error',
      performance: { printFileSize: false },
      environments: {
        [name]: {
          ...backoffice,
          source: { ...backoffice.source, entry: { [name]: `./${entry}` } },
          output: { ...backoffice.output, cleanDistPath: false, distPath: { root: folder, js: '' } },
        },
      },
    },
  });
  await rsbuild.build();
  return join(folder, `${name}.mjs`);
}

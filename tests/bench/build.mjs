/** Builds a TypeScript entry for Node with the tool that builds the product, and gives back the file. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { root } from '../../infrastructure/launcher/house.mjs';

/**
 * @param {string} name of the entry, also of the file made
 * @param {string} entry from the root
 * @param {string} folder to build into
 */
export async function buildForNode(name, entry, folder) {
  mkdirSync(folder, { recursive: true });
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      performance: { printFileSize: false },
      source: { entry: { [name]: `./${entry}` } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: folder, js: '' },
        filename: { js: '[name].mjs' },
        filenameHash: false,
        minify: false,
        autoExternal: true,
        cleanDistPath: false,
        overrideBrowserslist: ['node >= 20.19'],
      },
      tools: {
        rspack: (config) => {
          config.module ??= {};
          config.module.rules ??= [];
          config.module.rules.push({ test: /\.(ftl|sql|txt|md)$/, resourceQuery: /raw/, type: 'asset/source' });
          config.module.parser = { ...config.module.parser, javascript: { importMeta: false, url: false } };
        },
      },
    },
  });
  await rsbuild.build();
  return join(folder, `${name}.mjs`);
}

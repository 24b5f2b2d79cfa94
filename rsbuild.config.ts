/// <reference types="@rsbuild/core/types" />
/**
 * How both programs are built: `portal`, the page an agent opens (dist/portal), and `backoffice`, the server that
 * answers it (dist/backoffice/main.mjs, which finds most of its libraries in node_modules, and beside it the threads
 * that print and watch).
 */
import { resolve } from 'node:path';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const root = import.meta.dirname;

/** Libraries of hundreds of small files, which took a quarter of the server's start to find and read: they are built in. */
const builtIn = ['effect', 'inversify', 'temporal-polyfill', 'ts-pattern', '@fluent/bundle', 'nodemailer'];

/** Files that modules read as text with `?raw`, besides those that the builder knows by itself. */
const textFiles = /\.(ftl|sql|txt|md)$/;

type RspackChange = Extract<NonNullable<RsbuildConfig['tools']>['rspack'], (...args: never[]) => unknown>;

const readTextFiles: RspackChange = (config) => {
  config.module ??= {};
  config.module.rules ??= [];
  config.module.rules.push({ test: textFiles, resourceQuery: /raw/, type: 'asset/source' });
};

/** `import.meta.url` stays what it is when the server runs, the address of the built file, and files named by it stay where they are. */
const keepAddresses: RspackChange = (config) => {
  config.module ??= {};
  config.module.parser = { ...config.module.parser, javascript: { importMeta: false, url: false } };
};

/** What the first script loads next is named in the page, so that it comes beside that script and not after it. */
const sendForStart: RsbuildPlugin = {
  name: 'send-for-start',
  setup: (build) =>
    build.modifyHTMLTags(({ headTags, bodyTags }, { compilation, assetPrefix }) => {
      const files = [...(compilation.namedChunkGroups.get('start')?.getFiles() ?? [])];
      const links = files.map((file) => ({
        tag: 'link',
        attrs: file.endsWith('.css')
          ? { rel: 'preload', as: 'style', href: assetPrefix + file }
          : { rel: 'modulepreload', href: assetPrefix + file },
      }));
      return { headTags: [...headTags, ...links], bodyTags };
    }),
};

/** What the start, which every page waits for, has in common with anything that comes after it. */
const start = /^start$/;
/** What stands around every screen but login has in common with the screens. */
const frame = /^(frame|desk|shell|account)$/;

/** Whether a module is of a named part of the portal and of another one. */
const ofPart =
  (part: RegExp): Rspack.OptimizationSplitChunksCacheGroup['test'] =>
  (module, { chunkGraph }) => {
    const chunks = chunkGraph.getModuleChunks(module);
    return chunks.length > 1 && chunks.some(({ name }) => name !== undefined && part.test(name));
  };

/**
 * The words that every page has come as one file a language, and no file is so small that asking for it takes longer than
 * sending it. What many files count with would otherwise be in each of them: it is in the file of the part that every page
 * has fetched before them.
 */
const fewFiles: RspackChange = (config) => {
  const { splitChunks } = config.optimization ?? {};
  if (splitChunks === undefined || splitChunks === false) return;
  splitChunks.minSize = 60_000;
  const together = { chunks: 'async', enforce: true, type: 'javascript/auto' } as const;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    words: {
      test: /ui\/locales\/[a-z]+\/(design|shell|alerts|failures|rules|session)\.ftl/,
      name: (module: { readonly identifier: () => string }) =>
        `words-${/locales\/([a-z]+)\//.exec(module.identifier())?.[1] ?? ''}`,
      chunks: 'async',
      enforce: true,
      priority: 10,
    },
    basics: { ...together, test: ofPart(start), name: 'basics', priority: 10 },
    framing: { ...together, test: ofPart(frame), name: 'framing', priority: 9 },
  };
};

export default defineConfig({
  root,
  output: { cleanDistPath: true, legalComments: 'linked' },
  performance: { printFileSize: false },
  environments: {
    portal: {
      plugins: [pluginReact(), sendForStart],
      source: { entry: { index: './ui/main.tsx' } },
      // The native `Temporal`; ui/main.tsx loads the polyfill first where a browser lacks it.
      // And the packing of workbooks, which would start a worker from a `blob:` address for a long one: the policy refuses it.
      resolve: {
        alias: {
          'temporal-polyfill$': resolve(root, 'ui/temporal.ts'),
          fflate$: resolve(root, 'ui/pack-in-place.ts'),
        },
      },
      html: {
        template: './ui/index.html',
        favicon: './infrastructure/backoffice/http/page/favicon.svg',
        scriptLoading: 'module',
      },
      output: {
        target: 'web',
        module: true,
        distPath: { root: 'dist/portal' },
        filenameHash: true,
        // Nothing inline: the portal is served under a policy that allows neither inline script nor data: script.
        inlineScripts: false,
        inlineStyles: false,
        dataUriLimit: 0,
        sourceMap: { js: false, css: false },
        assetPrefix: '/',
        overrideBrowserslist: ['chrome >= 114', 'edge >= 114', 'firefox >= 125', 'safari >= 17.4'],
      },
      tools: { rspack: [readTextFiles, fewFiles] },
    },
    backoffice: {
      source: {
        entry: {
          main: './infrastructure/backoffice/main.ts',
          'press-worker': './infrastructure/backoffice/documents/press-worker.ts',
          'watchdog-worker': './infrastructure/backoffice/machine/watchdog-worker.ts',
        },
      },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/backoffice', js: '' },
        filename: { js: '[name].mjs' },
        filenameHash: false,
        minify: false,
        sourceMap: { js: 'source-map' },
        autoExternal: { exclude: builtIn },
        overrideBrowserslist: ['node >= 20.19'],
      },
      // Pages to print are written as the portal's are, without its plugin.
      tools: {
        rspack: [readTextFiles, keepAddresses],
        swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
      },
    },
  },
});

/**
 * Builds the gallery as the portal is built and serves it under the portal's strict content policy: no inline script or
 * style, nothing from elsewhere.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative, resolve, sep } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const root = resolve(import.meta.dirname, '../../..');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

/** Its address; it is served for as long as the process lives. */
export async function serveGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const build = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: {
        entry: {
          index: './tests/ui/gallery/gallery.tsx',
          screens: './tests/ui/gallery/screens.tsx',
          states: './tests/ui/screens/page.tsx',
        },
      },
      html: { template: './tests/ui/gallery/page.html', scriptLoading: 'module' },
      output: {
        target: 'web',
        module: true,
        distPath: { root: folder },
        inlineScripts: false,
        inlineStyles: false,
        dataUriLimit: 0,
        overrideBrowserslist: ['chrome >= 114'],
      },
      performance: { printFileSize: false },
      tools: {
        rspack: (config) => {
          config.module ??= {};
          config.module.rules ??= [];
          config.module.rules.push({ test: /\.ftl$/, resourceQuery: /raw/, type: 'asset/source' });
        },
      },
    },
  });
  const { close } = await build.build();
  await close();

  const files = await filesOf(folder);
  await rm(folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const path = pathname === '/' ? '/index.html' : pathname;
    const content = files.get(path);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    response.end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gallery server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}

/** What is in a folder, by the path that a page asks for. */
async function filesOf(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          return [`/${relative(folder, path).split(sep).join('/')}`, await readFile(path)] as const;
        }),
    ),
  );
}

/**
 * Builds the gallery as the portal is built and serves it under the portal's strict content policy: no inline script or
 * style, nothing from elsewhere.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
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

export interface ServedGallery {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function serveGallery(): Promise<ServedGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const build = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: './tests/ui/gallery/gallery.tsx' } },
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

  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (content) => {
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'content-security-policy': policy,
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gallery server has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The built portal as served: its files read once at the start and kept in memory, with what the build made small of them;
 * what it did not is made small when it is first asked for. A path is looked up among them and never joined to a folder, so
 * none leads out of it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compress, type Encoding } from './compression.ts';

export interface ServedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Its name says its content: it may be kept for ever. */
  readonly immutable: boolean;
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
  /** Whether it is worth making small. */
  readonly compressible: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
};

/** What the build puts beside a file. */
const madeSmall = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const satisfies readonly (readonly [Encoding, string])[];

const packed = new Set(['.png', '.jpg', '.webp', '.ico', '.woff2', '.woff']);

export class PortalFiles {
  readonly #files: ReadonlyMap<string, ServedFile>;
  /** The page that every address answers with; undefined where the portal has not been built. */
  readonly page: ServedFile | undefined;

  private constructor(files: ReadonlyMap<string, ServedFile>, page: ServedFile | undefined) {
    this.#files = files;
    this.page = page;
  }

  /**
   * Reads a folder. `base` is the address of the back office that the page is to call, empty for the one that serves
   * it. A folder that is not there gives no files.
   */
  static async read(folder: string, base: string): Promise<PortalFiles> {
    const files = new Map<string, ServedFile>();
    const paths = new Set(await pathsUnder(folder));
    // Hundreds of small files: one after another they come ten times as fast as by promises.
    const read = (path: string) => readFileSync(join(folder, path));
    for (const path of paths) {
      if (path === 'index.html' || isMadeSmall(path, paths)) continue;
      const small = madeSmall.flatMap(([encoding, extension]) =>
        paths.has(path + extension) ? [[encoding, Promise.resolve(read(path + extension))] as const] : [],
      );
      files.set(`/${path}`, servedFile(read(path), path, new Map(small)));
    }
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    return new PortalFiles(
      files,
      page === undefined ? undefined : servedFile(Buffer.from(withBase(page, base)), 'index.html'),
    );
  }

  find(path: string): ServedFile | undefined {
    return this.#files.get(path);
  }
}

async function pathsUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''));
}

function isMadeSmall(path: string, paths: ReadonlySet<string>): boolean {
  return madeSmall.some(([, extension]) => path.endsWith(extension) && paths.has(path.slice(0, -extension.length)));
}

/** A file as it is served. `small`: the compressed forms at hand. */
export function servedFile(body: Buffer, path: string, small = new Map<Encoding, Promise<Buffer>>()): ServedFile {
  const extension = extname(path);
  return {
    body,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: /\.[\da-f]{8,}\./.test(path),
    compressible: !packed.has(extension) && body.length > 512,
    encoded: (encoding) => {
      const already = small.get(encoding) ?? compress(body, encoding, 'once');
      small.set(encoding, already);
      return already;
    },
  };
}

function withBase(page: string, base: string): string {
  if (base === '') return page;
  const content = base.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return page.replace('<head>', () => `<head><meta name="base-address" content="${content}">`);
}

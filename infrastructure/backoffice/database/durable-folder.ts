/**
 * The embedded database's files, kept so that an acknowledged change is on disk. As it comes, PGlite's file system
 * answers PostgreSQL's fsync without doing anything; here it is the real one. A new folder is built aside, synced whole
 * and renamed, so that a start cut short leaves nothing half made.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type Options = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's module that matter here. */
interface NodeFiles {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

const ioError = 29;

export class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    // The module's type leaves NODEFS out; it is there in every build that this file system works with.
    const makeSyncReal = (module: unknown): void => {
      const { NODEFS } = module as NodeFiles;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd === undefined) return ioError;
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [makeSyncReal, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** Makes a folder that `fill` fills, all of it on disk, or none. Nothing to do where it is there. Under the folder's lock only. */
export async function makeWhole(folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  await fill(aside);
  syncTree(aside);
  renameSync(aside, folder);
  sync(dirname(folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

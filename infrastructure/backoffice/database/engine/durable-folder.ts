/**
 * The embedded database's files, kept so that an acknowledged change is on disk. As it comes, PGlite's file system
 * answers PostgreSQL's fsync without doing anything; here it is the real one, and where it fails the database is given
 * up. A new folder is built aside, synced whole and renamed, so that a start cut short leaves nothing half made.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  readonly #onFailedSync: (error: unknown) => void;

  /** `onFailedSync` is called inside the sync: PostgreSQL has not yet heard of it. */
  constructor(folder: string, onFailedSync: (error: unknown) => void) {
    super(folder);
    this.#onFailedSync = onFailedSync;
  }

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    // The module's type leaves NODEFS out; it is there in every build that this file system works with.
    const makeSyncReal = (module: unknown): void => {
      const { NODEFS } = module as NodeFiles;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd === undefined) throw new Error('EIO: a file without a descriptor, fsync');
          fsyncSync(nfd);
          return 0;
        } catch (error) {
          this.#onFailedSync(error);
          return ioError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [makeSyncReal, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** What a file or folder is called while it is made. */
export function besides(name: string): string {
  return `${name}.new`;
}

/** Makes a folder that `fill` fills, all of it on disk, or none. It is not there. Under its parent's lock only. */
export async function makeWhole(folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const aside = besides(folder);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  await fill(aside);
  syncTree(aside);
  renameSync(aside, folder);
  sync(dirname(folder));
}

/** Writes a file, all of it on disk, or none. */
export function writeWhole(file: string, text: string): void {
  const aside = besides(file);
  writeFileSync(aside, text, { mode: 0o600 });
  sync(aside);
  renameSync(aside, file);
  sync(dirname(file));
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

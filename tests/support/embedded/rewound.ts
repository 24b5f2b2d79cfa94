/**
 * A pool of embedded databases in memory. Closing one restores its WebAssembly memory and its files to the moment after
 * its start, for the next user. A start takes 0.6 s of processor time, a restore 25 ms.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { EmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';

/** Bytes of a file or entries of a folder; nothing or something else for devices and links. */
type Contents = Uint8Array | Record<string, FileNode> | string | null | undefined;

/** A node of Emscripten's file system in memory; the fields that change. */
interface FileNode {
  mode: number;
  atime: number;
  mtime: number;
  ctime: number;
  name: string;
  parent: FileNode;
  name_next: FileNode | undefined;
  contents: Contents;
  usedBytes?: number;
}

/** Closing one takes its number away. */
interface OpenFile {
  fd: number | null;
  readonly shared: object;
}

interface FileSystem {
  readonly root: FileNode;
  readonly nameTable: (FileNode | undefined)[];
  readonly streams: (OpenFile | null | undefined)[];
}

/** The parts of Emscripten's module that hold PostgreSQL's state; PGlite's types leave most of them out. */
interface Machine {
  readonly HEAPU8: Uint8Array;
  readonly FS: FileSystem;
  readonly stackSave: () => number;
  readonly stackRestore: (pointer: number) => void;
}

type Rewind = () => void;

/** Bytes compared and copied at once; most of the memory is buffers that nothing was read into. */
const pageBytes = 65_536;

/** Databases that wait to be opened again, at most so many. */
const idle: Rewindable[] = [];
const mostIdle = 2;

/** Limit for a closed database to end its statements; a slower one leaves the pool. */
const patienceMilliseconds = 10_000;

interface Rewindable {
  readonly postgres: PGlite;
  readonly rewind: Rewind;
  /** Libraries that were loaded at the moment to which it is rewound: another one would stay loaded. */
  readonly libraries: number;
}

/** Opens a database as `start` makes it. */
export async function openRewound(start: () => Promise<PGlite>): Promise<EmbeddedDatabase> {
  const taken = idle.pop() ?? (await makeRewindable(await start()));
  return new EmbeddedDatabase(lent(taken), () => {});
}

async function makeRewindable(postgres: PGlite): Promise<Rewindable> {
  // Loads the library of the procedural language, which every use of the schema does.
  await postgres.exec('do $$ begin end $$');
  return { postgres, libraries: await countLibraries(postgres), rewind: rememberMachine(machineOf(postgres)) };
}

function machineOf(postgres: PGlite): Machine {
  return postgres.Module as unknown as Machine;
}

async function countLibraries(postgres: PGlite): Promise<number> {
  const { rows } = await postgres.query('select from pg_get_loaded_modules()');
  return rows.length;
}

/** PostgreSQL for one user: nothing of it works after `close`. */
function lent(taken: Rewindable): PGlite {
  const { postgres } = taken;
  const listening = new Set<() => Promise<void>>();
  /** Statements that were asked for before the end: what queues would run on the next user's database. */
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const whileOpen = <A>(work: () => Promise<A>): Promise<A> => {
    if (isClosed) return Promise.reject(new Error('PGlite is closed'));
    const asked = work();
    underWay.add(asked);
    const forget = () => underWay.delete(asked);
    asked.then(forget, forget);
    return asked;
  };
  const given: Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close' | 'dumpDataDir'> = {
    query: (...asked) => whileOpen(() => postgres.query(...asked)),
    exec: (...asked) => whileOpen(() => postgres.exec(...asked)),
    transaction: (work) => whileOpen(() => postgres.transaction(work)),
    dumpDataDir: (...asked) => whileOpen(() => postgres.dumpDataDir(...asked)),
    listen: (...asked) =>
      whileOpen(async () => {
        const stop = await postgres.listen(...asked);
        const stopOnce = async () => {
          if (listening.delete(stopOnce)) await stop();
        };
        listening.add(stopOnce);
        return stopOnce;
      }),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      const rest = async () => {
        await Promise.allSettled(underWay);
        for (const stop of listening) await stop();
        return (await countLibraries(postgres)) === taken.libraries;
      };
      const isReusable = await Promise.race([
        rest().catch(() => false),
        delay(patienceMilliseconds, false, { ref: false }),
      ]);
      if (!isReusable || idle.length >= mostIdle) {
        await postgres.close().catch(() => undefined);
        return;
      }
      taken.rewind();
      idle.push(taken);
    },
  };
  return given as PGlite;
}

function rememberMachine(machine: Machine): Rewind {
  const [memory, files, stack] = [rememberMemory(machine), rememberFiles(machine.FS), machine.stackSave()];
  return () => {
    memory();
    files();
    // A statement that failed leaves its part of the stack behind.
    machine.stackRestore(stack);
  };
}

/** The memory may have grown since: what it grew by is empty again. */
function rememberMemory(machine: Machine): Rewind {
  const { length } = machine.HEAPU8;
  const empty = Buffer.alloc(pageBytes);
  const pages = new Map<number, Uint8Array>();
  for (let at = 0; at < length; at += pageBytes) {
    const page = machine.HEAPU8.subarray(at, at + pageBytes);
    if (!empty.equals(page)) pages.set(at, page.slice());
  }
  return () => {
    const memory = machine.HEAPU8;
    for (let at = 0; at < memory.length; at += pageBytes) {
      const page = pages.get(at);
      if (page === undefined) memory.fill(0, at, at + pageBytes);
      else memory.set(page, at);
    }
  };
}

/** Files, folders and names, and what is open. */
function rememberFiles(system: FileSystem): Rewind {
  const names = [...system.nameTable];
  const nodes = new Set<FileNode>();
  const walk = (node: FileNode) => {
    nodes.add(node);
    if (isFolder(node.contents)) Object.values(node.contents).forEach(walk);
  };
  walk(system.root);
  // A file that was deleted while it is open has no name any more.
  for (let node of names) {
    for (; node !== undefined; node = node.name_next) nodes.add(node);
  }
  const restores = [...nodes].map(rememberNode);
  const streams = [...system.streams];
  const states = streams.map((stream) => stream && { fd: stream.fd, shared: { ...stream.shared } });
  return () => {
    for (const restore of restores) restore();
    system.nameTable.length = 0;
    system.nameTable.push(...names);
    system.streams.length = 0;
    system.streams.push(...streams);
    streams.forEach((stream, at) => {
      if (stream === undefined || stream === null) return;
      stream.fd = states[at]?.fd ?? null;
      Object.assign(stream.shared, states[at]?.shared);
    });
  };
}

function rememberNode(node: FileNode): Rewind {
  const { mode, atime, mtime, ctime, name, parent, name_next: next, usedBytes } = node;
  const contentsOf = rememberContents(node.contents, usedBytes);
  return () => {
    Object.assign(node, { mode, atime, mtime, ctime, name, parent, name_next: next });
    if (usedBytes !== undefined) node.usedBytes = usedBytes;
    node.contents = contentsOf(node.contents);
  };
}

/** Answers the contents to restore, given the present ones. */
function rememberContents(contents: Contents, usedBytes = 0): (present: Contents) => Contents {
  if (isFolder(contents)) {
    const entries = { ...contents };
    return () => ({ ...entries });
  }
  if (!(contents instanceof Uint8Array)) return () => contents;
  const bytes = contents.slice(0, usedBytes);
  return (present) => {
    if (!(present instanceof Uint8Array) || present.length < bytes.length) return bytes.slice();
    present.set(bytes);
    return present.fill(0, bytes.length);
  };
}

function isFolder(contents: Contents): contents is Record<string, FileNode> {
  return typeof contents === 'object' && contents !== null && !ArrayBuffer.isView(contents);
}

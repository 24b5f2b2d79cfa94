/**
 * PostgreSQL inside this process (PGlite), kept in a folder: what the back office runs on where no server is named. One
 * process and one connection; statements queue. The folder is locked for the life of the process and a commit is on
 * disk before it answers.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { endAtOnce } from '#infrastructure/backoffice/machine/end-at-once.ts';
import { makeFolder } from '#infrastructure/backoffice/machine/make-folder.ts';
import type { Database, Sql } from './database.ts';
import { checkIdentity, giveIdentity, homeIn, makeHome } from './embedded-home.ts';
import { lockFolder } from './folder-lock.ts';
import { type DatabaseLost, MortalPostgres } from './mortal-postgres.ts';
import { readers } from './rows.ts';

const settings: Readonly<Record<string, string>> = {
  search_path: 'public',
  TimeZone: 'UTC',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // Replayed at the next start after a kill: small, so that the start is quick.
  max_wal_size: '128MB',
  // The one that the file system makes real.
  wal_sync_method: 'fsync',
};

/** PGlite's own start without `-F`, which would turn syncing off. */
const startParams = [
  '--single',
  '-O',
  '-j',
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

export interface EmbeddedOptions {
  /**
   * The database can no longer keep what it is given; called inside the statement under way. Ends the process where
   * absent. Where it returns, no statement is answered any more.
   */
  readonly onLost?: (lost: DatabaseLost) => void;
  /** Files elsewhere that are there only where a database was: beside them none is made. */
  readonly signs?: readonly string[];
}

/**
 * Opens the database in `folder`, making it where there has never been one. Throws `FolderInUse`, `NoFolderLock`,
 * `DatabaseMissing` or `CannotOpen`.
 */
export async function openEmbeddedDatabase(
  folder: string,
  { onLost = ({ message }) => endAtOnce(message), signs = [] }: EmbeddedOptions = {},
): Promise<Database> {
  makeFolder(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    await makeHome(folder, signs, async (aside) => {
      const made = new EmbeddedDatabase(await start(aside, onLost), () => {});
      await giveIdentity(made);
      await made.close();
    });
    const database = new EmbeddedDatabase(await start(homeIn(folder), onLost), () => lock.release());
    await checkIdentity(folder, database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, for tests. */
export async function openMemoryDatabase(): Promise<EmbeddedDatabase> {
  return new EmbeddedDatabase(await startInMemory(), () => {});
}

/** Starts PostgreSQL in memory, for tests: `image` is one that {@link EmbeddedDatabase.image} gave. */
export function startInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create({ parsers: readers, startParams, ...(image === undefined ? {} : { loadDataDir: image }) });
}

function start(home: string, onLost: (lost: DatabaseLost) => void): Promise<MortalPostgres> {
  // Left by a process that was killed. Under our lock nobody else's; an empty one would refuse every start.
  const stale = join(home, 'postmaster.pid');
  if (existsSync(stale)) rmSync(stale);
  return MortalPostgres.open({ home, onLost, parsers: readers, startParams });
}

type Runner = Pick<Transaction, 'query' | 'exec'>;

export class EmbeddedDatabase implements Database {
  readonly kind = 'embedded';
  /** There is one connection. */
  readonly aside: Sql = this;
  readonly #postgres: PGlite;
  readonly #released: () => void;

  constructor(postgres: PGlite, released: () => void) {
    this.#postgres = postgres;
    this.#released = released;
  }

  query<Row extends object>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.#postgres, text, parameters);
  }

  async transaction<A>(work: (tx: Sql) => Promise<A>): Promise<A> {
    return this.#postgres.transaction((tx) => work({ query: (text, parameters) => run(tx, text, parameters) }));
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = await this.#postgres.listen(channel, onNotice);
    return () => stop();
  }

  async close(): Promise<void> {
    // A lost one has no clean end.
    if (!(this.#postgres instanceof MortalPostgres) || this.#postgres.lost === undefined) await this.#postgres.close();
    this.#released();
  }

  /** The whole database as one file, to open others from. */
  image(): Promise<Blob> {
    return this.#postgres.dumpDataDir('none');
  }
}

async function run<Row extends object>(on: Runner, text: string, parameters?: readonly unknown[]): Promise<Row[]> {
  if (parameters !== undefined) return (await on.query<Row>(text, [...parameters])).rows;
  const results: readonly Results[] = await on.exec(text);
  // Without parameters a text may hold several statements; the last one's rows are the answer.
  return (results.at(-1)?.rows ?? []) as Row[];
}

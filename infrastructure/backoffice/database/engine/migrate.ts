/**
 * Brings a database to the program's schema, in one transaction, by one process at a time. The tables have a history: the
 * baseline and the migrations after it, each applied once, in order. Routines have none: each is replaced where its text is
 * another. A database whose history differs from the program's, or whose routines are newer, is refused, because nobody can
 * say what such a database holds.
 */
import { createHash } from 'node:crypto';
import type { Database, Sql } from './database.ts';
import { type Routine, routineOf } from './routine.ts';

export interface Migration {
  /** Four digits and a name: '0001-rooms'. Applied in the order of names. */
  readonly name: string;
  readonly sql: string;
}

export interface Schema {
  /** The tables of a new database. */
  readonly baseline: readonly string[];
  /** What changed of them since the baseline was released. */
  readonly migrations: readonly Migration[];
  /** One function each. */
  readonly routines: readonly string[];
}

export interface Applied {
  readonly migrations: readonly string[];
  readonly routines: readonly string[];
}

/** The database's history is not this program's. */
export class HistoryChanged extends Error {
  override readonly name = 'HistoryChanged';

  constructor(what: string) {
    super(`${what}: start the version of the program that the database belongs to, or name another database.`);
  }
}

/** The database does not take the present schema; nothing of it was applied. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(what: string, cause: unknown) {
    super(
      `${what} failed: ${cause instanceof Error ? cause.message : String(cause)}; ` +
        'nothing was changed. Where the database is not this program’s, name an empty one.',
      { cause },
    );
  }
}

/** Any number that no other part locks: 'FARE' in ASCII. */
const lockKey = 0x46415245;

/** Applies what is missing; answers the names applied. Throws `HistoryChanged`. Safe to run from several processes at once. */
export async function migrate(database: Database, { baseline, migrations, routines }: Schema): Promise<Applied> {
  const history = [{ name: '0000-baseline', sql: baseline.join('\n') }, ...migrations];
  requireOrder(history);
  const ours = routines.map(routineOf);
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(`
      create table if not exists migration (
        name text primary key,
        digest text not null,
        applied_at timestamptz not null default clock_timestamp()
      );
      create table if not exists routine (
        place bigint generated always as identity primary key,
        name text not null,
        digest text not null,
        applied_at timestamptz not null default clock_timestamp(),
        unique (name, digest)
      )`);
    const missing = await missingOf(tx, history);
    const replaced = await replaceRoutines(tx, ours);
    for (const { name, sql } of missing) {
      await tx.query(sql).catch((cause: unknown) => {
        throw new MigrationFailed(`Migration ${name}`, cause);
      });
      await tx.query('insert into migration (name, digest) values ($1, $2)', [name, digestOf(sql)]);
    }
    await refuseUnknownRoutines(tx, ours);
    return { migrations: missing.map(({ name }) => name), routines: replaced };
  });
}

async function missingOf(tx: Sql, history: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await tx.query<{ name: string; digest: string }>('select name, digest from migration order by name');
  for (const [index, { name, digest }] of applied.entries()) {
    const ours = history[index];
    if (ours === undefined)
      throw new HistoryChanged(`The database has ${name}, which this program does not know; it is of a newer version`);
    if (ours.name !== name) throw new HistoryChanged(`The database has ${name} where this program has ${ours.name}`);
    if (digestOf(ours.sql) !== digest)
      throw new HistoryChanged(`${name} was changed after it was applied to this database`);
  }
  return history.slice(applied.length);
}

/**
 * Before the tables, whose triggers name them; a body is read when it is first called. A text that the database had before,
 * and has another of now, is an older program's.
 */
async function replaceRoutines(tx: Sql, ours: readonly Routine[]): Promise<readonly string[]> {
  const applied = await appliedRoutines(tx);
  const present = new Map(applied.map(({ name, digest }) => [name, digest]));
  const past = new Set(applied.map(({ name, digest }) => `${name} ${digest}`));
  const changed = ours
    .map((routine) => ({ ...routine, digest: digestOf(routine.sql) }))
    .filter(({ name, digest }) => present.get(name) !== digest);
  const older = changed.find(({ name, digest }) => past.has(`${name} ${digest}`));
  if (older !== undefined)
    throw new HistoryChanged(`The database has a newer ${older.name} than this program; it is of a newer version`);
  if (changed.length === 0) return [];
  await tx.query('set local check_function_bodies = off');
  for (const { name, sql, isTrigger, settings } of changed) {
    // A trigger holds on to its function; of any other, what it takes and answers may have changed.
    const old = present.has(name) && !isTrigger ? `drop function if exists ${name};` : '';
    await tx.query([old, sql, ...settings].join('\n')).catch((cause: unknown) => {
      throw new MigrationFailed(`Routine ${name}`, cause);
    });
  }
  await tx.query('insert into routine (name, digest) select * from unnest($1::text[], $2::text[])', [
    changed.map(({ name }) => name),
    changed.map(({ digest }) => digest),
  ]);
  return changed.map(({ name }) => name);
}

/** After the migrations, which drop what the program no longer has. */
async function refuseUnknownRoutines(tx: Sql, ours: readonly Routine[]): Promise<void> {
  const known = new Set(ours.map(({ name }) => name));
  const unknown = (await appliedRoutines(tx)).find(({ name }) => !known.has(name));
  if (unknown !== undefined)
    throw new HistoryChanged(
      `The database has ${unknown.name}, which this program does not know; it is of a newer version`,
    );
}

function appliedRoutines(tx: Sql): Promise<{ readonly name: string; readonly digest: string }[]> {
  return tx.query('select name, digest from routine order by place');
}

function requireOrder(history: readonly Migration[]): void {
  for (const [index, { name }] of history.entries()) {
    const before = history[index - 1]?.name ?? '';
    if (!/^\d{4}-[a-z0-9-]+$/.test(name) || before.slice(0, 4) >= name.slice(0, 4)) {
      throw new Error(`Migration "${name}" is not named or numbered in order`);
    }
  }
}

function digestOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

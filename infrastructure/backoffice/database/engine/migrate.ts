/**
 * Brings a database to the present schema: numbered texts of SQL, each applied once, in order, in one transaction, by
 * one process at a time. What was applied is remembered with its digest; a history that differs from the program's is
 * refused, because nobody can say what such a database holds.
 */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

export interface Migration {
  /** Four digits and a name: '0020-account'. Applied in the order of names. */
  readonly name: string;
  readonly sql: string;
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
}

/** Any number that no other part locks: 'FARE' in ASCII. */
const lockKey = 0x46415245;

/** Applies what is missing; answers the names applied. Throws `HistoryChanged`. Safe to run from several processes at once. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
  requireOrder(migrations);
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(`
      create table if not exists migration (
        name text primary key,
        digest text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`);
    const applied = await tx.query<{ name: string; digest: string }>(
      'select name, digest from migration order by name',
    );
    for (const [index, { name, digest }] of applied.entries()) {
      const ours = migrations[index];
      if (ours === undefined)
        throw new HistoryChanged(
          `The database has ${name}, which this program does not know; it is of a newer version`,
        );
      if (ours.name !== name) throw new HistoryChanged(`The database has ${name} where this program has ${ours.name}`);
      if (digestOf(ours.sql) !== digest)
        throw new HistoryChanged(`${name} was changed after it was applied to this database`);
    }
    const missing = migrations.slice(applied.length);
    for (const { name, sql } of missing) {
      try {
        await tx.query(sql);
      } catch (cause) {
        throw new MigrationFailed(
          `Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}; ` +
            'nothing was changed. Where the database is not this program’s, name an empty one.',
          { cause },
        );
      }
      await tx.query('insert into migration (name, digest) values ($1, $2)', [name, digestOf(sql)]);
    }
    return missing.map(({ name }) => name);
  });
}

function requireOrder(migrations: readonly Migration[]): void {
  for (const [index, { name }] of migrations.entries()) {
    const before = migrations[index - 1]?.name ?? '';
    if (!/^\d{4}-[a-z0-9-]+$/.test(name) || before.slice(0, 4) >= name.slice(0, 4)) {
      throw new Error(`Migration "${name}" is not named or numbered in order`);
    }
  }
}

function digestOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

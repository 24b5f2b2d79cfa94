/**
 * Where the embedded database lies in its folder, and how it is known to be the one that belongs there. It is made once,
 * in a folder where nothing is; never over anything, and never again. It carries its identity twice, in a file beside it
 * and in a row of its own, so that a database that was lost, emptied or taken for another is met with words and not with
 * an empty one. Everything here happens under the folder's lock.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './database.ts';
import { besides, makeWhole, writeWhole } from './durable-folder.ts';

/** The folder does not hold the database that belongs there. */
export class DatabaseMissing extends Error {
  override readonly name = 'DatabaseMissing';

  constructor(what: string, advice = '') {
    super(
      `${what}, and no new one is made over it: put it back from a backup, ${advice}` +
        'or set DATA_DIR to another folder to begin with an empty database.',
    );
  }
}

export function homeIn(folder: string): string {
  return join(folder, 'postgres');
}

function identityFileIn(folder: string): string {
  return join(folder, 'identity');
}

/**
 * Makes the database in `folder` by `fill` where there has never been one. `signs`: files elsewhere that are there only
 * where a database was. Throws `DatabaseMissing`.
 */
export async function makeHome(
  folder: string,
  signs: readonly string[],
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  const home = homeIn(folder);
  if (existsSync(home)) {
    if (existsSync(join(home, 'PG_VERSION'))) return;
    throw new DatabaseMissing(`${home} holds no database (its PG_VERSION is missing)`);
  }
  const left = readdirSync(folder).filter((name) => name !== 'lock' && name !== besides('postgres'));
  const sign = left.length > 0 ? join(folder, left[0] ?? '') : signs.find((file) => existsSync(file));
  if (sign !== undefined)
    throw new DatabaseMissing(
      `The database in ${home} is gone (${sign} is still there)`,
      `remove what is left of it, `,
    );
  await makeWhole(home, fill);
}

/** Gives a new database its identity, or one that never had any. */
export async function giveIdentity(database: Sql): Promise<string> {
  await database.query(
    `create table if not exists folder_identity (
       sole boolean primary key default true check (sole),
       identity uuid not null
     )`,
  );
  await database.query('insert into folder_identity (identity) values ($1) on conflict do nothing', [randomUUID()]);
  return (await identityOf(database)) ?? '';
}

/** Compares the database with the file beside it; writes the file where it is missing. Throws `DatabaseMissing`. */
export async function checkIdentity(folder: string, database: Sql): Promise<void> {
  const file = identityFileIn(folder);
  if (!existsSync(file)) {
    writeWhole(file, `${(await identityOf(database)) ?? (await giveIdentity(database))}\n`);
    return;
  }
  const belongs = readFileSync(file, 'utf8').trim();
  const found = await identityOf(database);
  if (found === belongs) return;
  throw new DatabaseMissing(
    `${homeIn(folder)} holds another database (${found ?? 'without identity'}) than the one that ${file} names (${belongs})`,
    `remove ${file} if it is the one that is meant, `,
  );
}

async function identityOf(database: Sql): Promise<string | undefined> {
  const [{ there } = { there: false }] = await database.query<{ there: boolean }>(
    `select to_regclass('folder_identity') is not null as there`,
    [],
  );
  if (!there) return undefined;
  const [row] = await database.query<{ identity: string }>('select identity from folder_identity', []);
  return row?.identity;
}

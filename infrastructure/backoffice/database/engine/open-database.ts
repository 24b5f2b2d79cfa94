/** Opens the database that the settings name, with the present schema. */
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { passwordFileIn } from '#infrastructure/backoffice/seed/password-file.ts';
import { migrate } from './migrate.ts';
import { schema } from './schema.ts';
import { openServerDatabase, type ServerOptions } from './server-database.ts';

export interface WhereToKeep extends ServerOptions {
  /** A PostgreSQL server's address; the embedded database where absent. */
  readonly databaseUrl?: string | undefined;
  /** The folder of everything kept here; the embedded database is its `database`. */
  readonly dataDir: string;
}

/** Throws as {@link openEmbeddedDatabase} does, `HistoryChanged`, or the driver's error where the server does not answer. */
export async function openDatabase({ databaseUrl, dataDir, ...options }: WhereToKeep): Promise<Database> {
  if (databaseUrl === undefined || databaseUrl === '')
    return migrated(await openEmbeddedDatabase(`${dataDir}/database`, { signs: [passwordFileIn(dataDir)] }));
  // A new schema may take its time, and waits for the replica that is at it.
  const patient = await openServerDatabase(databaseUrl, { ...options, connections: 1, statementSeconds: 0 });
  await (await migrated(patient)).close();
  return openServerDatabase(databaseUrl, options);
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database, schema);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

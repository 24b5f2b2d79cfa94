/** Opens the database that the settings name, with the present schema. */
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { giveLedgerKey, ledgerKeyOf, ownLedgerSecret } from './ledger-key.ts';
import { passwordFileIn } from '#infrastructure/backoffice/seed/password-file.ts';
import { migrate } from './migrate.ts';
import { schema } from './schema.ts';
import { openServerDatabase, type ServerOptions } from './server-database.ts';

export interface WhereToKeep extends Omit<ServerOptions, 'ledgerKey'> {
  /** A PostgreSQL server's address; the embedded database where absent. */
  readonly databaseUrl?: string | undefined;
  /** The folder of everything kept here; the embedded database is its `database`. */
  readonly dataDir: string;
  /** What ends of ledgers are signed by; a secret of the deployment's own where absent. */
  readonly secretKey?: string | undefined;
}

/** Throws as {@link openEmbeddedDatabase} does, `HistoryChanged`, or the driver's error where the server does not answer. */
export async function openDatabase({ databaseUrl, dataDir, secretKey, ...options }: WhereToKeep): Promise<Database> {
  const keyFor = async (database: Database): Promise<string> =>
    ledgerKeyOf(secretKey ?? (await ownLedgerSecret(database, dataDir)));
  if (databaseUrl === undefined || databaseUrl === '') {
    const database = await openEmbeddedDatabase(`${dataDir}/database`, { signs: [passwordFileIn(dataDir)] });
    return prepared(database, async () => {
      await giveLedgerKey(database, await keyFor(database));
    });
  }
  // A new schema may take its time, and waits for the replica that is at it.
  const patient = await openServerDatabase(databaseUrl, { ...options, connections: 1, statementSeconds: 0 });
  let ledgerKey = '';
  await prepared(patient, async () => {
    ledgerKey = await keyFor(patient);
  });
  await patient.close();
  return openServerDatabase(databaseUrl, { ...options, ledgerKey });
}

async function prepared(database: Database, further: () => Promise<void>): Promise<Database> {
  try {
    await migrate(database, schema);
    await further();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

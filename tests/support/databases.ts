/**
 * Fresh databases with the present schema, of both kinds, for suites that run on each:
 *
 *     describe.each(databases())('… on the $kind database', ({ fresh }) => {
 *       let database: Database;
 *       beforeAll(async () => { database = await fresh(); });
 *       afterAll(() => database.close());
 *
 * Each is a copy of one that was migrated once: of a template on the server, of an image in memory for the embedded.
 * Nothing is shared between two of them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  EmbeddedDatabase,
  openEmbeddedDatabase,
  openMemoryDatabase,
  startInMemory,
} from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { giveLedgerKey, ledgerKeyOf } from '#infrastructure/backoffice/database/engine/ledger-key.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { drawIndex, presentSeed, runsOnBothDatabases } from '#tests/run/rings.mjs';
import { openRewound } from './embedded/rewound.ts';
import { presentTestFile, ring } from './ring.ts';
import { postgresServerUrl } from './test-database.ts';

export interface DatabaseKind {
  readonly kind: Database['kind'];
  /** A new database with the present schema and no rows. Close it when done. */
  readonly fresh: () => Promise<Database>;
}

/** What fresh databases sign the ends of ledgers by. */
export const testLedgerKey = ledgerKeyOf('the secret of tests');

const kinds: readonly DatabaseKind[] = [
  { kind: 'embedded', fresh: freshEmbedded },
  { kind: 'server', fresh: async () => openServerDatabase(await freshServerUrl(), { ledgerKey: testLedgerKey }) },
];

/**
 * Databases for the present test file: both, or the one named by `TEST_DATABASE_KIND`. A sample draws one for each file; files
 * about money, bookings or locks keep both. `only` restricts them where a file proves one kind.
 */
export function databases(only?: Database['kind']): readonly DatabaseKind[] {
  const named = only ?? process.env['TEST_DATABASE_KIND'];
  if (named !== undefined) return kinds.filter(({ kind }) => kind === named);
  const path = presentTestFile();
  if (ring !== 'sample' || runsOnBothDatabases(path)) return kinds;
  return kinds.filter((_, at) => at === drawIndex(presentSeed(), path, kinds.length));
}

/** A new database as {@link DatabaseKind.fresh}, of whichever kind, for suites that need one and do not care. */
export async function freshDatabase(): Promise<Database> {
  const [first] = kinds.filter(({ kind }) => kind === (process.env['TEST_DATABASE_KIND'] ?? kind));
  if (first === undefined) throw new Error(`No such database: ${process.env['TEST_DATABASE_KIND'] ?? ''}`);
  return first.fresh();
}

const present = createHash('sha256')
  .update(JSON.stringify([process.getuid?.(), process.versions.node, schema, 'without templates']))
  .digest('hex')
  .slice(0, 16);

/** The embedded one, for what only it does. */
export function freshEmbedded(): Promise<Database> {
  return openRewound(async () => {
    const postgres = await startInMemory(await embeddedImage());
    await giveLedgerKey(new EmbeddedDatabase(postgres, () => {}), testLedgerKey);
    return postgres;
  });
}

let image: Promise<Blob> | undefined;

/** What takes seconds to make is kept between runs. */
const kept = join(tmpdir(), `farelane-tests-${process.getuid?.() ?? 0}`);

function embeddedImage(): Promise<Blob> {
  image ??= (async () => {
    const file = join(kept, `embedded-${present}.tar`);
    if (!existsSync(file)) {
      const made = await openMemoryDatabase();
      await migrate(made, schema);
      mkdirSync(kept, { recursive: true, mode: 0o700 });
      const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
      writeFileSync(aside, withoutTemplates(Buffer.from(await (await made.image()).arrayBuffer())));
      renameSync(aside, file);
      await made.close();
    }
    return new Blob([readFileSync(file)]);
  })();
  return image;
}

/**
 * An image (tar) without the files of PostgreSQL's two template databases, which nobody connects to. A database starts from
 * it in two thirds of the processor time.
 */
function withoutTemplates(image: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + tarBlock <= image.length; ) {
    const name = image.toString('latin1', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(image.toString('latin1', at + 124, at + 136), 8) || 0;
    const next = at + tarBlock * (1 + Math.ceil(size / tarBlock));
    if (!/^\/?base\/[14]\/\d/.test(name)) parts.push(image.subarray(at, next));
    at = next;
  }
  return Buffer.concat(parts);
}

/** Bytes of a header, and of what each file is filled up to. */
const tarBlock = 512;

/** A new folder with an embedded database of the present schema, closed: for suites that open it in processes of their own. */
export async function freshFolder(): Promise<string> {
  const whole = join(kept, `own-folder-${present}`);
  if (!existsSync(whole)) {
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    const aside = mkdtempSync(join(kept, 'making-'));
    const made = await openEmbeddedDatabase(aside);
    await migrate(made, schema);
    await made.close();
    try {
      renameSync(aside, whole);
    } catch {
      // Another process was first.
      rmSync(aside, { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'farelane-folder-'));
  cpSync(whole, folder, { recursive: true });
  return folder;
}

/** The address of a new database on the server with the present schema: for suites that open it more than once. */
export async function freshServerUrl(): Promise<string> {
  const server = await postgresServerUrl();
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  const template = `farelane_${present}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One at a time: a template cannot be copied while somebody is connected to it.
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query<{ datistemplate: boolean }>(
      'select datistemplate from pg_database where datname = $1',
      [template],
    );
    if (rows[0]?.datistemplate !== true) {
      if (rows.length > 0) await client.query(`drop database ${template}`);
      await client.query(`create database ${template}`);
      const made = await openServerDatabase(urlOf(server, template), { connections: 1 });
      try {
        await migrate(made, schema);
      } finally {
        await made.close();
      }
      await client.query(`alter database ${template} is_template true`);
    }
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return urlOf(server, name);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A database that outlives its servers, as the folder of an embedded one does; who made it closes it. */
export function lasting(base: Database): Database {
  return {
    kind: base.kind,
    aside: base.aside,
    query: (text, parameters) => base.query(text, parameters),
    transaction: (work) => base.transaction(work),
    listen: (channel, onNotice) => base.listen(channel, onNotice),
    close: () => Promise.resolve(),
  };
}

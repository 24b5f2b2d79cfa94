/** A server that goes away and comes back: statements fail and then work again, and listeners find their way back. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/server-database.ts';
import { openDatabase } from '#infrastructure/backoffice/database/open-database.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

let url: string;
let database: Database;
const troubles: string[] = [];
beforeAll(async () => {
  url = await postgresUrl();
  database = await openServerDatabase(url, { connections: 3, onTrouble: ({ message }) => troubles.push(message) });
});
afterAll(() => database.close());

/** Ends every other connection to the database, as a restart does. */
async function cutConnections(): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rowCount ?? 0;
}

it('goes on after its connections were cut, and tells listeners that they may have missed something', async () => {
  const heard: string[] = [];
  const stop = await database.listen('news', (payload) => heard.push(payload));
  const stopOther = await database.listen('other', (payload) => heard.push(`other ${payload}`));
  await database.query(`select pg_notify('news', 'one')`);
  await expect.poll(() => heard).toEqual(['one']);
  expect(await cutConnections()).toBeGreaterThanOrEqual(2);
  await expect.poll(() => heard.slice(1).sort(), { timeout: 10_000 }).toEqual(['', 'other ']);
  await database.query(`select pg_notify('news', 'two'), pg_notify('other', 'three')`);
  await expect.poll(() => heard.slice(3).sort()).toEqual(['other three', 'two']);
  expect(troubles.length).toBeGreaterThan(0);
  await stop();
  await stopOther();
});

it('fails the statement that lost its connection, never the process, and gives back no broken one', async () => {
  await database.query('create table kept (n int)');
  await expect(
    database.transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      await cutConnections();
      await tx.query('insert into kept values (2)');
    }),
  ).rejects.toThrow(/terminat|not queryable/);
  expect(await database.query('select n from kept', [])).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => database.query('insert into kept values ($1)', [3])));
  expect(await database.query('select count(*) as n from kept', [])).toEqual([{ n: '6' }]);
});

it('is refused with the reason where nobody answers', async () => {
  await expect(openServerDatabase('postgresql://127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  await expect(
    openDatabase({ databaseUrl: url.replace(/[^/]+$/, 'no_such_database'), dataDir: '/tmp' }),
  ).rejects.toThrow('does not exist');
});

it('opens with the present schema, twice at once and again', async () => {
  const fresh = await postgresUrl();
  const both = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: fresh, dataDir: '/nowhere' })));
  both.push(await openDatabase({ databaseUrl: fresh, dataDir: '/nowhere' }));
  for (const each of both) {
    expect(await each.query('select count(*) as rows from account', [])).toEqual([{ rows: '0' }]);
    await each.close();
  }
});

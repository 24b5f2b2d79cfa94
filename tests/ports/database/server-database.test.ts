/** A server that goes away and comes back: statements fail and then work again, and listeners find their way back. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, DatabaseSilent } from '#infrastructure/backoffice/database/engine/database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { openDatabase } from '#infrastructure/backoffice/database/engine/open-database.ts';
import { frozenAfter } from '#tests/support/frozen-server.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

let url: string;
let database: Database;
const troubles: string[] = [];
const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));
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

it('goes on after its connections were cut, and says listeners that they may have missed something', async () => {
  const heard: string[] = [];
  const stop = await database.listen('news', (payload) => heard.push(payload));
  const stopOther = await database.listen('other', (payload) => heard.push(`other ${payload}`));
  await database.query(`select pg_notify('news', 'one')`);
  await expect.poll(() => heard).toEqual(['one']);
  expect(await cutConnections()).toBeGreaterThanOrEqual(2);
  await expect.poll(() => heard.slice(1).sort()).toEqual(['', 'other ']);
  await database.query(`select pg_notify('news', 'two'), pg_notify('other', 'three')`);
  await expect.poll(() => heard.slice(3).sort()).toEqual(['other three', 'two']);
  expect(troubles.length).toBeGreaterThan(0);
  await stop();
  await stopOther();
});

it.each([
  ['57P01', 'the server stops'],
  ['53100', 'its disk is full'],
  ['53300', 'it has no connection left'],
  ['40P01', 'statements stood in each other’s way'],
  ['25006', 'it only reads just now'],
])('distinguishes %s from faults of ours: %s', async (code) => {
  const raise = database.query(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);
  await expect(raise).rejects.toThrow(DatabaseSilent);
  const fault = database.query(`do $$ begin raise exception 'x' using errcode = '23505'; end $$`);
  await expect(fault).rejects.not.toThrow(DatabaseSilent);
});

it('fails the statement that lost its connection, never the process, and gives back no broken one', async () => {
  await database.query('create table kept (n int)');
  await expect(
    database.transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      await cutConnections();
      await tx.query('insert into kept values (2)');
    }),
  ).rejects.toThrow(DatabaseSilent);
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

it('asks one thing at a time of a connection, whatever is asked of it at once', async () => {
  await database.query('create table side (n int primary key)');
  const both = await database.transaction((tx) =>
    Promise.all([1, 2, 3].map((n) => tx.query('insert into side values ($1) returning n', [n]))),
  );
  expect(both).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  const failing = database.transaction((tx) =>
    Promise.all([
      tx.query('select no_such_column', []),
      tx.query('insert into side values (4)', []),
      tx.query('select pg_sleep(0.05)', []),
    ]),
  );
  await expect(failing).rejects.toThrow('no_such_column');
  expect(await database.query('select count(*) as n from side', [])).toEqual([{ n: '3' }]);
  const stops = await Promise.all(['one', 'two', 'three', 'four'].map((channel) => database.listen(channel, () => {})));
  await Promise.all(stops.map((stop) => stop()));
  expect(warnings).toEqual([]);
});

it('tries for its listening connection once at a time while the server is away, less and less often', async () => {
  const { hostname, port, pathname, username } = new URL(url);
  const sockets = new Set<Socket>();
  const passOn = () =>
    createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  const listenOn = (server: Server, on: number) =>
    new Promise<AddressInfo | string | null>((resolve) =>
      server.listen(on, '127.0.0.1', () => resolve(server.address())),
    );
  let between = passOn();
  const address = await listenOn(between, 0);
  if (address === null || typeof address === 'string') throw new Error('The server in between has no port');
  const seen: string[] = [];
  const away = await openServerDatabase(`postgresql://${username}@127.0.0.1:${address.port}${pathname}`, {
    onTrouble: ({ message }) => seen.push(message),
  });
  const heard: string[] = [];
  const stop = await away.listen('news', (payload) => heard.push(payload));
  const closed = new Promise((resolve) => between.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
  await new Promise((resolve) => setTimeout(resolve, 3500));
  // The two connections, then after 0.2, 0.4, 0.8 and 1.6 seconds.
  expect(seen.length).toBeLessThanOrEqual(7);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  between = passOn();
  await listenOn(between, address.port);
  await expect.poll(() => heard).toEqual(['']);
  await stop();
  await away.close();
  for (const socket of sockets) socket.destroy();
  between.close();
});

it('gives up what is not answered in time: statements, transactions and the wait for a connection', async () => {
  const frozen = await frozenAfter(url);
  const slow = await openServerDatabase(frozen.url, { connections: 2, statementSeconds: 1, waitSeconds: 1 });
  await expect(slow.query('select pg_sleep(20)')).rejects.toThrow(DatabaseSilent);
  expect(await slow.query('select 1 as n')).toEqual([{ n: 1 }]);
  frozen.freeze();
  const outcomes = await Promise.allSettled([
    slow.query('select 2', []),
    slow.transaction((tx) => tx.query('select 3', [])),
    slow.transaction(async (tx) => {
      await tx.query('select 4', []).catch(() => undefined);
      await tx.query('select 5', []);
    }),
  ]);
  expect(outcomes.map((each) => (each.status === 'rejected' ? each.reason.name : each.value))).toEqual(
    outcomes.map(() => 'DatabaseSilent'),
  );
  frozen.thaw();
  expect(await slow.query('select 6 as n')).toEqual([{ n: 6 }]);
  await slow.close();
  frozen.close();
});

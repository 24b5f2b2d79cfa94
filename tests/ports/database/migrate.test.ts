/** The schema's history: applied once, in order, by one at a time; never another than the program's. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { HistoryChanged, migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { migrations } from '#infrastructure/backoffice/database/engine/migrations.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

const first = { name: '0001-first', sql: 'create table a (n int); insert into a values (1);' };
const second = { name: '0002-second', sql: 'alter table a add column m int not null default 7' };

const empty = [
  { kind: 'embedded', open: async (): Promise<readonly Database[]> => [await openMemoryDatabase()] },
  {
    kind: 'server',
    open: async (): Promise<readonly Database[]> => {
      const url = await postgresUrl();
      return Promise.all([openServerDatabase(url), openServerDatabase(url), openServerDatabase(url)]);
    },
  },
];

describe.each(empty)('migrations on the $kind database', { timeout: 120_000 }, ({ open }) => {
  let opened: readonly Database[] = [];
  afterEach(() => Promise.all(opened.map((database) => database.close())));

  it('are applied once, by one process, and refused when the history is another', async () => {
    opened = await open();
    const [database] = opened;
    if (database === undefined) throw new Error('none opened');
    const applied = await Promise.all(opened.map((each) => migrate(each, [first])));
    expect(applied.flat()).toEqual(['0001-first']);
    expect(await migrate(database, [first, second])).toEqual(['0002-second']);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect(await database.query('select n, m from a', [])).toEqual([{ n: 1, m: 7 }]);

    await expect(migrate(database, [first, { ...second, sql: `${second.sql} ` }])).rejects.toThrow(HistoryChanged);
    await expect(migrate(database, [first])).rejects.toThrow('newer version');
    await expect(migrate(database, [first, { name: '0001-between', sql: '' }, second])).rejects.toThrow('in order');
    await expect(migrate(database, [{ name: '0000-before', sql: '' }, first, second])).rejects.toThrow('0000-before');
    await expect(
      migrate(database, [first, second, { name: '0003-bad', sql: 'create table b (n int); select 1/0' }]),
    ).rejects.toThrow('Migration 0003-bad failed: division by zero');
    expect(await database.query(`select to_regclass('b') as b`, [])).toEqual([{ b: null }]);
  });
});

it('the program’s own are named and numbered in order', async () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

/** A rewound database holds nothing of its earlier users: no row, table, file, listener, setting or statement under way. */
import { expect, test } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { freshEmbedded } from '#tests/support/databases.ts';

const lastFile = async (database: Database): Promise<unknown> =>
  (await database.query('select pg_walfile_name(pg_current_wal_lsn()) as wal'))[0];

const state = async (database: Database): Promise<unknown> => {
  const [row] = await database.query(
    `select nextval('booking_number')::int as next, to_regclass('left_over')::text as left_over,
       (select count(*)::int from booking_event) as events, current_setting('work_mem') as memory,
       (select count(*)::int from pg_class) as relations`,
  );
  return row;
};

test('nothing is left of an earlier user, whatever that did', async () => {
  const first = await freshEmbedded();
  const before = await state(first);
  const wal = await lastFile(first);
  await first.close();

  for (let round = 0; round < 3; round += 1) {
    const database = await freshEmbedded();
    expect(await state(database)).toEqual(before);
    expect(await lastFile(database)).toEqual(wal);
    let heard = 0;
    await database.listen('account', () => (heard += 1));
    await database.query(`set work_mem = '7MB'`);
    await database.query('create table left_over as select generate_series(1, 1000) as number');
    await database.query(
      `insert into booking_event select 'a', 't' || g, 1, now(), 'c' from generate_series(1, 1000) g`,
    );
    // Files of the log that are closed and begun, and statements that fail in the middle.
    await database.query(`select pg_notify('account', ''), pg_switch_wal()`);
    await database.query('checkpoint');
    await expect(database.query('select 1 / (select count(*) from left_over where false)')).rejects.toThrow(
      'division by zero',
    );
    expect(heard).toBe(1);
    const late = database.transaction(async (sql) => {
      await sql.query('drop table left_over');
      await sql.query('delete from booking_event');
    });
    const queued = database.query('create table queued as select 1');
    await database.close();
    await Promise.all([late, queued]);
    await expect(database.query('select 1')).rejects.toThrow('closed');
  }
});

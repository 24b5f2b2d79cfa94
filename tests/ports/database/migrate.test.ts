/** The schema of a database: its tables have a history, its routines are the program's; one process at a time, whole or not at all. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { HistoryChanged, migrate, type Schema } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { databases } from '#tests/support/databases.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

const doubled = 'create or replace function doubled(n int) returns int language sql as $$ select n * 2 $$;\n';
const note = `create or replace function note() returns trigger language plpgsql as $$
begin
  new.noted := 'first';
  return new;
end $$;
`;
const first: Schema = {
  baseline: [
    'create table a (n int, noted text);',
    'create trigger a_noted before insert on a for each row execute function note(); insert into a values (1);',
  ],
  migrations: [],
  routines: [doubled, note],
};
const second = { name: '0001-second', sql: 'alter table a add column m int not null default 7' };

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

describe.each(empty)('the schema on the $kind database', ({ open }) => {
  let opened: readonly Database[] = [];
  afterEach(() => Promise.all(opened.map((database) => database.close())));

  async function empties(): Promise<readonly [Database, readonly Database[]]> {
    opened = await open();
    const [database] = opened;
    if (database === undefined) throw new Error('none opened');
    return [database, opened];
  }

  it('is applied once, by one process, and refused where the history is another', async () => {
    const [database, all] = await empties();
    const applied = await Promise.all(all.map((each) => migrate(each, first)));
    expect(applied.flatMap(({ migrations }) => migrations)).toEqual(['0000-baseline']);
    expect(applied.flatMap(({ routines }) => routines)).toEqual(['doubled', 'note']);
    const both: Schema = { ...first, migrations: [second] };
    expect(await migrate(database, both)).toEqual({ migrations: ['0001-second'], routines: [] });
    expect(await migrate(database, both)).toEqual({ migrations: [], routines: [] });
    expect(await database.query('select n, m, noted from a', [])).toEqual([{ n: 1, m: 7, noted: 'first' }]);

    const altered = { ...second, sql: `${second.sql} ` };
    await expect(migrate(database, { ...first, migrations: [altered] })).rejects.toThrow(HistoryChanged);
    await expect(migrate(database, first)).rejects.toThrow('newer version');
    await expect(migrate(database, { ...both, baseline: ['create table other (n int)'] })).rejects.toThrow(
      '0000-baseline was changed after it was applied to this database: start the version of the program that the database belongs to',
    );
    const unordered = [second, { name: '0001-again', sql: '' }];
    await expect(migrate(database, { ...first, migrations: unordered })).rejects.toThrow('in order');
    const between = [
      { name: '0001-before', sql: '' },
      { ...second, name: '0002-second' },
    ];
    await expect(migrate(database, { ...first, migrations: between })).rejects.toThrow('0001-before');
  });

  it('is refused where a program of before the baseline made the tables', async () => {
    const [database] = await empties();
    await database.query(
      `create table migration (name text primary key, digest text not null, applied_at timestamptz not null default now());
       insert into migration (name, digest) values ('0010-people', 'x')`,
    );
    await expect(migrate(database, first)).rejects.toThrow(
      'The database has 0010-people where this program has 0000-baseline',
    );
  });

  it('leaves nothing of what fails half-way', async () => {
    const [database] = await empties();
    const halfway = { ...first, baseline: [...first.baseline, 'select 1/0;'] };
    await expect(migrate(database, halfway)).rejects.toThrow('Migration 0000-baseline failed: division by zero');
    const left = `select to_regclass('a') as a, to_regclass('migration') as migration, to_regproc('doubled') as doubled`;
    expect(await database.query(left, [])).toEqual([{ a: null, migration: null, doubled: null }]);
    await migrate(database, first);
    const bad = { ...first, routines: [doubled, note, 'create or replace function third() returns nothing as $$ $$;'] };
    await expect(migrate(database, bad)).rejects.toThrow('Routine third failed');
    expect(await migrate(database, first)).toEqual({ migrations: [], routines: [] });
  });

  it('replaces the routines whose text is another, and refuses a program that has older ones', async () => {
    const [database] = await empties();
    await migrate(database, first);
    const wider =
      '-- planner: enable_seqscan off, plan_cache_mode force_generic_plan\n' +
      'create or replace function doubled(n bigint, times int) returns bigint language sql as $$ select n * 2 * times $$;\n';
    const newer = { ...first, routines: [wider, note.replace("'first'", "'second'")] };
    expect(await migrate(database, newer)).toEqual({ migrations: [], routines: ['doubled', 'note'] });
    expect(
      await database.query(
        `select doubled(2, 3) as n, (select count(*) from pg_proc where proname = 'doubled') as functions,
           (select proconfig from pg_proc where proname = 'doubled') as settings`,
        [],
      ),
    ).toEqual([{ n: '12', functions: '1', settings: ['enable_seqscan=off', 'plan_cache_mode=force_generic_plan'] }]);
    await database.query('insert into a values (2)');
    expect(await database.query('select noted from a where n = 2', [])).toEqual([{ noted: 'second' }]);
    await expect(migrate(database, first)).rejects.toThrow('The database has a newer doubled than this program');

    const without = { ...newer, routines: newer.routines.slice(1) };
    await expect(migrate(database, without)).rejects.toThrow(
      'The database has doubled, which this program does not know',
    );
    const dropped = { name: '0001-dropped', sql: `drop function doubled; delete from routine where name = 'doubled'` };
    await migrate(database, { ...without, migrations: [dropped] });
    expect(await database.query(`select to_regproc('doubled') as doubled`, [])).toEqual([{ doubled: null }]);
  });
});

describe.each(databases())('the program’s own schema on the $kind database', ({ fresh }) => {
  it('takes a migration with the rows that are there', async () => {
    const database = await fresh();
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at)
       values ('A1', 'AGT1', 'One', 'IN', 'INR', now()), ('A2', 'AGT2', 'Two', 'AE', 'AED', now())`,
    );
    const zones = {
      name: '0001-time-zone-of-an-agency',
      sql: `alter table agency add column time_zone text;
            update agency set time_zone = case country when 'AE' then 'Asia/Dubai' else 'Asia/Kolkata' end;
            alter table agency alter time_zone set not null;`,
    };
    const later = { ...schema, migrations: [...schema.migrations, zones] };
    expect(await migrate(database, later)).toEqual({ migrations: [zones.name], routines: [] });
    expect(await database.query('select agency_id, time_zone from agency order by 1', [])).toEqual([
      { agency_id: 'A1', time_zone: 'Asia/Kolkata' },
      { agency_id: 'A2', time_zone: 'Asia/Dubai' },
    ]);
    await expect(migrate(database, schema)).rejects.toThrow('newer version');
    await database.close();
  });
});

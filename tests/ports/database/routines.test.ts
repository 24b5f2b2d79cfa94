/** Routines as files: one function each, under its name, listed and compiled; the catalogue has these and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { routineOf } from '#infrastructure/backoffice/database/engine/routine.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { databases } from '#tests/support/databases.ts';

const home = fileURLToPath(new URL('../../../infrastructure/backoffice/database/', import.meta.url));

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => join(home, folder, path));
}

const textsOf = (folder: string) => new Set(filesOf(folder).map((path) => readFileSync(path, 'utf8')));

it('every file is listed, and nothing else', () => {
  expect(new Set(schema.routines)).toEqual(textsOf('routines'));
  expect(new Set(schema.baseline)).toEqual(textsOf('schema'));
  expect(new Set(schema.migrations.map(({ sql }) => sql))).toEqual(textsOf('migrations'));
});

it('a file defines the function that it is named after', () => {
  for (const path of filesOf('routines')) {
    expect(routineOf(readFileSync(path, 'utf8')).name).toBe(basename(path, '.sql'));
  }
});

it('the README says of each where it lives', () => {
  const readme = readFileSync(join(home, 'routines/README.md'), 'utf8');
  const named = Array.from(readme.matchAll(/^\| `(\w+)` \|/gm), ([, name = '']) => name);
  expect(named.toSorted()).toEqual(schema.routines.map((sql) => routineOf(sql).name).toSorted());
});

it('a text with no function, two, or a line to the planner that is no setting is refused', () => {
  expect(() => routineOf('select 1')).toThrow('not 0');
  const one = 'create or replace function one() returns int language sql as $$ select 1 $$;\n';
  expect(() => routineOf(one + one.replace('one', 'two'))).toThrow('not 2');
  expect(() => routineOf(`-- planner: quickly\n${one}`)).toThrow('"quickly" of one is no setting');
});

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('each compiles over the tables that are there', async () => {
    const compiled = database.transaction(async (tx) => {
      await tx.query('set local check_function_bodies = on');
      for (const sql of schema.routines) await tx.query(sql);
    });
    await expect(compiled).resolves.toBeUndefined();
  });

  it('no function is there that is not one of them', async () => {
    const rows = await database.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' order by 1`,
      [],
    );
    expect(rows.map(({ name }) => name)).toEqual(schema.routines.map((sql) => routineOf(sql).name).toSorted());
  });
});

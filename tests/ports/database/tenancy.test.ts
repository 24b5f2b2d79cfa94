/** Whose each table is, as `schema/README.md` says, in the catalogue: an agency's rows can lie together, apart from others'. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { databases } from '#tests/support/databases.ts';

const readme = readFileSync(
  fileURLToPath(new URL('../../../infrastructure/backoffice/database/schema/README.md', import.meta.url)),
  'utf8',
);

/** The names in backticks between two marks, but for the column. */
function namesBetween(from: string, to: string): readonly string[] {
  const text = readme.slice(readme.indexOf(from), readme.indexOf(to));
  return Array.from(text.matchAll(/`(\w+)`/g), ([, name = '']) => name).filter((name) => name !== 'agency_id');
}

const distributed = namesBetween('**Distributed**', '**Reference**');
const reference = namesBetween('**Reference**', 'Some work goes over');
const ownedBy = (table: string) => distributed.includes(table);

interface KeyRow {
  readonly table: string;
  readonly name: string;
  readonly is_primary: boolean;
  readonly columns: readonly string[];
}

interface ForeignRow {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly referred: readonly string[];
}

describe.each(databases())('on the $kind database', ({ kind, fresh }) => {
  let database: Database;
  let keys: readonly KeyRow[];
  beforeAll(async () => {
    database = await fresh();
    keys = await database.query<KeyRow>(
      `select c.relname as table, x.relname as name, i.indisprimary as is_primary,
         (select array_agg(a.attname::text order by k.place) from unnest(i.indkey::smallint[]) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as columns
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace order by 1, 2`,
      [],
    );
  });
  afterAll(() => database.close());

  it('each table is said to be one or the other', async () => {
    const rows = await database.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
      [],
    );
    const said = [...distributed, ...reference].filter((name) => kind === 'embedded' || name !== 'folder_identity');
    const there = new Set(['folder_identity', ...rows.map(({ name }) => name)]);
    expect(said.filter((name) => !there.has(name))).toEqual([]);
    expect(rows.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
    expect(said.length).toBe(new Set(said).size);
  });

  it('an agency’s table has the agency in every row', async () => {
    const rows = await database.query<{ name: string }>(
      `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'agency_id' and a.attnotnull`,
      [],
    );
    expect(distributed.filter((table) => !rows.some(({ name }) => name === table))).toEqual([]);
  });

  it('the agency leads its primary key, and is in every other unique key', () => {
    for (const table of distributed) {
      expect(keys.find((key) => key.table === table && key.is_primary)?.columns[0], table).toBe('agency_id');
    }
    expect(keys.filter((key) => ownedBy(key.table) && !key.columns.includes('agency_id'))).toEqual([]);
  });

  it('a row refers to rows of its own agency, or to what is everywhere', async () => {
    const foreign = await database.query<ForeignRow>(
      `select c.relname as from, r.relname as to, f.conname as name,
         (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as columns,
         (select array_agg(a.attname::text order by k.place) from unnest(f.confkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number) as referred
       from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
       where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
      [],
    );
    const bad = foreign.filter(({ from, to, columns, referred }) =>
      ownedBy(to) ? !ownedBy(from) || columns[0] !== 'agency_id' || referred[0] !== 'agency_id' : false,
    );
    expect(foreign.some(({ to }) => ownedBy(to))).toBe(true);
    expect(bad).toEqual([]);
  });
});

/** What a store may rely on, whichever PostgreSQL is behind the door. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('the $kind database', ({ kind, fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('says which kind it is', () => {
    expect(database.kind).toBe(kind);
  });

  it('hands over dates, times, 64-bit integers and numerics as text, JSON as values', async () => {
    const [row] = await database.query<Record<string, unknown>>(
      `select date '2026-11-20' as d, timestamptz '2026-11-20T21:30:00.125+05:30' as at, timestamp '2026-11-20 01:02:03' as local,
              9007199254740993::bigint as big, 12.50::numeric as n, 7::int as small, true as yes, null::text as nothing,
              '{"a":[1,null,"x"]}'::jsonb as doc, '[1]'::json as list, array['a','b,"']::text[] as words,
              array[9007199254740993]::bigint[] as bigs, '\\x00ff'::bytea as bytes, interval '90 minutes' as span`,
      [],
    );
    expect(row).toEqual({
      d: '2026-11-20',
      at: '2026-11-20 16:00:00.125+00',
      local: '2026-11-20 01:02:03',
      big: '9007199254740993',
      n: '12.50',
      small: 7,
      yes: true,
      nothing: null,
      doc: { a: [1, null, 'x'] },
      list: [1],
      words: ['a', 'b,"'],
      bigs: ['9007199254740993'],
      bytes: new Uint8Array([0, 255]),
      span: '01:30:00',
    });
    expect(instantFromRow('2026-11-20 16:00:00.125+00')).toBe('2026-11-20T16:00:00.125Z');
    expect(instantFromRow('2026-11-20 16:00:00+00')).toBe('2026-11-20T16:00:00.000Z');
    expect(instantFromRow('2026-11-20 16:00:00.1259+00')).toBe('2026-11-20T16:00:00.125Z');
    expect(() => instantFromRow('2026-11-20 16:00:00+05:30')).toThrow('no timestamp in UTC');
  });

  it('takes parameters as values: text as JSON, lists as arrays, numbers as 64-bit integers, absent as null', async () => {
    const [row] = await database.query<Record<string, unknown>>(
      `select $1::jsonb as doc, $2::text[] as words, $3::bigint as big, $4::timestamptz as at, $5::text as quote, $6::text as nothing, $7::boolean as yes`,
      [
        JSON.stringify([{ a: 1 }]),
        ['a', 'b"\\,'],
        9_007_199_254_740_991,
        '2026-11-20T16:00:00.000Z',
        `'; drop table x; --`,
        null,
        false,
      ],
    );
    expect(row).toEqual({
      doc: [{ a: 1 }],
      words: ['a', 'b"\\,'],
      big: '9007199254740991',
      at: '2026-11-20 16:00:00+00',
      quote: `'; drop table x; --`,
      nothing: null,
      yes: false,
    });
  });

  it('runs several statements where there are no parameters and answers the last', async () => {
    expect(
      await database.query(
        'create table several (n int); insert into several values (1), (2); select n from several order by n',
      ),
    ).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('commits work that resolves, undoes work that rejects, and goes on', async () => {
    await database.query('create table kept (n int primary key)');
    const answer = await database.transaction(async (tx) => {
      await tx.query('insert into kept values ($1)', [1]);
      return 'done';
    });
    expect(answer).toBe('done');
    await expect(
      database.transaction(async (tx) => {
        await tx.query('insert into kept values ($1)', [2]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await expect(
      database.transaction(async (tx) => {
        await tx.query('insert into kept values ($1)', [3]);
        await tx.query('insert into kept values ($1)', [1]);
      }),
    ).rejects.toThrow('kept_pkey');
    expect(await database.query('select n from kept order by n', [])).toEqual([{ n: 1 }]);
  });

  it('keeps transactions apart that run at once', async () => {
    await database.query('create table counter (n int); insert into counter values (0)');
    await Promise.all(
      Array.from({ length: 12 }, () =>
        database.transaction(async (tx) => {
          const [row] = await tx.query<{ n: number }>('select n from counter for update', []);
          await tx.query('update counter set n = $1', [(row?.n ?? 0) + 1]);
        }),
      ),
    );
    expect(await database.query('select n from counter', [])).toEqual([{ n: 12 }]);
  });

  it('says listeners of committed notices only, until they stop', async () => {
    const heard: string[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    await database.query(`select pg_notify('news', $1)`, ['first']);
    await database
      .transaction(async (tx) => {
        await tx.query(`select pg_notify('news', $1)`, ['never']);
        throw new Error('no');
      })
      .catch(() => {});
    await database.query(`select pg_notify('news', $1)`, ['second']);
    await expect.poll(() => heard).toEqual(['first', 'second']);
    await stop();
    await database.query(`select pg_notify('news', $1)`, ['late']);
    await database.query('select 1', []);
    expect(heard).toEqual(['first', 'second']);
  });
});

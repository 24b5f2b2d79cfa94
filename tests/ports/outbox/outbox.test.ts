/** Work left by commits: taken by one at a time, tried again, done once it says so. */
import { Effect, Exit } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOutbox, workTogether } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredOutbox } from '#infrastructure/backoffice/database/booking/records.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe.each(databases())('the outbox on the $kind database', ({ fresh }) => {
  let database: Database;
  let outbox: StoredOutbox;
  beforeAll(async () => {
    database = await fresh();
    outbox = new StoredOutbox(database);
  });
  afterAll(() => database.close());

  it('gives each item to one, of the kinds asked for, oldest first', async () => {
    for (let n = 0; n < 30; n += 1) await run(outbox.put('mail', { n }));
    await run(outbox.put('fax', { n: 99 }));
    const taken = await Promise.all(Array.from({ length: 5 }, () => run(outbox.take(['mail'], 10, 60))));
    const numbers = taken.flat().map(({ payload }) => Number(payload['n']));
    expect([...numbers].sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    expect(taken[0]?.map(({ attempt }) => attempt)).toEqual(Array.from({ length: taken[0]?.length ?? 0 }, () => 1));
    for (const { id } of taken.flat()) await run(outbox.done(id));
    expect(await run(outbox.take(['mail'], 10, 60))).toEqual([]);
    expect(await run(outbox.waiting())).toMatchObject({ items: 1 });
    expect(await run(outbox.waiting({ besides: ['fax'] }))).toEqual({ items: 0, oldestSeconds: 0 });
    expect(await run(outbox.waiting({ only: ['fax'] }))).toMatchObject({ items: 1 });
    expect(await run(outbox.waiting({ only: ['mail'] }))).toMatchObject({ items: 0 });
  });

  it('gives an item again when its time had passed or it was given back', async () => {
    await run(outbox.put('again', {}));
    const [first] = await run(outbox.take(['again'], 10, 0));
    const [second] = await run(outbox.take(['again'], 10, 60));
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    expect(await run(outbox.take(['again'], 10, 60))).toEqual([]);
    await run(outbox.failed(second?.id ?? '', 'no connection', 0));
    const [third] = await run(outbox.take(['again'], 10, 60));
    expect(third?.attempt).toBe(3);
    expect(await database.query(`select last_error from outbox where kind = 'again'`, [])).toEqual([
      { last_error: 'no connection' },
    ]);
    await run(outbox.done(third?.id ?? ''));
    await run(outbox.failed(third?.id ?? '', 'too late', 0));
    expect(await run(outbox.take(['again'], 10, 60))).toEqual([]);
  });

  it('lets nobody’s many items keep the others waiting, however long they are under way', async () => {
    const shared = new StoredOutbox(database, 'this process');
    const taken = async () => {
      const items = await run(shared.take(['turn'], 100, 60, { by: 'of', most: 3 }));
      return items.map(({ id, payload }) => ({ id, of: String(payload['of']) }));
    };
    const whose = (items: readonly { readonly of: string }[]) => items.map(({ of }) => of);
    for (let n = 0; n < 8; n += 1) await run(shared.put('turn', { of: 'slow' }));
    for (let n = 0; n < 2; n += 1) await run(shared.put('turn', { of: 'quick' }));
    const [first, second, ...others] = await taken();
    const all = [first, second, ...others].flatMap((each) => each ?? []);
    expect(whose(all)).toEqual(['slow', 'slow', 'slow', 'quick', 'quick']);
    await run(shared.put('turn', { of: 'quick' }));
    expect(whose(await taken())).toEqual(['quick']);
    await run(shared.done(first?.id ?? ''));
    await run(shared.failed(second?.id ?? '', 'no answer', 600));
    expect(whose(await taken())).toEqual(['slow', 'slow']);
  });

  it('is worked by handlers: what fails or breaks comes again, what has no handler stays', async () => {
    const seen: string[] = [];
    const handlers = {
      fine: ({ payload }: { payload: Readonly<Record<string, unknown>> }) =>
        Effect.sync(() => void seen.push(`fine ${String(payload['n'])}`)),
      fails: () => Effect.fail(new Error('not now')),
      breaks: () => Effect.die(new Error('broken')),
    };
    for (const kind of ['fine', 'fails', 'breaks', 'unknown']) await run(outbox.put(kind, { n: 1 }));
    expect(await run(workOutbox(outbox, handlers))).toBe(3);
    expect(await run(workOutbox(outbox, handlers))).toBe(0);
    expect(seen).toEqual(['fine 1']);
    const rows = await database.query<{ kind: string; done: boolean; failed: boolean; later: boolean }>(
      `select kind, done_at is not null as done, last_error is not null as failed, available_at > clock_timestamp() as later
       from outbox where kind in ('fine', 'fails', 'breaks', 'unknown') order by kind`,
      [],
    );
    expect(rows).toEqual([
      { kind: 'breaks', done: false, failed: true, later: true },
      { kind: 'fails', done: false, failed: true, later: true },
      { kind: 'fine', done: true, failed: false, later: true },
      { kind: 'unknown', done: false, failed: false, later: false },
    ]);
  });

  it('hands items of a kind over together, in order, and takes the outcome of each', async () => {
    for (let n = 0; n < 4; n += 1) await run(outbox.put('many', { n }));
    await run(outbox.put('broken', {}));
    const seen: unknown[][] = [];
    const handled = workTogether(outbox, 'many', (items) => {
      seen.push(items.map(({ payload }) => payload['n']));
      return Effect.succeed(
        items.map(({ payload }) => (payload['n'] === 2 ? Exit.fail(new Error('not this one')) : Exit.void)),
      );
    });
    expect(await run(handled)).toBe(4);
    expect(await run(handled)).toBe(0);
    expect(await run(workTogether(outbox, 'broken', () => Effect.die(new Error('none of them'))))).toBe(1);
    expect(seen).toEqual([[0, 1, 2, 3]]);
    const rows = await database.query<{ kind: string; n: string | null; why: string }>(
      `select kind, payload ->> 'n' as n, split_part(last_error, E'\n', 1) as why
       from outbox where kind in ('many', 'broken') and done_at is null order by id`,
      [],
    );
    expect(rows).toEqual([
      { kind: 'many', n: '2', why: expect.stringContaining('not this one') },
      { kind: 'broken', n: null, why: expect.stringContaining('none of them') },
    ]);
  });

  it('wakes listeners', async () => {
    const heard: string[] = [];
    const stop = await database.listen('outbox', (payload) => heard.push(payload));
    await run(outbox.put('wake', {}));
    await expect.poll(() => heard.length).toBe(1);
    await stop();
  });
});

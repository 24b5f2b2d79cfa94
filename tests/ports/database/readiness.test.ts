/** Ready is who can write, and asking costs a database little however often it is done. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { Readiness } from '#infrastructure/backoffice/database/engine/readiness.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('readiness on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('is proved by a write that is kept', async () => {
    let now = 0;
    const readiness = new Readiness(database, () => now);
    expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([true, true]);
    const proofs = () => database.query('select xmin::text as by, proved_at from readiness', []);
    const first = await proofs();
    expect(first).toHaveLength(1);
    now = 999;
    expect(await readiness.isReady()).toBe(true);
    expect(await proofs()).toEqual(first);
    now = 1000;
    expect(await readiness.isReady()).toBe(true);
    expect(await proofs()).not.toEqual(first);
  });

  it('is lost where the database can be read and takes no change', async () => {
    await database.query('alter table readiness add constraint full_disk check (proved_at is null) not valid');
    expect(await new Readiness(database, () => 0).isReady()).toBe(false);
    await database.query('alter table readiness drop constraint full_disk');
    expect(await new Readiness(database, () => 0).isReady()).toBe(true);
  });
});

it('is not waited for longer than a watcher would, and the database is asked once', async () => {
  let asked = 0;
  const frozen = {
    query: () => {
      asked += 1;
      return new Promise<never>(() => {});
    },
  } as unknown as Database;
  const readiness = new Readiness(frozen, () => 0, 20);
  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([false, false]);
  expect(await readiness.isReady()).toBe(false);
  expect(asked).toBe(1);
});

import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { goneChannel, notifyGone } from '#infrastructure/backoffice/database/flight/gone-notices.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('word of flights that are gone on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('reaches anyone who listens, flight by flight', async () => {
    const heard: string[] = [];
    const stop = await database.listen(goneChannel, (flights) => heard.push(...flights.split(' ')));
    await Effect.runPromise(notifyGone(database, ['6E2134@2026-11-24T06:10', 'AI2927@2026-11-24T07:00']));
    await expect.poll(() => heard).toEqual(['6E2134@2026-11-24T06:10', 'AI2927@2026-11-24T07:00']);
    await stop();
  });

  it('fails nobody where it cannot be sent', async () => {
    const closed = { ...database, query: () => Promise.reject(new Error('gone away')) };
    expect(await Effect.runPromise(notifyGone(closed, ['6E1@2026-11-24T06:10']))).toBeUndefined();
  });
});

/** The audit log keeps what it was reported and lets nobody change it. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe.each(databases())('the audit log on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('keeps who did what and on whose behalf, newest first, by agency', async () => {
    const log = new StoredAuditLog(database);
    const whole = {
      agencyId: 'a',
      actorUserId: 'u',
      onBehalfOf: 'a',
      operation: 'agency.add-traveller',
      reference: 't1',
      detail: { count: 1, words: ['x'] },
    };
    await run(log.record(whole));
    await run(log.record({ agencyId: 'a', operation: 'system.settle' }));
    await run(log.record({ agencyId: 'b', operation: 'other' }));
    const [second, first, ...more] = await run(log.recent('a', 10));
    expect(more).toEqual([]);
    expect(first).toMatchObject(whole);
    expect(second).toEqual({ at: second?.at, agencyId: 'a', operation: 'system.settle', detail: {} });
    expect(await run(log.recent('a', 1))).toHaveLength(1);
  });

  it('is append-only', async () => {
    for (const statement of [`update audit set operation = 'x'`, 'delete from audit', 'truncate audit']) {
      await expect(database.query(statement)).rejects.toThrow('append-only');
    }
  });
});

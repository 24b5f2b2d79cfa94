import { Effect } from 'effect';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pace } from '#application/backoffice/ports/session/rate-limit.ts';
import { plusMilliseconds, plusSeconds } from '#domain/time/instant.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseRateLimit } from '#infrastructure/backoffice/database/session/rate-limit-store.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const now = instant('2026-11-20T06:30:00Z');
const pace: Pace = { free: 3, firstWaitSeconds: 2, longestWaitSeconds: 10, forgetAfterSeconds: 600 };
const asha = { key: 'login:account:asha', pace };
const office = { key: 'login:address:192.0.2.7', pace: { ...pace, free: 6 } };

describe.each(databases())('attempts on the $kind database', ({ fresh }) => {
  let database: Database;
  let limits: DatabaseRateLimit;
  beforeAll(async () => {
    database = await fresh();
    limits = new DatabaseRateLimit(database);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('delete from attempt_limit'));

  test('the first pass, each further one waits twice as long, up to the longest', async () => {
    const waits: number[] = [];
    let at = now;
    for (let count = 0; count < 8; count += 1) {
      const wait = await run(limits.attempt([asha], at));
      waits.push(wait);
      if (wait > 0) {
        at = plusSeconds(at, wait - 1);
        expect(await run(limits.attempt([asha], at))).toBe(1);
        at = plusSeconds(at, 1);
        expect(await run(limits.attempt([asha], at))).toBe(0);
      }
    }
    expect(waits).toEqual([0, 0, 0, 2, 4, 8, 10, 10]);
  });

  test('lets the next pass whose clock was read before that of one that need not wait', async () => {
    expect(await run(limits.attempt([office], now))).toBe(0);
    expect(await run(limits.attempt([office], plusMilliseconds(now, -2)))).toBe(0);
  });

  test('of many at once only the free ones pass', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => run(limits.attempt([asha, office], now))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('an attempt that must wait for one limit counts against none', async () => {
    for (let count = 0; count < 3; count += 1) await run(limits.attempt([asha, office], now));
    for (let count = 0; count < 9; count += 1) expect(await run(limits.attempt([asha, office], now))).toBe(2);
    const rows = await database.query<{ attempts: number }>('select attempts from attempt_limit');
    expect(rows.map((row) => row.attempts)).toEqual([3, 3]);
  });

  test('a success is forgiven, and gives the address its attempt back', async () => {
    for (let count = 0; count < 3; count += 1) await run(limits.attempt([asha, office], now));
    await run(limits.forgive([asha.key]));
    await run(limits.giveBack([office]));
    expect(await run(limits.attempt([asha], now))).toBe(0);
    const [row] = await database.query<{ attempts: number }>(
      'select attempts from attempt_limit order by attempts desc',
    );
    expect(row?.attempts).toBe(2);
  });

  test('giving back lifts the wait that the attempt had set', async () => {
    for (let count = 0; count < 3; count += 1) await run(limits.attempt([asha], now));
    await run(limits.giveBack([asha]));
    expect(await run(limits.attempt([asha], now))).toBe(0);
    expect(await run(limits.attempt([asha], now))).toBe(2);
  });

  test('all is forgotten after a while, and its rows go', async () => {
    for (let count = 0; count < 4; count += 1) await run(limits.attempt([asha], now));
    const later = plusSeconds(now, 600);
    expect(await run(limits.attempt([office], later))).toBe(0);
    const rows = await database.query('select 1 from attempt_limit');
    expect(rows).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) expect(await run(limits.attempt([asha], later))).toBe(0);
  });

  test('no key is readable in the database', async () => {
    await run(limits.attempt([asha], now));
    const [row] = await database.query<{ key_digest: string }>('select key_digest from attempt_limit');
    expect(row?.key_digest).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('over any times, no more pass than the pace allows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { minLength: 1, maxLength: 25 }), async (pauses) => {
        await database.query('delete from attempt_limit');
        let at = now;
        let passed = 0;
        let waitUntil = 0;
        let clock = 0;
        for (const pause of pauses) {
          clock += pause;
          at = plusSeconds(now, clock);
          const wait = await run(limits.attempt([asha], at));
          expect(wait).toBe(Math.max(0, waitUntil - clock));
          if (wait === 0) {
            passed += 1;
            waitUntil = passed < 3 ? 0 : clock + Math.min(10, 2 ** (passed - 2));
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

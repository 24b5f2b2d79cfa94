import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RequestPace } from '#infrastructure/backoffice/http/request-pace.ts';

describe('the pace of requests', () => {
  it('lets so many a minute pass, then says how long to wait', () => {
    const pace = new RequestPace(2);
    expect([0, 10_000, 20_000, 59_999].map((now) => pace.count('a', now)?.wait)).toEqual([0, 0, 40, 1]);
    expect(pace.count('b', 20_000)).toEqual({ limit: 2, remaining: 1, resetSeconds: 60, wait: 0 });
    expect(pace.count('a', 60_000)?.wait).toBe(0);
  });

  it('sets no limit where it is 0', () => {
    const pace = new RequestPace(0);
    expect(Array.from({ length: 1_000 }, () => pace.count('a', 0)).every((standing) => standing === undefined)).toBe(
      true,
    );
  });

  test('never lets more than its limit pass in a window, anyone who else comes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 30_000 })), { maxLength: 60 }),
        (limit, requests) => {
          const pace = new RequestPace(limit);
          const passed: { readonly who: string; readonly at: number }[] = [];
          let now = 0;
          for (const [who, after] of requests) {
            now += after;
            if (pace.count(who, now)?.wait === 0) passed.push({ who, at: now });
          }
          // The independent measure: among those who passed, any limit + 1 in a row of one asker reach beyond a window's
          // second half, since a window counts from its first request.
          for (const who of ['a', 'b', 'c']) {
            const times = passed.filter((each) => each.who === who).map(({ at }) => at);
            for (let index = 2 * limit; index < times.length; index += 1) {
              expect((times[index] ?? 0) - (times[index - 2 * limit] ?? 0)).toBeGreaterThanOrEqual(60_000);
            }
          }
        },
      ),
    );
  });
});

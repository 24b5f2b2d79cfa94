import { Deferred, Effect } from 'effect';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Rounds } from '#infrastructure/backoffice/composition/rounds.ts';

const moment = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('work that comes round', () => {
  it('runs one round at a time, and once more for all who woke it meanwhile', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const go = Deferred.makeUnsafe<void>();
    const work = () =>
      Effect.gen(function* () {
        running += 1;
        rounds += 1;
        most = Math.max(most, running);
        yield* Deferred.await(go);
        running -= 1;
        return 0;
      });
    const ring = new Rounds(work, 60_000, () => {});
    for (let count = 0; count < 5; count += 1) ring.wake();
    await moment();
    expect(rounds).toBe(1);
    Effect.runSync(Deferred.succeed(go, undefined));
    await expect.poll(() => rounds).toBe(2);
    await ring.stop();
    expect([rounds, most, running]).toEqual([2, 1, 0]);
  });

  it('lets work gather where it is instructed to, and then does it in one round', async () => {
    let rounds = 0;
    const ring = new Rounds(
      () =>
        Effect.sync(() => {
          rounds += 1;
          return 0;
        }),
      60_000,
      () => {},
      { milliseconds: 60, enough: 100 },
    );
    for (let count = 0; count < 5; count += 1) ring.wake();
    await moment(20);
    expect(rounds).toBe(0);
    await expect.poll(() => rounds).toBe(1);
    ring.wake();
    await expect.poll(() => rounds).toBe(2);
    await moment(100);
    expect(rounds).toBe(2);
    ring.wake();
    await ring.stop();
    expect(rounds).toBe(2);
  });

  it('waits for no more work after a round that did enough', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const did = [100, 100, 99];
    let rounds = 0;
    const ring = new Rounds(
      () => Effect.sync(() => did[rounds++] ?? 0),
      600_000,
      () => {},
      { milliseconds: 60_000, enough: 100 },
    );
    ring.wake();
    vi.advanceTimersByTime(60_000);
    // Nobody waits for another minute to pass.
    await expect.poll(() => rounds).toBe(3);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    expect(rounds).toBe(3);
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => rounds).toBe(4);
    await ring.stop();
  });

  it('goes on at once while there is work, and by itself after a while', async () => {
    let left = 3;
    let rounds = 0;
    const ring = new Rounds(
      () =>
        Effect.sync(() => {
          rounds += 1;
          left -= 1;
          return left >= 0 ? 1 : 0;
        }),
      30,
      () => {},
    );
    ring.wake();
    await expect.poll(() => rounds).toBeGreaterThanOrEqual(6);
    await ring.stop();
  });

  it('notifies of a failed round and goes on', async () => {
    const troubles: unknown[] = [];
    let rounds = 0;
    const ring = new Rounds(
      () =>
        Effect.sync(() => {
          rounds += 1;
          if (rounds === 1) throw new Error('broken');
          return 0;
        }),
      5,
      (cause) => troubles.push(cause),
    );
    ring.wake();
    await expect.poll(() => rounds).toBeGreaterThanOrEqual(2);
    await ring.stop();
    expect(troubles).toMatchObject([{ message: 'broken' }]);
  });

  it('begins nothing after it was stopped, and waits for the round under way', async () => {
    let done = false;
    let rounds = 0;
    const ring = new Rounds(
      () =>
        Effect.gen(function* () {
          rounds += 1;
          yield* Effect.sleep(30);
          done = true;
          return 5;
        }),
      1,
      () => {},
    );
    ring.wake();
    await ring.stop();
    expect([rounds, done]).toEqual([1, true]);
    ring.wake();
    await moment();
    expect(rounds).toBe(1);
  });
});

/** Calls share statements, keep their own results, and do not share each other's misfortune. */
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { BatchWriter } from '#infrastructure/backoffice/database/engine/batch-writer.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('sends calls made together as one, later ones with the next, never more than allowed at once', async () => {
  const batches: number[][] = [];
  let underWay = 0;
  let most = 0;
  const writer = new BatchWriter<number, number>(
    async (calls) => {
      batches.push([...calls]);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      return calls.map((call) => call * 2);
    },
    { most: 4, lanes: 2 },
  );
  const results = await Promise.all(Array.from({ length: 10 }, (_, n) => writer.call(n)));
  expect(results).toEqual(Array.from({ length: 10 }, (_, n) => n * 2));
  expect(batches).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9],
  ]);
  expect(most).toBe(2);
});

it('answers each call as it would alone, whichever others fail beside it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer(), fc.boolean()), { maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (calls, most) => {
        const writer = new BatchWriter<readonly [number, boolean], number>(
          async (batch) => {
            if (batch.some(([, bad]) => bad)) throw new Error(`a bad one among ${batch.length}`);
            return batch.map(([n]) => n);
          },
          { most, lanes: 2 },
        );
        const results = await Promise.allSettled(calls.map((call) => writer.call(call)));
        expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual(
          calls.map(([n, bad]) => (bad ? 'failed' : n)),
        );
      },
    ),
  );
});

it('rejects where the answers do not fit the calls', async () => {
  const writer = new BatchWriter<number, number>(async () => []);
  await expect(writer.call(1)).rejects.toThrow('1 calls were answered with 0 results');
});

it('waits a moment for company while there is some, and not at all where calls come singly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const batches: number[][] = [];
  const writer = new BatchWriter<number, number>(async (calls) => {
    batches.push([...calls]);
    return calls;
  });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const inTurns = async (...calls: readonly number[]) => {
    const asked: Promise<number>[] = [];
    for (const call of calls) {
      asked.push(writer.call(call));
      await turn();
    }
    vi.advanceTimersByTime(1);
    await Promise.all(asked);
  };
  await inTurns(1, 2);
  expect(batches).toEqual([[1], [2]]);
  await Promise.all([writer.call(3), writer.call(4)]);
  await inTurns(5, 6);
  await inTurns(7);
  await inTurns(8, 9);
  expect(batches.slice(2)).toEqual([[3, 4], [5, 6], [7], [8], [9]]);
});

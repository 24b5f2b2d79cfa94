/** Sending what must happen once: see `sending-model.ts`. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { commands, stores, type Tab, World } from './sending-model.ts';

describe.each(Object.keys(stores))('a request that is kept %s', (kept) => {
  test('happens once, and is reported as it is', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        const store = stores[kept];
        if (store === undefined) throw new Error(kept);
        const setup = () => ({
          model: {
            tabs: [
              { waiting: undefined, underWay: false },
              { waiting: undefined, underWay: false },
            ] as [Tab, Tab],
            wishes: 0,
            ids: 0,
          },
          real: new World(store),
        });
        await fc.asyncModelRun(setup, run);
      }),
      { numRuns: 150 },
    );
  });
});

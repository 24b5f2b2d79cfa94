/** The chance of a place in the queue of a quota: ordered by position, by list and by the history of the quota. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRank, listChance, type QueuePlace } from '#domain/train/berths/chance.ts';
import { berthsOf, sharedBerths, trainClasses } from '#domain/train/berths/classes.ts';
import { poolsOf, pools } from '#domain/train/berths/pools.ts';

const history = fc.array(
  fc
    .tuple(fc.nat(900), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([stood, share]) => ({ stood, left: Math.floor(stood * share) })),
  { maxLength: 14 },
);
const queue = fc
  .tuple(fc.constantFrom(...trainClasses), fc.integer({ min: 1, max: 10 }), fc.constantFrom(...pools))
  .map(([travelClass, coaches, name]) => poolsOf(travelClass, coaches)[name]);

/** Every place behind the berths, from the front: RAC first, then the list. */
const placesBehind = (shares: number): readonly QueuePlace[] => [
  ...Array.from({ length: shares }, (_, at) => ({ kind: 'rac' as const, number: at + 1 })),
  ...Array.from({ length: 40 }, (_, at) => ({ kind: 'waiting' as const, number: at + 1 })),
];

describe('the chance of a place in the queue', () => {
  it('never grows further back, in either bound', () => {
    fc.assert(
      fc.property(queue, history, (rules, past) => {
        const chances = placesBehind(rules.shared.length * 2).map((place) => listChance(rules, place, past));
        for (const [at, chance] of chances.entries()) {
          const before = chances[at - 1] ?? chance;
          expect(chance.low).toBeLessThanOrEqual(before.low);
          expect(chance.high).toBeLessThanOrEqual(before.high);
          expect(chanceRank(chance)).toBeLessThanOrEqual(chanceRank(before));
        }
      }),
    );
  });

  it('is certain for RAC, and between 1 and 99 per cent on a list, with bounds in order', () => {
    fc.assert(
      fc.property(queue, history, (rules, past) => {
        for (const place of placesBehind(rules.shared.length * 2)) {
          const { low, high, reason } = listChance(rules, place, past);
          expect(low).toBeLessThanOrEqual(high);
          expect([low >= 1, high <= 99]).toEqual([true, place.kind === 'waiting']);
          expect(reason === 'rac-travels').toBe(place.kind === 'rac');
        }
      }),
    );
  });

  it('is least on the Tatkal list, which skips RAC, where as large a share gives up', () => {
    const berths = berthsOf('SL', 4);
    const shared = sharedBerths('SL', 4);
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 40 }), (past, number) => {
        const place = { kind: 'waiting', number } as const;
        const general = listChance({ berths, shared, list: 'GNWL' }, place, past);
        const tatkal = listChance({ berths, shared: [], list: 'TQWL' }, place, past);
        expect(tatkal.high).toBeLessThanOrEqual(general.high);
        expect(tatkal.low).toBeLessThanOrEqual(general.low);
      }),
    );
  });

  it.each([
    [12, 0, 1, 12],
    [12, 6, 33, 67],
    [12, 12, 88, 99],
    [100, 50, 44, 56],
  ])('of %i departures %i cleared: %i to %i per cent', (departures, cleared, low, high) => {
    const past = Array.from({ length: departures }, (_, at) => ({ stood: 100, left: at < cleared ? 50 : 0 }));
    const rules = { berths: berthsOf('SL', 1), shared: [], list: 'GNWL' } as const;
    const chance = listChance(rules, { kind: 'waiting', number: 3 }, past);
    expect(chance).toEqual({ low, high, reason: 'past-departures', departures, cleared });
  });
});

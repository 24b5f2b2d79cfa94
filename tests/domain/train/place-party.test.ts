/** Berths for parties, against what is free: one bay where one has room, lower berths first to whom they are due. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bayOf, type Berth, berthsOf, isLower, type TrainClass } from '#domain/train/berths/classes.ts';
import { placeParty } from '#domain/train/berths/place-party.ts';
import { emptyPool, joinPool, placesIn } from '#domain/train/berths/pool.ts';
import { poolsOf } from '#domain/train/berths/pools.ts';
import { berthOf } from '#domain/train/berths/status.ts';
import { isSenior, type RailPassenger, seekerOf } from '#domain/train/booking/rules.ts';

const lying = fc.constantFrom<TrainClass>('SL', '3A', '2A');
const somebody: fc.Arbitrary<RailPassenger> = fc.record(
  {
    age: fc.integer({ min: 12, max: 90 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    wish: fc.constantFrom('LB' as const, 'UB' as const),
  },
  { requiredKeys: ['age', 'gender'] },
);
const parties = fc.array(somebody, { minLength: 1, maxLength: 6 });
const drawn = fc
  .tuple(lying, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 }))
  .map(([travelClass, draws]) => {
    const all = berthsOf(travelClass, 2).map((berth, at) => ({ berth, at }));
    return { travelClass, free: all.filter(({ at }) => (draws[at % draws.length] ?? 0) > 3) };
  });
const kindsOf = (berths: readonly (Berth | undefined)[]) => berths.flatMap((berth) => berth?.kind ?? []);

describe('berths for a party', () => {
  it('are in one bay where one has room for all, each given once', () => {
    fc.assert(
      fc.property(drawn, parties, ({ travelClass, free }, party) => {
        const seekers = party.map((each) => seekerOf(each, travelClass));
        const places = placeParty(free, seekers);
        const given = places.flatMap((place) => place ?? []);
        expect(given.length).toBe(Math.min(free.length, party.length));
        expect(new Set(given.map(({ at }) => at)).size).toBe(given.length);
        expect(given.every((place) => free.includes(place))).toBe(true);
        const room = new Map<string, number>();
        for (const { berth } of free) room.set(bayOf(berth), (room.get(bayOf(berth)) ?? 0) + 1);
        const isTogether = new Set(given.map(({ berth }) => bayOf(berth))).size === 1;
        if ([...room.values()].some((count) => count >= party.length)) expect(isTogether).toBe(true);
      }),
    );
  });

  it('are lower ones for seniors before anybody of their party who asks for nothing', () => {
    fc.assert(
      fc.property(drawn, parties, ({ travelClass, free }, party) => {
        const places = placeParty(
          free,
          party.map((each) => seekerOf(each, travelClass)),
        );
        const kinds = places.map((place) => place?.berth.kind);
        const isDue = (at: number) => {
          const one = party[at];
          return one !== undefined && isSenior(one) && one.wish === undefined;
        };
        const isLow = (at: number) => {
          const kind = kinds[at];
          return kind !== undefined && isLower(kind);
        };
        const all = party.map((_, at) => at);
        const withoutLower = all.some((at) => isDue(at) && kinds[at] !== undefined && !isLow(at));
        const others = all.filter((at) => !isDue(at) && party[at]?.wish === undefined);
        if (withoutLower) expect(others.filter(isLow)).toEqual([]);
      }),
    );
  });

  it('keep lower ones for seniors who come later, as long as there are others', () => {
    const { GN: rules } = poolsOf('3A', 1);
    const young: RailPassenger = { age: 30, gender: 'male' };
    const join = (pool: typeof emptyPool, id: string, passenger: RailPassenger) => {
      const joined = joinPool(rules, pool, [{ id, ...seekerOf(passenger, '3A') }]);
      if (joined === 'regret') throw new Error('There is room');
      return joined;
    };
    const others = rules.berths.filter(({ kind }) => !isLower(kind)).length;
    const pool = Array.from({ length: others }, (_, at) => `${at}/0`).reduce(
      (before, id) => join(before, id, young),
      emptyPool,
    );
    const berths = [...placesIn(rules, pool).values()].map(berthOf);
    expect(kindsOf(berths).some(isLower)).toBe(false);
    for (const gender of ['female', 'male'] as const) {
      const age = gender === 'female' ? 45 : 60;
      const place = placesIn(rules, join(pool, 'late/0', { age, gender })).get('late/0');
      expect(place && berthOf(place)?.kind).toBe('LB');
    }
  });
});

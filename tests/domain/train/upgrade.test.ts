/**
 * Auto-upgrade against what it promises: a ticket moves whole or not at all, nobody loses a berth, no berth is given twice, who stays
 * behind keeps the order of coming, and tickets move only as long as that helps somebody who has no berth.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berthsOf, sharedBerths } from '#domain/train/berths/classes.ts';
import { chartPool, emptyPool, joinPool, placesIn, type Pool, type PoolRules } from '#domain/train/berths/pool.ts';
import { statusText } from '#domain/train/berths/status.ts';
import { canBeUpgraded, classAbove, upgradeOf, upgradePool } from '#domain/train/berths/upgrade.ts';

const rules: PoolRules = {
  berths: berthsOf('3A', 1).slice(0, 14),
  shared: sharedBerths('3A', 1).slice(0, 2),
  mostWaiting: 8,
  list: 'GNWL',
};
const above: PoolRules = { berths: berthsOf('2A', 2).slice(40, 50), shared: [], mostWaiting: 4, list: 'GNWL' };
const partyOf = (id: string) => id.split('/')[0] ?? id;

interface Party {
  readonly size: number;
  readonly upgrade: boolean;
}

const parties = fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), upgrade: fc.boolean() }), {
  maxLength: 12,
  size: 'max',
});

function filled(rulesOf: PoolRules, name: string, all: readonly Party[]): Pool {
  return all.reduce((pool, { size, upgrade }, party) => {
    const ids = Array.from({ length: size }, (_, at) => ({ id: `${name}${party}/${at}`, wishes: [], upgrade }));
    const joined = joinPool(rulesOf, pool, ids);
    return joined === 'regret' ? pool : joined;
  }, emptyPool);
}

describe('a chart with auto-upgrade', () => {
  it('moves whole tickets that agreed, as long as somebody of the class is without a berth', () => {
    let moved = 0;
    fc.assert(
      fc.property(parties, parties, (own, higher) => {
        const before = filled(rules, 'p', own);
        const charted = chartPool(above, filled(above, 'h', higher), partyOf).pool;
        const done = upgradePool(rules, before, { travelClass: '2A', rules: above, pool: charted }, partyOf);
        const { pool } = chartPool(rules, done.pool, partyOf);
        const places = placesIn(rules, pool);
        const up = pool.upgraded ?? [];
        moved += up.length;
        const was = placesIn(rules, before);

        // Whole tickets of those who agreed.
        const tickets = new Set(up.map(({ id }) => partyOf(id)));
        for (const id of was.keys()) {
          if (!tickets.has(partyOf(id))) continue;
          expect(own[Number(partyOf(id).slice(1))]?.upgrade).toBe(true);
          expect(places.get(id)).toMatchObject({ kind: 'confirmed', upgradedTo: '2A' });
        }
        // Nobody loses a berth; who has one in the class above has it alone.
        for (const [id, status] of was) if (status.kind === 'confirmed') expect(places.get(id)?.kind).toBe('confirmed');
        const inAbove = [...placesIn(above, done.above).values()].flatMap((status) =>
          status.kind === 'confirmed' ? [statusText(status)] : [],
        );
        expect(new Set(inAbove).size).toBe(inAbove.length);
        for (const { berth } of up) expect(inAbove).toContain(statusText({ kind: 'confirmed', berth }));
        for (const [id, status] of placesIn(above, charted))
          expect(placesIn(above, done.above).get(id)).toEqual(status);
        const given = [...places.values()].flatMap((status) =>
          status.kind === 'confirmed' ? [statusText(status)] : [],
        );
        expect(new Set(given).size).toBe(given.length);
        // Those who stay keep their order, and fill what is left from the front.
        const stayed = before.claims.map(({ id }) => id).filter((id) => !tickets.has(partyOf(id)));
        const kinds = stayed.map((id) => (places.get(id)?.kind === 'confirmed' ? 'berth' : 'none'));
        expect(kinds).toEqual(stayed.map((_, at) => (at < rules.berths.length ? 'berth' : 'none')));
        // Each ticket that moved helped somebody: without the last of them somebody would still have been without.
        const without = before.claims.length - rules.berths.length;
        const last = up.at(-1);
        if (last === undefined) return;
        const lastSize = up.filter(({ id }) => partyOf(id) === partyOf(last.id)).length;
        expect(up.length - lastSize).toBeLessThan(without);
      }),
      { numRuns: 300 },
    );
    expect(moved).toBeGreaterThan(100);
  });

  it('moves nobody where everybody has a berth, or the class above is full', () => {
    const few = filled(rules, 'p', [{ size: 4, upgrade: true }]);
    const free = chartPool(above, emptyPool, partyOf).pool;
    expect(upgradePool(rules, few, { travelClass: '2A', rules: above, pool: free }, partyOf).pool).toEqual(few);
    const many = filled(
      rules,
      'p',
      Array.from({ length: 5 }, () => ({ size: 4, upgrade: true })),
    );
    const full = chartPool(
      above,
      filled(
        above,
        'h',
        Array.from({ length: 2 }, () => ({ size: 5, upgrade: false })),
      ),
      partyOf,
    );
    expect(upgradePool(rules, many, { travelClass: '2A', rules: above, pool: full.pool }, partyOf).pool).toEqual(many);
  });

  it('goes to the next class that the train carries, and in the general quota alone', () => {
    const carries =
      (...classes: readonly string[]) =>
      (each: string) =>
        classes.includes(each);
    expect(classAbove('SL', 'GN', carries('3E', '3A'))).toBe('3E');
    expect(classAbove('SL', 'RL', carries('3A', '2A'))).toBe('3A');
    expect(classAbove('SL', 'GN', carries('2A'))).toBeUndefined();
    expect(classAbove('2A', 'PQ', carries('1A'))).toBe('1A');
    expect(classAbove('3A', 'TQ', carries('2A'))).toBeUndefined();
    expect(canBeUpgraded({ travelClass: 'CC', quota: 'GN' })).toBe(true);
    expect(canBeUpgraded({ travelClass: '1A', quota: 'GN' })).toBe(false);
    expect(canBeUpgraded({ travelClass: 'SL', quota: 'LD' })).toBe(false);
  });

  it('says of a ticket to which class it was moved', () => {
    const berth = { coach: 'A1', number: 5, kind: 'SLB' } as const;
    const of = (upgradedTo?: '2A') => [
      { current: { kind: 'no-berth' } as const },
      { current: { kind: 'confirmed', berth, ...(upgradedTo && { upgradedTo }) } as const },
    ];
    expect(upgradeOf({ standings: of('2A') })).toBe('2A');
    expect(upgradeOf({ standings: of() })).toBeUndefined();
  });
});

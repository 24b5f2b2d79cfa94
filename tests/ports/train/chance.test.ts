/** Chances by the histories of the sandbox's quotas, on the day before a journey. */
import { expect, it } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { listChance } from '#domain/train/berths/chance.ts';
import type { PoolName } from '#domain/train/berths/pools.ts';
import { isSoldAs } from '#domain/train/fare/fare.ts';
import { classesOf } from '#domain/train/timetable/train.ts';
import {
  chartsFor,
  opensAt,
  railwayOf,
  ridesOn,
  rulesOf,
} from '#infrastructure/backoffice/suppliers/sandbox/train/railway.ts';
import { historyOf } from '#infrastructure/backoffice/suppliers/sandbox/train/strangers.ts';

const now = instant('2026-11-20T06:00:00Z');
const lists: readonly PoolName[] = ['GN', 'RL', 'PQ', 'LD', 'TQ'];

it('confirms least on the Tatkal list, by what its own quota gave up', () => {
  const railway = railwayOf('farelane')();
  const middles = new Map<string, number[]>();
  for (const ride of ridesOn(railway, 'NDLS', 'MMCT', isoDate('2026-11-21'))) {
    const { first: until } = chartsFor(ride);
    for (const travelClass of classesOf(ride.train).filter((each) => isSoldAs(each, 'TQ'))) {
      for (const pool of lists) {
        const rules = rulesOf(ride.train, travelClass, pool);
        const key = { train: ride.train.number, began: ride.began, travelClass, pool };
        const from = opensAt(pool === 'TQ' ? 'TQ' : 'GN', travelClass, ride.began);
        const history = historyOf({ seed: 7 }, key, rules, { from, until, now });
        const { low, high } = listChance(rules, { kind: 'waiting', number: 1 }, history);
        middles.set(pool, [...(middles.get(pool) ?? []), (low + high) / 2]);
      }
    }
  }
  const mean = (pool: PoolName) => {
    const all = middles.get(pool) ?? [];
    return all.reduce((total, each) => total + each, 0) / all.length;
  };
  expect(middles.get('TQ')?.length).toBeGreaterThan(20);
  for (const pool of lists) expect(mean('TQ')).toBeLessThanOrEqual(mean(pool));
});

/**
 * Strangers who have booked on the sandbox's trains before anybody here: how many, and when some of them give up, so that
 * waiting lists move by themselves. The same for the same seed, departure and pool.
 */
import type { PoolRules } from '#domain/train/berths/pool.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { fromMilliseconds, type Instant, toMilliseconds } from '#domain/time/instant.ts';
import { fraction, numberOf } from '../chance.ts';
import type { PoolKey } from './railway.ts';

export interface Strangers {
  readonly count: number;
  /** Of each who gives up, when; by position. */
  readonly leaving: readonly { readonly at: number; readonly when: Instant }[];
}

/** Of those who booked, so many give up, most of them late. */
const givingUp = 0.35;

export interface Demand {
  readonly seed: number;
  /** Nobody beside those who book here: for proofs. */
  readonly empty?: boolean;
}

/** Of those who are on the chart, so many give up between it and the second. */
const givingUpLate = 0.03;

/** `from` and `until`: between which they give up; few do between that and `second`. */
export function strangersOf(
  { seed, empty = false }: Demand,
  key: PoolKey,
  rules: PoolRules,
  { from, until, second }: { readonly from: Instant; readonly until: Instant; readonly second?: Instant },
): Strangers {
  if (empty) return { count: 0, leaving: [] };
  const about = numberOf(`${key.train} ${key.travelClass} ${key.pool} ${key.began}`);
  const room = rules.berths.length + rules.shared.length * 2;
  const asked = Math.floor(room * (0.45 + 0.75 * fraction(seed, about)));
  const count = Math.min(asked, room + Math.floor(rules.mostWaiting * 0.8));
  const begin = toMilliseconds(from);
  const span = Math.max(0, toMilliseconds(until) - begin - 60_000);
  const chart = toMilliseconds(until);
  const late = second === undefined ? 0 : toMilliseconds(second) - chart;
  const leaving = Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const chance = fraction(seed, about, at, 1);
    const when = fraction(seed, about, at, 2);
    if (chance < givingUp) return [{ at, when: fromMilliseconds(Math.floor(begin + span * Math.sqrt(when))) }];
    const isLate = late > 0 && chance < givingUp + givingUpLate;
    return isLate ? [{ at, when: fromMilliseconds(Math.floor(chart + 60_000 + (late - 120_000) * when)) }] : [];
  });
  return { count, leaving };
}

/** Weeks that an estimate looks back over. */
const weeksBack = 12;

/**
 * The chance, in per cent, that who has the given number on the list moves up into a berth by the chart: of as many departures of
 * earlier weeks in how many so many gave up, in what is left of the time.
 */
export function chanceOf(
  demand: Demand,
  key: PoolKey,
  rules: PoolRules,
  { number, share }: { readonly number: number; readonly share: number },
): number {
  const span = { from: fromMilliseconds(0), until: fromMilliseconds(1_000_000) };
  const cleared = Array.from({ length: weeksBack }, (_, week) => {
    const began: IsoDate = addDays(key.began, -7 * (week + 1));
    const { leaving } = strangersOf({ seed: demand.seed }, { ...key, began }, rules, span);
    return leaving.filter(({ when }) => toMilliseconds(when) >= 1_000_000 * (1 - share)).length;
  });
  const enough = cleared.filter((count) => count >= number).length;
  // Never sure: neither way has been seen often enough.
  return Math.min(99, Math.max(1, Math.round((100 * enough) / weeksBack)));
}

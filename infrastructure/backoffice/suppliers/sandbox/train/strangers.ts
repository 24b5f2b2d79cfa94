/**
 * Strangers who have booked on the sandbox's trains before anybody here: how many, and when some of them give up, so that
 * waiting lists move by themselves. The same for the same seed, departure and pool.
 */
import type { PastDeparture } from '#domain/train/berths/chance.ts';
import type { PoolRules } from '#domain/train/berths/pool.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { fromMilliseconds, type Instant, plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import { fraction, numberOf } from '../chance.ts';
import type { PoolKey } from './railway.ts';

export interface Strangers {
  readonly count: number;
  /** Of each who gives up, when; by position. */
  readonly leaving: readonly { readonly at: number; readonly when: Instant }[];
}

/** Share of strangers who give up, most late; almost none in Tatkal, which refunds nothing. */
const givingUp = 0.35;
const givingUpInTatkal = 0.002;

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
  const share = key.pool === 'TQ' ? givingUpInTatkal : givingUp;
  const leaving = Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const chance = fraction(seed, about, at, 1);
    const when = fraction(seed, about, at, 2);
    if (chance < share) return [{ at, when: fromMilliseconds(Math.floor(begin + span * Math.sqrt(when))) }];
    const isLate = late > 0 && chance < share + givingUpLate;
    return isLate ? [{ at, when: fromMilliseconds(Math.floor(chart + 60_000 + (late - 120_000) * when)) }] : [];
  });
  return { count, leaving };
}

/** Weeks that a history looks back over. */
const weeksBack = 12;

/** Past departures of a pool, a week apart, each as it was with the time left that `now` has. */
export function historyOf(
  { seed }: Demand,
  key: PoolKey,
  rules: PoolRules,
  { from, until, now }: { readonly from: Instant; readonly until: Instant; readonly now: Instant },
): readonly PastDeparture[] {
  return Array.from({ length: weeksBack }, (_, week): PastDeparture => {
    const days = 7 * (week + 1);
    const earlier = (at: Instant) => plusMinutes(at, -days * 24 * 60);
    const began: IsoDate = addDays(key.began, -days);
    const span = { from: earlier(from), until: earlier(until) };
    const { count, leaving } = strangersOf({ seed }, { ...key, began }, rules, span);
    const left = leaving.filter(({ when }) => when > earlier(now)).length;
    return { stood: count - leaving.length + left, left };
  });
}

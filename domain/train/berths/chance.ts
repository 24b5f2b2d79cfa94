/** Chance of a place in a queue: of travelling by the chart, estimated from past departures of the same quota. */
import type { PoolRules } from './pool.ts';

/**
 * rac-travels: RAC always travels, two to a side lower berth. tatkal-last: the list moves least, for nothing comes back of a confirmed
 * Tatkal berth and the list skips RAC. past-departures: by what was given up before. no-history: no departure to compare with.
 * Source: trade facts on rail, waiting lists and cancellation.
 */
export const chanceReasons = ['rac-travels', 'tatkal-last', 'past-departures', 'no-history'] as const;
export type ChanceReason = (typeof chanceReasons)[number];

export interface ListChance {
  /** Bounds of the chance to travel, with a berth or a share of one, in per cent. */
  readonly low: number;
  readonly high: number;
  readonly reason: ChanceReason;
  /** Past departures compared. */
  readonly departures: number;
  /** Past departures in which the place moved up: a waiting number to travel, an RAC number to a whole berth. */
  readonly cleared: number;
}

/** A past departure, as it was with the same time left to its chart. */
export interface PastDeparture {
  /** Travellers booked then, waiting ones included. */
  readonly stood: number;
  /** Travellers of those who gave up by the chart. */
  readonly left: number;
}

export interface QueuePlace {
  readonly kind: 'rac' | 'waiting';
  /** From 1, as the railway writes it: RAC 4, GNWL 18. */
  readonly number: number;
}

/**
 * Estimates the chance of a place. It never grows further back in the queue, for the same quota and history.
 *
 * @example listChance({ berths: [], shared: [], list: 'GNWL' }, { kind: 'rac', number: 1 }, []) // => { low: 100, high: 100, reason: 'rac-travels', departures: 0, cleared: 0 }
 */
export function listChance(
  rules: Pick<PoolRules, 'berths' | 'shared' | 'list'>,
  { kind, number }: QueuePlace,
  history: readonly PastDeparture[],
): ListChance {
  const shares = rules.shared.length * 2;
  const behind = kind === 'rac' ? number : shares + number;
  const ahead = rules.berths.length + behind - 1;
  // A whole berth for RAC, any place for a waiting number: so many of those ahead must give up.
  const departures = history.filter(({ stood }) => stood > 0);
  const cleared = departures.filter(({ stood, left }) => left * ahead >= number * stood).length;
  const counts = { departures: departures.length, cleared };
  if (kind === 'rac') return { low: 100, high: 100, reason: 'rac-travels', ...counts };
  if (departures.length === 0) return { low: leastPercent, high: mostPercent, reason: 'no-history', ...counts };
  const reason = rules.list === 'TQWL' ? 'tatkal-last' : 'past-departures';
  return { ...likelyRange(cleared, departures.length), reason, ...counts };
}

/** Ranks chances: by the middle of the range, then by how often the place moved up. */
export function chanceRank(chance: ListChance | undefined): number {
  if (chance === undefined) return 0;
  const { low, high, departures, cleared } = chance;
  return (low + high) / 2 + (departures === 0 ? 0 : cleared / (departures + 1));
}

/** A number on a list is neither sure nor hopeless before the chart. */
const leastPercent = 1;
const mostPercent = 99;

/** Standard deviations of a range that holds four times of five. */
const deviations = 1.2816;

/** Wilson's interval of a share: wide where few departures say it. */
function likelyRange(times: number, of: number): Pick<ListChance, 'low' | 'high'> {
  const share = times / of;
  const square = deviations ** 2;
  const middle = share + square / (2 * of);
  const half = deviations * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const percent = (bound: number) =>
    Math.min(mostPercent, Math.max(leastPercent, Math.round((100 * bound) / (1 + square / of))));
  return { low: percent(middle - half), high: percent(middle + half) };
}

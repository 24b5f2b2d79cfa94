/**
 * How well suppliers answer, from counts of their calls by stretches of five minutes. Of each call only the outcome and a
 * class of its duration is kept, so that any number of processes add theirs up.
 */
import type { Product } from '../booking/booking.ts';
import { type Instant, millisecondsBetween } from '../time/instant.ts';

/** Milliseconds up to which a call is of a class; a last class has what takes longer. */
export const durationBounds = [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600] as const;
export const durationClasses = durationBounds.length + 1;

export const stretchMinutes = 5;
const shownHours = 24;

export interface CallCounts {
  /** Begin of the stretch. */
  readonly at: Instant;
  readonly calls: number;
  /** Of them those that were answered, be it with a no. */
  readonly answered: number;
  /** How many answers were of each class of duration. */
  readonly durations: readonly number[];
}

export interface HourOfCalls {
  readonly calls: number;
  readonly answered: number;
  /** Absent where nothing was answered. */
  readonly typicalMs?: number;
}

/** stopped: it does not answer at all. idle: nobody has asked it for an hour. */
export const supplierStates = ['healthy', 'slow', 'stopped', 'idle'] as const;
export type SupplierState = (typeof supplierStates)[number];

export interface SupplierHealth {
  readonly product: Product;
  /** Short and stable: 'sandbox'. */
  readonly supplier: string;
  readonly state: SupplierState;
  /** Of the last hour: calls, and of them answers. */
  readonly calls: number;
  readonly answered: number;
  /** Of those answers, which half of them and 95 of 100 do not exceed; absent where there is none. */
  readonly typicalMs?: number;
  readonly slowMs?: number;
  /** The last 24 hours, oldest first. */
  readonly hours: readonly HourOfCalls[];
}

/** More than this for one answer of twenty is slow, as is a supplier that leaves more than one call of twenty without answer. */
const slowMs = 8000;
const answeredShare = 0.95;
/** Without a single answer for so many calls of the last stretches it counts as stopped. */
const stoppedCalls = 3;
const recentMinutes = 15;

/** The class of a duration in milliseconds, from 0. */
export function durationClass(milliseconds: number): number {
  const at = durationBounds.findIndex((bound) => milliseconds <= bound);
  return at < 0 ? durationBounds.length : at;
}

/** Of a supplier's stretches, in any order and perhaps several of one time. */
export function healthOf(
  supplier: Pick<SupplierHealth, 'product' | 'supplier'>,
  counts: readonly CallCounts[],
  now: Instant,
): SupplierHealth {
  const within = (minutes: number, until = 0) =>
    counts.filter(({ at }) => {
      const age = millisecondsBetween(at, now) / 60_000;
      return age >= until && age < minutes;
    });
  const lastHour = totalOf(within(60));
  const recent = totalOf(within(recentMinutes));
  const { calls, answered, durations } = lastHour;
  const typicalMs = durationOf(durations, 0.5);
  const slowest = durationOf(durations, 0.95);
  const state: SupplierState =
    calls === 0
      ? 'idle'
      : recent.calls >= stoppedCalls && recent.answered === 0
        ? 'stopped'
        : answered < calls * answeredShare || (slowest ?? 0) > slowMs
          ? 'slow'
          : 'healthy';
  return {
    ...supplier,
    state,
    calls,
    answered,
    ...(typicalMs !== undefined && { typicalMs }),
    ...(slowest !== undefined && { slowMs: slowest }),
    hours: Array.from({ length: shownHours }, (_, at) => {
      const back = (shownHours - at) * 60;
      const hour = totalOf(within(back, back - 60));
      const typical = durationOf(hour.durations, 0.5);
      return { calls: hour.calls, answered: hour.answered, ...(typical !== undefined && { typicalMs: typical }) };
    }),
  };
}

function totalOf(counts: readonly CallCounts[]): Omit<CallCounts, 'at'> {
  const total = (of: (each: CallCounts) => number) => counts.reduce((sum, each) => sum + of(each), 0);
  return {
    calls: total(({ calls }) => calls),
    answered: total(({ answered }) => answered),
    durations: Array.from({ length: durationClasses }, (_, at) => total(({ durations }) => durations[at] ?? 0)),
  };
}

/**
 * What a share of the durations does not exceed, in whole milliseconds: between the bounds of the class that it falls into, by
 * how far into the class it is. The last class has no upper bound: its lower one.
 */
export function durationOf(durations: readonly number[], share: number): number | undefined {
  const all = durations.reduce((sum, each) => sum + each, 0);
  if (all === 0) return undefined;
  const rank = share * all;
  let below = 0;
  for (const [at, count] of durations.entries()) {
    const from = durationBounds[at - 1] ?? 0;
    const to = durationBounds[at] ?? from;
    if (count > 0 && below + count >= rank) return Math.round(from + ((to - from) * (rank - below)) / count);
    below += count;
  }
  return durationBounds.at(-1);
}

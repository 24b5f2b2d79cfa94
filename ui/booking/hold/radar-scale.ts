/** Where on the radar of time limits its steps, names and hours stand: shares of its width, from now to past the last limit. */
import type { Money } from '#domain/money/money.ts';
import { dateIn, type Instant, plusMinutes, secondsBetween, startOfDay } from '#domain/time/instant.ts';

export interface RadarHold {
  readonly name: string;
  readonly until: Instant;
  /** What is left to spend once it and all before it are confirmed. */
  readonly left: Money;
}

/** So much is left between two limits. */
export interface RadarStep {
  readonly from: number;
  readonly to: number;
  readonly left: Money;
}

export interface RadarName {
  readonly at: number;
  readonly name: string;
  /** Limits so near that their names would cover each other. */
  readonly others: number;
  /** After the last of them. */
  readonly left: Money;
}

export interface RadarHour {
  readonly at: number;
  readonly when: Instant;
  readonly isMidnight: boolean;
}

export interface RadarScale {
  readonly steps: readonly RadarStep[];
  readonly names: readonly RadarName[];
  readonly hours: readonly RadarHour[];
}

const hoursApart = [1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168];

/** `holds` in the order of their ends, none of them over; `apart`: the share of the width that a name takes, kept free after the last one too. */
export function radarScale(
  now: Instant,
  spendable: Money,
  holds: readonly RadarHold[],
  { apart, zone }: { readonly apart: number; readonly zone: string },
): RadarScale {
  const last = holds.at(-1);
  const minutes = Math.max(60, last === undefined ? 0 : secondsBetween(now, last.until) / 60) / (1 - apart);
  const shareAt = (when: Instant) => secondsBetween(now, when) / 60 / minutes;
  const steps: RadarStep[] = [];
  const names: RadarName[] = [];
  let from = 0;
  let left = spendable;
  for (const hold of holds) {
    const at = shareAt(hold.until);
    steps.push({ from, to: at, left });
    from = at;
    left = hold.left;
    const before = names.at(-1);
    if (before !== undefined && at - before.at < apart)
      names.splice(-1, 1, { ...before, others: before.others + 1, left });
    else names.push({ at, name: hold.name, others: 0, left });
  }
  steps.push({ from, to: 1, left });
  return { steps, names, hours: hoursWithin(now, minutes, { apart, zone }, shareAt) };
}

/** Round hours of the zone, no nearer to each other, or to now, than names may be. */
function hoursWithin(
  now: Instant,
  minutes: number,
  { apart, zone }: { readonly apart: number; readonly zone: string },
  shareAt: (when: Instant) => number,
): readonly RadarHour[] {
  const step = (hoursApart.find((hours) => (hours * 60) / minutes >= apart) ?? 168) * 60;
  const midnight = startOfDay(dateIn(now, zone), zone);
  const hours: RadarHour[] = [];
  for (let after = step; ; after += step) {
    const when = plusMinutes(midnight, after);
    const at = shareAt(when);
    if (at > 1 - apart / 2) return hours;
    if (at >= apart) hours.push({ at, when, isMidnight: after % (24 * 60) === 0 });
  }
}

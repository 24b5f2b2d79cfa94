/** What is kept of a package that is given up: a share of its price, by how many days there still are. */
import { addDays, type IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import { placeTime, toInstant } from '../../time/place-time.ts';

/** Given up so many days before the first day, or earlier, so much per cent is kept. */
export interface GridStep {
  readonly days: number;
  readonly percent: number;
}

export interface Gridded {
  readonly startsOn: IsoDate;
  readonly zone: string;
  /** From the earliest to the last, which is at day 0. */
  readonly policy: readonly GridStep[];
}

/** The last moment at which a step holds: the end of its day, by the clock of where the trip begins. */
export function lastMomentOf({ startsOn, zone }: Pick<Gridded, 'startsOn' | 'zone'>, { days }: GridStep): Instant {
  return toInstant(placeTime(`${addDays(startsOn, -days)}T23:59`, zone));
}

/** When the trip begins: nothing is given back from then on. */
export function beginsAt({ startsOn, zone }: Pick<Gridded, 'startsOn' | 'zone'>): Instant {
  return toInstant(placeTime(`${startsOn}T00:00`, zone));
}

/** Per cent that are kept at a moment. */
export function percentAt(trip: Gridded, now: Instant): number {
  if (now >= beginsAt(trip)) return 100;
  return trip.policy.find((step) => step.days > 0 && now <= lastMomentOf(trip, step))?.percent ?? lastPercent(trip);
}

function lastPercent({ policy }: Pick<Gridded, 'policy'>): number {
  return policy.at(-1)?.percent ?? 100;
}

/** As a screen shows a step: from the day after the one before, to its last day. */
export interface GridRow {
  readonly from?: IsoDate;
  readonly until?: IsoDate;
  readonly percent: number;
}

/** Steps that are over by `today` are left out. */
export function gridRows(
  { startsOn, policy }: Pick<Gridded, 'startsOn' | 'policy'>,
  today: IsoDate,
): readonly GridRow[] {
  return policy.flatMap(({ days, percent }, at): readonly GridRow[] => {
    const before = policy[at - 1];
    const until = addDays(startsOn, -days);
    const from = before && addDays(startsOn, 1 - before.days);
    if (days > 0 && until < today) return [];
    return [{ ...(from !== undefined && from > today && { from }), ...(days > 0 && { until }), percent }];
  });
}

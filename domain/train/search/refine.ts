/** Narrowing and ordering the trains of a search, by what can be booked on the day that was asked for. */
import { compare, type Money } from '../../money/money.ts';
import { minutesBetween, type PlaceTime } from '../../time/place-time.ts';
import type { TrainClass } from '../berths/classes.ts';
import { chanceRank, type ListChance } from '../berths/chance.ts';
import type { Availability } from '../berths/status.ts';
import type { RailPoint } from '../booking/train-booking.ts';
import type { StationCode } from '../reference/stations.ts';

/** Least chance, in per cent, from which a waiting number is likely to travel: the low end of its range. */
export const likelyFrom = 70;

/** What booking on a day leads to. */
export const outlooks = ['confirmed', 'rac', 'likely', 'unlikely', 'none'] as const;
export type RailOutlook = (typeof outlooks)[number];

export interface DayToBook {
  readonly availability: Availability;
  readonly chance?: ListChance;
}

export interface ClassToBook {
  readonly travelClass: TrainClass;
  readonly fare: Money;
  /** The day that was asked for first. */
  readonly days: readonly DayToBook[];
}

export interface TrainToRefine {
  readonly train: string;
  readonly from: RailPoint;
  readonly to: RailPoint;
  readonly classes: readonly ClassToBook[];
}

/**
 * @example outlookOf({ availability: { kind: 'waiting', list: 'GNWL', booked: 25, current: 12 }, chance: { low: 71, high: 93, reason: 'past-departures', departures: 12, cleared: 10 } }) // => 'likely'
 * @example outlookOf({ availability: { kind: 'regret' } }) // => 'none'
 */
export function outlookOf({ availability: { kind }, chance }: DayToBook): RailOutlook {
  if (kind === 'available') return 'confirmed';
  if (kind === 'rac') return 'rac';
  if (kind === 'waiting') return chance !== undefined && chance.low >= likelyFrom ? 'likely' : 'unlikely';
  return 'none';
}

/** How good a chance must be, each with those before it. */
export const chanceFilters = ['any', 'confirmed', 'rac', 'likely'] as const;
export type ChanceFilter = (typeof chanceFilters)[number];

/** By the hours of a day: from 00, 06, 12 and 18 on. */
export const hourBands = ['night', 'morning', 'afternoon', 'evening'] as const;
export type HourBand = (typeof hourBands)[number];

/** Empty lists let everything pass. */
export interface TrainFilters {
  readonly chance: ChanceFilter;
  readonly classes: readonly TrainClass[];
  readonly departs: readonly HourBand[];
  readonly stations: readonly StationCode[];
}

export const noTrainFilters: TrainFilters = { chance: 'any', classes: [], departs: [], stations: [] };

export const trainSortKeys = ['chance', 'departure', 'duration', 'price'] as const;
export type TrainSortKey = (typeof trainSortKeys)[number];

/** @example hourBandOf({ local: localDateTime('2026-12-11T17:10'), zone: 'Asia/Kolkata' }) // => 'afternoon' */
export function hourBandOf({ local }: PlaceTime): HourBand {
  return hourBands[Math.floor(Number(local.slice(11, 13)) / 6)] ?? 'night';
}

/** Those that pass all filters, or all but one, to say how many a choice of that one would leave. */
export function filteredTrains<T extends TrainToRefine>(
  trains: readonly T[],
  filters: TrainFilters,
  but?: keyof TrainFilters,
): readonly T[] {
  const kept: TrainFilters = but === undefined ? filters : { ...filters, [but]: noTrainFilters[but] };
  const { chance, classes, departs, stations } = kept;
  return trains.filter((train) => {
    const wanted = train.classes.filter((each) => classes.length === 0 || classes.includes(each.travelClass));
    return (
      wanted.some((each) => passes(chance, each)) &&
      (departs.length === 0 || departs.includes(hourBandOf(train.from.at))) &&
      (stations.length === 0 || [train.from, train.to].some(({ station }) => stations.includes(station)))
    );
  });
}

function passes(chance: ChanceFilter, { days: [day] }: ClassToBook): boolean {
  if (chance === 'any') return true;
  const outlook = day === undefined ? 'none' : outlookOf(day);
  const enough: Readonly<Record<Exclude<ChanceFilter, 'any'>, readonly RailOutlook[]>> = {
    confirmed: ['confirmed'],
    rac: ['confirmed', 'rac'],
    likely: ['confirmed', 'rac', 'likely'],
  };
  return enough[chance].includes(outlook);
}

/** Alike ones stay in their order. */
export function sortedTrains<T extends TrainToRefine>(trains: readonly T[], by: TrainSortKey): readonly T[] {
  return trains.toSorted((one, other) => {
    switch (by) {
      case 'chance':
        return chanceOf(other) - chanceOf(one);
      case 'departure':
        return one.from.at.local.localeCompare(other.from.at.local);
      case 'duration':
        return minutesBetween(one.from.at, one.to.at) - minutesBetween(other.from.at, other.to.at);
      case 'price':
        return cheapest(one, other);
    }
  });
}

/** The best of a train's classes on the day asked for: a berth before a share of one before a place on the list. */
function chanceOf({ classes }: TrainToRefine): number {
  return Math.max(
    -1,
    ...classes.map(({ days: [day] }) => {
      if (day === undefined) return -1;
      const at = outlooks.indexOf(outlookOf(day));
      return (outlooks.length - at) * 1000 + chanceRank(day.chance);
    }),
  );
}

function cheapest(one: TrainToRefine, other: TrainToRefine): number {
  const least = ({ classes }: TrainToRefine) =>
    classes
      .map(({ fare }) => fare)
      .reduce<Money | undefined>(
        (lowest, fare) => (lowest === undefined || compare(fare, lowest) < 0 ? fare : lowest),
        undefined,
      );
  const [first, second] = [least(one), least(other)];
  return first === undefined || second === undefined ? 0 : compare(first, second);
}

/** A train as the timetable has it: where it stops and when, on which days, with which coaches. */
import { addDays, type IsoDate, weekday } from '../../time/calendar-date.ts';
import { type LocalDateTime, localAt } from '../../time/place-time.ts';
import { coachNames, type TrainClass } from '../berths/classes.ts';
import type { StationCode } from '../reference/stations.ts';

export const trainKinds = [
  'rajdhani',
  'duronto',
  'shatabdi',
  'vande-bharat',
  'jan-shatabdi',
  'garib-rath',
  'superfast',
  'express',
] as const;
export type TrainKind = (typeof trainKinds)[number];

/** Five digits: 0 special, 1 and 2 long distance (12 and 22 superfast), 3 to 7 local. */
export type TrainNumber = string;

export interface TrainStop {
  readonly station: StationCode;
  /** From the first stop, whole. */
  readonly km: number;
  /** Minutes from midnight of the day on which it leaves its first stop; may pass 1440. */
  readonly arrives: number;
  readonly departs: number;
}

export interface Train {
  readonly number: TrainNumber;
  readonly name: string;
  readonly kind: TrainKind;
  /** Days on which it leaves its first stop, a bit each: 1 Monday to 64 Sunday. */
  readonly days: number;
  readonly stops: readonly TrainStop[];
  /** How many coaches of each class. */
  readonly coaches: { readonly [Each in TrainClass]?: number };
}

/** A part of a train's way: positions of two of its stops, in order. */
export interface Ride {
  readonly train: Train;
  readonly from: number;
  readonly to: number;
}

/** All trains of India keep its time. */
export const railwayZone = 'Asia/Kolkata';

/** Flexi fares are asked on these. */
export const flexiKinds: readonly TrainKind[] = ['rajdhani', 'duronto', 'shatabdi'];

/** Whether the supplement for fast trains is asked; all kinds but plain expresses. */
export function isSuperfast(kind: TrainKind): boolean {
  return kind !== 'express';
}

/** The classes that a train has, dearest last. */
export function classesOf({ coaches }: Pick<Train, 'coaches'>): readonly TrainClass[] {
  const order: readonly TrainClass[] = ['2S', 'SL', 'CC', '3E', '3A', '2A', '1A', 'EC'];
  return order.filter((each) => (coaches[each] ?? 0) > 0);
}

/**
 * Its coaches behind the engine with which it leaves its first stop: the dearest classes first, all of a class together.
 *
 * @example coachesOf({ coaches: { SL: 2, '3A': 1 } }) // => ['B1', 'S1', 'S2']
 */
export function coachesOf({ coaches }: Pick<Train, 'coaches'>): readonly string[] {
  return classesOf({ coaches })
    .toReversed()
    .flatMap((each) => coachNames(each, coaches[each] ?? 0));
}

/**
 * Days after the one on which a train leaves its first stop.
 *
 * @example dayOfMinutes(1500) // => 1
 */
export function dayOfMinutes(minutes: number): number {
  return Math.floor(minutes / 1440);
}

/** The day on which the train began that leaves a stop on a date; undefined where it does not run then. */
export function originDate(train: Train, stop: number, date: IsoDate): IsoDate | undefined {
  const at = train.stops[stop];
  if (at === undefined) return undefined;
  const began = addDays(date, -dayOfMinutes(at.departs));
  return runsOn(train.days, began) ? began : undefined;
}

/** @example runsOn(0b0000001, isoDate('2026-11-23')) // => true */
export function runsOn(days: number, date: IsoDate): boolean {
  return (days & (1 << (weekday(date) - 1))) !== 0;
}

/** When something of the timetable is, of the train that began on a day. */
export function timeOn(began: IsoDate, minutes: number): LocalDateTime {
  return localAt(addDays(began, dayOfMinutes(minutes)), ((minutes % 1440) + 1440) % 1440);
}

/** Kilometres of a ride. */
export function rideKm({ train, from, to }: Ride): number {
  return (train.stops[to]?.km ?? 0) - (train.stops[from]?.km ?? 0);
}

/**
 * A timetable for demonstration, made from the network: which trains run between the stations where long ones begin. The same
 * seed makes the same trains. Names, numbers and times are invented, by the rules of real ones.
 */
import type { RailNetwork, WayPoint } from '../reference/network.ts';
import type { Station, StationCode, StationDirectory } from '../reference/stations.ts';
import { isSuperfast, type Ride, type Train, type TrainKind, type TrainNumber, type TrainStop } from './train.ts';

export interface Timetable {
  readonly trains: readonly Train[];
  readonly byNumber: (number: TrainNumber) => Train | undefined;
  /** Trains that stop at one and later at the other. */
  readonly rides: (from: StationCode, to: StationCode) => readonly Ride[];
}

interface KindRow {
  readonly named: string;
  /** Between halts, kilometres an hour. */
  readonly speed: number;
  readonly coaches: Train['coaches'];
  /** Stations of this rank and above are stopped at, with so much of a chance. */
  readonly stops: Readonly<Record<1 | 2 | 3, number>>;
}

const kinds: Readonly<Record<TrainKind, KindRow>> = {
  rajdhani: row('Rajdhani Express', 82, { '3A': 8, '2A': 5, '1A': 1 }, [0.8, 0.35, 0]),
  duronto: row('Duronto Express', 84, { SL: 4, '3A': 7, '2A': 3, '1A': 1 }, [0.5, 0, 0]),
  shatabdi: row('Shatabdi Express', 85, { CC: 7, EC: 2 }, [1, 0.6, 0.05]),
  'vande-bharat': row('Vande Bharat Express', 88, { CC: 12, EC: 2 }, [0.8, 0.4, 0]),
  'jan-shatabdi': row('Jan Shatabdi Express', 68, { '2S': 8, CC: 3 }, [1, 0.9, 0.3]),
  'garib-rath': row('Garib Rath Express', 70, { '3E': 12 }, [0.9, 0.6, 0.1]),
  superfast: row('Superfast Express', 63, { SL: 7, '3E': 2, '3A': 5, '2A': 2, '1A': 1 }, [1, 0.85, 0.25]),
  express: row('Express', 52, { '2S': 2, SL: 9, '3A': 3, '2A': 1 }, [1, 1, 0.8]),
};

const metros: readonly StationCode[] = ['NDLS', 'NZM', 'MMCT', 'CSMT', 'HWH', 'MAS', 'SBC', 'SC', 'ADI', 'PUNE'];

const everyDay = 127;
const someDays = [
  everyDay,
  everyDay,
  everyDay,
  everyDay,
  0b0010101,
  0b0101010,
  0b1001001,
  0b0000100,
  0b1000000,
  0b0110011,
];

/** Chance from 0 to just under 1, the same for the same words. */
export type Draw = (...words: readonly string[]) => number;

/** @example drawFrom('seed')('a', 'b') === drawFrom('seed')('a', 'b') // => true */
export function drawFrom(seed: string): Draw {
  return (...words) => {
    let hash = 2166136261;
    for (const letter of [seed, ...words].join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    hash ^= hash >>> 16;
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
}

export function makeTimetable(stations: StationDirectory, network: RailNetwork, seed: string): Timetable {
  const draw = drawFrom(seed);
  const hubs = stations.all.filter(({ rank }) => rank === 1);
  const numbers = new Map<string, number>();
  const trains = hubs.flatMap((from, at) =>
    hubs.slice(at + 1).flatMap((to) => {
      const way = from.city === to.city ? undefined : network.way(from.code, to.code);
      const km = way?.at(-1)?.km ?? 0;
      const kind = way && kindOf(draw, from, to, km);
      if (way === undefined || kind === undefined) return [];
      const [number, next] = numbersFor(numbers, kind, from);
      return [trainOf(draw, stations, kind, number, way), trainOf(draw, stations, kind, next, back(way))];
    }),
  );
  const known = new Map(trains.map((train) => [train.number, train]));
  const stopping = new Map<StationCode, { readonly train: Train; readonly at: number }[]>();
  for (const train of trains) {
    for (const [at, { station }] of train.stops.entries()) {
      const here = stopping.get(station) ?? [];
      here.push({ train, at });
      stopping.set(station, here);
    }
  }
  return {
    trains,
    byNumber: (number) => known.get(number),
    rides: (from, to) =>
      (stopping.get(from) ?? []).flatMap(({ train, at }) => {
        const there = train.stops.findIndex(({ station }, stop) => stop > at && station === to);
        return there < 0 ? [] : [{ train, from: at, to: there }];
      }),
  };
}

function row(
  named: string,
  speed: number,
  coaches: Train['coaches'],
  [large, middling, small]: readonly [number, number, number],
): KindRow {
  return { named, speed, coaches, stops: { 1: large, 2: middling, 3: small } };
}

/** Which kind runs between two, if any does: day trains on shorter ways, fast ones from the capital. */
function kindOf(draw: Draw, from: Station, to: Station, km: number): TrainKind | undefined {
  const chance = draw('kind', from.code, to.code);
  const capital = [from, to].some(({ code }) => code === 'NDLS' || code === 'NZM');
  if (km < 120 || km > 3600) return undefined;
  // Between the largest cities there is always one.
  const large = metros.includes(from.code) && metros.includes(to.code);
  if (large && km > 720) return capital ? 'rajdhani' : chance < 0.5 ? 'superfast' : 'duronto';
  if (km <= 720) {
    const day: readonly TrainKind[] = ['vande-bharat', 'shatabdi', 'jan-shatabdi', 'superfast', 'superfast', 'express'];
    return chance < 0.62 ? day[Math.floor((chance / 0.62) * day.length)] : undefined;
  }
  if (capital && chance < 0.18) return 'rajdhani';
  if (chance < 0.2) return 'superfast';
  if (chance < 0.31) return 'express';
  if (chance < 0.34) return 'duronto';
  return chance < 0.37 ? 'garib-rath' : undefined;
}

/** By zone of where it begins, of trains without the supplement; superfast ones are 12… and, when these are used up, 22…. */
function numbersFor(used: Map<string, number>, kind: TrainKind, from: Station): readonly [TrainNumber, TrainNumber] {
  const zones = { C: '1', E: '3', N: '4', S: '6', W: '9' } as const;
  const [letter = 'N'] = from.zone;
  const zone = letter === 'C' || letter === 'E' || letter === 'S' || letter === 'W' ? zones[letter] : '5';
  const first = isSuperfast(kind) ? '12' : `1${letter === 'N' ? '4' : zone}`;
  const count = used.get(first) ?? 0;
  used.set(first, count + 1);
  const serial = 2 * count + 1;
  // 998 pairs of a prefix are more than any seed makes; the next thousand has the digit of the other series.
  const prefix = serial > 997 ? `2${first.slice(1)}` : first;
  const three = String(serial % 998).padStart(3, '0');
  return [`${prefix}${three}`, `${prefix}${String((serial % 998) + 1).padStart(3, '0')}`];
}

function back(way: readonly WayPoint[]): readonly WayPoint[] {
  const length = way.at(-1)?.km ?? 0;
  return way.map(({ station, km }) => ({ station, km: length - km })).toReversed();
}

function trainOf(
  draw: Draw,
  stations: StationDirectory,
  kind: TrainKind,
  number: TrainNumber,
  way: readonly WayPoint[],
): Train {
  const { named, speed, coaches, stops } = kinds[kind];
  const begins = beginsAt(draw, kind, number);
  const calls: TrainStop[] = [];
  let late = 0;
  for (const [at, { station, km }] of way.entries()) {
    const isEnd = at === 0 || at === way.length - 1;
    const rank = stations.byCode(station)?.rank ?? 3;
    if (!isEnd && draw('stop', number.slice(0, 4), station) >= stops[rank]) continue;
    const arrives = begins + Math.round((km / speed) * 60) + late;
    const halt = isEnd ? 0 : rank === 1 ? 10 : rank === 2 ? 5 : 2;
    calls.push({ station, km, arrives, departs: arrives + halt });
    late += halt;
  }
  const cities = [way[0], way.at(-1)].map((end) => stations.byCode(end?.station ?? '')?.city ?? '');
  return {
    number,
    name: `${cities.join(' ')} ${named}`,
    kind,
    days: someDays[Math.floor(draw('days', number.slice(0, 4)) * someDays.length)] ?? everyDay,
    stops: calls,
    coaches,
  };
}

/** Minutes after midnight, in steps of five; day trains leave early or after lunch. */
function beginsAt(draw: Draw, kind: TrainKind, number: TrainNumber): number {
  const chance = draw('begins', number);
  const isDay = kind === 'shatabdi' || kind === 'vande-bharat' || kind === 'jan-shatabdi';
  if (!isDay) return Math.floor(chance * 288) * 5;
  return (chance < 0.6 ? 300 : 810) + Math.floor(draw('step', number) * 31) * 5;
}

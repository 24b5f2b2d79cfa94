/** The sandbox's railway: stations, the timetable of its seed, and rides on it as travellers see them. */
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Quota, TrainClass } from '#domain/train/berths/classes.ts';
import { type PoolName, poolFor, poolsOf } from '#domain/train/berths/pools.ts';
import type { PoolRules } from '#domain/train/berths/pool.ts';
import { type Charts, chartsOf } from '#domain/train/booking/charts.ts';
import { bookingWindow } from '#domain/train/booking/rules.ts';
import type { RailJourney, RailPoint } from '#domain/train/booking/train-booking.ts';
import { makeRailNetwork } from '#domain/train/reference/network.ts';
import { makeStationDirectory, type StationCode, type StationDirectory } from '#domain/train/reference/stations.ts';
import { makeTimetable, type Timetable } from '#domain/train/timetable/timetable.ts';
import { originDate, railwayZone, type Ride, rideKm, timeOn, type Train } from '#domain/train/timetable/train.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type PlaceTime, toInstant } from '#domain/time/place-time.ts';
import type { RideAsked, RouteStop } from '#application/backoffice/ports/train/rail-supplier.ts';

export interface Railway {
  readonly stations: StationDirectory;
  readonly timetable: Timetable;
}

/** Made when first asked for: it takes a tenth of a second. */
export function railwayOf(seed: string): () => Railway {
  let made: Railway | undefined;
  return () => {
    if (made === undefined) {
      const stations = makeStationDirectory();
      made = { stations, timetable: makeTimetable(stations, makeRailNetwork(stations), seed) };
    }
    return made;
  };
}

/** A pool of a class of a departure. */
export interface PoolKey {
  readonly train: string;
  readonly began: IsoDate;
  readonly travelClass: TrainClass;
  readonly pool: PoolName;
}

/** A ride that begins on a day. */
export interface DatedRide extends Ride {
  readonly began: IsoDate;
}

/** All stations of the cities that two stations are in: who asks for one is shown the others too. */
export function ridesOn(
  { stations, timetable }: Railway,
  from: StationCode,
  to: StationCode,
  date: IsoDate,
): readonly DatedRide[] {
  const group = (code: StationCode) => {
    const here = stations.byCode(code);
    return here === undefined
      ? []
      : stations.all.filter(({ city, state }) => city === here.city && state === here.state);
  };
  const best = new Map<string, DatedRide>();
  for (const start of group(from))
    for (const end of group(to))
      for (const ride of timetable.rides(start.code, end.code)) {
        const began = originDate(ride.train, ride.from, date);
        if (began === undefined) continue;
        const known = best.get(ride.train.number);
        // Of several stations of a city the one that was asked for, else the one with the longer ride.
        const rank = (each: Ride) =>
          (each.train.stops[each.from]?.station === from ? 2 : 0) + (each.train.stops[each.to]?.station === to ? 1 : 0);
        if (known === undefined || rank(ride) > rank(known)) best.set(ride.train.number, { ...ride, began });
      }
  return [...best.values()].toSorted((one, other) => departsOn(one).local.localeCompare(departsOn(other).local));
}

/** The ride that is asked for by its exact stations; undefined where it does not run. */
export function rideOf({ timetable }: Railway, { train: number, from, to, date }: RideAsked): DatedRide | undefined {
  const train = timetable.byNumber(number);
  if (train === undefined) return undefined;
  const start = train.stops.findIndex(({ station }) => station === from);
  const end = train.stops.findIndex(({ station }, at) => at > start && station === to);
  const began = start < 0 || end < 0 ? undefined : originDate(train, start, date);
  return began === undefined ? undefined : { train, from: start, to: end, began };
}

/** The same ride that begins days later; undefined where the train does not run then. */
export function daysLater(ride: DatedRide, days: number): DatedRide | undefined {
  const date = addDays(dateOf(ride), days);
  const began = originDate(ride.train, ride.from, date);
  return began === undefined ? undefined : { ...ride, began };
}

export function dateOf(ride: DatedRide): IsoDate {
  return departsOn(ride).local.slice(0, 10) as IsoDate;
}

export function departsOn({ train, began, from }: DatedRide): PlaceTime {
  return { local: timeOn(began, train.stops[from]?.departs ?? 0), zone: railwayZone };
}

export function arrivesOn({ train, began, to }: DatedRide): PlaceTime {
  return { local: timeOn(began, train.stops[to]?.arrives ?? 0), zone: railwayZone };
}

/** Charts are of the whole train: they go by when it leaves its first stop. */
export function chartsFor({ train, began }: Pick<DatedRide, 'train' | 'began'>): Charts {
  return chartsOf({ local: timeOn(began, train.stops[0]?.departs ?? 0), zone: railwayZone });
}

export function opensAt(quota: Quota, travelClass: TrainClass, began: IsoDate): Instant {
  return bookingWindow(quota, travelClass, began).opens;
}

export function poolOf({ train, began, from, to }: DatedRide, travelClass: TrainClass, quota: Quota): PoolKey {
  return { train: train.number, began, travelClass, pool: poolFor(quota, { from, to, stops: train.stops.length }) };
}

const known = new Map<string, Readonly<Record<PoolName, PoolRules>>>();

/** As there are few numbers of coaches, they are kept. */
export function rulesOf(train: Train, travelClass: TrainClass, pool: PoolName): PoolRules {
  const coaches = train.coaches[travelClass] ?? 0;
  const name = `${travelClass} ${coaches}`;
  const rules = known.get(name) ?? poolsOf(travelClass, coaches);
  known.set(name, rules);
  return rules[pool];
}

export function journeyOf({ stations }: Railway, ride: DatedRide, travelClass: TrainClass, quota: Quota): RailJourney {
  const { train, began } = ride;
  return {
    train: train.number,
    trainName: train.name,
    kind: train.kind,
    began,
    travelClass,
    quota,
    from: pointOf(stations, ride, ride.from, departsOn(ride)),
    to: pointOf(stations, ride, ride.to, arrivesOn(ride)),
    km: rideKm(ride),
    chartAt: chartsFor(ride).first,
  };
}

export function pointOf(stations: StationDirectory, { train }: Ride, stop: number, at: PlaceTime): RailPoint {
  const station = train.stops[stop]?.station ?? '';
  return { station, name: stations.byCode(station)?.name ?? station, at };
}

export function routeOf(
  { stations, timetable }: Railway,
  number: string,
  began: IsoDate,
): readonly RouteStop[] | undefined {
  return timetable.byNumber(number)?.stops.map(({ station, km, arrives, departs }) => ({
    station,
    name: stations.byCode(station)?.name ?? station,
    km,
    arrives: { local: timeOn(began, arrives), zone: railwayZone },
    departs: { local: timeOn(began, departs), zone: railwayZone },
  }));
}

/** When a ride leaves, as a moment. */
export function leavesAt(ride: DatedRide): Instant {
  return toInstant(departsOn(ride));
}

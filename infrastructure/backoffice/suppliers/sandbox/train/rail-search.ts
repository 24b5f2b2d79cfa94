/** What the sandbox's railway answers to a search: trains with classes, fares, and what is free on the days that follow. */
import { sum } from '#domain/money/money.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import type { Quota, TrainClass } from '#domain/train/berths/classes.ts';
import { type ListChance, listChance } from '#domain/train/berths/chance.ts';
import { availabilityIn } from '#domain/train/berths/pool.ts';
import type { Availability } from '#domain/train/berths/status.ts';
import { isFree, type RailPassenger, takesBerth } from '#domain/train/booking/rules.ts';
import { isSoldAs, railFare } from '#domain/train/fare/fare.ts';
import { classesOf, dayOfMinutes, railwayZone, rideKm } from '#domain/train/timetable/train.ts';
import type { PricePart } from '#domain/price/price.ts';
import type {
  ClassOnDay,
  FoundTrain,
  RideAsked,
  RideOffered,
  TrainsAsked,
} from '#application/backoffice/ports/train/rail-supplier.ts';
import { type FoundPool, PoolBook } from '../store/rail-pools.ts';
import {
  arrivesOn,
  dateOf,
  type DatedRide,
  daysLater,
  departsOn,
  journeyOf,
  leavesAt,
  pointOf,
  poolOf,
  type Railway,
  rideOf,
  ridesOn,
} from './railway.ts';
import { type Demand, historyOf } from './strangers.ts';

/** Days that a row of availability spans where nothing else is asked for, the one asked for first. */
const daysShown = 6;

export class RailSearch {
  readonly #railway: () => Railway;
  readonly #pools: PoolBook;
  readonly #demand: Demand;

  constructor(railway: () => Railway, pools: PoolBook, demand: Demand) {
    this.#railway = railway;
    this.#pools = pools;
    this.#demand = demand;
  }

  async search(
    { from, to, date, quota, days: span = daysShown }: TrainsAsked,
    now: Instant,
  ): Promise<readonly FoundTrain[]> {
    const railway = this.#railway();
    const rows = ridesOn(railway, from, to, date).map((ride) => ({
      ride,
      days: Array.from({ length: span }, (_, days) => daysLater(ride, days)).filter((each) => each !== undefined),
      classes: classesOf(ride.train).filter((travelClass) => isSoldAs(travelClass, quota)),
    }));
    const keys = rows.flatMap(({ days, classes }) =>
      days.flatMap((day) => classes.map((travelClass) => poolOf(day, travelClass, quota))),
    );
    const pools = await this.#pools.look(keys, now);
    return rows.flatMap(({ ride, days, classes }): readonly FoundTrain[] => {
      if (classes.length === 0) return [];
      const { train } = ride;
      const departs = departsOn(ride);
      const arrives = arrivesOn(ride);
      return [
        {
          train: train.number,
          name: train.name,
          kind: train.kind,
          began: ride.began,
          days: daysAt(ride),
          from: pointOf(railway.stations, ride, ride.from, departs),
          to: pointOf(railway.stations, ride, ride.to, arrives),
          minutes: minutesBetween(departs, arrives),
          km: rideKm(ride),
          stops: ride.to - ride.from - 1,
          classes: classes.map((travelClass) => ({
            travelClass,
            fare: this.#fare(ride, travelClass, quota, PoolBook.of(pools, poolOf(ride, travelClass, quota)), now),
            days: days.flatMap((day): readonly ClassOnDay[] => {
              const pool = PoolBook.of(pools, poolOf(day, travelClass, quota));
              return pool === undefined ? [] : [{ date: dateOf(day), ...this.#standing(day, pool, now) }];
            }),
          })),
        },
      ];
    });
  }

  /** What a ride would be booked as, and what each of a party pays. */
  async offer(asked: RideAsked, party: readonly RailPassenger[], now: Instant): Promise<RideOffered | undefined> {
    return (await this.offers([asked], party, now))[0];
  }

  /** The same of some rides, their pools looked at together. */
  async offers(
    asked: readonly RideAsked[],
    party: readonly RailPassenger[],
    now: Instant,
  ): Promise<readonly (RideOffered | undefined)[]> {
    const railway = this.#railway();
    const rides = asked.map((each) => {
      const { travelClass, quota } = each;
      const ride = isSoldAs(travelClass, quota) ? rideOf(railway, each) : undefined;
      return ride && { ride, travelClass, quota, key: poolOf(ride, travelClass, quota) };
    });
    const pools = await this.#pools.look(
      rides.flatMap((each) => each?.key ?? []),
      now,
    );
    return rides.map((each): RideOffered | undefined => {
      const pool = each && PoolBook.of(pools, each.key);
      if (each === undefined || pool === undefined) return undefined;
      const { ride, travelClass, quota } = each;
      return {
        journey: journeyOf(railway, ride, travelClass, quota),
        ...this.#standing(ride, pool, now),
        fares: faresOf(ride, travelClass, quota, pool, party, now),
        chartAt: pool.chartAt,
        secondChartAt: pool.secondChartAt,
      };
    });
  }

  #fare(ride: DatedRide, travelClass: TrainClass, quota: Quota, pool: FoundPool | undefined, now: Instant): PricePart {
    return railFare({ ...fareAsked(ride, travelClass, quota, now), sold: pool === undefined ? 0 : soldOf(pool) });
  }

  #standing(ride: DatedRide, found: FoundPool, now: Instant): { availability: Availability; chance?: ListChance } {
    const availability: Availability =
      now >= leavesAt(ride)
        ? { kind: 'departed' }
        : now < found.opensAt
          ? { kind: 'not-open' }
          : availabilityIn(found.rules, found.pool);
    if (availability.kind !== 'rac' && availability.kind !== 'waiting') return { availability };
    const { key, rules, opensAt: from, chartAt: until } = found;
    const history = historyOf(this.#demand, key, rules, { from, until, now });
    const place = { kind: availability.kind, number: availability.current };
    return { availability, chance: listChance(rules, place, history) };
  }
}

/** Of each traveller; nothing of who travels free. */
export function faresOf(
  ride: DatedRide,
  travelClass: TrainClass,
  quota: Quota,
  pool: FoundPool,
  party: readonly RailPassenger[],
  now: Instant,
): readonly PricePart[] {
  const asked = { ...fareAsked(ride, travelClass, quota, now), sold: soldOf(pool) };
  return party.map((passenger): PricePart => {
    if (isFree(passenger)) return { name: 'fare', amount: sum('INR', []), parts: [] };
    return railFare({ ...asked, half: !takesBerth(passenger) });
  });
}

/** Of a hundred berths of a pool, so many are given. */
function soldOf({ rules, pool }: Pick<FoundPool, 'rules' | 'pool'>): number {
  const confirmed = pool.claims.filter(({ berth }) => berth !== undefined).length;
  return Math.floor((100 * confirmed) / Math.max(1, rules.berths.length));
}

function fareAsked(ride: DatedRide, travelClass: TrainClass, quota: Quota, now: Instant) {
  return { travelClass, quota, kind: ride.train.kind, km: rideKm(ride), on: dateIn(now, railwayZone) };
}

/** The days on which a train leaves where a ride begins. */
function daysAt({ train, from }: DatedRide): number {
  const later = dayOfMinutes(train.stops[from]?.departs ?? 0) % 7;
  return ((train.days << later) | (train.days >> (7 - later))) & 127;
}

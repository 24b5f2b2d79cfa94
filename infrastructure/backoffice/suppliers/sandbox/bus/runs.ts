/** Which buses run between two cities on a day: the same for a seed, more between large cities, most of them overnight where it is far. */
import { busCities, type KnownCity } from '#domain/bus/reference/cities.ts';
import { type Stand, standsOf } from '#domain/bus/reference/terminals.ts';
import { busZone } from '#domain/bus/search/rules.ts';
import { parsePolicy } from '#domain/bus/trip/policy.ts';
import type { BusPoint, BusRun, OperatorTerms } from '#domain/bus/trip/trip.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { localAt, type PlaceTime } from '#domain/time/place-time.ts';
import { fraction, mixed, numberOf } from '../chance.ts';
import { buses, operators, type SandboxBus, type SandboxOperator } from './operators.ts';
import { roadKilometres, roadMinutes } from './roads.ts';

/** A bus of every day between two cities. */
export interface Run {
  /** 'bengaluru.hyderabad.7': what its seats are counted under. */
  readonly name: string;
  /** Chance of its own. */
  readonly seed: number;
  readonly from: KnownCity;
  readonly to: KnownCity;
  readonly operator: SandboxOperator;
  readonly bus: SandboxBus;
  readonly kilometres: number;
  /** Minutes after local midnight. */
  readonly leaves: number;
  readonly minutes: number;
  readonly rating: { readonly stars: number; readonly reviews: number } | undefined;
}

/** A run on a day. */
export interface Departure extends BusRun, OperatorTerms {
  readonly run: Run;
  readonly date: IsoDate;
  readonly departure: PlaceTime;
  readonly arrival: PlaceTime;
  readonly boarding: readonly BusPoint[];
  readonly dropping: readonly BusPoint[];
}

const leastKilometres = 45;
const mostKilometres = 1500;
const mostRuns = 54;

const byId = new Map(busCities.map((city) => [city.cityId, city]));

export function cityOf(cityId: string): KnownCity | undefined {
  return byId.get(cityId);
}

/** In order of time; none where the cities are one, too near or too far. */
export function runsBetween(seed: number, from: KnownCity, to: KnownCity): readonly Run[] {
  const kilometres = roadKilometres(from, to);
  if (from === to || kilometres < leastKilometres || kilometres > mostKilometres) return [];
  const traffic = (from.size * to.size) ** 1.3 * 1.5 * Math.exp(-Math.abs(kilometres - 330) / 420);
  const count = Math.min(mostRuns, Math.round(traffic));
  const who = operators.filter(
    ({ states }) => states.length === 0 || [from.state, to.state].every((each) => states.includes(each)),
  );
  if (who.length === 0) return [];
  const pair = mixed(seed, numberOf(from.cityId), numberOf(to.cityId));
  return Array.from({ length: count }, (_, at) => runOf(pair, at, { from, to, kilometres, who })).toSorted(
    (one, other) => one.leaves - other.leaves || (one.name < other.name ? -1 : 1),
  );
}

export function runNamed(seed: number, name: string): Run | undefined {
  const [origin = '', destination = ''] = name.split('.');
  const [from, to] = [cityOf(origin), cityOf(destination)];
  return from && to && runsBetween(seed, from, to).find((run) => run.name === name);
}

function runOf(
  pair: number,
  at: number,
  { from, to, kilometres, who }: Pick<Run, 'from' | 'to' | 'kilometres'> & { readonly who: readonly SandboxOperator[] },
): Run {
  const seed = mixed(pair, at, 1);
  const some = (what: number) => fraction(seed, what);
  const operator = oneOf(who, some(1));
  const fitting = operator.fleet.filter((each) => kilometres < 700 || buses[each].seating !== 'seater');
  const bus = buses[oneOf(fitting.length > 0 ? fitting : operator.fleet, some(2))];
  const minutes =
    Math.round((roadMinutes(kilometres, bus.ac, from.hills || to.hills) * (0.95 + some(3) * 0.12)) / 5) * 5;
  const overnight = some(4) < (minutes > 300 ? 0.78 : 0.2);
  const leaves = overnight ? 1110 + Math.floor(some(5) * 64) * 5 : 300 + Math.floor(some(5) * 162) * 5;
  const isRated = some(6) > 0.08;
  const stars = Math.min(4.9, Math.max(2.6, operator.stars + (some(7) - 0.5)));
  return {
    name: `${from.cityId}.${to.cityId}.${at}`,
    seed,
    from,
    to,
    operator,
    bus,
    kilometres,
    leaves: leaves % 1440,
    minutes,
    rating: isRated ? { stars: Math.round(stars * 10) / 10, reviews: 20 + Math.floor(some(8) ** 2 * 2400) } : undefined,
  };
}

function oneOf<A>(all: readonly A[], chance: number): A {
  const found = all[Math.floor(chance * all.length)] ?? all[0];
  if (found === undefined) throw new RangeError('Nothing to choose from');
  return found;
}

/** A run on a day; undefined where it does not run then: some rest one day of the week. */
export function departureOn(run: Run, date: IsoDate): Departure | undefined {
  const restDay = Math.floor(fraction(run.seed, 9) * 28);
  if (restDay === weekdayOf(date)) return undefined;
  const { operator, bus, from, to, leaves, minutes } = run;
  const at = (minute: number): PlaceTime => ({
    local: localAt(addDays(date, Math.floor(minute / 1440)), ((minute % 1440) + 1440) % 1440),
    zone: busZone,
  });
  const phone = `+91 ${7000000000 + (mixed(run.seed, 10) % 2999999999)}`.replace(/^(\+91 \d{5})(\d+)$/, '$1 $2');
  const points = (city: KnownCity, stands: readonly Stand[], times: readonly number[]): readonly BusPoint[] =>
    stands.map(({ name, landmark }, index) => ({
      pointId: `${city.cityId}-${standsOf(city.cityId).findIndex((each) => each.name === name) + 1}`,
      name,
      landmark,
      phone,
      at: at(times[index] ?? leaves),
    }));
  const spread = minutes < 240 ? 10 : 20;
  const boards = some(standsOf(from.cityId), run.seed, 11, minutes < 120 ? 3 : 5);
  const drops = some(standsOf(to.cityId), run.seed, 12, minutes < 120 ? 2 : 4).toReversed();
  const policy = parsePolicy(operator.policy);
  if (policy === undefined) throw new Error(`The policy of ${operator.code} is none`);
  return {
    run,
    date,
    operator: { code: operator.code, name: operator.name, kind: operator.kind },
    bus: { model: bus.model, ac: bus.ac, seating: bus.seating, abreast: bus.abreast },
    amenities: bus.amenities,
    origin: { cityId: from.cityId, name: from.name },
    destination: { cityId: to.cityId, name: to.name },
    policy,
    partialCancellation: operator.partial,
    mostSeats: 6,
    idRequired: operator.idRequired,
    departure: at(leaves),
    arrival: at(leaves + minutes),
    boarding: points(
      from,
      boards,
      boards.map((_, index) => leaves + index * spread),
    ),
    dropping: points(
      to,
      drops,
      drops.map((_, index) => leaves + minutes - (drops.length - 1 - index) * spread),
    ),
  };
}

/** Some of a city's stands, in their order: the first always, others by chance, so many at most. */
function some(stands: readonly Stand[], seed: number, what: number, most: number): readonly Stand[] {
  return stands.filter((_, at) => at === 0 || fraction(seed, what, at) < 0.72).slice(0, most);
}

/** 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (dayNumberOf(date) + 4) % 7;
}

/** Days since 1970-01-01. */
export function dayNumberOf(date: IsoDate): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/**
 * The timetable: which flight numbers leave when, on which days, with what aircraft. It is computed from the network and
 * a seed and kept as patterns; the departures of a route and day are worked out when first asked for. Times within are
 * whole minutes, UTC or local as named, counted from 1970-01-01T00:00.
 */
import type { Airport, AirportDirectory } from '#domain/flight/airports.ts';
import { blockMinutes, distanceKm } from '#domain/flight/distance.ts';
import { equipmentByCode } from '#domain/flight/equipment.ts';
import { fraction, mixed, numberOf } from './chance.ts';
import { RecentlyUsed } from './recently-used.ts';
import { allServices, type Service } from './services.ts';
import { ZoneClock } from './zone-clock.ts';

/** A flight number between two airports: the pattern of all its departures. */
export interface Flight {
  /** Position in the timetable; not for keeping. */
  readonly id: number;
  readonly carrier: string;
  /** The carrier as the timetable numbers it, below 256. */
  readonly airline: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Local minute of the day. */
  readonly departs: number;
  /** Minutes added to it in the northern summer season. */
  readonly summerShift: number;
  readonly block: number;
  /** Bit 0 Monday … bit 6 Sunday, local at departure. */
  readonly days: number;
  readonly equipment: string;
  readonly domestic: boolean;
  readonly km: number;
}

/** An airport as the timetable numbers it. */
export interface Stop {
  readonly airport: Airport;
  readonly clock: ZoneClock;
  /** Numbers of the stops it has flights to. */
  readonly onward: readonly number[];
  /** Numbers of the stops that have flights to it. */
  readonly inward: readonly number[];
}

/** Departures of one route on one local day, by time: the flights, and their UTC minutes of departure and arrival. */
export interface RouteDay {
  readonly flights: readonly Flight[];
  readonly departures: readonly number[];
  readonly arrivals: readonly number[];
}

const nothing: RouteDay = { flights: [], departures: [], arrivals: [] };
const routeDaysKept = 40_000;

export class Timetable {
  readonly stops: readonly Stop[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #routes: ReadonlyMap<number, readonly Flight[]>;
  readonly #byNumber: ReadonlyMap<string, Flight>;
  readonly #airlines: ReadonlyMap<string, number>;
  readonly #connected: Uint8Array;
  readonly #distances: (Uint16Array | undefined)[];
  readonly #routeDays = new RecentlyUsed<number, RouteDay>(routeDaysKept);

  /** `clockStart` is the first UTC minute that will be asked for. */
  constructor(airports: AirportDirectory, seed: number, clockStart: number) {
    const flights = flightsOf(allServices(airports, seed), airports, seed);
    this.#numbers = flights.stopNumbers;
    this.#airlines = flights.airlineNumbers;
    const routes = new Map<number, Flight[]>();
    const byNumber = new Map<string, Flight>();
    const size = flights.stops.length;
    this.#connected = new Uint8Array(size * size);
    const onward = flights.stops.map(() => new Set<number>());
    const inward = flights.stops.map(() => new Set<number>());
    for (const flight of flights.all) {
      const route = flight.from * size + flight.to;
      const known = routes.get(route);
      if (known === undefined) {
        routes.set(route, [flight]);
        this.#connected[route] = 1;
        onward[flight.from]?.add(flight.to);
        inward[flight.to]?.add(flight.from);
      } else {
        known.push(flight);
      }
      byNumber.set(`${flight.carrier}${flight.number}`, flight);
    }
    const clocks = new Map<string, ZoneClock>();
    const clockOf = (zone: string): ZoneClock => {
      const known = clocks.get(zone) ?? new ZoneClock(zone, clockStart);
      clocks.set(zone, known);
      return known;
    };
    this.stops = flights.stops.map((airport, index) => ({
      airport,
      clock: clockOf(airport.zone),
      onward: [...(onward[index] ?? [])],
      inward: [...(inward[index] ?? [])],
    }));
    this.#routes = routes;
    this.#byNumber = byNumber;
    this.#distances = flights.stops.map(() => undefined);
  }

  /** Undefined where the timetable does not serve the airport. */
  stopNumber(code: string): number | undefined {
    return this.#numbers.get(code);
  }

  /** The stop of a number that the timetable gave out. */
  stop(number: number): Stop {
    const stop = this.stops[number];
    if (stop === undefined) {
      throw new Error(`The timetable has no stop ${number}`);
    }
    return stop;
  }

  /** The flight of a carrier and number: '6E', 2134. */
  flight(carrier: string, number: number): Flight | undefined {
    return this.#byNumber.get(`${carrier}${number}`);
  }

  hasRoute(from: number, to: number): boolean {
    return this.#connected[from * this.stops.length + to] === 1;
  }

  /** Designators of all carriers. */
  get carriers(): readonly string[] {
    return [...this.#airlines.keys()];
  }

  /** Numbers of carriers, by designator. */
  airlineNumber(carrier: string): number | undefined {
    return this.#airlines.get(carrier);
  }

  /** Great-circle kilometres between two stops. */
  km(from: number, to: number): number {
    let row = this.#distances[from];
    if (row === undefined) {
      const origin = this.stop(from).airport;
      row = Uint16Array.from(this.stops, ({ airport }) => distanceKm(origin, airport));
      this.#distances[from] = row;
    }
    return row[to] ?? 0;
  }

  /** Departures of a route on a local day (days since 1970-01-01), earliest first. */
  routeDay(from: number, to: number, day: number): RouteDay {
    const route = from * this.stops.length + to;
    const key = route * 65_536 + day;
    const kept = this.#routeDays.get(key);
    if (kept !== undefined) {
      return kept;
    }
    const flights = this.#routes.get(route);
    const fresh = flights === undefined ? nothing : this.#departuresOf(flights, this.stop(from).clock, day);
    this.#routeDays.set(key, fresh);
    return fresh;
  }

  /** UTC minute at which a flight leaves on a local day; undefined where it does not fly that day. */
  departure(flight: Flight, day: number): number | undefined {
    if ((flight.days & (1 << weekdayOf(day))) === 0) {
      return undefined;
    }
    const shift = isSummer(day) ? flight.summerShift : 0;
    return this.stop(flight.from).clock.toUtc(day * 1440 + flight.departs + shift);
  }

  #departuresOf(flights: readonly Flight[], clock: ZoneClock, day: number): RouteDay {
    const weekday = 1 << weekdayOf(day);
    const summer = isSummer(day);
    const flying: { flight: Flight; departure: number }[] = [];
    for (const flight of flights) {
      if ((flight.days & weekday) !== 0) {
        const local = day * 1440 + flight.departs + (summer ? flight.summerShift : 0);
        flying.push({ flight, departure: clock.toUtc(local) });
      }
    }
    flying.sort((a, b) => a.departure - b.departure || a.flight.id - b.flight.id);
    return {
      flights: flying.map(({ flight }) => flight),
      departures: flying.map(({ departure }) => departure),
      arrivals: flying.map(({ flight, departure }) => departure + flight.block),
    };
  }
}

/** 0 Monday to 6 Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/** IATA's northern summer: from the last Sunday of March to the Saturday before the last Sunday of October. */
export function isSummer(day: number): boolean {
  const year = 1970 + Math.floor((day + 0.5) / 365.2425);
  return day >= lastSunday(year, 2) && day < lastSunday(year, 9);
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0) / 86_400_000;
  return last - ((weekdayOf(last) + 1) % 7);
}

interface Numbered {
  readonly all: readonly Flight[];
  readonly stops: readonly Airport[];
  readonly stopNumbers: ReadonlyMap<string, number>;
  readonly airlineNumbers: ReadonlyMap<string, number>;
}

function flightsOf(services: readonly Service[], airports: AirportDirectory, seed: number): Numbered {
  const stops: Airport[] = [];
  const stopNumbers = new Map<string, number>();
  const numberOfStop = (code: string): number => {
    const known = stopNumbers.get(code);
    if (known !== undefined) {
      return known;
    }
    const airport = airports.byCode(code);
    if (airport === undefined) {
      throw new Error(`No airport ${code}`);
    }
    stopNumbers.set(code, stops.length);
    return stops.push(airport) - 1;
  };
  const nextNumber = new Map<string, number>();
  const airlineNumbers = new Map<string, number>();
  const all: Flight[] = [];
  for (const service of services) {
    const base = numberOfStop(service.base);
    const city = numberOfStop(service.city);
    const [here, there] = [stops[base], stops[city]];
    if (here === undefined || there === undefined) {
      continue;
    }
    const airline = airlineNumbers.get(service.carrier) ?? airlineNumbers.size;
    airlineNumbers.set(service.carrier, airline);
    const about = numberOf(service.carrier + service.base + service.city);
    const rotations = Math.ceil(service.daily);
    for (let rotation = 0; rotation < rotations; rotation += 1) {
      const number = nextNumber.get(service.carrier) ?? 101;
      nextNumber.set(service.carrier, number + 2);
      const type = service.fleet[mixed(seed, about, rotation, 5) % service.fleet.length] ?? '320';
      const propulsion = equipmentByCode(type)?.propulsion ?? 'jet';
      const days = daysOf(service.daily - rotation, mixed(seed, about, rotation, 6), service.daily);
      const out = blockMinutes(here, there, propulsion);
      const back = blockMinutes(there, here, propulsion);
      const [departsBase, departsCity] = timesOf(service, here, there, { rotation, rotations, out, back, about, seed });
      const summerShift = shiftOf(service, mixed(seed, about, rotation, 7));
      const shared = {
        carrier: service.carrier,
        airline,
        summerShift,
        days,
        equipment: type,
        domestic: service.domestic,
        km: distanceKm(here, there),
      };
      all.push({ id: all.length, number, from: base, to: city, departs: departsBase, block: out, ...shared });
      all.push({
        id: all.length,
        number: number + 1,
        from: city,
        to: base,
        departs: departsCity,
        block: back,
        ...shared,
      });
    }
  }
  return { all, stops, stopNumbers, airlineNumbers };
}

/** Days of the week on which a rotation flies: every day for a whole one, spread evenly for a fraction. */
function daysOf(left: number, chance: number, daily: number): number {
  if (left >= 1) {
    // On lines with many flights some rest on Saturday or Tuesday.
    return daily >= 5 && chance % 9 === 0 ? (chance % 2 === 0 ? 0b1011111 : 0b1111101) : 0b1111111;
  }
  const count = Math.min(7, Math.max(1, Math.round(left * 7)));
  let days = 0;
  for (let index = 0; index < count; index += 1) {
    days |= 1 << ((chance + Math.floor((index * 7) / count)) % 7);
  }
  return days;
}

function shiftOf(service: Service, chance: number): number {
  return service.domestic || chance % 3 !== 0 ? 0 : ((chance % 5) - 2) * 5;
}

interface Rotation {
  readonly rotation: number;
  readonly rotations: number;
  readonly out: number;
  readonly back: number;
  readonly about: number;
  readonly seed: number;
}

/** Local minutes of departure from the base and from the city. */
function timesOf(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  return service.waves.length > 0 ? waveTimes(service, here, there, turn) : spreadTimes(service, here, there, turn);
}

/** Flights of a line spread over the part of the day in which both its airports are open. */
function spreadTimes(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  const at = (from: Airport, to: Airport, block: number, side: number): number => {
    const slots = openSlots(service, from, to, block);
    const phase = fraction(turn.seed, turn.about, 0, 11 + side);
    const within = 0.15 + 0.7 * fraction(turn.seed, turn.about, turn.rotation, 13 + side);
    const place = (((turn.rotation + within + phase) % turn.rotations) / turn.rotations) * slots.length;
    const slot = slots[Math.floor(place)] ?? 600;
    return inFives(slot + slotMinutes * (place % 1));
  };
  return [at(here, there, turn.out, 0), at(there, here, turn.back, 1)];
}

const slotMinutes = 30;

/** Local half hours at which a flight can leave so that both ends are open; all of them where none suits. */
function openSlots(service: Service, from: Airport, to: Airport, block: number): readonly number[] {
  const shift = offsetGuess(to) - offsetGuess(from);
  const slots: number[] = [];
  for (let slot = 0; slot < 1440; slot += slotMinutes) {
    const arrives = (slot + block + shift + 2880) % 1440;
    if (isOpen(from, service.domestic, slot) && isOpen(to, service.domestic, arrives)) {
      slots.push(slot);
    }
  }
  return slots.length > 0 ? slots : Array.from({ length: 48 }, (_, index) => index * slotMinutes);
}

/** Gulf and South Asian airports work through the night; others sleep, and small ones go home early. */
function isOpen(airport: Airport, domestic: boolean, minute: number): boolean {
  if (domestic) {
    return airport.size >= 4 ? minute >= 300 && minute < 1425 : minute >= 420 && minute < 1200;
  }
  return openAllNight.has(airport.country) || (minute >= 330 && minute < 1410);
}

const openAllNight = new Set(
  'IN AE QA BH KW OM SA LK NP BD MV PK TH SG MY ID VN PH KZ UZ AZ ET KE EG TR HK'.split(' '),
);

/** Minutes between UTC and local time, as longitude tells them: enough to choose a sensible hour. */
function offsetGuess(airport: Airport): number {
  return airport.country === 'IN' ? 330 : Math.round(airport.longitude / 15) * 60;
}

/** Flights of a hub: out after a wave begins, back in the two hours before one, where the city's clock suits best. */
function waveTimes(service: Service, here: Airport, there: Airport, turn: Rotation): readonly [number, number] {
  const shift = Math.round((there.longitude - here.longitude) / 15) * 60;
  const order = (block: number, outward: boolean): readonly number[] => {
    const graded = service.waves.map((wave, index) => {
      const away = outward ? wave + block + shift : wave - 75 - block + shift;
      const odd = ((away % 1440) + 1440) % 1440;
      const night = odd < 330 ? 330 - odd : 0;
      return { wave, grade: night + 240 * fraction(turn.seed, turn.about, index, outward ? 21 : 22) };
    });
    return graded.sort((a, b) => a.grade - b.grade).map(({ wave }) => wave);
  };
  const pick = (waves: readonly number[]): number => waves[turn.rotation % waves.length] ?? 0;
  const later = 35 * Math.floor(turn.rotation / service.waves.length);
  const departs =
    pick(order(turn.out, true)) + later + Math.floor(75 * fraction(turn.seed, turn.about, turn.rotation, 23));
  const arrives =
    pick(order(turn.back, false)) - 70 - Math.floor(70 * fraction(turn.seed, turn.about, turn.rotation, 24));
  return [inFives(departs), inFives(arrives - turn.back + shift - later)];
}

function inFives(minute: number): number {
  return (((Math.round(minute / 5) * 5) % 1440) + 1440) % 1440;
}

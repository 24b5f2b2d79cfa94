/**
 * The timetable: which flight numbers leave when, on which days, with what aircraft. It is computed from the network and
 * a seed and kept as patterns; the departures of a route and day are worked out when first asked for. Times within are
 * whole minutes, UTC or local as named, counted from 1970-01-01T00:00.
 */
import type { Airport, AirportDirectory } from '#domain/flight/reference/airports.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { isSummer, weekdayOf } from './days.ts';
import { type Flight, flightPatterns } from './flight-patterns.ts';
import { allServices } from './services.ts';
import { ZoneClock } from './zone-clock.ts';

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
const routeDaysKept = 60_000;

export class Timetable {
  readonly stops: readonly Stop[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #routes: ReadonlyMap<number, readonly Flight[]>;
  readonly #byNumber: ReadonlyMap<string, Flight>;
  readonly #airlines: ReadonlyMap<string, number>;
  readonly #connected: Uint8Array;
  readonly #distances: (Uint16Array | undefined)[];
  readonly #days = new Map<number, Map<number, RouteDay>>();
  #kept = 0;

  /** `clockStart` is the first UTC minute that will be asked for. */
  constructor(airports: AirportDirectory, seed: number, clockStart: number) {
    const flights = flightPatterns(allServices(airports, seed), airports, seed);
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
      row = Uint16Array.from(this.stops, ({ airport }) => Math.round(distanceKm(origin, airport)));
      this.#distances[from] = row;
    }
    return row[to] ?? 0;
  }

  /** Departures of a route on a local day (days since 1970-01-01), earliest first. */
  routeDay(from: number, to: number, day: number): RouteDay {
    const route = from * this.stops.length + to;
    const ofDay = this.#routesOf(day);
    const known = ofDay.get(route);
    if (known !== undefined) {
      return known;
    }
    const flights = this.#routes.get(route);
    const fresh = flights === undefined ? nothing : this.#departuresOf(flights, this.stop(from).clock, day);
    ofDay.set(route, fresh);
    this.#kept += 1;
    return fresh;
  }

  /** What is kept of a day; the days that were kept first are forgotten when there is too much. */
  #routesOf(day: number): Map<number, RouteDay> {
    const known = this.#days.get(day);
    if (known !== undefined) {
      return known;
    }
    for (const [oldest, routes] of this.#days) {
      if (this.#kept < routeDaysKept) {
        break;
      }
      this.#days.delete(oldest);
      this.#kept -= routes.size;
    }
    const fresh = new Map<number, RouteDay>();
    this.#days.set(day, fresh);
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

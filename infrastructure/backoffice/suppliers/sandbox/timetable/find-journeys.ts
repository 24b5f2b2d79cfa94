/**
 * Finds the ways to fly from one airport to another on one local day: without a stop, with one, and with two where the
 * first two kinds are few. Works on numbers only; what is found is priced and dressed elsewhere.
 */
import { minimumConnectingTime, sellTogether } from './connections.ts';
import { terminalOf } from './terminals.ts';
import type { Flight } from './flight-patterns.ts';
import type { RouteDay, Timetable } from './timetable.ts';

/** One way: flights in order with their UTC minutes of departure. */
export interface Journey {
  readonly flights: readonly Flight[];
  readonly departures: readonly number[];
  /** UTC minute. */
  readonly arrival: number;
}

export interface JourneyQuery {
  /** Stops of the timetable, and local day at the origin (days since 1970-01-01). */
  readonly origin: number;
  readonly destination: number;
  readonly day: number;
  readonly nonStopOnly: boolean;
  /** The longest layover accepted, minutes; what is usual where absent. */
  readonly layoverMinutes?: number;
  /** UTC minute from which departures are still sold. */
  readonly earliest: number;
  /** By the timetable's number of a carrier; all where absent. */
  readonly carriers?: ReadonlySet<number>;
}

/** Layovers in minutes: tried first, and where that finds too little. */
const layovers = { domestic: [360, 960], international: [600, 1440] } as const;
const tooFew = 6;
/** Two stops are looked for where fewer journeys than this were found. */
const plenty = 150;
/** Onward flights kept for each carrier after one arriving flight. */
const onwardKept = 3;

/** In order of departure, then arrival; none where the timetable has none. */
export class JourneyFinder {
  readonly #timetable: Timetable;
  readonly #together = new Int8Array(65_536).fill(-1);
  readonly #connecting = new Map<number, number>();
  readonly #seen = new Float64Array(256);
  readonly #seenNested = new Float64Array(256);
  #stamp = 0;

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
  }

  find(query: JourneyQuery): readonly Journey[] {
    const found = this.#nonStop(query);
    if (query.nonStopOnly) {
      return found;
    }
    const domestic = this.#isDomestic(query.origin, query.destination);
    const usual = domestic ? layovers.domestic : layovers.international;
    const limit = query.layoverMinutes ?? Number.POSITIVE_INFINITY;
    for (const usualLayover of usual) {
      // A limit only shortens: long layovers that are merely allowed would crowd out better ways with two stops.
      const layover = Math.min(limit, usualLayover);
      const withStops = this.#withStops(query, domestic, layover, found.length);
      if (found.length + withStops.length >= tooFew || usualLayover === usual[1] || limit <= usualLayover) {
        return reasonable([...found, ...withStops], domestic);
      }
    }
    return found;
  }

  #withStops(query: JourneyQuery, domestic: boolean, layover: number, nonStops: number): readonly Journey[] {
    const direct = this.#timetable.km(query.origin, query.destination);
    const found = this.#oneStop(query, domestic, layover, Math.max(direct * 1.5, direct + 900));
    const wanted = plenty - nonStops - found.length;
    if (wanted > 0) {
      found.push(...quickest(this.#twoStops(query, domestic, layover, direct * 1.3 + 700), wanted));
    }
    return found;
  }

  #nonStop({ origin, destination, day, earliest, carriers }: JourneyQuery): Journey[] {
    const { flights, departures, arrivals } = this.#timetable.routeDay(origin, destination, day);
    const found: Journey[] = [];
    for (let index = 0; index < flights.length; index += 1) {
      const [flight, departure, arrival] = [flights[index], departures[index] ?? 0, arrivals[index] ?? 0];
      if (flight !== undefined && departure >= earliest && (carriers?.has(flight.airline) ?? true)) {
        found.push({ flights: [flight], departures: [departure], arrival });
      }
    }
    return found;
  }

  #oneStop(query: JourneyQuery, domestic: boolean, layover: number, mostKm: number): Journey[] {
    const { origin, destination, day, earliest, carriers } = query;
    const timetable = this.#timetable;
    const found: Journey[] = [];
    for (const middle of timetable.stop(origin).onward) {
      if (
        middle === destination ||
        !timetable.hasRoute(middle, destination) ||
        timetable.km(origin, middle) + timetable.km(middle, destination) > mostKm ||
        (domestic && !this.#isDomestic(origin, middle))
      ) {
        continue;
      }
      const first = timetable.routeDay(origin, middle, day);
      for (let index = 0; index < first.flights.length; index += 1) {
        const flight = first.flights[index];
        const departure = first.departures[index] ?? 0;
        if (flight === undefined || departure < earliest || !(carriers?.has(flight.airline) ?? true)) {
          continue;
        }
        const arrival = first.arrivals[index] ?? 0;
        this.#onward(flight, arrival, destination, layover, onwardKept, false, carriers, (next, leaves, arrives) => {
          found.push({ flights: [flight, next], departures: [departure, leaves], arrival: arrives });
        });
      }
    }
    return found;
  }

  #twoStops(query: JourneyQuery, domestic: boolean, layover: number, mostKm: number): Journey[] {
    const { origin, destination, day, earliest, carriers } = query;
    const timetable = this.#timetable;
    const lasts = timetable.stop(destination).inward;
    const found: Journey[] = [];
    for (const first of timetable.stop(origin).onward) {
      const kmFirst = timetable.km(origin, first);
      if (
        first === destination ||
        kmFirst + timetable.km(first, destination) > mostKm ||
        (domestic && !this.#isDomestic(origin, first))
      ) {
        continue;
      }
      const seconds = lasts.filter(
        (last) =>
          last !== origin &&
          last !== first &&
          timetable.hasRoute(first, last) &&
          kmFirst + timetable.km(first, last) + timetable.km(last, destination) <= mostKm &&
          (!domestic || this.#isDomestic(origin, last)),
      );
      if (seconds.length === 0) {
        continue;
      }
      const firsts = timetable.routeDay(origin, first, day);
      for (let index = 0; index < firsts.flights.length; index += 1) {
        const flight = firsts.flights[index];
        const departure = firsts.departures[index] ?? 0;
        if (flight === undefined || departure < earliest || !(carriers?.has(flight.airline) ?? true)) {
          continue;
        }
        const arrival = firsts.arrivals[index] ?? 0;
        for (const second of seconds) {
          this.#onward(flight, arrival, second, layover, 1, false, carriers, (next, leaves, arrives) => {
            this.#onward(next, arrives, destination, layover, 1, true, carriers, (last, lastLeaves, lastArrives) => {
              if (sellTogether(flight.carrier, last.carrier)) {
                found.push({
                  flights: [flight, next, last],
                  departures: [departure, leaves, lastLeaves],
                  arrival: lastArrives,
                });
              }
            });
          });
        }
      }
    }
    return found;
  }

  /**
   * Each carrier's next `most` flights to a stop after an arrival, within the connecting time and the layover.
   * `nested` says that it runs while another such look is under way.
   */
  #onward(
    arriving: Flight,
    arrival: number,
    to: number,
    layover: number,
    most: number,
    nested: boolean,
    carriers: ReadonlySet<number> | undefined,
    take: (flight: Flight, departure: number, arrival: number) => void,
  ): void {
    const at = arriving.to;
    const offset = this.#timetable.stop(at).clock.offsetAt(arrival);
    const firstDay = Math.floor((arrival + offset) / 1440);
    const lastDay = Math.floor((arrival + layover + offset) / 1440);
    // Marks older than the stamp count as none, so that nothing is cleared. Looks nest once: each depth has its marks.
    this.#stamp += 8;
    const stamp = this.#stamp;
    const seen = nested ? this.#seenNested : this.#seen;
    for (let day = firstDay; day <= lastDay; day += 1) {
      const route: RouteDay = this.#timetable.routeDay(at, to, day);
      for (let index = 0; index < route.flights.length; index += 1) {
        const departure = route.departures[index] ?? 0;
        if (departure < arrival + 45) {
          continue;
        }
        if (departure > arrival + layover) {
          return;
        }
        const flight = route.flights[index];
        if (flight === undefined || !(carriers?.has(flight.airline) ?? true)) {
          continue;
        }
        const count = Math.max(stamp, seen[flight.airline] ?? 0);
        if (count >= stamp + most || departure - arrival < this.#connectingTime(arriving, flight)) {
          continue;
        }
        seen[flight.airline] = count + 1;
        take(flight, departure, route.arrivals[index] ?? 0);
      }
    }
  }

  /** Minutes needed between two flights; endless where they are not sold together. */
  #connectingTime(arriving: Flight, leaving: Flight): number {
    const key =
      (((arriving.to * 256 + arriving.airline) * 256 + leaving.airline) * 2 + Number(arriving.domestic)) * 2 +
      Number(leaving.domestic);
    const known = this.#connecting.get(key);
    if (known !== undefined) {
      return known;
    }
    const time = this.#isTogether(arriving, leaving)
      ? connectingMinutes(this.#timetable, arriving, leaving)
      : Number.POSITIVE_INFINITY;
    this.#connecting.set(key, time);
    return time;
  }

  #isTogether(first: Flight, second: Flight): boolean {
    const key = first.airline * 256 + second.airline;
    if (this.#together[key] === -1) {
      this.#together[key] = sellTogether(first.carrier, second.carrier) ? 1 : 0;
    }
    return this.#together[key] === 1;
  }

  #isDomestic(from: number, to: number): boolean {
    return this.#timetable.stop(from).airport.country === this.#timetable.stop(to).airport.country;
  }
}

/** The minimum connecting time between two flights that meet at an airport. */
export function connectingMinutes(timetable: Timetable, arriving: Flight, leaving: Flight): number {
  const { code, country } = timetable.stop(arriving.to).airport;
  return minimumConnectingTime({
    airport: code,
    country,
    arrivesDomestic: arriving.domestic,
    leavesDomestic: leaving.domestic,
    sameTerminal:
      terminalOf(code, arriving.carrier, arriving.domestic) === terminalOf(code, leaving.carrier, leaving.domestic),
    sameCarrier: arriving.carrier === leaving.carrier,
  });
}

function elapsed(journey: Journey): number {
  return journey.arrival - (journey.departures[0] ?? 0);
}

function quickest(journeys: readonly Journey[], most: number): readonly Journey[] {
  return journeys.length <= most ? journeys : [...journeys].sort((a, b) => elapsed(a) - elapsed(b)).slice(0, most);
}

/** Leaves out what takes far longer than the quickest. */
function reasonable(journeys: readonly Journey[], domestic: boolean): readonly Journey[] {
  const least = journeys.reduce((low, journey) => Math.min(low, elapsed(journey)), Number.POSITIVE_INFINITY);
  const most = least * 2 + (domestic ? 600 : 960);
  return journeys.filter((journey) => elapsed(journey) <= most);
}

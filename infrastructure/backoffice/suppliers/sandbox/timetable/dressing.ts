/** Turns what the timetable knows in numbers into itineraries: codes, terminals, local times with their zones. */
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { type LocalDateTime, localDateTime, type PlaceTime } from '#domain/time/place-time.ts';
import type { Journey } from './find-journeys.ts';
import { RecentlyUsed } from '#application/backoffice/recently-used.ts';
import { terminalOf } from './terminals.ts';
import type { Flight } from './flight-patterns.ts';
import type { Stop, Timetable } from './timetable.ts';

const clocks: readonly string[] = Array.from(
  { length: 1440 },
  (_, minute) => `T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
);

export class Dressing {
  readonly #timetable: Timetable;
  readonly #dates = new Map<number, string>();
  readonly #segments = new RecentlyUsed<number, Segment>(60_000);

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
  }

  itinerary(journey: Journey): Itinerary {
    const [first, ...rest] = journey.flights.map((flight, index) =>
      this.#segment(flight, journey.departures[index] ?? 0),
    );
    if (first === undefined) {
      throw new Error('A journey has at least one flight');
    }
    return {
      segments: [first, ...rest],
      durationMinutes: journey.arrival - (journey.departures[0] ?? 0),
      stops: rest.length,
    };
  }

  #segment(flight: Flight, departure: number): Segment {
    // Flights number below 2¹⁶ and minutes below 2²⁶: one safe integer for both.
    const key = flight.id * 67_108_864 + departure;
    const known = this.#segments.get(key);
    if (known !== undefined) {
      return known;
    }
    const [from, to] = [this.#timetable.stop(flight.from), this.#timetable.stop(flight.to)];
    const originTerminal = terminalOf(from.airport.code, flight.carrier, flight.domestic);
    const destinationTerminal = terminalOf(to.airport.code, flight.carrier, flight.domestic);
    const segment: Segment = {
      carrier: flight.carrier,
      flightNumber: String(flight.number),
      ...(flight.operator !== undefined && { operatedBy: flight.operator }),
      origin: from.airport.code,
      ...(originTerminal === undefined ? {} : { originTerminal }),
      destination: to.airport.code,
      ...(destinationTerminal === undefined ? {} : { destinationTerminal }),
      departure: this.#placeTime(departure, from),
      arrival: this.#placeTime(departure + flight.block, to),
      durationMinutes: flight.block,
      equipment: flight.equipment,
    };
    this.#segments.set(key, segment);
    return segment;
  }

  #placeTime(utc: number, { airport, clock }: Stop): PlaceTime {
    return { local: this.#localText(utc + clock.offsetAt(utc)), zone: airport.zone };
  }

  #localText(local: number): LocalDateTime {
    const day = Math.floor(local / 1440);
    let date = this.#dates.get(day);
    if (date === undefined) {
      date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      this.#dates.set(day, date);
    }
    return localDateTime(date + (clocks[local - day * 1440] ?? ''));
  }
}

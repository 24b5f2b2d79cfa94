/** From a fare's key back to what it names, checked as if it came from a stranger. */
import type { FareFamily } from './fare-families.ts';
import { connectingMinutes, type Journey } from './find-journeys.ts';
import type { Moment, PricedJourney } from './sandbox-fares.ts';
import { type FareName, type Leg, readFareKey } from './sandbox-keys.ts';
import type { SandboxStock, StockPlace } from '#infrastructure/backoffice/database/sandbox-stock.ts';
import type { Flight } from './flight-patterns.ts';
import { horizonDays, type SandboxWorld } from './world.ts';

export interface NamedFare {
  readonly name: FareName;
  readonly journey: Journey;
}

const longestLayover = 1440;

/**
 * The journey of a key. Undefined where it is no key, names no flights of this timetable, flights that do not connect,
 * or a departure that is not on sale (less than `endsMinutes` away, or beyond the horizon).
 */
export function namedFare(
  world: SandboxWorld,
  fareKey: string,
  minute: number,
  endsMinutes: number,
): NamedFare | undefined {
  const name = readFareKey(fareKey);
  const [legs, ...more] = name?.directions ?? [];
  if (name === undefined || legs === undefined || more.length > 0 || name.party.adults < 1) {
    return undefined;
  }
  const journey = journeyOf(world, legs);
  const departure = journey?.departures[0] ?? Number.NEGATIVE_INFINITY;
  return journey === undefined || departure < minute + endsMinutes || departure > minute + (horizonDays + 1) * 1440
    ? undefined
    : { name, journey };
}

/** Undefined where its flight or cabin is sold out for the party, or the family is none of the carrier's. */
export function priceNamed(
  world: SandboxWorld,
  stock: SandboxStock,
  { name, journey }: NamedFare,
  moment: Moment,
): { readonly priced: PricedJourney; readonly family: FareFamily } | undefined {
  const priced = world.fares.price(
    journey,
    name.cabin,
    name.party,
    (flight, day, cabin) => stock.soldOf(flight, day, cabin),
    moment,
  );
  const family = priced?.families.find((each) => each.letter === name.family);
  return priced === undefined || family === undefined ? undefined : { priced, family };
}

/** The departures whose stock decides a fare. */
export function placesOf({ name }: NamedFare): readonly StockPlace[] {
  return name.directions
    .flat()
    .map(({ carrier, number, day }) => ({ day, flight: `${carrier}${number}`, cabin: name.cabin }));
}

function journeyOf(world: SandboxWorld, legs: readonly Leg[]): Journey | undefined {
  const flights: Flight[] = [];
  const departures: number[] = [];
  let arrival = Number.NEGATIVE_INFINITY;
  for (const leg of legs) {
    const flight = world.timetable.flight(leg.carrier, leg.number);
    const departure = flight === undefined ? undefined : world.timetable.departure(flight, leg.day);
    if (flight === undefined || departure === undefined) {
      return undefined;
    }
    const before = flights.at(-1);
    if (before !== undefined) {
      const layover = departure - arrival;
      if (
        before.to !== flight.from ||
        layover > longestLayover ||
        layover < connectingMinutes(world.timetable, before, flight)
      ) {
        return undefined;
      }
    }
    flights.push(flight);
    departures.push(departure);
    arrival = departure + flight.block;
  }
  return flights.length === 0 || flights.length > 3 ? undefined : { flights, departures, arrival };
}

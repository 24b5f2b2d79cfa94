/** From a fare's key back to what it names, checked as if it came from a stranger. */
import type { FareFamily } from './fare-families.ts';
import { connectingMinutes, type Journey } from '../timetable/find-journeys.ts';
import type { Moment, PricedJourney } from './priced-journey.ts';
import { asPair, wholeTrip } from './trips.ts';
import { type FareName, type Leg, readFareKey } from './keys.ts';
import type { DepartureCabin } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import type { Flight } from '../timetable/flight-patterns.ts';
import { horizonDays, type SandboxWorld } from '../timetable/world.ts';

export interface NamedFare {
  readonly name: FareName;
  /** One a direction. */
  readonly journeys: readonly [Journey, ...Journey[]];
}

/** The least time between arriving in one direction and departing in the next. */
export const leastBetweenDirections = 120;

/** Whether each journey departs well after the one before has arrived. */
export function followEachOther(journeys: readonly Journey[]): boolean {
  return journeys.every(({ departures: [departure = 0] }, at) => {
    const before = journeys[at - 1];
    return before === undefined || departure >= before.arrival + leastBetweenDirections;
  });
}

/**
 * Whether fares can be bought in one order: one party, each direction after the one before, and those that are sold in
 * pairs two of one airline.
 */
export function goTogether(named: readonly NamedFare[]): boolean {
  const [first, ...others] = named;
  const inPair = named.filter(({ name }) => name.inPair);
  return (
    followEachOther(named.flatMap(({ journeys }) => journeys)) &&
    others.every(({ name }) => JSON.stringify(name.party) === JSON.stringify(first?.name.party)) &&
    (inPair.length === 0 ||
      (inPair.length === 2 && named.length === 2 && new Set(inPair.map(({ name }) => carrierOf(name))).size === 1))
  );
}

function carrierOf({ directions }: FareName): string {
  return directions[0]?.[0]?.carrier ?? '';
}

const longestLayover = 1440;

/**
 * The journeys of a key. Undefined where it is no key, names no flights of this timetable, flights or directions that do
 * not connect, or a departure that is not on sale (less than `endsMinutes` away, or beyond the horizon).
 */
export function namedFare(
  world: SandboxWorld,
  fareKey: string,
  minute: number,
  endsMinutes: number,
): NamedFare | undefined {
  const name = readFareKey(fareKey);
  if (name === undefined || name.party.adults < 1) {
    return undefined;
  }
  const [first, ...others] = name.directions.flatMap((legs) => journeyOf(world, legs) ?? []);
  if (first === undefined || others.length + 1 < name.directions.length || !followEachOther([first, ...others])) {
    return undefined;
  }
  const departures = [first, ...others].map(({ departures: [departure = 0] }) => departure);
  return Math.min(...departures) < minute + endsMinutes || Math.max(...departures) > minute + (horizonDays + 1) * 1440
    ? undefined
    : { name, journeys: [first, ...others] };
}

/** Undefined where its flight or cabin is sold out for the party, or the family is none of the carrier's. */
export function priceNamed(
  world: SandboxWorld,
  stock: Pick<SandboxStock, 'soldOf'>,
  { name, journeys }: NamedFare,
  moment: Moment,
): { readonly priced: PricedJourney; readonly family: FareFamily } | undefined {
  const soldOf = stock.soldOf.bind(stock);
  const [first, ...others] = journeys.flatMap(
    (journey) => world.fares.price(journey, name.cabin, name.party, soldOf, moment) ?? [],
  );
  const whole = first === undefined || others.length + 1 < journeys.length ? undefined : wholeTrip([first, ...others]);
  const priced = whole !== undefined && name.inPair ? asPair(whole) : whole;
  const family = priced?.families.find((each) => each.letter === name.family);
  return priced === undefined || family === undefined ? undefined : { priced, family };
}

/** The departures whose stock decides a fare. */
export function placesOf({ name }: NamedFare): readonly DepartureCabin[] {
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

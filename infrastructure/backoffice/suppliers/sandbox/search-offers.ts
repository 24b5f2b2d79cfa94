/** Answers a search: finds the journeys, prices those that pass the request's filters, and dresses the best. */
import type { SupplierFare, SupplierOffer } from '#application/backoffice/ports/flight-supplier.ts';
import type { FlightSearchRequest, Sector, TimeWindow } from '#domain/flight/search-request.ts';
import type { Journey } from './find-journeys.ts';
import type { Moment, PricedJourney } from './sandbox-fares.ts';
import { offerKey } from './sandbox-keys.ts';
import type { SandboxStock } from '#infrastructure/backoffice/database/sandbox-stock.ts';
import { horizonDays, salesEndMinutes, type SandboxWorld } from './world.ts';

/** Airports within so many kilometres count as near. */
const nearKm = 120;
/** What a minute and a change are worth to a traveller, rupees: decides what is best. */
const worth = { domestic: { minute: 6, change: 900 }, international: { minute: 9, change: 3000 } } as const;
/** A journey reaches into so many local days at most. */
const daysReached = 3;

interface Rated {
  readonly journey: Journey;
  readonly priced: PricedJourney;
  readonly score: number;
}

/** Best first: cheap, quick and with few changes. Only one way is searched here; other journeys answer nothing. */
export async function searchOffers(
  world: SandboxWorld,
  stock: SandboxStock,
  request: FlightSearchRequest,
  moment: Moment,
): Promise<readonly SupplierOffer[]> {
  const [sector, ...more] = request.sectors;
  if (request.journeyType !== 'one-way' || sector === undefined || more.length > 0) {
    return [];
  }
  const day = Date.parse(sector.date) / 86_400_000;
  await stock.load(day - 1, day + daysReached);
  const rated = pairsOf(world, request, sector).flatMap(([origin, destination]) =>
    rate(world, stock, request, { origin, destination, day }, moment),
  );
  rated.sort((a, b) => a.score - b.score);
  const offers: SupplierOffer[] = [];
  for (const { journey, priced } of rated) {
    const [first, ...rest] = world.fares.fares(priced, request.fareType).filter((fare) => suits(fare, request));
    if (first !== undefined) {
      offers.push({
        offerKey: offerKey(priced.legsText, priced.cabin, priced.party),
        itineraries: [world.dressing.itinerary(journey)],
        fares: [first, ...rest],
      });
      if (offers.length >= request.numResults) {
        break;
      }
    }
  }
  return offers;
}

interface Wanted {
  readonly origin: number;
  readonly destination: number;
  readonly day: number;
}

function rate(
  world: SandboxWorld,
  stock: SandboxStock,
  request: FlightSearchRequest,
  { origin, destination, day }: Wanted,
  moment: Moment,
): readonly Rated[] {
  const { clock } = world.timetable.stop(origin);
  const today = Math.floor((moment.minute + clock.offsetAt(moment.minute)) / 1440);
  if (day < today || day > today + horizonDays) {
    return [];
  }
  const carriers = carriersOf(world, request);
  const journeys = world.finder.find({
    origin,
    destination,
    day,
    nonStopOnly: request.nonStopOnly,
    earliest: moment.minute + salesEndMinutes,
    ...(request.layoverMinutes === undefined ? {} : { layoverMinutes: request.layoverMinutes }),
    ...(carriers === undefined ? {} : { carriers }),
  });
  const soldOf = stock.soldOf.bind(stock);
  const rated: Rated[] = [];
  for (const journey of journeys) {
    if (!isWithinWindows(world, request, journey)) {
      continue;
    }
    const priced = world.fares.price(journey, request.cabin, request.party, soldOf, moment);
    if (priced !== undefined) {
      const value = priced.international ? worth.international : worth.domestic;
      const minutes = journey.arrival - (journey.departures[0] ?? 0);
      const score =
        world.fares.lowestPerAdult(priced) + minutes * value.minute + (journey.flights.length - 1) * value.change;
      rated.push({ journey, priced, score });
    }
  }
  return rated;
}

/** Origins and destinations by the timetable's numbers: the ones asked for, and near ones where they count too. */
function pairsOf(
  world: SandboxWorld,
  request: FlightSearchRequest,
  { origin, destination }: Sector,
): readonly (readonly [number, number])[] {
  const around = (airport: string): readonly number[] =>
    [
      airport,
      ...(request.nearbyAirports ? world.airports.nearby(airport, nearKm).map(({ code }) => code) : []),
    ].flatMap((code) => {
      const number = world.timetable.stopNumber(code);
      return number === undefined ? [] : [number];
    });
  const destinations = around(destination);
  return around(origin).flatMap((from) => destinations.filter((to) => to !== from).map((to) => [from, to] as const));
}

/** Numbers of the carriers that may fly it; undefined for all. */
function carriersOf(world: SandboxWorld, request: FlightSearchRequest): ReadonlySet<number> | undefined {
  const { preferredCarriers, excludedCarriers } = request;
  if (preferredCarriers.length === 0 && excludedCarriers.length === 0) {
    return undefined;
  }
  const wanted = preferredCarriers.length > 0 ? preferredCarriers : world.timetable.carriers;
  const numbers = wanted
    .filter((carrier) => !excludedCarriers.includes(carrier))
    .map((carrier) => world.timetable.airlineNumber(carrier));
  return new Set(numbers.filter((number) => number !== undefined));
}

function isWithinWindows(world: SandboxWorld, request: FlightSearchRequest, journey: Journey): boolean {
  const { departureWindow, arrivalWindow } = request;
  if (departureWindow === undefined && arrivalWindow === undefined) {
    return true;
  }
  const [first, last] = [journey.flights[0], journey.flights.at(-1)];
  const departure = journey.departures[0] ?? 0;
  return (
    first !== undefined &&
    last !== undefined &&
    isWithin(departureWindow, world, first.from, departure) &&
    isWithin(arrivalWindow, world, last.to, journey.arrival)
  );
}

function isWithin(window: TimeWindow | undefined, world: SandboxWorld, stop: number, utc: number): boolean {
  if (window === undefined) {
    return true;
  }
  const minute = (utc + world.timetable.stop(stop).clock.offsetAt(utc)) % 1440;
  return minute >= window.from && minute < window.to;
}

function suits(fare: SupplierFare, { refundType }: FlightSearchRequest): boolean {
  return refundType === 'all' || fare.refundable === (refundType === 'refundable');
}

/** Answers a search: finds the journeys, prices those that pass the request's filters, and dresses the best. */
import type { RankedFare, SupplierFare, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import {
  type FlightSearchRequest,
  isSoldBySector,
  type Sector,
  type TimeWindow,
} from '#domain/flight/search/request.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Journey } from '../timetable/find-journeys.ts';
import type { Moment, PricedJourney } from './priced-journey.ts';
import { combined } from './combine-directions.ts';
import { byScore, type Rated } from './rated.ts';
import { offerKey } from './keys.ts';
import { asPair, inOneTrip, legsOfTrip, pairCarriers, wholeTrip } from './trips.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { horizonDays, salesEndMinutes, type SandboxWorld } from '../timetable/world.ts';

/** As much of the stock as a search looks at. */
type ReadStock = Pick<SandboxStock, 'load' | 'soldOf'>;

/** Airports within so many kilometres count as near. */
const nearKm = 120;
/** What a minute and a change are worth to a traveller, rupees: decides what is best. */
const worth = { domestic: { minute: 6, change: 900 }, international: { minute: 9, change: 3000 } } as const;
/** A journey reaches into so many local days at most. */
const daysReached = 3;

/** Best first: cheap, quick and with few changes. Where directions are sold by themselves, sector after sector. */
export async function searchOffers(
  world: SandboxWorld,
  stock: ReadStock,
  request: FlightSearchRequest,
  moment: Moment,
): Promise<readonly SupplierOffer[]> {
  const found = await ratedOffers(world, stock, request, moment);
  if (found.length > 1 && !isSoldBySector(request, world.airports.isDomestic)) {
    return dressed(world, request, combined(found, request.numResults), undefined);
  }
  return found.flatMap((rated, sector) => dressed(world, request, rated, found.length > 1 ? sector : undefined));
}

/** The offers that `FlightSupplier.cheapest` asks for; all, where directions or refunds are wished for. */
export async function cheapestOffers(
  world: SandboxWorld,
  stock: ReadStock,
  request: FlightSearchRequest,
  moment: Moment,
): Promise<readonly SupplierOffer[]> {
  if (request.sectors.length > 1 || request.refundType !== 'all') return searchOffers(world, stock, request, moment);
  const [rated = []] = await ratedOffers(world, stock, request, moment);
  const lowest = new Map<string, { readonly rated: Rated; readonly fare: number }>();
  for (const each of rated) {
    const [priced] = each.directions;
    const concession = world.fares.concession(priced, request.fareType);
    for (const given of concession === undefined ? [undefined] : [undefined, concession]) {
      const fare = world.fares.lowestPerAdult(priced, given);
      const domestic = priced.legs.every(({ flight }) => flight.domestic);
      const key = `${priced.legs[0]?.flight.carrier} ${domestic} ${given?.fareType}`;
      if (fare < (lowest.get(key)?.fare ?? Number.POSITIVE_INFINITY)) lowest.set(key, { rated: each, fare });
    }
  }
  return dressed(world, request, [...new Set([...lowest.values()].map((each) => each.rated))], undefined);
}

/** Of each sector the ways to fly it, best first. */
async function ratedOffers(
  world: SandboxWorld,
  stock: ReadStock,
  request: FlightSearchRequest,
  moment: Moment,
): Promise<readonly (readonly Rated[])[]> {
  const days = request.sectors.map(({ date }) => Date.parse(date) / 86_400_000);
  await Promise.all(days.map((day) => stock.load(day - 1, day + daysReached)));
  return request.sectors.map((sector, at) => ratedOn(world, stock, request, sector, at, moment));
}

/** The ways to fly one sector, best first. */
function ratedOn(
  world: SandboxWorld,
  stock: ReadStock,
  request: FlightSearchRequest,
  sector: Sector,
  at: number,
  moment: Moment,
): readonly Rated[] {
  const day = Date.parse(sector.date) / 86_400_000;
  // Times of departure and arrival are wished for the way out; on the other sectors any will do.
  const { departureWindow: _departure, arrivalWindow: _arrival, ...anyTime } = request;
  const rated = pairsOf(world, request, sector).flatMap(([origin, destination]) =>
    rate(world, stock, at === 0 ? request : anyTime, { origin, destination, day }, moment),
  );
  return rated.sort(byScore);
}

function dressed(
  world: SandboxWorld,
  request: FlightSearchRequest,
  rated: readonly Rated[],
  sector: number | undefined,
): readonly SupplierOffer[] {
  const itineraries = new Map<Journey, Itinerary>();
  const itinerary = (journey: Journey): Itinerary => {
    const known = itineraries.get(journey) ?? world.dressing.itinerary(journey);
    itineraries.set(journey, known);
    return known;
  };
  const offers: SupplierOffer[] = [];
  for (const each of rated) {
    if (offers.length >= request.numResults) break;
    const [outward, ...onward] = each.journeys;
    const directions = inOneTrip(each.directions);
    const [{ cabin, party, carrier }] = directions;
    const inPair = sector !== undefined && request.journeyType === 'round-trip' && pairCarriers.has(carrier);
    const offer: Pick<SupplierOffer, 'offerKey' | 'sector' | 'itineraries'> = {
      offerKey: offerKey(legsOfTrip(directions), cabin, party),
      ...(sector !== undefined && { sector }),
      itineraries: [itinerary(outward), ...onward.map(itinerary)],
    };
    const make = () => faresOf(world, request, wholeTrip(each.directions), inPair);
    if (request.refundType === 'all') {
      offers.push(withFares(offer, lowestOf(world, request, directions, inPair), make));
    } else {
      const [first, ...rest] = make();
      if (first !== undefined) offers.push({ ...offer, fares: [first, ...rest] });
    }
  }
  return offers;
}

/** The fares are made when they are read for the first time. */
function withFares(
  offer: Omit<SupplierOffer, 'fares' | 'lowest'>,
  lowest: NonNullable<SupplierOffer['lowest']>,
  make: () => readonly SupplierFare[],
): SupplierOffer {
  let made: SupplierOffer['fares'] | undefined;
  return {
    ...offer,
    lowest,
    get fares() {
      made ??= some(make());
      return made;
    },
  };
}

function some<Item>([first, ...rest]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new Error('A carrier that flies sells at least one family');
  return [first, ...rest];
}

function faresOf(
  { fares }: SandboxWorld,
  request: FlightSearchRequest,
  priced: PricedJourney,
  inPair: boolean,
): readonly SupplierFare[] {
  const all = inPair
    ? [...fares.fares(priced, request.fareType), ...fares.fares(asPair(priced), 'regular')].sort(
        (a, b) => a.fare.amount.minor - b.fare.amount.minor,
      )
    : fares.fares(priced, request.fareType);
  return all.filter((fare) => suits(fare, request));
}

function lowestOf(
  { fares }: SandboxWorld,
  { fareType }: FlightSearchRequest,
  directions: readonly [PricedJourney, ...PricedJourney[]],
  inPair: boolean,
): readonly [RankedFare, ...RankedFare[]] {
  const lowest = fares.lowest(directions, fareType);
  if (!inPair) return lowest;
  const pairs = fares.lowest([asPair(directions[0])], 'regular');
  return [...lowest, ...pairs.map((fare): RankedFare => ({ ...fare, special: 'return' }))];
}

interface Wanted {
  readonly origin: number;
  readonly destination: number;
  readonly day: number;
}

function rate(
  world: SandboxWorld,
  stock: ReadStock,
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
    if (!isWithinWindows(world, request, journey) || isFlownByAny(request.excludedCarriers, journey)) {
      continue;
    }
    const priced = world.fares.price(journey, request.cabin, request.party, soldOf, moment);
    if (priced !== undefined) {
      const value = priced.international ? worth.international : worth.domestic;
      const minutes = journey.arrival - (journey.departures[0] ?? 0);
      const score =
        world.fares.lowestPerAdult(priced) + minutes * value.minute + (journey.flights.length - 1) * value.change;
      rated.push({ journeys: [journey], directions: [priced], score });
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

function isFlownByAny(excluded: readonly string[], { flights }: Journey): boolean {
  return excluded.length > 0 && flights.some(({ operator }) => operator !== undefined && excluded.includes(operator));
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

/** Rooms, seats and cars for packages, of the sandbox's hotels, flights and cabs. */
import { Effect } from 'effect';
import { cabPlacesBy } from '#domain/cab/reference/places.ts';
import { driveFare } from '#domain/cab/trip/fare.ts';
import { tariffOf } from '#domain/cab/trip/tariff.ts';
import { type CabDrive, roadWay } from '#domain/cab/trip/trip.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { nightsTotal } from '#domain/hotel/stay/night.ts';
import { countsOf, seatsIn } from '#domain/holiday/trip/party.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, allocateEvenly, compare, multiply, type Money, sum } from '#domain/money/money.ts';
import { addDays, datesFrom } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { dateOfLocal, placeTime } from '#domain/time/place-time.ts';
import type { SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { HotelSupplier, SupplierRate } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { fleetOf } from '../cab/fleet.ts';
import type { SandboxFlightSupplier } from '../sandbox-flight-supplier.ts';
import type { SandboxHotelSupplier } from '../hotel/sandbox-hotel-supplier.ts';
import { CountedStock } from '../store/counted-stock.ts';
import { dayNumber } from '../store/unit-seller.ts';
import type { CarPart, FlightPart, PackageStock, PartyRooms, StayPart } from './package-stock.ts';

export interface StockSellers {
  readonly database: Database;
  readonly hotels: SandboxHotelSupplier;
  readonly flights: SandboxFlightSupplier;
  readonly airports: AirportDirectory;
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
}

const nationality = 'IN';

export function sandboxPackageStock(sellers: StockSellers): PackageStock {
  const cars = new CountedStock(sellers.database, 'cab');
  return {
    hotels: (wanted, now) => hotelsFor(sellers.hotels, wanted, now),
    stay: (wanted, now) => stayIn(sellers.hotels, wanted, now),
    flight: (wanted, now) => flightFor(sellers, wanted, now),
    car: (wanted, now) => carFor(sellers, cars, wanted, now),
  };
}

type Hotels = PackageStock['hotels'];
type Stay = PackageStock['stay'];

async function hotelsFor(hotels: HotelSupplier, { cityId, ...asked }: Parameters<Hotels>[0], now: Instant) {
  const found = await answer(hotels.search({ ...asked, where: { kind: 'city', cityId }, nationality }, now));
  return (found?.stays ?? [])
    .filter(({ onRequest }) => onRequest !== true)
    .map(({ hotelId, name, stars, area, rooms }) => ({
      hotelId,
      name,
      stars,
      area,
      total: rooms.map(({ base, tax }) => add(base, tax)).reduce(add),
    }))
    .toSorted((one, other) => compare(one.total, other.total));
}

async function stayIn(
  hotels: SandboxHotelSupplier,
  { cityId: _cityId, rooms, ...asked }: Parameters<Stay>[0],
  now: Instant,
): Promise<StayPart | undefined> {
  const found = await answer(hotels.rates({ ...asked, rooms, nationality }, now));
  if (found === undefined) return undefined;
  const chosen = rooms.flatMap((party) => cheapestFor(party, found.rates) ?? []);
  const [first, ...others] = chosen;
  if (first === undefined || chosen.length < rooms.length) return undefined;
  const taken = await hotels.stockOf([first.rateKey, ...others.map(({ rateKey }) => rateKey)], now);
  if (taken === undefined) return undefined;
  const { hotelId, name, stars, area, latitude, longitude } = found.hotel;
  return {
    hotelId,
    name,
    stars,
    area,
    point: { latitude, longitude },
    room: first.room.kind,
    breakfast: chosen.every(({ board }) => board !== 'RO'),
    each: chosen.map(priceOf),
    taken: roomByRoom(taken, chosen),
  };
}

/** With breakfast where there is any, on terms that cannot be given up: the package has its own. */
function cheapestFor(party: PartyRooms[number], rates: readonly SupplierRate[]): SupplierRate | undefined {
  const own = rates.filter((rate) => rate.onRequest !== true && JSON.stringify(rate.party) === JSON.stringify(party));
  const fed = own.filter(({ board }) => board === 'BB');
  const [cheapest] = (fed.length > 0 ? fed : own).toSorted((one, other) => compare(priceOf(one), priceOf(other)));
  return cheapest;
}

function priceOf({ nights }: SupplierRate): Money {
  const { base, tax } = nightsTotal(nights);
  return add(base, tax);
}

/** Rooms of a kind are counted together: each takes its own of them. */
function roomByRoom(
  places: NonNullable<Awaited<ReturnType<SandboxHotelSupplier['stockOf']>>>,
  chosen: readonly SupplierRate[],
): StayPart['taken'] {
  return chosen.flatMap(({ room }, at) =>
    places
      .filter(({ kind }) => kind === room.kind)
      .map(({ resource, day, kind, units, from = 0, upTo = units }) => ({
        product: 'hotel' as const,
        resource,
        day,
        kind,
        units,
        from,
        upTo,
        count: 1,
        room: at,
      })),
  );
}

async function flightFor(
  { flights, airports, currency }: StockSellers,
  { origin, destination, date, rooms }: Parameters<PackageStock['flight']>[0],
  now: Instant,
): Promise<FlightPart | undefined> {
  if (origin === destination || airports.byCode(origin) === undefined) return undefined;
  const { adults, children, infants } = countsOf(rooms);
  const offers = await answer(
    flights.search(
      {
        journeyType: 'one-way',
        sectors: [{ origin, destination, date }],
        party: { adults, children, infants },
        cabin: 'Y',
        fareType: 'regular',
        refundType: 'all',
        nonStopOnly: false,
        nearbyAirports: false,
        preferredCarriers: [],
        excludedCarriers: [],
        numResults: 200,
      },
      now,
    ),
  );
  const offer = bestOf(offers ?? [], date);
  const fare = offer?.fares[0];
  if (offer === undefined || fare === undefined) return undefined;
  const stock = await answer(flights.stockOf(fare.fareKey, now));
  if (stock === undefined) return undefined;
  const total = fare.fare.amount;
  const ofType = (type: 'adult' | 'child' | 'infant', count: number): readonly Money[] => {
    const said = fare.each?.find(({ traveller }) => traveller === type)?.total;
    const whole = said ?? (type === 'adult' ? total : undefined);
    return whole === undefined || count === 0 ? [] : allocateEvenly(whole, count);
  };
  const shares = {
    adult: [...ofType('adult', adults)],
    child: [...ofType('child', children)],
    infant: [...ofType('infant', infants)],
  };
  const each = rooms.map(({ adults: grown, childAges }) =>
    sum(currency, [
      ...shares.adult.splice(0, grown),
      ...shares.child.splice(0, childAges.filter((age) => age >= 2).length),
      ...shares.infant.splice(0, childAges.filter((age) => age < 2).length),
    ]),
  );
  return {
    legs: offer.itineraries.flatMap(({ segments }) =>
      segments.map((segment) => ({
        number: `${segment.carrier} ${segment.flightNumber}`,
        origin: segment.origin,
        destination: segment.destination,
        departure: segment.departure,
        arrival: segment.arrival,
      })),
    ),
    each,
    taken: rooms.flatMap((room, at) =>
      stock.map((leg) => ({ ...leg, product: 'flight' as const, count: seatsIn([room]), room: at })),
    ),
  };
}

/** That lands on its day, after a start by daylight where there is one; the cheapest of them. */
function bestOf(offers: readonly SupplierOffer[], date: string): SupplierOffer | undefined {
  const landing = offers.filter(({ itineraries }) =>
    itineraries.every(({ segments }) => dateOfLocal((segments.at(-1) ?? segments[0]).arrival.local) === date),
  );
  const byDay = landing.filter(({ itineraries: [{ segments }] }) => segments[0].departure.local.slice(11) >= '06:00');
  const [best] = (byDay.length > 0 ? byDay : landing.length > 0 ? landing : offers).toSorted((one, other) =>
    compare(one.fares[0].fare.amount, other.fares[0].fare.amount),
  );
  return best;
}

const mostCars = 3;

async function carFor(
  { seed, businessZone, currency }: StockSellers,
  stock: CountedStock,
  { cities, from, days, people }: Parameters<PackageStock['car']>[0],
  now: Instant,
): Promise<CarPart | undefined> {
  const places = cities.flatMap((city) => cabPlacesBy(city, 8).find(({ airport }) => airport === undefined) ?? []);
  const [start] = places;
  if (start === undefined) return undefined;
  const farthest = places.toSorted(
    (one, other) => roadWay(start, other).kilometres - roadWay(start, one).kilometres,
  )[0];
  const on = dateIn(now, businessZone);
  const dates = datesFrom(from, addDays(from, days - 1)).map(dayNumber);
  const fleet = fleetOf(seed, start.placeId);
  const placesOf = (resource: string) => dates.map((day) => ({ resource, day, kind: 'car' }));
  const counts = await stock.counts(fleet.flatMap(({ name }) => placesOf(name)));
  const found = fleet.flatMap((car) => {
    const tariff = tariffOf(car.car.carClass, on);
    const cars = Math.ceil(people / car.car.seats);
    const gone = Math.max(0, ...counts.filter(({ resource }) => resource === car.name).map(({ taken }) => taken));
    if (tariff === undefined || cars > mostCars || gone + cars > car.count) return [];
    const drive: CabDrive = {
      kind: 'outstation',
      from: start,
      to: farthest ?? start,
      pickUp: placeTime(`${from}T09:00`, start.zone),
      days,
      passengers: Math.min(people, car.car.seats),
    };
    const { total } = driveFare(drive, tariff, { on, currency, markUp: car.markUp });
    return [{ car, cars, total: multiply(total, cars) }];
  });
  const [best] = found.toSorted((one, other) => compare(one.total, other.total));
  if (best === undefined) return undefined;
  return {
    model: best.car.car.model,
    operator: best.car.operator.name,
    cars: best.cars,
    total: best.total,
    taken: placesOf(best.car.name).map((place) => ({
      ...place,
      product: 'cab',
      count: best.cars,
      units: best.car.count,
      from: 0,
      upTo: best.car.count,
    })),
  };
}

/** What a seller has no answer to, or refuses, is not there for a package. */
function answer<A, E>(asked: Effect.Effect<A, E>): Promise<A | undefined> {
  return Effect.runPromise(Effect.match(asked, { onFailure: () => undefined, onSuccess: (value: A) => value }));
}

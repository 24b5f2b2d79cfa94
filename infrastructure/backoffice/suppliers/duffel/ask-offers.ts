/** A search as Duffel takes it, and the offers that it answers: always whole journeys, whatever the number of slices. */
import { Effect } from 'effect';
import type { SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FlightSearchRequest, Sector, TimeWindow } from '#domain/flight/search/request.ts';
import { matchesFlights, matchesRefund } from '#domain/flight/search/match.ts';
import { type IsoDate, isSameOrBefore } from '#domain/time/calendar-date.ts';
import { clockAt } from '#domain/time/clock-time.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { type DuffelClient, refusalAsSilence, searchOverheadMs } from './duffel-client.ts';
import type { OfferRequestBody } from './duffel-types.ts';
import { duffelCabin, gatherOffers, readOffer, type Reading } from './read-offer.ts';

/** Kilometres around an airport within which others count as near. */
const nearKm = 120;
/** Each pair of airports is a search of its own at Duffel. */
const mostPairs = 4;
const mostConnections = 1;

/**
 * A party's ages where only their kinds are known: a child is asked for in the middle of its band. Airlines price by their own
 * bands, and the true dates of birth go with the order.
 */
const childAge = 7;
const infantAge = 1;

export function searchDuffel(
  client: DuffelClient,
  request: FlightSearchRequest,
  now: Instant,
  reading: Reading,
): Effect.Effect<readonly SupplierOffer[], SupplierSilent> {
  if (request.sectors.some(({ origin, date }) => isPast(date, origin, now, reading))) return Effect.succeed([]);
  return Effect.map(
    Effect.forEach(
      trips(request, reading),
      (sectors) =>
        client
          .search('search', (sdk) => sdk.offerRequests.create(bodyOf(request, sectors, client.times.searchMs)))
          .pipe(
            // A day that no airline sells yet, an airport that Duffel does not know: nothing is to be had.
            Effect.catchTag('DuffelRefused', (refused) =>
              refused.status === 404 || refused.status === 422
                ? Effect.succeed({ data: { offers: [] } })
                : refusalAsSilence('search')(refused),
            ),
          ),
      { concurrency: mostPairs },
    ),
    (answers) => {
      const wanted = answers
        .flatMap(({ data: { offers } }) => offers.flatMap((offer) => readOffer(offer, reading) ?? []))
        .filter(
          ({ itineraries, fare }) =>
            toInstant(itineraries[0].segments[0].departure) > now &&
            matchesFlights(itineraries, request) &&
            matchesRefund(fare, request),
        );
      return gatherOffers(wanted, request.numResults);
    },
  );
}

/** The journey as asked, and where near airports count those between the nearest of them, a few. */
function trips(request: FlightSearchRequest, { airports }: Reading): readonly (readonly Sector[])[] {
  const [sector] = request.sectors;
  if (!request.nearbyAirports || sector === undefined || request.sectors.length > 1) return [request.sectors];
  const around = (code: string) => [code, ...airports.nearby(code, nearKm).map((airport) => airport.code)];
  return around(sector.origin)
    .flatMap((origin) => around(sector.destination).map((destination) => ({ ...sector, origin, destination })))
    .filter(({ origin, destination }) => origin !== destination)
    .toSorted((one, other) => distance(one, sector) - distance(other, sector))
    .slice(0, mostPairs)
    .map((each) => [each]);
}

/** How many ends of a trip are others than asked for. */
function distance(one: Sector, asked: Sector): number {
  return Number(one.origin !== asked.origin) + Number(one.destination !== asked.destination);
}

function bodyOf(request: FlightSearchRequest, sectors: readonly Sector[], searchMs: number): OfferRequestBody {
  const { party, cabin, fareType, nonStopOnly, departureWindow, arrivalWindow } = request;
  const some = <Passenger>(count: number, passenger: Passenger) => Array.from({ length: count }, () => passenger);
  return {
    slices: sectors.map(({ origin, destination, date }, at) => ({
      origin,
      destination,
      departure_date: date,
      // The windows are wished for the way out.
      departure_time: at === 0 ? rangeOf(departureWindow) : null,
      arrival_time: at === 0 ? rangeOf(arrivalWindow) : null,
    })),
    passengers: [
      ...(fareType === 'student'
        ? some(party.adults, { fare_type: 'student' as const })
        : some(party.adults, { type: 'adult' as const })),
      ...some(party.children, { age: childAge }),
      ...some(party.infants, { age: infantAge }),
    ],
    cabin_class: duffelCabin(cabin),
    max_connections: nonStopOnly ? 0 : mostConnections,
    return_offers: true,
    supplier_timeout: Math.max(2_000, searchMs - searchOverheadMs),
  };
}

/** Duffel's ranges include both ends. */
function rangeOf(window: TimeWindow | undefined): { readonly from: string; readonly to: string } | null {
  return window === undefined || window.to <= window.from
    ? null
    : { from: clockAt(window.from), to: clockAt(Math.min(1439, window.to - 1)) };
}

function isPast(date: IsoDate, origin: string, now: Instant, { airports }: Reading): boolean {
  const today = dateIn(now, airports.zoneOf(origin) ?? 'UTC');
  return date !== today && isSameOrBefore(date, today);
}

/**
 * Searching: the rules first, then every supplier at once; what they have in common is shown once, at its cheaper; the best
 * come first, or those that another key puts first, priced under the agency's terms.
 */
import { Effect } from 'effect';
import { type AskedAirlines, askedAirlines, askedRequest, isAsked } from '#domain/flight/search/asked-airlines.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { flightsKey, matchesFlights, matchesRefund } from '#domain/flight/search/match.ts';
import { checkSearch } from '#domain/flight/search/rules.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import {
  airlinesByName,
  bestScores,
  positionsByValue,
  type SortKey,
  totalMinutes,
  wallEnds,
} from '#domain/flight/offer/sort.ts';
import type { AirlineCode } from '#domain/flight/offer/itinerary.ts';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid, notNow } from '#application/desk/failures.ts';
import type { FlightsFound } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  FlightSupplier,
  RankedFare,
  SupplierFare,
  SupplierOffer,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { type Journey, journeyOf } from '#domain/flight/terms/journey.ts';
import { Pricing } from '../terms/price-for-agency.ts';
import { promoRows } from '../terms/promo-rows.ts';
import type { FromSupplier, SearchOutcome } from './supplier-searches.ts';

/** `Invalid` for what breaks the rules of a search, and for a promo code that the agency has not; `Unavailable` where no supplier at all answered. */
export function searchFlights(ports: FlightPorts, caller: Caller, request: FlightSearchRequest): Answer<FlightsFound> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const violations = checkSearch(request, searchFacts(ports, now));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const on = dateIn(now, ports.businessZone);
    const promos = yield* promoRows(ports.promos, agencyId, request.promoCode, on);
    const airlines = yield* airlinesFor(ports, request);
    const [found, terms] = yield* Effect.all(
      [
        foundBy(ports, request, airlines, (asked) => ports.searches.search(asked, now)),
        ports.terms.termsOf(agencyId, corporate),
      ],
      { concurrency: 'unbounded' },
    );
    if (found === undefined && ports.suppliers.length > 0) return yield* notNow();
    const { holdMinutes: mostMinutes } = readClientConfiguration(yield* ports.settings.all());
    const pricing = new Pricing({ agencyId, terms, promos, party: request.party, now, on, holds: { mostMinutes } });
    const first = bySector(found ?? []).flatMap((ofSector) => firstOf(ofSector, pricing, request));
    return {
      searchId: ports.chance.uuid(),
      currency: ports.currency,
      offers: first.map((each) => offerFor(each, pricing, ports)),
      total: found?.length ?? 0,
    };
  });
}

/** The airlines that the deployment asks for such a trip. */
export function airlinesFor(
  { settings, airports }: FlightPorts,
  request: Pick<FlightSearchRequest, 'journeyType' | 'sectors'>,
): Effect.Effect<AskedAirlines> {
  return Effect.map(settings.all(), (set) => {
    const { airlines, countryCode } = readClientConfiguration(set);
    return askedAirlines(request, airlines, (code) => airports.byCode(code)?.country === countryCode);
  });
}

/**
 * What suppliers answer of the airlines that are asked (see {@link flightsFrom}). Undefined where no supplier answered;
 * empty, and nobody asked, where no airline is left to ask.
 */
export function foundBy(
  ports: FlightPorts,
  request: FlightSearchRequest,
  airlines: AskedAirlines,
  ask: (request: FlightSearchRequest) => Effect.Effect<SearchOutcome>,
): Effect.Effect<readonly Found[] | undefined> {
  const asked = askedRequest(request, airlines);
  if (asked === undefined) return Effect.succeed([]);
  return Effect.map(ask(asked), ({ answered }) =>
    answered.length === 0 ? undefined : flightsFrom(answered, asked, ports, airlines),
  );
}

/** What suppliers answered, with only what was asked for, the same flights once; of all airlines where none are said. */
export function flightsFrom(
  answered: readonly FromSupplier[],
  request: FlightSearchRequest,
  ports: FlightPorts,
  airlines: AskedAirlines = {},
): readonly Found[] {
  return withoutDoubles(answered.flatMap((from) => wanted(from, request, airlines, ports)));
}

/** An offer of a supplier with only the fares that were asked for. */
export interface Found {
  readonly supplier: FlightSupplier;
  readonly offerKey: string;
  readonly sector?: number | undefined;
  readonly journey: Journey;
  readonly fares: SupplierOffer['fares'];
  /** Among them the lowest of each fare type: where `fares` are made when they are read, these are all that ranking reads. */
  readonly lowest: readonly [RankedFare, ...RankedFare[]];
}

/** What the rules of a search need to know of the world. */
export function searchFacts({ airports }: FlightPorts, now: Instant) {
  return {
    knownAirport: (code: string) => airports.byCode(code) !== undefined,
    today: (code: string) => dateIn(now, airports.zoneOf(code) ?? 'UTC'),
  };
}

function wanted(
  { supplier, offers }: FromSupplier,
  request: FlightSearchRequest,
  airlines: AskedAirlines,
  { airports, currency }: FlightPorts,
): readonly Found[] {
  return offers.flatMap((offer): readonly Found[] => {
    const { offerKey, sector, itineraries, lowest } = offer;
    if (!matchesFlights(itineraries, sector ? anyTime(request) : request)) return [];
    const [{ segments }] = itineraries;
    const isShown = (fare: RankedFare) => isAsked(airlines, segments[0].carrier, fare);
    const suits = (fare: SupplierFare) =>
      fare.fare.amount.currency === currency && matchesRefund(fare, request) && isShown(fare);
    const found = { supplier, offerKey, sector, journey: journeyOf(itineraries, airports) };
    if (lowest !== undefined && lowest[0].fare.amount.currency === currency && request.refundType === 'all') {
      const shown = allOrSome(lowest, isShown);
      return shown === undefined ? [] : [unopened(found, offer, shown, isShown)];
    }
    const fares = allOrSome(offer.fares, suits);
    return fares === undefined ? [] : [{ ...found, fares, lowest: fares }];
  });
}

/** An offer whose fares are left to be made until they are read; the getter is its own, so a copy has the fares. */
function unopened(
  found: Omit<Found, 'fares' | 'lowest'>,
  offer: SupplierOffer,
  lowest: Found['lowest'],
  isShown: (fare: RankedFare) => boolean,
): Found {
  return {
    ...found,
    lowest,
    get fares() {
      return allOrSome(offer.fares, isShown) ?? offer.fares;
    },
  };
}

/** As it is where all suit; undefined where none does. */
function allOrSome<A>(all: readonly [A, ...A[]], suits: (each: A) => boolean): readonly [A, ...A[]] | undefined {
  if (all.every(suits)) return all;
  const [first, ...rest] = all.filter(suits);
  return first === undefined ? undefined : [first, ...rest];
}

/** The same flights from several suppliers, at the one whose cheapest fare is lowest; the first of equals. */
function withoutDoubles(found: readonly Found[]): readonly Found[] {
  const kept = new Map<string, Found>();
  for (const each of found) {
    const key = flightsKey(each.journey.itineraries);
    const known = kept.get(key);
    if (known === undefined || lowest(each) < lowest(known)) kept.set(key, each);
  }
  return [...kept.values()];
}

function lowest({ lowest: ranked }: Found): number {
  return ranked.reduce((low, { fare }) => Math.min(low, fare.amount.minor), Number.POSITIVE_INFINITY);
}

/** Where directions are chosen by themselves, those of each; otherwise all as one. */
function bySector(found: readonly Found[]): readonly (readonly Found[])[] {
  const sectors = [...new Set(found.map(({ sector }) => sector))].sort((one = 0, other = 0) => one - other);
  return sectors.map((sector) => found.filter((each) => each.sector === sector));
}

/** Times are wished for the way out only. */
function anyTime({
  departureWindow: _departure,
  arrivalWindow: _arrival,
  ...request
}: FlightSearchRequest): FlightSearchRequest {
  return request;
}

/** The first by a key, equals as the best of them come: what is compared of a journey of several directions is of its first. */
function firstOf(
  found: readonly Found[],
  pricing: Pricing,
  { sortKey = 'best', numResults }: FlightSearchRequest,
): readonly Found[] {
  const best = positionsByValue(bestScores(pricesOf(found, pricing), durationsOf(found)), false);
  const ranked = Array.from(best, (at) => found[at]).filter((each) => each !== undefined);
  const order = sortKey === 'best' ? ranked.keys() : positionsByValue(valuesOf(ranked, sortKey, pricing), false);
  return Array.from(order)
    .slice(0, numResults)
    .flatMap((at) => ranked[at] ?? []);
}

/** What a key compares; for `best` there is a score of its own. */
function valuesOf(found: readonly Found[], key: Exclude<SortKey, 'best'>, pricing: Pricing): readonly number[] {
  switch (key) {
    case 'price':
      return pricesOf(found, pricing);
    case 'duration':
      return durationsOf(found);
    case 'departure':
      return found.map(({ journey }) => wallEnds(journey.itineraries[0])[0]);
    case 'arrival':
      return found.map(({ journey }) => wallEnds(journey.itineraries[0])[1]);
    case 'airline': {
      const airlines = airlinesByName(found.map(carrierOf), airlineName);
      const ranks = new Map(airlines.map((code, rank) => [code, rank]));
      return found.map((each) => ranks.get(carrierOf(each)) ?? 0);
    }
  }
}

/** What the customer would pay at the cheapest fare. */
function pricesOf(found: readonly Found[], pricing: Pricing): readonly number[] {
  return found.map((each) =>
    pricing
      .ranks(each)
      .reduce((low, fare) => Math.min(low, pricing.total(fare, each.journey)), Number.POSITIVE_INFINITY),
  );
}

/** All the time it takes. */
function durationsOf(found: readonly Found[]): readonly number[] {
  return found.map(({ journey }) => totalMinutes(journey.itineraries));
}

function carrierOf({ journey }: Found): AirlineCode {
  return journey.itineraries[0].segments[0].carrier;
}

function offerFor(
  { supplier, offerKey, sector, journey, fares }: Found,
  pricing: Pricing,
  { seal }: FlightPorts,
): FlightOffer {
  const options = fares.map((fare): FareOption => pricing.listed(fare, supplier.code, journey, seal));
  const [first, ...rest] = options.toSorted((one, other) => one.total.minor - other.total.minor);
  if (first === undefined) throw new Error(`The offer ${offerKey} has no fares`);
  return {
    offerId: pricing.offerId({ supplier: supplier.code, offerKey }, seal),
    ...(sector !== undefined && { sector }),
    itineraries: journey.itineraries,
    fares: [first, ...rest],
  };
}

/**
 * Searching: the rules first, then every supplier at once; what they have in common is shown once, at its cheaper; the best
 * come first, priced under the agency's terms.
 */
import { Effect } from 'effect';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { flightsKey, matchesFlights, matchesRefund } from '#domain/flight/search/match.ts';
import { checkSearch } from '#domain/flight/search/rules.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { bestScores, positionsByValue, totalMinutes } from '#domain/flight/offer/sort.ts';
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
import { type Journey, journeyOf, Pricing } from '../terms/price-for-agency.ts';
import { promoRows } from '../terms/promo-rows.ts';
import type { FromSupplier } from './supplier-searches.ts';

/** `Invalid` for what breaks the rules of a search, and for a promo code that the agency has not; `Unavailable` where no supplier at all answered. */
export function searchFlights(ports: FlightPorts, caller: Caller, request: FlightSearchRequest): Answer<FlightsFound> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const violations = checkSearch(request, searchFacts(ports, now));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const on = dateIn(now, ports.businessZone);
    const promos = yield* promoRows(ports.promos, agencyId, request.promoCode, on);
    const [{ answered }, terms] = yield* Effect.all(
      [ports.searches.search(request, now), ports.terms.termsOf(agencyId)],
      {
        concurrency: 'unbounded',
      },
    );
    if (answered.length === 0 && ports.suppliers.length > 0) return yield* notNow();
    const found = flightsFrom(answered, request, ports);
    const pricing = new Pricing({ agencyId, terms, promos, party: request.party, now, on });
    const best = bySector(found).flatMap((ofSector) => bestOf(ofSector, pricing, request.numResults));
    return {
      searchId: ports.chance.uuid(),
      currency: ports.currency,
      offers: best.map((each) => offerFor(each, pricing, ports)),
      total: found.length,
    };
  });
}

/** What suppliers answered, with only what was asked for, the same flights once. */
export function flightsFrom(
  answered: readonly FromSupplier[],
  request: FlightSearchRequest,
  ports: FlightPorts,
): readonly Found[] {
  return withoutDoubles(answered.flatMap((from) => wanted(from, request, ports)));
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
  { airports, currency }: FlightPorts,
): readonly Found[] {
  const suits = ({ fare, refundable }: SupplierFare) =>
    fare.amount.currency === currency && matchesRefund({ refundable }, request);
  return offers.flatMap((offer): readonly Found[] => {
    const { offerKey, sector, itineraries, lowest } = offer;
    if (!matchesFlights(itineraries, sector ? anyTime(request) : request)) return [];
    const found = { supplier, offerKey, sector, journey: journeyOf(itineraries, airports) };
    if (lowest !== undefined && lowest[0].fare.amount.currency === currency && request.refundType === 'all') {
      return [unopened(found, offer, lowest)];
    }
    const fares = offer.fares.every(suits) ? offer.fares : someOf(offer.fares.filter(suits));
    return fares === undefined ? [] : [{ ...found, fares, lowest: fares }];
  });
}

/** An offer whose fares all suit, left to be made until they are read; the getter is its own, so a copy has the fares. */
function unopened(found: Omit<Found, 'fares' | 'lowest'>, offer: SupplierOffer, lowest: Found['lowest']): Found {
  return {
    ...found,
    lowest,
    get fares() {
      return offer.fares;
    },
  };
}

function someOf<A>([first, ...rest]: readonly A[]): readonly [A, ...A[]] | undefined {
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

/** Best by what the customer would pay at the cheapest fare, and by all the time it takes. */
function bestOf(found: readonly Found[], pricing: Pricing, most: number): readonly Found[] {
  const prices = found.map((each) =>
    pricing
      .ranks(each)
      .reduce((low, fare) => Math.min(low, pricing.total(fare, each.journey)), Number.POSITIVE_INFINITY),
  );
  const durations = found.map(({ journey }) => totalMinutes(journey.itineraries));
  const order = positionsByValue(bestScores(prices, durations), false);
  return Array.from(order.subarray(0, most)).flatMap((at) => found[at] ?? []);
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

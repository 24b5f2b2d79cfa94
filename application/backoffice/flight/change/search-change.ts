/**
 * Looking for flights that a booking can be moved to: of its own airline, between the places asked for, at what the change to
 * each would cost.
 */
import { Effect } from 'effect';
import { isByRequest } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { type ChangeWanted, changePrice, checkChange } from '#domain/flight/change/change.ts';
import { asChangeable, isFlownInPart } from '#domain/flight/change/flown-part.ts';
import { checkReroute, endsOf, sellerOf } from '#domain/flight/change/reroute.ts';
import { journeyTypeOf, journeyTypeOfEnds } from '#domain/flight/booking/in-short.ts';
import { checkChoices } from '#domain/flight/offer/choice.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { optionAt } from '#domain/flight/quote/quote.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { checkSearch, defaultSearch, searchMostResults } from '#domain/flight/search/rules.ts';
import { countByType } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { ChangeDesk, ChangeSearch } from '#application/desk/changes.ts';
import { Invalid, notNow } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { optionWithoutTerms, Pricing } from '../terms/price-for-agency.ts';
import { fareIdOf, shownAt } from '../quote/sealed-ids.ts';
import { type Found, flightsFrom, searchFacts } from '../search/search-flights.ts';
import type { FromSupplier } from '../search/supplier-searches.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendableBooking, FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { amendable, type AmendPorts } from '#application/backoffice/booking/saga/amend-booking.ts';

export interface SearchChangePorts extends Pick<AmendPorts<FlightTypes>, 'amendments'> {
  readonly flight: FlightPorts;
  /** By code; undefined where the supplier is not one that can be asked. */
  readonly amendingSupplier: (code: string) => SupplierAmendments | undefined;
}

/** A booking whose flights may be changed. */
export type Changing = AmendableBooking & { readonly reference: string };

/**
 * NotFound 'booking'; NotAllowedInState where nothing can be changed now; Invalid with what stands in the way; Fault where
 * no supplier answered.
 */
export function searchChange(
  ports: SearchChangePorts,
  caller: Caller,
  asked: ChangeSearch,
): ReturnType<ChangeDesk['changeSearch']> {
  return Effect.gen(function* () {
    const { flight } = ports;
    const who = yield* signedIn(caller, 'book');
    const now = flight.clock.now();
    const booking = asChangeable(yield* amendable(ports, who, asked.transactionId, 'change'), now);
    const wanted = wantedOf(
      asked.directions.map(({ itinerary }) => itinerary),
      asked.travellers,
      now,
    );
    const against = checkWanted(ports, booking, wanted);
    if (against.length > 0) return yield* new Invalid({ violations: against.map(atDirection) });
    const barred = checkReroute(booking, asked.directions, { airports: flight.airports, now });
    if (barred.length > 0) return yield* new Invalid({ violations: barred });
    const request = requestOf(booking, asked);
    const violations = checkSearch(request, searchFacts(flight, now));
    if (violations.length > 0) return yield* new Invalid({ violations: violations.map(atDirection) });
    const isApart = isFlownInPart(booking, now) || isOtherwiseJoined(booking, asked, request);
    const requests = isApart && booking.options.length > 1 ? eachSector(request) : [request];
    const [answers, terms] = yield* Effect.all(
      [
        Effect.forEach(requests, (each) => flight.searches.search(each, now), { concurrency: 'unbounded' }),
        flight.terms.termsOf(who.agencyId, who.corporate),
      ],
      { concurrency: 'unbounded' },
    );
    const own = answers.map(({ answered }) => answered.filter(({ supplier }) => supplier.code === booking.supplier));
    if (own.some(({ length }) => length === 0)) return yield* notNow();
    const on = dateIn(now, flight.businessZone);
    const pricing = new Pricing({ agencyId: who.agencyId, terms, party: request.party, now, on });
    const offers = own
      .flatMap((answered, at) => foundFor(flight, booking, wanted, requests, at, answered))
      .map((found) => offerOf(ports, who.agencyId, booking, wanted, found, pricing))
      .toSorted((one, other) => one.fares[0].total.minor - other.fares[0].total.minor);
    return {
      searchId: flight.chance.uuid(),
      currency: flight.currency,
      offers: offers.slice(0, searchMostResults),
      total: offers.length,
    };
  });
}

/** What is to be changed, each direction once and in the order of travel. */
export function wantedOf(
  itineraries: readonly number[],
  travellers: readonly number[] | undefined,
  now: Instant,
): ChangeWanted {
  return {
    itineraries: [...new Set(itineraries)].toSorted((one, other) => one - other),
    ...(travellers && { travellers }),
    now,
  };
}

/** What stands in the way of changing these directions, whatever comes instead. */
export function checkWanted(
  { amendingSupplier }: Pick<SearchChangePorts, 'amendingSupplier'>,
  booking: Changing,
  wanted: ChangeWanted,
): readonly Violation[] {
  return isByRequest(booking) || amendingSupplier(booking.supplier)?.changeCollection === undefined
    ? [violation('change-by-request', 'transactionId')]
    : checkChange(booking, wanted);
}

/** Whether the new flights depart and arrive well between those that stay. */
export function fitsBetween(
  { itineraries }: Pick<FlightBooking, 'itineraries'>,
  changed: readonly number[],
  instead: (itinerary: number) => Itinerary | undefined,
): boolean {
  const journey = itineraries.map((old, at) => (changed.includes(at) ? instead(at) : old));
  const choices = journey.map((itinerary) => itinerary && { offer: { itineraries: [itinerary] as const }, fare: {} });
  return checkChoices(choices).every(({ code }) => code !== 'sectors-overlap');
}

/** Which directions an offer flies. */
function unitOf({ options }: Changing, { itineraries }: ChangeWanted, sector = 0): readonly number[] {
  return options.length === 1 ? itineraries : itineraries.slice(sector, sector + 1);
}

function goesInstead(
  booking: Changing,
  wanted: ChangeWanted,
  { sectors }: FlightSearchRequest,
  { journey }: Found,
  sector: number | undefined,
): boolean {
  const unit = unitOf(booking, wanted, sector);
  const flown = journey.itineraries;
  return (
    flown.length === unit.length &&
    unit.every((at, index) => {
      const [old, instead] = [booking.itineraries[at], flown[index]];
      return (
        old !== undefined &&
        instead !== undefined &&
        sellerOf(old) === sellerOf(instead) &&
        isBetween(sectors[wanted.itineraries.indexOf(at)], instead)
      );
    }) &&
    fitsBetween(booking, wanted.itineraries, (at) => flown[unit.indexOf(at)])
  );
}

function isBetween(asked: FlightSearchRequest['sectors'][number] | undefined, instead: Itinerary): boolean {
  const { origin, destination } = endsOf(instead);
  return asked?.origin === origin && asked.destination === destination;
}

/** Whether directions that were sold by themselves no longer make the return that they did. */
function isOtherwiseJoined(
  booking: Changing,
  { directions }: ChangeSearch,
  { journeyType }: FlightSearchRequest,
): boolean {
  const before = journeyTypeOf(directions.flatMap(({ itinerary }) => booking.itineraries[itinerary] ?? []));
  return before !== journeyType;
}

function requestOf({ itineraries, options, travellers }: Changing, { directions }: ChangeSearch): FlightSearchRequest {
  const changed = directions.flatMap(({ itinerary, date, ...places }) => {
    const old = itineraries[itinerary];
    if (old === undefined) return [];
    const { origin, destination } = endsOf(old);
    const sector = { origin: places.origin ?? origin, destination: places.destination ?? destination, date };
    return [{ old, sector, option: optionAt(options, itinerary) }];
  });
  const sectors = changed.map(({ sector }) => sector);
  const { cabin = 'Y', fareType = 'regular' } = changed[0]?.option ?? {};
  return {
    ...defaultSearch,
    journeyType: journeyTypeOfEnds(sectors),
    sectors,
    party: countByType(travellers),
    cabin,
    fareType,
    preferredCarriers: [...new Set(changed.map(({ old }) => sellerOf(old)))],
    numResults: searchMostResults,
  };
}

/** What is left of a journey that is flown in part changes a direction at a time, and is searched for so. */
function eachSector(request: FlightSearchRequest): readonly FlightSearchRequest[] {
  return request.sectors.map((sector) => ({ ...request, journeyType: 'one-way', sectors: [sector] }));
}

/** What goes instead; of one of several searches, each with the direction that it was for. */
function foundFor(
  flight: FlightPorts,
  booking: Changing,
  wanted: ChangeWanted,
  requests: readonly FlightSearchRequest[],
  at: number,
  answered: readonly FromSupplier[],
): readonly Found[] {
  const request = requests[at];
  if (request === undefined) return [];
  const found = flightsFrom(answered, request, flight);
  const whole = { ...request, sectors: requests.flatMap(({ sectors }) => sectors) };
  if (requests.length === 1) return found.filter((each) => goesInstead(booking, wanted, request, each, each.sector));
  // Copied last: a copy makes the fares of what it is of.
  return found.filter((each) => goesInstead(booking, wanted, whole, each, at)).map((each) => ({ ...each, sector: at }));
}

/** Where it was asked. */
function atDirection({ code, path, params }: Violation): Violation {
  const at = path
    .replace(/^sectors/, 'directions')
    .replace(/^itineraries(\[\d+\])$/, 'directions$1.itinerary')
    .replace(/^itineraries$/, 'directions');
  return { code, path: at, ...(params && { params }) };
}

/** An offer at what changing to it costs; its ids say so too. */
function offerOf(
  { flight: { seal, clock } }: SearchChangePorts,
  agencyId: string,
  booking: Changing,
  wanted: ChangeWanted,
  found: Found,
  pricing: Pricing,
): FlightOffer {
  const { supplier, offerKey, sector, journey, fares } = found;
  const unit = unitOf(booking, wanted, sector);
  const [first, ...rest] = fares
    .map((fare): FareOption => {
      const option = pricing.option(fare, supplier.code, journey, seal);
      const totals = { total: option.total, airline: fare.fare.amount, flown: journey.itineraries };
      const charge = changePrice(booking, wanted, unit, totals);
      const claim = { supplier: supplier.code, fareKey: fare.fareKey, shown: charge.amount };
      return {
        ...optionWithoutTerms(option),
        fareId: fareIdOf(seal, claim, shownAt(agencyId, clock.now())),
        total: charge.amount,
        perAdult: charge.amount,
        breakdown: charge,
      };
    })
    .toSorted((one, other) => one.total.minor - other.total.minor);
  if (first === undefined) throw new Error(`The offer ${offerKey} has no fares`);
  return {
    offerId: pricing.offerId({ supplier: supplier.code, offerKey }, seal),
    ...(sector !== undefined && { sector }),
    itineraries: journey.itineraries,
    fares: [first, ...rest],
  };
}

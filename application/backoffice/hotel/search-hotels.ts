/** Searching hotels, and opening one that was found: suppliers' rooms by the agency's terms. */
import { Effect } from 'effect';
import { usualHotelTerms } from '#domain/hotel/usual-terms.ts';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { roomUnit } from '#domain/hotel/booking/in-short.ts';
import { checkHotelSearch, checkNights, checkRooms } from '#domain/hotel/search/rules.ts';
import { byHotelSort } from '#domain/hotel/search/sort.ts';
import type { HotelDetails, HotelOffer, HotelsFound, RoomRate } from '#domain/hotel/search/found.ts';
import type { HotelSearchRequest } from '#domain/hotel/search/request.ts';
import { roomCost } from '#domain/hotel/stay/night.ts';
import { isRefundable } from '#domain/hotel/cancel/policy.ts';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { compare, isZero, type Money, scale, zero } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid, NotFound, notNow } from '#application/desk/failures.ts';
import type { PlacesFound } from '#application/desk/hotel/hotel.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { openedOffer, sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { type Pricer, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  HotelSupplier,
  StayAsked,
  SupplierRate,
  SupplierStay,
} from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { HotelPorts } from './hotel-ports.ts';
import { pricedPolicy } from './priced-policy.ts';
import { peopleOf, pricedSum, type RateClaim, stampOf } from './rate-claim.ts';

const product = hotelRules.product;
const mostOfKind = 8;

/** What a search is, as its id says it. */
type SearchClaim = Omit<StayAsked, 'where'>;

export function findPlaces(
  { cities, suppliers }: Pick<HotelPorts, 'cities' | 'suppliers'>,
  caller: Caller,
  text: string,
): Answer<PlacesFound> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'search');
    const found = yield* Effect.forEach(suppliers, (supplier) =>
      Effect.orElseSucceed(supplier.places(text, mostOfKind), () => []),
    );
    return { cities: cities.citiesBy(text, mostOfKind), places: found.flat().slice(0, mostOfKind) };
  });
}

export function searchHotels(
  ports: HotelPorts,
  caller: Caller,
  request: HotelSearchRequest,
): Answer<HotelsFound, NotFound> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'search');
    const { where, checkIn, checkOut, rooms, nationality } = request;
    const now = ports.clock.now();
    const violations = checkSearch(ports, request);
    const [first, ...others] = rooms;
    if (violations.length > 0 || first === undefined) return yield* new Invalid({ violations });
    const asked: StayAsked = { where, checkIn, checkOut, rooms: [first, ...others], nationality };
    const pricer = yield* pricerFor(ports, who.agencyId, { product, usual: usualTerms(ports) }, who.corporate);
    const answers = yield* Effect.forEach(ports.suppliers, (supplier) => Effect.option(supplier.search(asked, now)), {
      concurrency: 'unbounded',
    });
    const heard = answers.flatMap((answer) => (answer._tag === 'Some' ? [answer.value] : []));
    if (heard.length === 0) return yield* notNow();
    const found = heard.flatMap((each) => each ?? []);
    if (found.length === 0) return yield* new NotFound({ what: 'place' });
    const nights = daysBetween(checkIn, checkOut);
    const offers = found
      .flatMap(({ stays }) => stays)
      .map((stay) => offerOf(stay, pricer, nights))
      .filter((offer) => isWanted(offer, request))
      .toSorted(byHotelSort(request.sort));
    const city = found.flatMap((each) => each.city ?? [])[0];
    const { where: _, ...claim } = asked;
    return {
      searchId: sealedOffer<SearchClaim>(
        ports.seal,
        { key: claim, shown: zero(ports.currency) },
        { product, agencyId: who.agencyId, now },
      ),
      currency: ports.currency,
      ...(city && { city }),
      nights,
      hotels: offers.slice(0, request.numResults),
      total: offers.length,
    };
  });
}

export function usualTerms({ currency, clock, businessZone }: Pick<HotelPorts, 'currency' | 'clock' | 'businessZone'>) {
  return usualHotelTerms(currency, dateIn(clock.now(), businessZone));
}

function checkSearch(ports: HotelPorts, { where, checkIn, checkOut, rooms, numResults }: HotelSearchRequest) {
  const { cityOf, cityNear } = ports.cities;
  const city = where.kind === 'city' ? cityOf(where.cityId) : where.kind === 'around' ? cityNear(where) : undefined;
  const today = dateIn(ports.clock.now(), city?.zone ?? ports.businessZone);
  const dates = checkHotelSearch({ location: where.kind, checkIn, checkOut }, today);
  return [
    ...dates,
    ...(dates.length > 0 ? [] : checkNights(checkIn, checkOut, today)),
    ...checkRooms(rooms),
    ...(numResults >= 1 && numResults <= 5000
      ? []
      : [violation('results-count', 'numResults', { least: 1, most: 5000 })]),
  ];
}

function offerOf({ rooms, ...stay }: SupplierStay, pricer: Pricer, nights: number): HotelOffer {
  const [first, ...others] = rooms.map(
    ({ base, tax }, room): UnitCost => ({
      ...roomUnit(room),
      lines: [{ name: 'base-fare', amount: base }, ...(isZero(tax) ? [] : [{ name: 'taxes' as const, amount: tax }])],
    }),
  );
  if (first === undefined) throw new Error('A stay without a room');
  const { total, terms } = pricer([first, ...others]);
  return {
    ...stay,
    total,
    perNight: scale(total, 1, nights * rooms.length),
    ...(terms && { earn: terms.earn }),
  };
}

function isWanted({ stars, total }: HotelOffer, { stars: wanted, budget }: HotelSearchRequest): boolean {
  const within = (limit: Money | undefined, sign: 1 | -1) =>
    limit === undefined || limit.currency !== total.currency || compare(total, limit) * sign <= 0;
  return (wanted.length === 0 || wanted.includes(stars)) && within(budget?.most, 1) && within(budget?.least, -1);
}

export function hotelDetails(
  ports: HotelPorts,
  caller: Caller,
  { searchId, hotelId }: { readonly searchId: string; readonly hotelId: string },
): Answer<HotelDetails, NotFound> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const to = { product, agencyId: who.agencyId, now };
    const search = openedOffer<SearchClaim>(ports.seal, searchId, to);
    if (search === undefined) return yield* new NotFound({ what: 'search' });
    const pricer = yield* pricerFor(ports, who.agencyId, { product, usual: usualTerms(ports) }, who.corporate);
    const answers = yield* Effect.forEach(ports.suppliers, (supplier) =>
      Effect.map(Effect.option(supplier.rates({ ...search.key, hotelId }, now)), (answer) => ({ supplier, answer })),
    );
    if (answers.every(({ answer }) => answer._tag === 'None')) return yield* notNow();
    for (const { supplier, answer } of answers) {
      if (answer._tag === 'None' || answer.value === undefined) continue;
      const { hotel, rates } = answer.value;
      const nights = daysBetween(search.key.checkIn, search.key.checkOut);
      const ratesHere = rates.map((rate) => rateOf(rate, { supplier, pricer, ports, to, nights, search: search.key }));
      return { hotel, nights, rates: ratesHere.toSorted((one, other) => compare(one.total, other.total)) };
    }
    return yield* new NotFound({ what: 'hotel' });
  });
}

interface Rating {
  readonly supplier: HotelSupplier;
  readonly pricer: Pricer;
  readonly ports: HotelPorts;
  readonly to: Parameters<typeof sealedOffer>[2];
  readonly nights: number;
  readonly search: SearchClaim;
}

function rateOf(rate: SupplierRate, { supplier, pricer, ports, to, nights, search }: Rating): RoomRate {
  const price = pricer([roomCost(rate.nights, roomUnit(0))]);
  const { rateKey, room, party, board, policy, payableThere, left, onRequest } = rate;
  const key: RateClaim = {
    supplier: supplier.code,
    rateKey,
    party: peopleOf(party),
    rooms: search.rooms,
    supplierMinor: pricedSum(rate).minor,
    policy: stampOf(policy),
  };
  return {
    rateId: sealedOffer(ports.seal, { key, shown: price.total }, to),
    room,
    board,
    refundable: isRefundable(policy),
    cancellation: pricedPolicy(policy, rate.nights),
    forRooms: search.rooms.flatMap((each, at) => (peopleOf(each) === key.party ? [at] : [])),
    ...(left !== undefined && { left }),
    ...(onRequest && { onRequest }),
    total: price.total,
    perNight: scale(price.total, 1, nights),
    payableThere,
    ...(price.terms && { earn: price.terms.earn }),
  };
}

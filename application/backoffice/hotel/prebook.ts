/** Rooms quoted: the supplier is asked as they are now, and what changed since they were shown is said. */
import { Effect } from 'effect';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { roomUnit } from '#domain/hotel/booking/in-short.ts';
import { isRefundable } from '#domain/hotel/cancel/policy.ts';
import type { HotelQuote, QuotedRoom } from '#domain/hotel/quote/quote.ts';
import { roomCost } from '#domain/hotel/stay/night.ts';
import { guestPapers } from '#domain/hotel/tax/guest-papers.ts';
import type { HoldLimit } from '#domain/booking/hold/limit.ts';
import { add, sum } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import { buyerOf, type Caller } from '#application/backoffice/caller.ts';
import { keepSaleQuote, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { openedOffer, type OfferedSale } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { SupplierStayQuote } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { HotelPorts } from './hotel-ports.ts';
import type { OfferedRoom, OfferedStay } from './hotel-types.ts';
import { pricedPolicy } from './priced-policy.ts';
import { peopleOf, pricedSum, type RateClaim, stampOf } from './rate-claim.ts';
import { usualTerms } from './search-hotels.ts';

const product = hotelRules.product;

export function prebook(
  ports: HotelPorts,
  caller: Caller,
  { rateIds }: { readonly rateIds: readonly string[] },
): Answer<HotelQuote, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const to = { product, agencyId: who.agencyId, now };
    const opened = rateIds.map((rateId) => openedOffer<RateClaim>(ports.seal, rateId, to));
    const [first, ...others] = opened.flatMap((each) => each ?? []);
    if (first === undefined || opened.includes(undefined)) return yield* new NotFound({ what: 'rate' });
    const claims = [first, ...others] as const;
    const violations = checkRates(claims);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const supplier = ports.suppliers.find(({ code }) => code === first.key.supplier);
    if (supplier === undefined) return yield* new NotFound({ what: 'rate' });
    const keys: readonly [string, ...string[]] = [first.key.rateKey, ...others.map(({ key }) => key.rateKey)];
    const quoted = yield* supplier.quote(keys, now).pipe(
      Effect.catchTags({
        SupplierSilent: () => Effect.fail(notNow()),
        SupplierRefused: () => Effect.fail(new SoldOut({})),
      }),
    );
    return yield* quoteOf(ports, who, { supplier: supplier.code, quoted, claims });
  });
}

/** Rates of one search, one for each of its rooms, each of that room's party. */
function checkRates(claims: readonly OfferedSale<RateClaim>[]): readonly Violation[] {
  const rooms = claims[0]?.key.rooms ?? [];
  if (claims.length !== rooms.length) return [violation('rate-of-room', 'rateIds')];
  return claims.flatMap(({ key }, at) => {
    const isOfSearch = JSON.stringify(key.rooms) === JSON.stringify(rooms) && key.supplier === claims[0]?.key.supplier;
    const party = rooms[at];
    return isOfSearch && party !== undefined && key.party === peopleOf(party)
      ? []
      : [violation('rate-of-room', `rateIds[${at}]`)];
  });
}

interface Quoting {
  readonly supplier: string;
  readonly quoted: SupplierStayQuote;
  readonly claims: readonly [OfferedSale<RateClaim>, ...OfferedSale<RateClaim>[]];
}

function quoteOf(
  ports: HotelPorts,
  who: Parameters<typeof keepSaleQuote>[1],
  { supplier, quoted, claims }: Quoting,
): Effect.Effect<HotelQuote> {
  return Effect.gen(function* () {
    const { hotel, checkIn, checkOut, nationality, rates, holdUntil } = quoted;
    const { currency } = ports;
    const { countryCode: country } = readClientConfiguration(yield* ports.settings.all());
    const international = hotel.country !== country;
    const pricer = yield* pricerFor(ports, who.agencyId, { product, usual: usualTerms(ports) }, buyerOf(who));
    const [cost, ...costs] = rates.map(({ nights }, room) => roomCost(nights, roomUnit(room)));
    if (cost === undefined) throw new Error('A quote without a room');
    const price = pricer([cost, ...costs]);
    const isSame = rates.every((rate, at) => pricedSum(rate).minor === claims[at]?.key.supplierMinor);
    const [first, ...others] = rates.map((rate): OfferedRoom => {
      const { rateKey, room, party, board, policy, payableThere, onRequest } = rate;
      return { rateKey, room, party, board, policy, payableThere, ...(onRequest && { onRequest }) };
    });
    if (first === undefined) throw new Error('A quote without a room');
    const papers = guestPapers({ soldFrom: country, country: hotel.country, nationality, rooms: rates.length });
    const hold: HoldLimit | undefined = holdUntil && { until: holdUntil, by: 'supplier' };
    const offer: OfferedStay = {
      hotel,
      checkIn: placeTime(`${checkIn}T${hotel.checkInFrom}`, hotel.zone),
      checkOut: placeTime(`${checkOut}T${hotel.checkOutUntil}`, hotel.zone),
      nationality,
      rooms: [first, ...others],
      papers,
      international,
      ...(hold && { hold }),
    };
    const { required: _, ...kept } = yield* keepSaleQuote(ports, who, {
      product,
      supplier,
      supplierTotal: sum(currency, rates.map(pricedSum)),
      price,
      shown: isSame ? price.total : claims.map(({ shown }) => shown).reduce(add),
      offer,
      required: [...(papers.pan === 'none' ? [] : ['pan']), ...(papers.passport ? ['passport'] : [])],
      international,
    });
    const [room, ...rooms] = rates.map((rate): QuotedRoom => {
      const { room: kind, party, board, policy, nights, payableThere, onRequest } = rate;
      return {
        room: kind,
        party,
        board,
        refundable: isRefundable(policy),
        cancellation: pricedPolicy(policy, nights),
        total: pricer([roomCost(nights, roomUnit(0))]).total,
        payableThere,
        ...(onRequest && { onRequest }),
      };
    });
    if (room === undefined) throw new Error('A quote without a room');
    return {
      ...kept,
      hotel,
      checkIn: offer.checkIn,
      checkOut: offer.checkOut,
      nights: daysBetween(checkIn, checkOut),
      rooms: [room, ...rooms],
      policyChanged: rates.some(({ policy }, at) => stampOf(policy) !== claims[at]?.key.policy),
      papers,
      ...(hold && { hold }),
    };
  });
}

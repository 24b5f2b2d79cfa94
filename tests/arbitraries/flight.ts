/** Random flights, fares, terms and filters; always possible, seldom likely. */
import { chargeKinds } from '#domain/booking/sale/selling-terms.ts';
import { instant } from '#domain/time/instant.ts';
import fc from 'fast-check';
import { cabins, fareTypes, refundTypes } from '#domain/flight/reference/cabin.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { timeBands } from '#domain/flight/offer/offer-index.ts';
import { sortKeys } from '#domain/flight/offer/sort.ts';
import { type OfferFilters, type OfferOrder } from '#domain/flight/offer/refine.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { type FareContext, type FareMatch, fareTrips, type FlightTerms } from '#domain/flight/terms/terms.ts';
import { money, sum } from '#domain/money/money.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { afterMinutes, localAt, type PlaceTime } from '#domain/time/place-time.ts';
import { makeItinerary, makeOption, makeSegment, travelDate, zones } from '#tests/fixtures/flight.ts';
import { drawnOnce } from './drawn-once.ts';

const carriers = ['6E', 'AI', 'QP', 'EK', 'BA'];
const stopovers = Object.keys(zones).filter((code) => code !== 'DEL' && code !== 'LHR');
const equipment = ['32N', '321', '77W', 'AT7'];

/** One to four flights from DEL to LHR, between them layovers of 30 minutes to 20 hours. */
export const anItinerary: fc.Arbitrary<Itinerary> = fc
  .record({
    leaves: fc.oneof(fc.nat(1439), fc.constantFrom(0, 360, 720, 1080)),
    via: fc.uniqueArray(fc.constantFrom(...stopovers), { maxLength: 3 }),
    flights: fc.array(
      fc.record({
        carrier: fc.constantFrom(...carriers),
        flightNumber: fc.integer({ min: 1, max: 2150 }).map(String),
        minutes: fc.integer({ min: 30, max: 900 }),
        wait: fc.integer({ min: 30, max: 1200 }),
        equipment: fc.constantFrom(...equipment),
      }),
      { minLength: 4, maxLength: 4 },
    ),
  })
  .map(({ leaves, via, flights }) => {
    const stops = ['DEL', ...via, 'LHR'];
    let ready: PlaceTime = { local: localAt(travelDate, leaves), zone: 'Asia/Kolkata' };
    const segments = stops.slice(1).map((destination, at): Segment => {
      const flight = flights[at] ?? { carrier: '6E', flightNumber: '1', minutes: 60, wait: 60, equipment: '32N' };
      const departure = at === 0 ? ready : afterMinutes(ready, flight.wait, ready.zone);
      const arrival = afterMinutes(departure, flight.minutes, zones[destination] ?? 'UTC');
      ready = arrival;
      const { carrier, flightNumber, minutes: durationMinutes } = flight;
      const origin = stops[at] ?? 'DEL';
      return makeSegment({
        carrier,
        flightNumber,
        origin,
        destination,
        departure,
        arrival,
        durationMinutes,
        equipment: flight.equipment,
      });
    });
    const [first, ...rest] = segments;
    return makeItinerary([first ?? makeSegment(), ...rest]);
  });

export const anOption: fc.Arbitrary<FareOption> = fc
  .record({
    perAdult: fc.integer({ min: 100, max: 130 }),
    others: fc.integer({ min: 0, max: 100 }),
    refundable: fc.boolean(),
    fareType: fc.constantFrom(...fareTypes),
    cabin: fc.constantFrom(...cabins),
    held: fc.boolean(),
  })
  .map(({ perAdult, others, held, ...rest }) =>
    makeOption({
      ...rest,
      ...(held && { holdUntil: instant('2026-11-21T12:30:00.000Z') }),
      perAdult: money(perAdult * 1000, 'INR'),
      total: money((perAdult + others) * 1000, 'INR'),
    }),
  );

const anOffer: fc.Arbitrary<FlightOffer> = fc
  .record({ itinerary: anItinerary, fares: fc.array(anOption, { minLength: 1, maxLength: 4 }) })
  .map(({ itinerary, fares }) => {
    const [first, ...rest] = fares.toSorted((one, other) => one.total.minor - other.total.minor);
    return { offerId: 'offer', itineraries: [itinerary], fares: [first ?? makeOption(), ...rest] };
  });

/** Few enough different prices, times and airlines that ties are common. */
export const someOffers: fc.Arbitrary<readonly FlightOffer[]> = drawnOnce(
  fc
    .array(anOffer, { maxLength: 25 })
    .map((offers) => offers.map((offer, at) => ({ ...offer, offerId: `offer-${at + 1}` }))),
);

function some<Value>(choices: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.subarray<Value>([...choices]);
}

export const someFilters: fc.Arbitrary<OfferFilters> = fc.record(
  {
    airlines: some(carriers),
    minPrice: fc.integer({ min: 100, max: 130 }).map((thousand) => thousand * 1000),
    maxPrice: fc.integer({ min: 100, max: 130 }).map((thousand) => thousand * 1000),
    refundType: fc.constantFrom(...refundTypes),
    fareTypes: some(fareTypes),
    holdable: fc.boolean(),
    stops: some([0, 1, 2] as const),
    departure: some(timeBands),
    arrival: fc.oneof(some(timeBands), fc.constant([{ from: 100, to: 900 }])),
    flightNumbers: fc.array(fc.constantFrom('6e 1', 'AI', '2', '21', '  '), { maxLength: 2 }),
    equipment: some(equipment),
    sameDayArrival: fc.boolean(),
    minDuration: fc.integer({ min: 0, max: 900 }),
    maxDuration: fc.integer({ min: 300, max: 3000 }),
    layoverAirports: some(stopovers),
    maxLayover: fc.integer({ min: 30, max: 1200 }),
    avoidOvernight: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const anOrder: fc.Arbitrary<OfferOrder> = fc.record({
  key: fc.constantFrom(...sortKeys),
  descending: fc.boolean(),
});

/** Any party that may travel together. */
const anyParty: fc.Arbitrary<Party> = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(8), infants: fc.nat(9) })
  .filter(({ adults, children, infants }) => infants <= adults && adults + children <= 9);

/** A couple or one alone, with children or without. */
export const aFamily: fc.Arbitrary<Party> = fc
  .record({ adults: fc.integer({ min: 1, max: 2 }), children: fc.nat(2), infants: fc.nat(2) })
  .filter(({ adults, infants }) => infants <= adults);

/** Any party, two of three a family: work on a party grows with the square of its size. */
export const aParty: fc.Arbitrary<Party> = fc.oneof(
  { weight: 2, arbitrary: aFamily },
  { weight: 1, arbitrary: anyParty },
);

/** An airline's fare in rupees, one to three levels deep, that adds up. YQ may stand beside the taxes or among them. */
export const anAirlineFare: fc.Arbitrary<PricePart> = fc
  .record({
    base: fc.array(fc.nat(9_000_000), { minLength: 1, maxLength: 3 }),
    yq: fc.nat(500_000),
    k3: fc.nat(500_000),
    yqAmongTaxes: fc.boolean(),
  })
  .map(({ base, yq, k3, yqAmongTaxes }) => {
    const lines = base.map((minor): PricePart => ({ name: 'base-fare-line', amount: money(minor, 'INR') }));
    const yqPart: PricePart = { name: 'yq', amount: money(yq, 'INR') };
    const k3Part: PricePart = { name: 'k3', amount: money(k3, 'INR') };
    const taxes = node('taxes', yqAmongTaxes ? [yqPart, k3Part] : [k3Part]);
    return node('fare', [node('base-fare', lines), ...(yqAmongTaxes ? [] : [yqPart]), taxes]);
  });

function node(name: PricePart['name'], parts: readonly PricePart[]): PricePart {
  return {
    name,
    amount: sum(
      'INR',
      parts.map(({ amount }) => amount),
    ),
    parts,
  };
}

export const aSaleDate: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 1000 })
  .map((days) => addDays(isoDate('2024-06-01'), days));

const dates = fc
  .tuple(aSaleDate, fc.option(fc.nat(400)))
  .map(([from, days]) => (days === null ? { from } : { from, to: addDays(from, days) }));

const aTravelDay = fc.integer({ min: -20, max: 20 }).map((days) => addDays(travelDate, days));

const aMatch: fc.Arbitrary<FareMatch> = fc.record(
  {
    journey: fc.constantFrom('domestic', 'international'),
    carriers: some(carriers),
    cabins: some(cabins),
    fareTypes: some(fareTypes),
    trips: some(fareTrips),
    origins: some(['DEL', 'BOM']),
    destinations: some(['DXB', 'BOM']),
    travelFrom: aTravelDay,
    travelTo: aTravelDay,
  },
  { requiredKeys: [] },
);

const aRate = fc.integer({ min: 0, max: 3000 });
const perHead = fc.nat(200_000).map((minor) => money(minor, 'INR'));

function rows<Row>(
  row: fc.Arbitrary<Row>,
): fc.Arbitrary<readonly (Row & { id: string; from: IsoDate; note: string })[]> {
  return fc
    .array(fc.tuple(row, dates), { maxLength: 4 })
    .map((made) => made.map(([each, when], at) => ({ ...each, ...when, id: `row-${at}`, note: 'Made for tests' })));
}

export const someTerms: fc.Arbitrary<FlightTerms> = fc.record({
  markups: rows(
    fc.record({
      match: aMatch,
      amount: fc.oneof(
        perHead.map((each) => ({ perTraveller: each })),
        fc.record({ basisPoints: aRate, most: perHead }, { requiredKeys: ['basisPoints'] }),
      ),
    }),
  ),
  commissions: rows(
    fc.record({ match: aMatch, basisPoints: aRate, on: fc.constantFrom('base' as const, 'base-and-yq' as const) }),
  ),
  convenienceFees: rows(fc.record({ match: aMatch, perTraveller: perHead })),
  charges: rows(
    fc.record({
      match: fc.constantFrom({}, { products: ['flight' as const] }, { products: ['bus' as const] }),
      charge: fc.constantFrom(...chargeKinds),
      amount: fc.oneof(
        perHead.map((perUnit) => ({ perUnit })),
        fc.record({ basisPoints: aRate, most: perHead }, { requiredKeys: ['basisPoints'] }),
      ),
    }),
  ),
  gstOnFees: rows(fc.record({ basisPoints: aRate })),
  tdsOnCommission: rows(fc.record({ basisPoints: aRate })),
  asks: fc.constant([]),
  roundings: fc.constant([]),
  holds: fc.constant([]),
});

export const aFareContext: fc.Arbitrary<FareContext> = fc.record({
  carrier: fc.constantFrom(...carriers),
  cabin: fc.constantFrom(...cabins),
  fareType: fc.constantFrom(...fareTypes),
  international: fc.boolean(),
  party: aParty,
  trip: fc.constantFrom(...fareTrips),
  origin: fc.constantFrom('DEL', 'BOM', 'COK'),
  destination: fc.constantFrom('DXB', 'BOM', 'BLR'),
  departs: aTravelDay,
});

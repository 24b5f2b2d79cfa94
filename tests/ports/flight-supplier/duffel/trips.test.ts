/** What Duffel says and how it is reported here: journeys, fares, conditions, passengers; what it does not say stays unpriced. */
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { DuffelFlightSupplier } from '#infrastructure/backoffice/suppliers/duffel/duffel-flight-supplier.ts';
import { readFareKey } from '#infrastructure/backoffice/suppliers/duffel/duffel-keys.ts';
import type { OfferRequestBody, OrderBody } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { askedAt, journey, oneWay, orderFor, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';
import { everyday } from '#tests/support/duffel/offers.ts';

let stub: DuffelStub;
let database: Database;
let supplier: DuffelFlightSupplier;

beforeAll(async () => {
  [stub, database] = await Promise.all([DuffelStub.start(askedAt), freshDatabase()]);
  supplier = duffelSupplier(stub, database);
});
afterAll(async () => {
  await stub.close();
  await database.close();
});
beforeEach(() => {
  stub.currency = 'INR';
  stub.selling = everyday;
  stub.seen.length = 0;
});

const search = (request: FlightSearchRequest) => Effect.runPromise(supplier.search(request, askedAt));
const first = async (request: FlightSearchRequest): Promise<SupplierOffer> => {
  const [offer] = await search(request);
  if (offer === undefined) throw new Error('nothing found');
  return offer;
};
const quote = (fareKey: string) => Effect.runPromise(supplier.quote([fareKey], askedAt));
const asked = (): OfferRequestBody => stub.seenOf('POST /air/offer_requests').at(-1)?.body as OfferRequestBody;
const offerId = (fareKey: string): string => readFareKey(fareKey)?.offerId ?? '';

describe('what is asked of Duffel', () => {
  it('is the journey, the party, the cabin and the wishes that it knows', async () => {
    await search(
      oneWay('DEL-BOM', 10, {
        party: { adults: 2, children: 1, infants: 1 },
        cabin: 'W',
        nonStopOnly: true,
        departureWindow: { from: 360, to: 720 },
      }),
    );
    expect(asked()).toEqual({
      slices: [
        {
          origin: 'DEL',
          destination: 'BOM',
          departure_date: '2026-11-30',
          departure_time: { from: '06:00', to: '11:59' },
          arrival_time: null,
        },
      ],
      passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 7 }, { age: 1 }],
      cabin_class: 'premium_economy',
      max_connections: 0,
    });
  });

  it('is one search for each pair of near airports, a few', async () => {
    await search(oneWay('LHR-JFK', 40, { nearbyAirports: true }));
    const pairs = stub
      .seenOf('POST /air/offer_requests')
      .map(({ body }) =>
        (body as OfferRequestBody).slices.map(({ origin, destination }) => `${origin}-${destination}`).join(),
      );
    expect(pairs).toHaveLength(4);
    expect(pairs).toContain('LHR-JFK');
    expect(new Set(pairs).size).toBe(4);
  });
});

describe('journeys', () => {
  it('there and back, and over several cities, are one offer at one fare, of no sector', async () => {
    for (const request of [journey('DEL-LHR 20, LHR-DEL 31'), journey('DEL-BOM 10, BOM-COK 13, COK-DEL 17')]) {
      const offer = await first(request);
      expect(offer.sector).toBeUndefined();
      expect(offer.itineraries.map(({ segments }) => [segments[0].origin, segments.at(-1)?.destination])).toEqual(
        request.sectors.map(({ origin, destination }) => [origin, destination]),
      );
      const quoted = await quote(offer.fares[0].fareKey);
      expect(quoted.itineraries).toEqual(offer.itineraries);
      expect(quoted.options).toHaveLength(1);
      expect(quoted.rules.sectors).toHaveLength(request.sectors.length);
      expect(
        await Effect.runPromise(Effect.flip(supplier.quote([offer.fares[0].fareKey, offer.fares[0].fareKey], askedAt))),
      ).toMatchObject({ reason: 'not-sold' });
    }
  });

  it('of the same flights are the fares of one offer, cheapest first', async () => {
    const offers = await search(oneWay('DEL-BOM', 10));
    expect(offers).toHaveLength(5);
    for (const { fares } of offers) expect(fares.map(({ family }) => family)).toEqual(['Saver', 'Flex']);
  });

  it('name who sells and who flies, without zeros before a number', async () => {
    const changing = (await search(oneWay('DEL-BOM', 10))).find(({ itineraries: [{ stops }] }) => stops === 1);
    expect(changing?.itineraries[0].segments[1]).toMatchObject({
      carrier: 'AI',
      flightNumber: '802',
      operatedBy: 'IX',
    });
  });
});

describe('what cannot be sold here', () => {
  it('is left out: another currency, known or not', async () => {
    for (const currency of ['GBP', 'JPY']) {
      stub.currency = currency;
      expect(await search(oneWay('DEL-BOM', 10))).toEqual([]);
    }
  });

  it('is left out: a flight without a number', async () => {
    stub.selling = (slice) =>
      everyday(slice).map(({ flights: [flight, ...others], adult }) => ({
        flights: [{ ...flight, number: 'X1A' }, ...others],
        adult,
      }));
    expect(await search(oneWay('DEL-BOM', 10))).toEqual([]);
  });
});

describe('fares', () => {
  it('of adults alone are so much each; of others one price, and no more is said', async () => {
    const two = (await first(oneWay('DEL-BOM', 10, { party: { adults: 2, children: 0, infants: 0 } }))).fares[0];
    expect(two.each).toMatchObject([{ traveller: 'adult', count: 2, total: two.perAdult }]);
    expect(two.fare.amount.minor).toBe(two.perAdult.minor * 2);
    const mixed = (await first(oneWay('DEL-BOM', 10, { party: { adults: 1, children: 1, infants: 1 } }))).fares[0];
    expect(mixed.each).toBeUndefined();
    const { options } = await quote(mixed.fareKey);
    expect(options[0].fare.parts?.map(({ name, params }) => [name, params])).toEqual([
      ['base-fare', undefined],
      ['taxes', undefined],
    ]);
  });

  it('tell conditions for one traveller and the whole ticket, as Duffel does', async () => {
    const party = { adults: 3, children: 0, infants: 0 };
    const { fares } = await first(journey('DEL-LHR 20, LHR-DEL 31', { party }));
    const [saver, flex] = fares;
    expect(saver).toMatchObject({
      family: 'Saver',
      refundable: false,
      cancelFee: null,
      changeFee: money(100_000, 'INR'),
    });
    // 2,500.00 for three: 833.34 each, rounded up, once for both directions.
    expect(flex).toMatchObject({ refundable: true, cancelFee: money(83_334, 'INR'), changeFee: money(0, 'INR') });
    const { rules } = await quote(flex?.fareKey ?? '');
    expect(rules.sectors.map(({ steps: [step] }) => step)).toEqual([
      { hoursFrom: null, hoursTo: 0, cancel: money(83_334, 'INR'), change: money(0, 'INR') },
      { hoursFrom: null, hoursTo: 0, cancel: money(83_334, 'INR'), change: money(0, 'INR') },
    ]);
    const ticket = { cancel: 'ticket', change: 'ticket' };
    expect(rules.sectors.map(({ per }) => per)).toEqual([ticket, ticket]);
    expect(await Effect.runPromise(supplier.rules(flex?.fareKey ?? '', askedAt))).toEqual(rules);
  });

  const unknown = [
    ['nothing is said', null],
    ['the penalty is not said', { allowed: true, penalty_amount: null, penalty_currency: null }],
    ['the penalty is in another currency', { allowed: true, penalty_amount: '25.00', penalty_currency: 'GBP' }],
  ] as const;
  it.each(unknown)('are not promised to be refundable where %s', async (_, condition) => {
    const { fareKey } = (await first(oneWay('DEL-BOM', 10))).fares[1] ?? { fareKey: '' };
    // The last two are what the API says beyond the SDK's types.
    const conditions = { refund_before_departure: condition as null, change_before_departure: condition as null };
    stub.changeOffer(offerId(fareKey), { conditions });
    const { options } = await quote(fareKey);
    expect(options[0]).toMatchObject({ refundable: false, cancelFee: null });
  });

  it('count a bag as the usual piece, of an adult, on the flight that takes least', async () => {
    const [saver, flex] = (await first(oneWay('DEL-BOM', 10, { party: { adults: 1, children: 0, infants: 1 } }))).fares;
    expect([saver.baggage, flex?.baggage]).toEqual([
      { checkInKg: 0, cabinKg: 7 },
      { checkInKg: 23, cabinKg: 7 },
    ]);
    const business = (await first(oneWay('DEL-BOM', 10, { cabin: 'C', nonStopOnly: true }))).fares[1];
    expect(business).toMatchObject({ cabin: 'C', baggage: { checkInKg: 32, cabinKg: 7 }, bookingClasses: ['Y'] });
  });

  it('count bags of each direction by itself, and of the whole fare what every direction takes', async () => {
    const { fares } = await first(journey('DEL-LHR 20, LHR-DEL 31'));
    const { fareKey } = fares.find(({ baggage }) => baggage.checkInKg > 0) ?? fares[0];
    const offer = stub.offer(offerId(fareKey));
    stub.changeOffer(offerId(fareKey), {
      slices: offer.slices.map((slice, at) =>
        at === 0
          ? slice
          : {
              ...slice,
              segments: slice.segments.map((segment) => ({
                ...segment,
                passengers: segment.passengers.map((passenger) => ({ ...passenger, baggages: [] })),
              })),
            },
      ),
    });
    const { rules, options } = await quote(fareKey);
    expect(rules.sectors.map(({ baggage }) => baggage)).toEqual([
      { checkInKg: 23, cabinKg: 7 },
      { checkInKg: 0, cabinKg: 0 },
    ]);
    expect(options[0].baggage).toEqual({ checkInKg: 0, cabinKg: 0 });
  });

  it('end when Duffel lets the offer expire', async () => {
    const { fares } = await first(oneWay('DEL-BOM', 10));
    expect(await quote(fares[0].fareKey)).toMatchObject({
      goodUntil: plusMinutes(askedAt, 30),
      needsGst: false,
      notPassedOn: ['gst', 'gender-others'],
    });
  });
});

describe('who is booked', () => {
  it('goes with names, birth, passport, numbers of frequent flyers; infants with an adult; the key and remarks in the metadata', async () => {
    const party = { adults: 2, children: 1, infants: 1 };
    const { fares } = await first(oneWay('DEL-LHR', 20, { party }));
    const [lead, ...others] = travellersOf(party);
    if (lead === undefined) throw new Error('nobody');
    const passport = {
      number: 'Z1234567',
      issuedOn: isoDate('2020-01-10'),
      expiresOn: isoDate('2030-01-09'),
      placeOfIssue: 'Kochi',
      country: 'IN',
    };
    const travellers = [{ ...lead, passport, frequentFlyer: { onward: 'AI7204418', return: '6E99' } }, ...others];
    const order = orderFor(fares[0], party, {
      travellers,
      remarks: ['RM*CC/SALES', 'X'.repeat(600)],
      requests: [
        { traveller: 1, code: 'WCHR' },
        { traveller: 0, code: 'FQTV', number: 'AI7204418', itinerary: 0 },
      ],
    });
    await Effect.runPromise(supplier.order(order, askedAt));
    const body = stub.seenOf('POST /air/orders').at(-1)?.body as OrderBody;
    expect(body).toMatchObject({
      type: 'instant',
      selected_offers: [offerId(fares[0].fareKey)],
      metadata: {
        farelane_key: order.idempotencyKey,
        remark_1: 'SSR WCHR P2',
        remark_2: 'RM*CC/SALES',
        remark_3: 'X'.repeat(500),
      },
      payments: [{ type: 'balance', currency: 'INR', amount: (fares[0].fare.amount.minor / 100).toFixed(2) }],
    });
    expect(body.services).toBeUndefined();
    const [one, two, child, infant] = body.passengers;
    expect(one).toMatchObject({
      title: 'ms',
      given_name: lead.firstName,
      family_name: lead.lastName,
      born_on: '1988-03-12',
      gender: 'f',
      phone_number: `+91${order.contact.mobile}`,
      email: order.contact.email,
      infant_passenger_id: infant?.id,
      identity_documents: [
        { type: 'passport', unique_identifier: 'Z1234567', issuing_country_code: 'IN', expires_on: '2030-01-09' },
      ],
      loyalty_programme_accounts: [{ airline_iata_code: 'AI', account_number: '7204418' }],
    });
    expect(two).not.toHaveProperty('infant_passenger_id');
    const chosen = travellers.map((each) => (each.type === 'infant' ? { ...each, lapOf: 1 } : each));
    const { fares: later } = await first(oneWay('DEL-LHR', 21, { party }));
    await Effect.runPromise(supplier.order(orderFor(later[0], party, { travellers: chosen }), askedAt));
    const last = stub.seenOf('POST /air/orders').at(-1)?.body as OrderBody | undefined;
    const [before, holder, , carried] = last?.passengers ?? [];
    expect(before).not.toHaveProperty('infant_passenger_id');
    expect(holder).toMatchObject({ infant_passenger_id: carried?.id });
    expect(child).toMatchObject({ title: 'mr', born_on: '2019-05-04' });
    expect(Object.values(body.metadata ?? {}).join()).not.toContain(lead.lastName);
  });
});

/** Sandbox and Duffel on at once: one list, the same flights once at the cheaper, and one that is slow or down breaks nothing. */
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlightSupplier, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { openOffer } from '#application/backoffice/flight/quote/sealed-ids.ts';
import { searchFlights } from '#application/backoffice/flight/search/search-flights.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { flightsKey } from '#domain/flight/search/match.ts';
import { money, subtract } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { makeCaller, makeFlightPorts } from '#tests/fixtures/flight-desk.ts';
import { allAirports, askedAt, journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';
import { everyday, type StubJourney } from '#tests/support/duffel/offers.ts';

const request = oneWay('DEL-BOM', 10);

let stub: DuffelStub;
let database: Database;
let sandbox: SandboxFlightSupplier;
let duffel: FlightSupplier;

beforeAll(async () => {
  [stub, database] = await Promise.all([DuffelStub.start(askedAt), freshDatabase()]);
  sandbox = new SandboxFlightSupplier(allAirports, database);
  sandbox.warmUp();
  duffel = duffelSupplier(stub, database);
});
afterAll(async () => {
  await stub.close();
  await database.close();
});
beforeEach(() => {
  stub.selling = everyday;
  sandbox.misbehave({});
});

/** As one process would ask, waiting for all of them unless set otherwise. */
const search = async (
  suppliers: readonly FlightSupplier[] = [sandbox, duffel],
  { asked = request, othersMilliseconds = 20_000 } = {},
) => {
  const patience = { firstMilliseconds: 20_000, othersMilliseconds };
  const ports = {
    ...makeFlightPorts(suppliers),
    airports: allAirports,
    clock: { now: () => askedAt },
    searches: new SupplierSearches(suppliers, { patience }),
  };
  const caller = makeCaller();
  const found = await Effect.runPromise(searchFlights(ports, caller, asked));
  const agencyId = caller.kind === 'signed-in' ? caller.agencyId : '';
  const from = ({ offerId }: FlightOffer) => openOffer(ports.seal, offerId, { agencyId, now: askedAt })?.supplier;
  return { found, from };
};
/** A flight of the sandbox, as Duffel would sell it for so much less or more. */
const sameFlight = async (more: number): Promise<{ readonly offer: SupplierOffer; readonly journey: StubJourney }> => {
  const offers = await Effect.runPromise(sandbox.search(request, askedAt));
  const offer = offers.find(({ itineraries: [{ stops }] }) => stops === 0);
  if (offer === undefined) throw new Error('nothing found');
  const [{ carrier, flightNumber, origin, destination, departure, durationMinutes }] = offer.itineraries[0].segments;
  return {
    offer,
    journey: {
      flights: [
        { carrier, number: flightNumber, origin, destination, departs: departure.local, minutes: durationMinutes },
      ],
      // The stub adds 612 of taxes.
      adult: Math.round(offer.fares[0].fare.amount.minor / 100) - 612 + more,
    },
  };
};

function cheaperBy(fare: SupplierOffer['fares'][number]): SupplierOffer['fares'][number] {
  const amount = subtract(fare.fare.amount, money(10_000, 'INR'));
  return { ...fare, fare: { name: 'fare', amount }, perAdult: amount };
}

describe('two suppliers', () => {
  it('are one list', async () => {
    const { found, from } = await search();
    expect(new Set(found.offers.map(from))).toEqual(new Set(['sandbox', 'duffel']));
    const keys = found.offers.map(({ itineraries }) => flightsKey(itineraries));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['duffel', -500],
    ['sandbox', 500],
  ])('sell the same flight once, at the cheaper: %s', async (cheaper, more) => {
    const { offer, journey: sold } = await sameFlight(more);
    stub.selling = () => [sold];
    const { found, from } = await search();
    const same = found.offers.filter(({ itineraries }) => flightsKey(itineraries) === flightsKey(offer.itineraries));
    expect(same.map(from)).toEqual([cheaper]);
    expect(found.total).toBe((await Effect.runPromise(sandbox.search(request, askedAt))).length);
  });

  it('stand side by side where directions are chosen one by one: each flight once, at the cheaper', async () => {
    const asked = journey('DEL-BOM 10, BOM-DEL 14', { numResults: 500 });
    const alone = await search([sandbox], { asked });
    const less = (offers: readonly SupplierOffer[]) =>
      offers
        .filter((_, at) => at % 2 === 0)
        .map(({ lowest: _lowest, ...offer }) => ({ ...offer, fares: [cheaperBy(offer.fares[0])] as const }));
    const other: FlightSupplier = {
      code: 'other',
      quote: sandbox.quote,
      services: sandbox.services,
      rules: sandbox.rules,
      order: sandbox.order,
      settle: sandbox.settle,
      search: (wanted, now) => Effect.map(sandbox.search(wanted, now), less),
    };
    const { found, from } = await search([sandbox, other], { asked });
    const keysOf = ({ offers }: typeof found, sector: number) =>
      offers
        .filter((offer) => offer.sector === sector)
        .map(({ itineraries }) => flightsKey(itineraries))
        .toSorted();
    for (const sector of [0, 1]) {
      expect(keysOf(found, sector).length).toBeGreaterThan(0);
      expect(keysOf(found, sector)).toEqual(keysOf(alone.found, sector));
      const sellers = found.offers.filter((offer) => offer.sector === sector).map(from);
      expect(new Set(sellers)).toEqual(new Set(['sandbox', 'other']));
    }
    const lowest = new Map(alone.found.offers.map((each) => [flightsKey(each.itineraries), each.fares[0].total.minor]));
    for (const each of found.offers.filter((offer) => from(offer) === 'other')) {
      expect(each.fares[0].total.minor).toBeLessThan(lowest.get(flightsKey(each.itineraries)) ?? 0);
    }
  });

  it('do without one that is down', async () => {
    for (const fault of [{ before: 'reset' }, { before: { status: 503 } }] as const) {
      stub.fault({ on: 'POST /air/offer_requests', ...fault });
      const { found, from } = await search();
      expect(new Set(found.offers.map(from))).toEqual(new Set(['sandbox']));
    }
    sandbox.misbehave({ searchSilent: true });
    const { found, from } = await search();
    expect(new Set(found.offers.map(from))).toEqual(new Set(['duffel']));
  });

  it('do not wait for one that is slow', async () => {
    stub.fault({ on: 'POST /air/offer_requests', from: new Promise(() => {}) });
    const { found, from } = await search([sandbox, duffel], { othersMilliseconds: 100 });
    expect(new Set(found.offers.map(from))).toEqual(new Set(['sandbox']));
  });

  it('fail only where none answers', async () => {
    sandbox.misbehave({ searchSilent: true });
    stub.fault({ on: 'POST /air/offer_requests', before: { status: 500 } });
    await expect(search()).rejects.toMatchObject({ _tag: 'Unavailable' });
  });
});

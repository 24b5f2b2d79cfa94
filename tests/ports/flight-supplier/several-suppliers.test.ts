/** Sandbox and Duffel on at once: one list, the same flights once at the cheaper, and one that is slow or down breaks nothing. */
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlightSupplier, SupplierOffer } from '#application/backoffice/ports/flight-supplier.ts';
import { openOffer } from '#application/backoffice/flight/sealed-ids.ts';
import { searchFlights } from '#application/backoffice/flight/search-flights.ts';
import { SupplierSearches } from '#application/backoffice/flight/supplier-searches.ts';
import type { FlightOffer } from '#domain/flight/offer.ts';
import { flightsKey } from '#domain/flight/search-match.ts';
import type { Database } from '#infrastructure/backoffice/database/database.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { makeCaller, makeFlightPorts } from '#tests/fixtures/flight-desk.ts';
import { allAirports, askedAt, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel-stub.ts';
import { everyday, type StubJourney } from '#tests/support/duffel-stub-offers.ts';

const [{ fresh } = { fresh: () => Promise.reject(new Error('no database')) }] = databases;
const request = oneWay('DEL-BOM', 10);

let stub: DuffelStub;
let database: Database;
let sandbox: SandboxFlightSupplier;
let duffel: FlightSupplier;

beforeAll(async () => {
  [stub, database] = await Promise.all([DuffelStub.start(askedAt), fresh()]);
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

/** As one process would ask, with patience for a test. */
const search = async (suppliers: readonly FlightSupplier[] = [sandbox, duffel]) => {
  const patience = { firstMilliseconds: 4_000, othersMilliseconds: 400 };
  const ports = {
    ...makeFlightPorts(suppliers),
    airports: allAirports,
    clock: { now: () => askedAt },
    searches: new SupplierSearches(suppliers, { patience }),
  };
  const caller = makeCaller();
  const found = await Effect.runPromise(searchFlights(ports, caller, request));
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
    const { offer, journey } = await sameFlight(more);
    stub.selling = () => [journey];
    const { found, from } = await search();
    const same = found.offers.filter(({ itineraries }) => flightsKey(itineraries) === flightsKey(offer.itineraries));
    expect(same.map(from)).toEqual([cheaper]);
    expect(found.total).toBe((await Effect.runPromise(sandbox.search(request, askedAt))).length);
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
    stub.fault({ on: 'POST /air/offer_requests', ms: 3_000 });
    const began = performance.now();
    const { found, from } = await search();
    expect(performance.now() - began).toBeLessThan(2_500);
    expect(new Set(found.offers.map(from))).toEqual(new Set(['sandbox']));
  });

  it('fail only where none answers', async () => {
    sandbox.misbehave({ searchSilent: true });
    stub.fault({ on: 'POST /air/offer_requests', before: { status: 500 } });
    await expect(search()).rejects.toMatchObject({ _tag: 'Fault' });
  });
});

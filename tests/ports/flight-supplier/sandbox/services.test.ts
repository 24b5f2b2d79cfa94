/** Services of the sandbox: what only it promises of seats, loads, prices with dates and what a fare includes. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierConfirmation, SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { ancillaryPricesOn } from '#infrastructure/backoffice/suppliers/sandbox/seats/ancillary-prices.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { cabinSeats } from '#infrastructure/backoffice/suppliers/sandbox/seats/seat-stock.ts';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { allAirports, askedAt, journey, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { sandboxCase } from './case.ts';
import { freeSeats, orderOf, seatsFor, statesOf, supplierServicesSuite } from '../services-suite.ts';

const alone: Party = { adults: 1, children: 0, infants: 0 };

describe.each(databases())('services of the sandbox on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  supplierServicesSuite(sandboxCase(fresh));

  const search = (...asked: Parameters<typeof oneWay>) => Effect.runPromise(supplier.search(oneWay(...asked), askedAt));
  const services = (...fareKeys: [string, ...string[]]) => Effect.runPromise(supplier.services(fareKeys, askedAt));
  const book = (order: SupplierOrder, by = supplier): Promise<SupplierConfirmation | SupplierRefused> =>
    Effect.runPromise(
      Effect.catchTag(by.order(order, askedAt), 'SupplierRefused', (refused) => Effect.succeed(refused)),
    );

  it('gives a seat to one of 64 buyers, from two servers; the others buy nothing', async () => {
    const other = new SandboxFlightSupplier(allAirports, database);
    const offer = (await search('DEL-BOM', 70, { nonStopOnly: true })).toSorted(
      (one, two) => two.fares[0].seatsLeft - one.fares[0].seatsLeft,
    )[0];
    if (offer === undefined) throw new Error('no flight');
    const [fare] = offer.fares;
    const ssr = seatsFor(await services(fare.fareKey), [0]);
    const sold = async () => {
      const [row] = await database.query<{ sold: number }>(
        'select coalesce(sum(taken), 0)::integer as sold from sandbox_stock',
      );
      return row?.sold ?? 0;
    };
    const before = await sold();
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => book(orderFor(fare, alone, { ssr }), at % 2 === 0 ? supplier : other)),
    );
    const refusals = answers.filter((answer) => answer instanceof SupplierRefused);
    expect(refusals).toHaveLength(63);
    for (const { reason, ssrIds } of refusals) {
      expect([reason, ssrIds]).toEqual(['seat-taken', ssr.map(({ ssrId }) => ssrId)]);
    }
    expect(await sold()).toBe(before + 1);
    const [row] = await database.query<{ orders: number }>('select count(*)::integer as orders from sandbox_unit');
    expect(row?.orders).toBe(1);
    expect(statesOf(await services(fare.fareKey), ssr)).toEqual(['taken']);
  });

  it('has as many seats in a cabin as the aircraft, and a free one for every seat for sale', async () => {
    for (const [pair, days, cabin] of [
      ['DEL-BOM', 5, 'Y'],
      ['DEL-BLR', 12, 'Y'],
      ['DEL-LHR', 40, 'W'],
      ['BOM-DXB', 20, 'C'],
      ['DEL-DXB', 33, 'Y'],
    ] as const) {
      for (const { itineraries, fares } of (await search(pair, days, { cabin, nonStopOnly: true })).slice(0, 12)) {
        const [{ segments }] = itineraries;
        const [map] = (await services(fares[0].fareKey)).seatMaps;
        if (map === undefined) throw new Error('no map');
        const mine = seatSpots(map).filter(({ seat }) => seat.state !== 'blocked');
        expect(mine).toHaveLength(cabinSeats(segments[0].carrier, segments[0].equipment, cabin));
        const free = mine.filter(({ seat }) => seat.state === 'free').length;
        expect(free).toBeGreaterThanOrEqual(Math.max(...fares.map(({ seatsLeft }) => seatsLeft)));
      }
    }
  });

  it('has meals by airline and length of the flight, bags dearer across borders, and seats free where the fare has them', async () => {
    const offers = await search('DEL-BOM', 20, { nonStopOnly: true });
    const of = (carrier: string, family: string) =>
      offers
        .filter(({ itineraries: [{ segments }] }) => segments[0].carrier === carrier)
        .flatMap(({ fares }) => fares)
        .find((fare) => fare.family === family)?.fareKey ?? 'none';
    const saver = await services(of('6E', 'Saver'));
    const flexi = await services(of('6E', 'Flexi Plus'));
    const full = await services(of('AI', 'Value'));
    const meals = (found: typeof saver) => found.lines.filter(({ kind }) => kind === 'meals');
    expect(meals(saver).every(({ price }) => price.minor > 0)).toBe(true);
    expect(meals(flexi).some(({ price }) => price.minor === 0)).toBe(true);
    expect(meals(full).map(({ code, price }) => [code, price.minor])).toContainEqual(['AVML', 0]);
    const standard = (found: typeof saver) =>
      seatSpots(found.seatMaps[0] ?? { decks: [] }).find(
        ({ seat }) => seat.zone === 'standard' && seat.state !== 'blocked',
      )?.seat.price.minor;
    expect(standard(saver)).toBeGreaterThan(0);
    expect(standard(flexi)).toBe(0);
    const [abroad] = await search('DEL-DXB', 20, { nonStopOnly: true });
    const bag = (found: typeof saver) => found.lines.find(({ kilograms }) => kilograms === 10)?.price.minor ?? 0;
    expect(bag(await services(abroad?.fares[0].fareKey ?? 'none'))).toBeGreaterThan(bag(saver));
    expect(saver.lines.filter(({ kind }) => kind === 'baggage').map(({ kilograms }) => kilograms)).toEqual([
      3, 5, 10, 15, 20, 25, 30,
    ]);
  });

  it('has prices for every day, each day one', () => {
    for (const day of ['2026-11-20', '2026-12-31', '2027-01-01', '2029-06-01']) {
      expect(ancillaryPricesOn(isoDate(day)).bags.domestic).toHaveLength(7);
    }
    expect(ancillaryPricesOn(isoDate('2026-12-31'))).not.toEqual(ancillaryPricesOn(isoDate('2027-01-01')));
  });

  it('sells seats of each direction, answers help with a carer later, and seats no child at an exit', async () => {
    const party: Party = { adults: 1, children: 1, infants: 0 };
    const trip = journey('DEL-BOM 30, BOM-DEL 33', { party, nonStopOnly: true });
    const offers = await Effect.runPromise(supplier.search(trip, askedAt));
    const [there, back] = [0, 1].map((at) =>
      offers.find(({ sector, fares: [fare] }) => sector === at && !fare.special),
    );
    if (there === undefined || back === undefined) throw new Error('nothing flies');
    const fareKeys: [string, string] = [there.fares[0].fareKey, back.fares[0].fareKey];
    const found = await services(...fareKeys);
    expect(found.seatMaps.map(({ place }) => place)).toEqual([
      { itinerary: 0, segment: 0 },
      { itinerary: 1, segment: 0 },
    ]);
    const seats = found.seatMaps.flatMap((map) => orderOf(freeSeats(map)[0], 0));
    const help = orderOf(
      found.lines.find(({ code }) => code === 'WCHC'),
      0,
    );
    const { amount } = there.fares[0].fare;
    const expectedTotal = { ...amount, minor: amount.minor + back.fares[0].fare.amount.minor };
    const order = (ssr: typeof seats) => orderFor(there.fares[0], party, { fareKeys, expectedTotal, ssr });
    const answer = await book(order([...seats, ...help]));
    expect(answer).toMatchObject({
      issued: { ssr: [{ status: 'confirmed' }, { status: 'confirmed' }, { status: 'requested' }] },
    });
    const [map] = found.seatMaps;
    const exit = map && seatSpots(map).find(({ seat }) => seat.notForChild && seat.state === 'free')?.seat;
    if (map === undefined || exit === undefined) throw new Error('no exit row');
    const child = { ssrId: `seat-0.0-${exit.seat}`, traveller: 1, price: exit.price };
    expect(await book(order([child]))).toMatchObject({ reason: 'ssr-changed', ssrIds: [child.ssrId] });
  });
});

import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierFare, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { add, money } from '#domain/money/money.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { allAirports, askedAt, journey, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('journeys of several directions on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const search = (request: FlightSearchRequest) => Effect.runPromise(supplier.search(request, askedAt));
  const quote = (...[first = '', ...others]: readonly string[]) =>
    Effect.runPromise(Effect.result(supplier.quote([first, ...others], askedAt)));
  const quoted = async (...keys: readonly string[]) => {
    const answer = await quote(...keys);
    if (answer._tag === 'Failure') throw new Error(`not sold: ${keys.join()}`);
    return answer.success;
  };
  const refused = async (...keys: readonly string[]) => {
    const answer = await quote(...keys);
    return answer._tag === 'Failure' ? answer.failure : answer.success;
  };
  const ofSector = (offers: readonly SupplierOffer[], sector: number) =>
    offers.filter((each) => each.sector === sector);
  const regular = ({ special }: SupplierFare) => special === undefined;

  it('answers each direction within a country by itself, as a search of that day alone does', async () => {
    for (const [picture, alone] of [
      ['DEL-BOM 10, BOM-DEL 14', ['DEL-BOM 10', 'BOM-DEL 14']],
      ['DEL-BLR 20, BLR-MAA 22, MAA-CCU 25', ['DEL-BLR 20', 'BLR-MAA 22', 'MAA-CCU 25']],
    ] as const) {
      const offers = await search(journey(picture));
      for (const [sector, one] of alone.entries()) {
        const [pair = '', days] = one.split(' ');
        // What is lowest in a direction counts fares of pairs too, where it is one of two.
        const own = ofSector(offers, sector).map(({ sector: _, lowest: _lowest, ...offer }) => ({
          ...offer,
          fares: offer.fares.filter(regular),
        }));
        const found = await search(oneWay(pair, Number(days)));
        expect(own).toEqual(found.map(({ lowest: _lowest, ...offer }) => offer));
      }
    }
  });

  it('allows in each direction the bags of the fare that was chosen there', async () => {
    const offers = await search(journey('DEL-BOM 10, BOM-DEL 14'));
    const fares = (sector: number) => ofSector(offers, sector).flatMap((offer) => offer.fares.filter(regular));
    const pair = fares(0)
      .flatMap((out) => fares(1).map((back) => [out, back] as const))
      .find(([out, back]) => out.baggage.checkInKg !== back.baggage.checkInKg);
    if (pair === undefined) throw new Error('every fare allows the same');
    const { rules, options } = await quoted(...pair.map(({ fareKey }) => fareKey));
    const chosen = pair.map(({ baggage }) => baggage);
    expect(options.map(({ baggage }) => baggage)).toEqual(chosen);
    expect(rules.sectors.map(({ baggage }) => baggage)).toEqual(chosen);
  });

  it('sells special return fares of an airline in pairs and not otherwise', async () => {
    const offers = await search(journey('DEL-BOM 12, BOM-DEL 15'));
    const find = (sector: number, carrier: string, special: boolean) =>
      ofSector(offers, sector)
        .filter(({ itineraries: [{ segments }] }) => segments.every((each) => each.carrier === carrier))
        .flatMap(({ fares }) => fares)
        .find((fare) => (fare.special === 'return') === special);
    const [there, back, plain] = [find(0, '6E', true), find(1, '6E', true), find(1, '6E', false)];
    const other = find(1, 'SG', true);
    if (!there || !back || !plain || !other) throw new Error('6E and SG fly there and back');
    expect(
      ofSector(offers, 0).some(({ fares }) => fares.some((fare) => fare.special && !/6E|SG/.test(fare.fareKey))),
    ).toBe(false);
    const both = await quoted(there.fareKey, back.fareKey);
    expect(both.options.map(({ fare }) => fare.amount)).toEqual([there.fare.amount, back.fare.amount]);
    expect(both.options.every(({ special }) => special === 'return')).toBe(true);
    const alone = { _tag: 'SupplierRefused', reason: 'not-sold' };
    expect(await refused(there.fareKey)).toMatchObject(alone);
    expect(await refused(there.fareKey, plain.fareKey)).toMatchObject(alone);
    expect(await refused(there.fareKey, other.fareKey)).toMatchObject(alone);
    expect(await refused(there.fareKey, back.fareKey, back.fareKey)).toMatchObject(alone);
    const dearer = there.fareKey.replace('r:', ':');
    expect((await quoted(dearer)).options[0].fare.amount.minor).toBeGreaterThan(there.fare.amount.minor);
  });

  it('answers a journey across borders whole, cheaper than its directions alone', async () => {
    for (const picture of ['DEL-LHR 40, LHR-DEL 54', 'BOM-DXB 30, DXB-LHR 33, LHR-BOM 41', 'DEL-BKK 21, BKK-SIN 25']) {
      const request = journey(picture);
      const offers = await search(request);
      expect(offers.length, picture).toBeGreaterThan(20);
      const scores = offers.slice(0, 30);
      for (const { offerKey, sector, itineraries, fares } of scores) {
        expect(sector).toBeUndefined();
        expect(itineraries.map(({ segments }) => [segments[0].origin, segments.at(-1)?.destination])).toEqual(
          request.sectors.map(({ origin, destination }) => [origin, destination]),
        );
        for (const [at, { segments }] of itineraries.entries()) {
          const before = itineraries[at - 1]?.segments.at(-1);
          if (before) expect(minutesBetween(before.arrival, segments[0].departure)).toBeGreaterThanOrEqual(120);
        }
        const [cheapest] = fares;
        const answer = await quoted(cheapest.fareKey);
        expect(answer.offerKeys).toEqual([offerKey]);
        expect(answer.itineraries).toEqual(itineraries);
        expect(answer.rules.sectors).toHaveLength(itineraries.length);
        expect(wrongSums(answer.options[0].fare)).toEqual([]);
        expect(answer.options[0].fare.amount).toEqual(cheapest.fare.amount);
        if (cheapest.cancelFee !== null) {
          const each = answer.rules.sectors.map(({ steps }) => steps[0]?.cancel ?? money(0, 'INR'));
          const isOnce = answer.rules.sectors.every(({ per }) => per.cancel === 'ticket');
          expect(isOnce ? each[0] : each.reduce(add)).toEqual(cheapest.cancelFee);
        }
      }
    }
    const [there, back, both] = await Promise.all(
      [oneWay('DEL-LHR', 40), oneWay('LHR-DEL', 54), journey('DEL-LHR 40, LHR-DEL 54')].map(search),
    );
    const low = (offers: readonly SupplierOffer[] = []) =>
      Math.min(...offers.map(({ fares: [fare] }) => fare.fare.amount.minor));
    expect(low(both)).toBeLessThan(low(there) + low(back));
  });

  it('takes all seats of an order or none, one ticket a traveller of each airline, each with its own locator', async () => {
    const offers = await search(journey('DEL-BOM 60, BOM-DEL 63', { nonStopOnly: true }));
    const cheapestOf = (sector: number, carrier: string) =>
      ofSector(offers, sector)
        .find(({ itineraries: [{ segments }] }) => segments[0].carrier === carrier)
        ?.fares.find(regular);
    const [there, back] = [cheapestOf(0, '6E'), cheapestOf(1, 'AI')];
    if (!there || !back) throw new Error('Both fly');
    const total = add(there.fare.amount, back.fare.amount);
    const alone = { adults: 1, children: 0, infants: 0 };
    const order = orderFor(there, alone, { fareKeys: [there.fareKey, back.fareKey], expectedTotal: total });
    const bought = await Effect.runPromise(supplier.order(order, askedAt));
    expect(bought.issued.tickets).toEqual([
      { traveller: 0, number: expect.stringMatching(/^312\d{10}$/), itineraries: [0] },
      {
        traveller: 0,
        number: expect.stringMatching(/^098\d{10}$/),
        itineraries: [1],
        locator: expect.stringMatching(/^[A-Z2-9]{6}$/),
      },
    ]);
    expect(bought.issued.tickets[1]?.locator).not.toBe(bought.reference);
    const sold = () =>
      database.query<{ sold: number }>("select sum(taken)::int as sold from sandbox_stock where resource <> ''");
    const [before] = await sold();
    const wrong = orderFor(there, alone, { fareKeys: [back.fareKey, there.fareKey], expectedTotal: total });
    expect(await Effect.runPromise(Effect.flip(supplier.order(wrong, askedAt)))).toMatchObject({ reason: 'not-sold' });
    const cheap = orderFor(there, alone, { fareKeys: [there.fareKey, back.fareKey], expectedTotal: there.fare.amount });
    const dear = await Effect.runPromise(Effect.flip(supplier.order(cheap, askedAt)));
    expect(dear).toBeInstanceOf(SupplierRefused);
    expect(dear).toMatchObject({ reason: 'fare-changed' });
    expect(await sold()).toEqual([before]);
  });
});

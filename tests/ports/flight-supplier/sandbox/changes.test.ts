/** Tickets of the sandbox exchanged: once for each key, with its own airline, the last seats to one of many. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import type { SupplierAmendment } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { readSales, saleText, salesText } from '#infrastructure/backoffice/suppliers/sandbox/orders/sale-text.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { legsOf } from '#infrastructure/backoffice/suppliers/sandbox/orders/sold-order.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { allAirports, askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { seatsSold } from '#tests/support/sandbox-seats.ts';

type Asked = Extract<SupplierAmendment, { readonly kind: 'change' }>;

const run = Effect.runPromise;
const party = { adults: 2, children: 0, infants: 1 };
let keys = 0;
const key = (): string => {
  keys += 1;
  return `exchange-${keys}`;
};

describe.each(databases())('the sandbox exchanges tickets on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const seats = () => seatsSold(database);
  /** An order that may be changed, and an exchange of it for the first flight of its airline three days later. */
  const exchange = async (days = 15) => {
    for (const { fares, itineraries } of await run(supplier.search(oneWay('DEL-BOM', days, { party }), askedAt))) {
      const [fare] = fares.filter(({ changeFee }) => changeFee !== null);
      const quote = fare && (await run(Effect.result(supplier.quote([fare.fareKey], askedAt))));
      if (quote?._tag !== 'Success' || quote.success.needsGst) continue;
      const order = orderFor(quote.success.options[0], party);
      const { reference, issued } = await run(supplier.order(order, askedAt));
      const { tickets } = issued;
      const own = itineraries[0].segments[0].carrier;
      const later = await run(supplier.search(oneWay('DEL-BOM', days + 3, { party }), askedAt));
      const of = (same: boolean) => later.find((each) => (each.itineraries[0].segments[0].carrier === own) === same);
      const [fareKey = '', foreign = ''] = [of(true), of(false)].map((each) => each?.fares[0].fareKey);
      const booking = { orderKey: order.idempotencyKey, reference };
      const wanted = { itineraries: [0], fareKeys: [fareKey] as const };
      const expectedCollection = await run(supplier.amendments.changeCollection(booking, wanted, askedAt));
      const asked: Asked = { kind: 'change', ...booking, ...wanted, tickets, expectedCollection };
      return { asked, booking, tickets, foreign, flown: itineraries[0], later: of(true) };
    }
    throw new Error('Nothing may be changed');
  };
  const amend = (wanted: string, asked: Asked) => run(Effect.result(supplier.amendments.amend(wanted, asked, askedAt)));

  it('once, however often it is reported; seats are moved, tickets say which they replace', async () => {
    const { asked, booking, tickets, flown, later } = await exchange();
    const before = await seats();
    const dear = { ...asked, expectedCollection: { ...asked.expectedCollection, minor: 1 } };
    expect(await amend(key(), dear)).toMatchObject({
      failure: { reason: 'fare-changed', total: asked.expectedCollection },
    });
    expect(await seats()).toBe(before);
    const wanted = key();
    const answers = await Promise.all([1, 2, 3].map(() => amend(wanted, asked)));
    expect(answers[0]).toMatchObject({
      success: { tickets: tickets.map(({ traveller, number }) => ({ traveller, inExchangeFor: number })) },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await run(supplier.amendments.settle(wanted))).toMatchObject({ kind: 'confirmed' });
    const legs = (later?.itineraries[0].segments.length ?? 0) - flown.segments.length;
    expect(await seats()).toBe(before + 2 * legs);
    const all = allPlaces({
      itineraries: [flown],
      travellers: [{ type: 'adult' }, { type: 'adult' }, { type: 'infant' }],
    });
    const refund = await run(supplier.amendments.cancelRefund(booking, { places: all, reason: 'traveller' }, askedAt));
    const cancel = { kind: 'cancel', ...booking, places: all, reason: 'traveller', expectedRefund: refund } as const;
    expect(await run(Effect.result(supplier.amendments.amend(key(), cancel, askedAt)))).toMatchObject({
      _tag: 'Success',
    });
    expect(await seats()).toBe(before - 2 * flown.segments.length);
  });

  it('not with another airline, not for others than are in the order, not after it was settled', async () => {
    const { asked, foreign } = await exchange();
    expect(await amend(key(), { ...asked, fareKeys: [foreign] })).toMatchObject({ failure: { reason: 'not-sold' } });
    const alone = asked.fareKeys[0].replace(/:2\.0\.1$/, ':1.0.0');
    expect(await amend(key(), { ...asked, fareKeys: [alone] })).toMatchObject({ failure: { reason: 'not-sold' } });
    expect(await amend(key(), { ...asked, itineraries: [1] })).toMatchObject({ failure: { reason: 'refused' } });
    const wanted = key();
    expect(await run(supplier.amendments.settle(wanted))).toMatchObject({ kind: 'refused' });
    expect(await amend(wanted, asked)).toMatchObject({ _tag: 'Failure' });
  });

  it('gives the last seats of a flight to one of those who want them', async () => {
    const [first, ...others] = [await exchange(40), await exchange(40), await exchange(40)];
    const [segment] = first?.later?.itineraries[0].segments ?? [];
    const flight = `${segment?.carrier}${segment?.flightNumber}`;
    const same = others.filter(({ asked }) => asked.fareKeys[0] === first?.asked.fareKeys[0]);
    expect(same).toHaveLength(2);
    // From its first sale on the flight is among those that are counted.
    if (first) expect(await amend(key(), first.asked)).toMatchObject({ _tag: 'Success' });
    await database.query('update sandbox_stock set taken = units - 2 where resource = $1', [flight]);
    const present = new SandboxFlightSupplier(allAirports, database);
    const asking = await Promise.all(
      same.map(async ({ asked, booking }) => {
        const { itineraries, fareKeys } = asked;
        const cost = await run(
          Effect.result(present.amendments.changeCollection(booking, { itineraries, fareKeys }, askedAt)),
        );
        return cost._tag === 'Success' ? { ...asked, expectedCollection: cost.success } : asked;
      }),
    );
    const ends = await Promise.all(
      asking.map((asked) => run(Effect.result(present.amendments.amend(key(), asked, askedAt)))),
    );
    expect(ends.filter(({ _tag }) => _tag === 'Success')).toHaveLength(1);
    const [left] = await database.query<{ over: string }>(
      'select count(*) as over from sandbox_stock where taken > units',
      [],
    );
    expect(left?.over).toBe('0');
  });
});

it('an order’s text says each of its fares by itself', () => {
  const sale = {
    fareKeys: ['1:6E2134.g15_6E99.g15:YSR:1.0.0', '1:6E77.g1a:YSR:1.0.0'],
    minute: 29677200,
    travellers: ['adult'] as const,
    sold: [12, 4, 9],
  };
  const each = [
    { ...sale, fareKeys: sale.fareKeys.slice(0, 1), sold: [12, 4] },
    { ...sale, fareKeys: sale.fareKeys.slice(1), sold: [9] },
  ];
  expect(readSales(saleText(sale), legsOf)).toEqual(each);
  expect(readSales(salesText(each), legsOf)).toEqual(each);
  expect(readSales('nothing', legsOf)).toBeUndefined();
});

/** What the sandbox does to orders it carried out: once for each key, seats returned to the last, refunds by the dated rules. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { zero } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { holdLimit } from '#infrastructure/backoffice/suppliers/sandbox/fares/hold-limit.ts';
import { readSale, saleText } from '#infrastructure/backoffice/suppliers/sandbox/orders/sale-text.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { makeItinerary } from '#tests/fixtures/flight.ts';
import { allAirports, askedAt, oneWay, orderFor, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { seatsSold } from '#tests/support/sandbox-seats.ts';

const run = Effect.runPromise;
const party = { adults: 2, children: 0, infants: 1 };

let keys = 0;
const key = (): string => {
  keys += 1;
  return `amendment-${keys}`;
};

describe.each(databases())('the sandbox amends orders on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const seats = () => seatsSold(database);
  const ordered = async (mode: 'ticket' | 'hold', request = oneWay('DEL-BOM', 15, { party })) => {
    for (const { fares } of await run(supplier.search(request, askedAt))) {
      for (const fare of fares) {
        const quote = await run(Effect.result(supplier.quote([fare.fareKey], askedAt)));
        if (quote._tag === 'Failure' || quote.success.needsGst) continue;
        if (mode === 'hold' && quote.success.hold === undefined) continue;
        const order = orderFor(quote.success.options[0], request.party, { mode });
        const confirmation = await run(supplier.order(order, askedAt));
        const asked = { orderKey: order.idempotencyKey, reference: confirmation.reference };
        return { order, confirmation, asked, quote: quote.success };
      }
    }
    throw new Error('nothing fits');
  };
  const { amend, settle, cancelRefund } = {
    amend: (...given: Parameters<SandboxFlightSupplier['amendments']['amend']>) =>
      run(Effect.result(supplier.amendments.amend(...given))),
    settle: (wanted: string) => run(supplier.amendments.settle(wanted)),
    cancelRefund: (...given: Parameters<SandboxFlightSupplier['amendments']['cancelRefund']>) =>
      run(Effect.result(supplier.amendments.cancelRefund(...given))),
  };

  it('says in a list until when it holds a fare, as its quote does', async () => {
    const listed = [];
    for (const request of [
      oneWay('DEL-BOM', 15, { party }),
      oneWay('DEL-DXB', 9, { party }),
      oneWay('DEL-BOM', 1, { party }),
    ]) {
      for (const { fares } of (await run(supplier.search(request, askedAt))).slice(0, 6)) {
        for (const { fareKey, holdUntil } of fares) {
          const quote = await run(Effect.result(supplier.quote([fareKey], askedAt)));
          if (quote._tag === 'Failure') continue;
          expect(holdUntil).toBe(quote.success.hold?.until);
          listed.push(holdUntil);
        }
      }
    }
    expect(new Set(listed).size).toBeGreaterThan(2);
    expect(listed).toContain(undefined);
  });

  it('tickets a hold once, however often it is reported, and not for another amount', async () => {
    const { order, asked, confirmation } = await ordered('hold');
    expect(confirmation).toMatchObject({ issued: { tickets: [] }, heldUntil: plusMinutes(askedAt, 24 * 60) });
    const ticket = { kind: 'ticket', ...asked, expectedTotal: order.expectedTotal } as const;
    const dear = { ...ticket, expectedTotal: { ...order.expectedTotal, minor: order.expectedTotal.minor + 1 } };
    expect(await amend(key(), dear, askedAt)).toMatchObject({
      failure: { reason: 'fare-changed', total: order.expectedTotal },
    });
    const wanted = key();
    const answers = await Promise.all([1, 2, 3].map(() => amend(wanted, ticket, askedAt)));
    expect(answers[0]).toMatchObject({ _tag: 'Success' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await settle(wanted)).toMatchObject({ kind: 'confirmed', answer: { tickets: [{}, {}, {}] } });
    expect(await amend(key(), ticket, askedAt)).toMatchObject({ failure: { reason: 'refused' } });
    expect(await amend(key(), { kind: 'release', ...asked }, askedAt)).toMatchObject({
      failure: { reason: 'refused' },
    });
  });

  it('gives seats back once: released, released again, expired', async () => {
    const before = await seats();
    const { asked, order } = await ordered('hold');
    expect(await seats()).toBe(before + 2);
    const release = { kind: 'release', ...asked } as const;
    await Promise.all([1, 2, 3].map(() => amend(key(), release, askedAt)));
    expect(await amend(key(), release, askedAt)).toMatchObject({ _tag: 'Success' });
    await supplier.amendments.expire(plusMinutes(askedAt, 3000));
    expect(await seats()).toBe(before);
    const ticket = { kind: 'ticket', ...asked, expectedTotal: order.expectedTotal } as const;
    expect(await amend(key(), ticket, askedAt)).toMatchObject({ failure: { reason: 'sold-out' } });
  });

  it('does not ticket at or after the limit', async () => {
    const { asked, order, confirmation } = await ordered('hold');
    const ticket = { kind: 'ticket', ...asked, expectedTotal: order.expectedTotal } as const;
    const limit = confirmation.heldUntil ?? askedAt;
    expect(await amend(key(), ticket, limit)).toMatchObject({ failure: { reason: 'sold-out' } });
    expect(await amend(key(), ticket, plusMinutes(limit, -1))).toMatchObject({ _tag: 'Success' });
  });

  it('settles an unknown amendment as refused for good', async () => {
    const { asked } = await ordered('hold');
    const wanted = key();
    expect(await settle(wanted)).toMatchObject({ kind: 'refused' });
    expect(await amend(wanted, { kind: 'release', ...asked }, askedAt)).toMatchObject({ _tag: 'Failure' });
  });

  it('gives back what the dated rules of the fare say, and only that', async () => {
    const { asked, quote } = await ordered('ticket');
    const before = await seats();
    const none = zero('INR');
    const [{ fare }] = quote.options;
    const booking = {
      itineraries: quote.itineraries,
      options: quote.options,
      rules: quote.rules,
      travellers: travellersOf(party),
      price: {
        total: fare.amount,
        breakdown: { name: 'customer-price', amount: fare.amount, parts: [fare] },
        netBreakdown: { name: 'net-payable', amount: fare.amount, parts: [fare] },
        terms: { net: fare.amount, commission: none, tds: none, markup: none, earn: none },
      },
    } as const;
    const departure = toInstant(quote.itineraries[0].segments[0].departure);
    const partly = [{ traveller: 1, item: 0 }];
    for (const minutes of [60 * 24 * 12, 60 * 24 * 3, 60 * 12, 90]) {
      for (const places of [allPlaces(booking), partly]) {
        const now = plusMinutes(departure, -minutes);
        const reckoned = cancellationOf({ booking, places, reason: 'traveller', now });
        if ('violations' in reckoned) throw new Error(JSON.stringify(reckoned.violations));
        expect(await cancelRefund(asked, { places, reason: 'traveller' }, now)).toMatchObject({
          success: reckoned.cancellation.reversal.returned,
        });
      }
    }
    const cancel = async (wanted: string, places: readonly Unit[]) => {
      const refund = await cancelRefund(asked, { places, reason: 'traveller' }, askedAt);
      if (refund._tag === 'Failure') return refund;
      return amend(
        wanted,
        { kind: 'cancel', ...asked, places, reason: 'traveller', expectedRefund: refund.success },
        askedAt,
      );
    };
    const wanted = key();
    expect(await cancel(wanted, partly)).toMatchObject({ _tag: 'Success' });
    expect(await seats()).toBe(before - 1);
    expect(await cancel(key(), partly)).toMatchObject({ failure: { reason: 'refused' } });
    // The infant has no seat.
    expect(
      await cancel(key(), [
        { traveller: 0, item: 0 },
        { traveller: 2, item: 0 },
      ]),
    ).toMatchObject({ _tag: 'Success' });
    expect(await seats()).toBe(before - 2);
  });

  it('takes two travellers out at the same time, each once', async () => {
    const { asked } = await ordered('ticket', oneWay('DEL-BOM', 16, { party: { adults: 3, children: 0, infants: 0 } }));
    const before = await seats();
    const answers = await Promise.all(
      [0, 1, 0, 1].map(async (traveller) => {
        const places = [{ traveller, item: 0 }];
        const refund = await cancelRefund(asked, { places, reason: 'traveller' }, askedAt);
        if (refund._tag === 'Failure') return refund;
        return amend(
          key(),
          { kind: 'cancel', ...asked, places, reason: 'traveller', expectedRefund: refund.success },
          askedAt,
        );
      }),
    );
    expect(answers.filter(({ _tag }) => _tag === 'Success')).toHaveLength(2);
    expect(await seats()).toBe(before - 2);
  });
});

it('a sale’s text says what was sold', () => {
  const sale = {
    fareKeys: ['1:6E2134.g15:YSR:1.1.1', '1:AI505.g15:YCR:1.1.1'],
    minute: 29_677_200,
    travellers: ['adult', 'infant', 'child'],
    sold: [0, 12],
  } as const;
  expect(readSale(saleText(sale))).toEqual(sale);
  expect(readSale('1:6E2134.g15:YSR:1.0.0')).toBeUndefined();
});

it('fares are held for a day, abroad for two, and not near departure', () => {
  const fare = (international: boolean, fees: 'saver' | 'classic', corporate = false, inPair = false) => ({
    priced: { international, inPair },
    family: { fees, corporate },
  });
  const at = (minutes: number) => plusMinutes(toInstant(makeItinerary().segments[0].departure), -minutes);
  const limit = (fares: Parameters<typeof holdLimit>[0], minutes: number) =>
    holdLimit(fares, [makeItinerary()], at(minutes));
  expect(limit([fare(false, 'classic')], 5000)).toBe(at(5000 - 1440));
  expect(limit([fare(true, 'saver')], 5000)).toBe(at(5000 - 2880));
  expect(limit([fare(false, 'classic')], 1500)).toBe(at(1440));
  expect(limit([fare(false, 'classic')], 1470)).toBeUndefined();
  expect(limit([fare(false, 'saver')], 5000)).toBeUndefined();
  expect(limit([fare(false, 'classic', true)], 5000)).toBeUndefined();
  expect(limit([fare(false, 'classic'), fare(false, 'classic', false, true)], 5000)).toBeUndefined();
});

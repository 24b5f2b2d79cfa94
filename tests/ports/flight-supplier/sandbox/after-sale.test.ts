/** What the sandbox does to orders that have their tickets: services sold once, travellers split off, each once a key. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add } from '#domain/money/money.ts';
import { readSale, saleText, splitText } from '#infrastructure/backoffice/suppliers/sandbox/orders/sale-text.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { allAirports, askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const party = { adults: 3, children: 0, infants: 1 };

let keys = 0;
const key = (): string => {
  keys += 1;
  return `after-sale-${keys}`;
};

describe.each(databases())('the sandbox after the sale on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const ordered = async (day: number) => {
    for (const { fares } of await run(supplier.search(oneWay('DEL-BOM', day, { party }), askedAt))) {
      for (const { fareKey } of fares) {
        const quote = await run(Effect.result(supplier.quote([fareKey], askedAt)));
        if (quote._tag === 'Failure' || quote.success.needsGst) continue;
        const order = orderFor(quote.success.options[0], party);
        const { reference } = await run(supplier.order(order, askedAt));
        return { orderKey: order.idempotencyKey, reference };
      }
    }
    throw new Error('nothing fits');
  };
  const amend = (...given: Parameters<SandboxFlightSupplier['amendments']['amend']>) =>
    run(Effect.result(supplier.amendments.amend(...given)));
  const refund = (order: { readonly orderKey: string; readonly reference: string }, count: number) =>
    run(supplier.amendments.cancelRefund(order, everybody(count), askedAt));

  it('sells services once for each key, and says again what it sold', async () => {
    const order = await ordered(16);
    const { lines } = await run(supplier.amendments.services(order, askedAt));
    const bag = lines.find(({ kind }) => kind === 'baggage');
    if (bag === undefined) throw new Error('no bag');
    const { ssrId, price } = bag;
    const asked = {
      kind: 'add-ssr',
      ...order,
      ssr: [{ traveller: 1, ssrId, price }],
      has: [],
      expectedTotal: price,
    } as const;
    const wanted = key();
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => amend(wanted, asked, askedAt)));
    expect(one).toMatchObject({ success: { ssr: [{ traveller: 1, ssrId, status: 'confirmed' }] } });
    for (const other of others) expect(other).toEqual(one);
    expect(await run(supplier.amendments.settle(wanted))).toMatchObject({ kind: 'confirmed' });
    const twice = { ...asked, has: [{ traveller: 1, ssrId, status: 'confirmed' as const }] };
    expect(await amend(key(), twice, askedAt)).toMatchObject({ failure: { reason: 'ssr-changed', ssrIds: [ssrId] } });
    const dear = { ...asked, ssr: [{ traveller: 0, ssrId, price: add(price, price) }] };
    expect(await amend(key(), dear, askedAt)).toMatchObject({ failure: { reason: 'ssr-changed', ssrIds: [ssrId] } });
  });

  it('splits travellers off, and gives back for each part what belongs to it', async () => {
    const order = await ordered(18);
    const before = await refund(order, 4);
    const wanted = key();
    const partKey = key();
    const asked = { kind: 'split', ...order, travellers: [0, 3], partKey } as const;
    const [one, other] = await Promise.all([amend(wanted, asked, askedAt), amend(wanted, asked, askedAt)]);
    expect(other).toEqual(one);
    if (one._tag === 'Failure' || one.success.partReference === undefined) throw new Error('not split');
    const part = { orderKey: partKey, reference: one.success.partReference };
    expect(part.reference).not.toBe(order.reference);
    expect(add(await refund(order, 2), await refund(part, 2))).toEqual(before);
    // The infant stays with the adult who holds it, anyone who asks.
    expect(await amend(key(), { ...asked, travellers: [0], partKey: key() }, askedAt)).toMatchObject({ success: {} });
    expect(await amend(key(), { ...asked, travellers: [0], partKey: key() }, askedAt)).toMatchObject({
      failure: { reason: 'refused' },
    });
    // A key that was settled before is refused for good.
    const late = key();
    expect(await run(supplier.amendments.settle(late))).toMatchObject({ kind: 'refused' });
    expect(await amend(late, { ...asked, travellers: [0], partKey: key() }, askedAt)).toMatchObject({
      _tag: 'Failure',
    });
  });

  it('keeps in the text of a sale who was split off', () => {
    const text = saleText({ fareKeys: ['a', 'b'], minute: 7, travellers: ['adult', 'adult'], sold: [1, 2] });
    const split = splitText(splitText(text, { leaving: [1, 2], own: 'stays' }), { leaving: [0], own: 'leaves' });
    const sale = readSale(split);
    expect(sale?.steps).toEqual([
      { leaving: [1, 2], own: 'stays' },
      { leaving: [0], own: 'leaves' },
    ]);
    expect(sale && saleText(sale)).toBe(split);
  });
});

function everybody(count: number) {
  const places = Array.from({ length: count }, (_, traveller) => ({ traveller, item: 0 }));
  return { places, reason: 'traveller' } as const;
}

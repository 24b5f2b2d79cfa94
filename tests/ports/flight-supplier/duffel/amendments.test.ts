/** Amendments of Duffel's orders by keys: done once, settled by what Duffel says, refused where Duffel cannot. */
import { Cause, Effect, Exit } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupplierAmendment } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { money, subtract } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { DuffelAmendments } from '#infrastructure/backoffice/suppliers/duffel/duffel-amendments.ts';
import { duffelSupplier, inRupees, stubClient } from '#tests/fixtures/duffel.ts';
import { askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';

const party = { adults: 2, children: 0, infants: 0 };
const places = [0, 1].map((traveller) => ({ traveller, item: 0 }));
const pay = 'POST /air/payments';
const confirmChange = 'POST /air/order_changes/:id/actions/confirm';
const confirm = 'POST /air/order_cancellations/:id/actions/confirm';

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let stub: DuffelStub;
  let database: Database;
  let count = 0;
  const another = () =>
    new DuffelAmendments(
      stubClient(stub),
      new SupplierOrderStore(database, 'duffel'),
      new SupplierOrderStore(database, 'duffel-amendment'),
      inRupees,
    );
  let amendments: DuffelAmendments;

  beforeAll(async () => {
    [stub, database] = await Promise.all([DuffelStub.start(askedAt), fresh()]);
    amendments = another();
  });
  afterAll(async () => {
    await stub.close();
    await database.close();
  });
  beforeEach(() => {
    stub.now = askedAt;
    stub.seen.length = 0;
  });

  const key = () => `amendment-${(count += 1)}`;
  const failureOf = async <A, E>(work: Effect.Effect<A, E>): Promise<unknown> => {
    const exit = await Effect.runPromiseExit(work);
    return Exit.isFailure(exit) ? Cause.squash(exit.cause) : { succeeded: exit.value };
  };
  const booked = async (mode: 'ticket' | 'hold') => {
    const supplier = duffelSupplier(stub, database);
    const [offer] = await Effect.runPromise(supplier.search(oneWay('DEL-BOM', 10, { party }), askedAt));
    const fare = offer?.fares[1];
    if (fare === undefined) throw new Error('nothing found');
    const order = orderFor(fare, party, { mode });
    const { reference, heldUntil, issued } = await Effect.runPromise(supplier.order(order, askedAt));
    const { tickets } = issued;
    const quote = await Effect.runPromise(supplier.quote(order.fareKeys, askedAt));
    return { orderKey: order.idempotencyKey, reference, tickets, heldUntil, total: fare.fare.amount, hold: quote.hold };
  };
  const amend = (name: string, asked: SupplierAmendment, by = amendments) =>
    Effect.runPromise(by.amend(name, asked, askedAt));

  it('a hold is offered, made, ticketed once from two replicas, and answers its tickets again', async () => {
    const { orderKey, reference, total, heldUntil, hold } = await booked('hold');
    expect(heldUntil).toBe(plusMinutes(askedAt, 24 * 60));
    expect(hold).toEqual({ until: heldUntil });
    const [name, asked] = [key(), { kind: 'ticket', orderKey, reference, expectedTotal: total } as const];
    const amended = await amend(name, asked);
    expect(amended.tickets?.map(({ traveller }) => traveller)).toEqual([0, 1]);
    expect(await amend(name, asked, another())).toEqual(amended);
    expect(await Effect.runPromise(amendments.settle(name, askedAt))).toEqual({ kind: 'confirmed', answer: amended });
    expect(stub.seenOf(pay)).toHaveLength(1);
    expect(await failureOf(amendments.amend(key(), asked, askedAt))).toMatchObject({ reason: 'not-sold' });
  });

  it('a lost answer is settled from the order; a lost request when none can come any more', async () => {
    const done = await booked('hold');
    const lost = await booked('hold');
    const ask = ({ orderKey, reference, total }: typeof done) =>
      ({ kind: 'ticket', orderKey, reference, expectedTotal: total }) as const;
    const [one, two] = [key(), key()];
    stub.fault({ on: pay, after: 'reset' });
    expect(await failureOf(amendments.amend(one, ask(done), askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await Effect.runPromise(amendments.settle(one, askedAt))).toMatchObject({ kind: 'confirmed' });
    stub.fault({ on: pay, before: 'reset' });
    expect(await failureOf(amendments.amend(two, ask(lost), askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await failureOf(amendments.amend(two, ask(lost), askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await failureOf(amendments.settle(two, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    const afterwards = plusMinutes(askedAt, 25 * 60);
    expect(await Effect.runPromise(amendments.settle(two, afterwards))).toMatchObject({ kind: 'refused' });
    expect(await failureOf(amendments.amend(two, ask(lost), askedAt))).toMatchObject({ reason: 'not-sold' });
    expect(stub.seenOf(pay)).toHaveLength(2);
  });

  it('a key that is settled first does nothing afterwards', async () => {
    const { orderKey, reference, total } = await booked('hold');
    const name = key();
    expect(await Effect.runPromise(amendments.settle(name, askedAt))).toMatchObject({ kind: 'refused' });
    const asked = { kind: 'ticket', orderKey, reference, expectedTotal: total } as const;
    expect(await failureOf(amendments.amend(name, asked, askedAt))).toMatchObject({ reason: 'refused' });
    expect(stub.seenOf(pay)).toHaveLength(0);
  });

  it('a hold is let go once, and is gone where its time has expired', async () => {
    const { orderKey, reference, total } = await booked('hold');
    const name = key();
    expect(await amend(name, { kind: 'release', orderKey, reference })).toEqual({});
    expect(await amend(name, { kind: 'release', orderKey, reference })).toEqual({});
    expect(stub.seenOf(confirm)).toHaveLength(1);
    const asked = { kind: 'ticket', orderKey, reference, expectedTotal: total } as const;
    expect(await failureOf(amendments.amend(key(), asked, askedAt))).toMatchObject({ reason: 'not-sold' });
    const old = await booked('hold');
    const late = plusMinutes(askedAt, 25 * 60);
    const release = { kind: 'release', orderKey: old.orderKey, reference: old.reference } as const;
    expect(await Effect.runPromise(amendments.amend(key(), release, late))).toEqual({});
    expect(stub.seenOf(confirm)).toHaveLength(1);
    const paid = await booked('ticket');
    expect(
      await failureOf(
        amendments.amend(key(), { kind: 'release', orderKey: paid.orderKey, reference: paid.reference }, askedAt),
      ),
    ).toMatchObject({ reason: 'refused' });
  });

  it('an order is cancelled whole for the refund that was agreed to, in part manually', async () => {
    const { orderKey, reference, total } = await booked('ticket');
    const whole = { places, reason: 'traveller' } as const;
    const refund = subtract(total, money(250_000, 'INR'));
    expect(await Effect.runPromise(amendments.cancelRefund({ orderKey, reference }, whole, askedAt))).toEqual(refund);
    const part = { places: places.slice(1), reason: 'traveller' } as const;
    expect(await failureOf(amendments.cancelRefund({ orderKey, reference }, part, askedAt))).toMatchObject({
      reason: 'refused',
    });
    const cancel = { kind: 'cancel', orderKey, reference } as const;
    expect(
      await failureOf(amendments.amend(key(), { ...cancel, ...part, expectedRefund: refund }, askedAt)),
    ).toMatchObject({ reason: 'refused' });
    expect(
      await failureOf(amendments.amend(key(), { ...cancel, ...whole, expectedRefund: total }, askedAt)),
    ).toMatchObject({ reason: 'fare-changed', total: refund });
    expect(stub.seenOf(confirm)).toHaveLength(0);
    const name = key();
    stub.fault({ on: confirm, after: 'reset' });
    const asked = { ...cancel, ...whole, expectedRefund: refund };
    expect(await failureOf(amendments.amend(name, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await Effect.runPromise(amendments.settle(name, askedAt))).toEqual({ kind: 'confirmed', answer: {} });
    expect(await amend(name, asked, another())).toEqual({});
    expect(stub.seenOf(confirm)).toHaveLength(1);
  });

  it('all flights are changed once for what was agreed to, tickets against tickets', async () => {
    const { orderKey, reference, total, tickets } = await booked('ticket');
    const [, later] = await Effect.runPromise(
      duffelSupplier(stub, database).search(oneWay('DEL-BOM', 14, { party }), askedAt),
    );
    const fare = later?.fares[1];
    if (later === undefined || fare === undefined) throw new Error('nothing found');
    const wanted = { itineraries: [0], fareKeys: [fare.fareKey] } as const;
    const collection = subtract(fare.fare.amount, total);
    const asks = amendments.changeCollection({ orderKey, reference }, wanted, askedAt);
    expect(await Effect.runPromise(asks)).toEqual(collection);
    const asked = { kind: 'change', orderKey, reference, ...wanted, tickets, expectedCollection: collection } as const;
    const wrong = { ...asked, expectedCollection: total };
    expect(await failureOf(amendments.amend(key(), wrong, askedAt))).toMatchObject({
      reason: 'fare-changed',
      total: collection,
    });
    expect(await failureOf(amendments.amend(key(), { ...asked, itineraries: [] }, askedAt))).toMatchObject({
      reason: 'refused',
    });
    const name = key();
    stub.fault({ on: confirmChange, after: 'reset' });
    expect(await failureOf(amendments.amend(name, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    const outcome = await Effect.runPromise(another().settle(name, askedAt));
    if (outcome.kind !== 'confirmed') throw new Error('refused');
    expect(outcome.answer.tickets?.map(({ traveller, inExchangeFor }) => ({ traveller, inExchangeFor }))).toEqual(
      tickets.map(({ traveller, number }) => ({ traveller, inExchangeFor: number })),
    );
    expect(await amend(name, asked, another())).toEqual(outcome.answer);
    expect(stub.seenOf(confirmChange)).toHaveLength(1);
    const order = stub.orders.find(({ order: { metadata } }) => metadata?.['farelane_key'] === orderKey)?.order;
    expect(order?.slices[0]?.segments[0]?.departing_at.slice(0, 16)).toBe(
      later.itineraries[0].segments[0].departure.local,
    );
  });

  it('a change that was never confirmed is refused when it no longer can be; a hold has none', async () => {
    const paid = await booked('ticket');
    const [, later] = await Effect.runPromise(
      duffelSupplier(stub, database).search(oneWay('DEL-BOM', 14, { party }), askedAt),
    );
    const fare = later?.fares[1];
    if (fare === undefined) throw new Error('nothing found');
    const wanted = { itineraries: [0], fareKeys: [fare.fareKey] } as const;
    const ask = ({ orderKey, reference, total, tickets }: typeof paid) =>
      ({
        kind: 'change',
        orderKey,
        reference,
        ...wanted,
        tickets,
        expectedCollection: subtract(fare.fare.amount, total),
      }) as const;
    const name = key();
    stub.fault({ on: confirmChange, before: 'reset' });
    expect(await failureOf(amendments.amend(name, ask(paid), askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await failureOf(amendments.settle(name, plusMinutes(askedAt, 44)))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    expect(await Effect.runPromise(amendments.settle(name, plusMinutes(askedAt, 46)))).toMatchObject({
      kind: 'refused',
    });
    const held = await booked('hold');
    expect(await failureOf(amendments.changeCollection(held, wanted, askedAt))).toMatchObject({ reason: 'refused' });
    expect(await failureOf(amendments.amend(key(), ask(held), askedAt))).toMatchObject({ reason: 'refused' });
    expect(stub.seenOf(confirmChange)).toHaveLength(1);
  });
});

/** What can go wrong between us and Duffel, caused on the stub: nothing is bought twice, and nothing is guessed. */
import { Cause, Effect, Exit } from 'effect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { money } from '#domain/money/money.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import {
  duffelBookNames,
  type DuffelFlightSupplier,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-flight-supplier.ts';
import type { OrderBody } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { askedAt, oneWay, orderFor, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { DuffelStub, type Fault } from '#tests/support/duffel/duffel-stub.ts';

const alone = { adults: 1, children: 0, infants: 0 };
const book = 'POST /air/orders';
/** As it was before anything was loaded. */
const { env: environment } = process;
/** Long after any offer of now has expired. */
const later = plusMinutes(askedAt, 60);

let stub: DuffelStub;
let database: Database;
let supplier: DuffelFlightSupplier;
const troubles: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  stub = await DuffelStub.start(askedAt);
  supplier = seen();
  troubles.length = 0;
});
afterEach(() => stub.close());

const seen = (times = {}) => duffelSupplier(stub, database, { times, onTrouble: (what) => void troubles.push(what) });
/** Waits for the answer to an order for so long only, where it comes too late. */
const impatient = { changeMs: 1_000 };
const never = new Promise<void>(() => {});
const gate = () => {
  let open = (): void => {};
  const from = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { from, open };
};
const someOrder = async (overrides: Partial<SupplierOrder> = {}): Promise<SupplierOrder> => {
  const [offer] = await Effect.runPromise(supplier.search(oneWay('DEL-BOM', 10), askedAt));
  if (offer === undefined) throw new Error('nothing found');
  return orderFor(offer.fares[0], alone, overrides);
};
const offerIdOf = ({ fareKeys: [key] }: Pick<SupplierOrder, 'fareKeys'>): string => key.split(':')[1] ?? '';
const failureOf = async <A, E>(work: Effect.Effect<A, E>): Promise<unknown> => {
  const exit = await Effect.runPromiseExit(work);
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : { succeeded: exit.value };
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const bookFails = (order: SupplierOrder) => failureOf(supplier.order(order, askedAt));
const settle = (order: SupplierOrder, now: Instant = askedAt) =>
  Effect.runPromise(supplier.settle(order.idempotencyKey, now));

describe('an order whose answer is lost', () => {
  const lost: readonly (readonly [string, Omit<Fault, 'on'>])[] = [
    ['the connection breaks after it', { after: 'reset' }],
    ['a gateway answers instead', { after: { status: 504, text: '<html>Gateway Timeout</html>' } }],
    ['a fault is reported that is none', { after: { status: 500 } }],
    ['it is accepted and made later', { after: 'accepted' }],
    ['the answer comes too late', { answeredFrom: never }],
  ];

  it.each(lost)('is found by its key: %s', async (_, fault) => {
    const order = await someOrder();
    if (fault.answeredFrom !== undefined) supplier = seen(impatient);
    stub.fault({ on: book, ...fault });
    expect(await bookFails(order)).toBeInstanceOf(SupplierSilent);
    const settled = await settle(order);
    expect(settled).toMatchObject({ kind: 'confirmed' });
    expect(await settle(order, later)).toEqual(settled);
    // Anyone who comes with the key again is given the same, and sends nothing.
    const again = await Effect.runPromise(supplier.order(order, askedAt));
    expect(settled).toEqual({ kind: 'confirmed', answer: again });
    expect([stub.seenOf(book).length, stub.orders.length]).toEqual([1, 1]);
  });

  it('is found behind hundreds of newer ones', async () => {
    const order = await someOrder();
    stub.fault({ on: book, after: 'reset' });
    await bookFails(order);
    const [made] = stub.orders;
    if (made === undefined) throw new Error('not made');
    for (let at = 0; at < 450; at += 1) {
      stub.orders.push({ ...made, order: { ...made.order, id: `ord_other${at}`, metadata: {} } });
    }
    expect(await settle(order)).toMatchObject({ kind: 'confirmed' });
    expect(stub.seenOf('GET /air/orders')).toHaveLength(3);
  });

  it('is known as soon as a late answer comes, without being looked for', async () => {
    const order = await someOrder();
    const { from, open } = gate();
    supplier = seen(impatient);
    stub.fault({ on: book, from });
    expect(await bookFails(order)).toBeInstanceOf(SupplierSilent);
    expect(await failureOf(supplier.settle(order.idempotencyKey, askedAt))).toBeInstanceOf(SupplierSilent);
    const looked = stub.seenOf('GET /air/orders').length;
    open();
    const orders = new SupplierOrderStore(database, duffelBookNames.orders);
    await expect.poll(async () => (await orders.find(order.idempotencyKey))?.state).toBe('confirmed');
    expect(await settle(order)).toMatchObject({ kind: 'confirmed' });
    expect(stub.seenOf('GET /air/orders')).toHaveLength(looked);
  });
});

describe('an order that was lost on its way', () => {
  it('stays in doubt while its offer can still be bought, and is refused for good afterwards', async () => {
    const order = await someOrder();
    stub.fault({ on: book, before: 'reset' });
    expect(await bookFails(order)).toBeInstanceOf(SupplierSilent);
    expect(await failureOf(supplier.settle(order.idempotencyKey, askedAt))).toBeInstanceOf(SupplierSilent);
    expect(await failureOf(supplier.settle(order.idempotencyKey, plusMinutes(askedAt, 44)))).toBeInstanceOf(
      SupplierSilent,
    );
    expect(await settle(order, plusMinutes(askedAt, 46))).toMatchObject({ kind: 'refused' });
    expect(await bookFails(order)).toMatchObject({ reason: 'refused' });
    expect([stub.seenOf(book).length, stub.orders.length]).toEqual([1, 0]);
  });

  it('is not refused while Duffel cannot be asked', async () => {
    const order = await someOrder();
    stub.fault({ on: book, before: 'reset' });
    await bookFails(order);
    stub.fault({ on: 'GET /air/orders', before: { status: 503 }, times: 2 });
    expect(await failureOf(supplier.settle(order.idempotencyKey, later))).toBeInstanceOf(SupplierSilent);
    expect(await failureOf(supplier.settle(order.idempotencyKey, later))).toBeInstanceOf(SupplierSilent);
    expect(await settle(order, later)).toMatchObject({ kind: 'refused' });
  });

  it('is instructed to people where it turns up after all', async () => {
    const order = await someOrder();
    // The request is still on its way when its key is closed, and Duffel sells what had expired: what nobody can rule out.
    const { from, open } = gate();
    supplier = seen(impatient);
    stub.fault({ on: book, from });
    expect(await bookFails(order)).toBeInstanceOf(SupplierSilent);
    expect(await settle(order, later)).toMatchObject({ kind: 'refused' });
    expect(troubles).toEqual([]);
    open();
    await expect.poll(() => troubles).toEqual(['an order at Duffel that its booking does not know of']);
    expect(await bookFails(order)).toMatchObject({ reason: 'refused' });
    expect(stub.orders).toHaveLength(1);
  });
});

describe('an order that Duffel refuses', () => {
  const refusals: readonly (readonly [string, number, string, string])[] = [
    ['offer_no_longer_available', 422, 'sold-out', 'the seats are gone'],
    ['offer_request_already_booked', 422, 'sold-out', 'another bought from the same search'],
    ['offer_expired', 422, 'not-sold', 'the offer has run out'],
    ['insufficient_balance', 422, 'refused', 'our account is empty'],
    ['validation_error', 422, 'refused', 'the airline wants something else'],
    ['access_token_not_found', 401, 'refused', 'the token is wrong'],
    ['order_not_created', 502, 'refused', 'the one fault that is promised to have done nothing'],
  ];

  it.each(refusals)('%s (%i): %s, %s', async (code, status, reason) => {
    const order = await someOrder();
    stub.fault({ on: book, before: { status, code } });
    expect(await bookFails(order)).toMatchObject({ _tag: 'SupplierRefused', reason });
    expect(await settle(order)).toMatchObject({ kind: 'refused', refusal: { reason } });
    expect(await bookFails(order)).toMatchObject({ reason });
    expect(stub.seenOf(book)).toHaveLength(1);
  });

  it('says the new total where the price moved between the check and the order', async () => {
    const order = await someOrder();
    const id = offerIdOf(order);
    const { from, open } = gate();
    stub.fault({ on: book, before: { status: 422, code: 'price_changed' }, from });
    const asked = bookFails(order);
    await expect.poll(() => stub.seenOf(book)).toHaveLength(1);
    stub.changeOffer(id, { base_amount: '9000.00', tax_amount: '612.00', total_amount: '9612.00' });
    open();
    expect(await asked).toMatchObject({ reason: 'fare-changed', total: money(961_200, 'INR') });
  });

  it('sends no order for an offer that got dearer, expired or vanished before', async () => {
    const dearer = await someOrder();
    stub.changeOffer(offerIdOf(dearer), { base_amount: '9000.00', tax_amount: '612.00', total_amount: '9612.00' });
    expect(await bookFails(dearer)).toMatchObject({ reason: 'fare-changed', total: money(961_200, 'INR') });
    const expired = await someOrder();
    stub.now = later;
    expect(await failureOf(supplier.order(expired, later))).toMatchObject({ reason: 'not-sold' });
    expect(await failureOf(supplier.quote(expired.fareKeys, later))).toMatchObject({ reason: 'not-sold' });
    stub.now = askedAt;
    const gone = await someOrder();
    stub.fault({ on: 'GET /air/offers/:id', before: { status: 404, code: 'not_found' } });
    expect(await bookFails(gone)).toMatchObject({ reason: 'not-sold' });
    expect(stub.seenOf(book)).toHaveLength(0);
  });

  it('keeps travellers whom Duffel has no words for from being called something else', async () => {
    const [traveller] = travellersOf(alone);
    if (traveller === undefined) throw new Error('nobody');
    const order = await someOrder({ travellers: [{ ...traveller, gender: 'others' }] });
    expect(await bookFails(order)).toMatchObject({ reason: 'refused' });
    expect(stub.seenOf(book)).toHaveLength(0);
  });
});

describe('the mobile number', () => {
  const bookedIn = async (country: string) =>
    Effect.runPromiseExit(duffelSupplier(stub, database, { country }).order(await someOrder(), askedAt));

  it('goes with the prefix of the country that the deployment is in', async () => {
    expect(Exit.isSuccess(await bookedIn('GB'))).toBe(true);
    const body = stub.seenOf(book).at(-1)?.body as OrderBody;
    expect(body.passengers.map(({ phone_number: phone }) => phone)).toEqual([expect.stringMatching(/^\+44\d{10}$/)]);
  });

  it('is not sent as one of another country where ten digits are no mobile', async () => {
    const before = stub.seenOf(book).length;
    const exit = await bookedIn('KW');
    expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toMatchObject({ reason: 'refused' });
    expect(stub.seenOf(book)).toHaveLength(before);
  });
});

describe('the same order from two replicas', () => {
  it('is sent by one of them', async () => {
    const order = await someOrder();
    const other = duffelSupplier(stub, database);
    stub.fault({ on: book, from: pause(500) });
    const answers = await Promise.all([supplier, other].map((each) => Effect.runPromise(each.order(order, askedAt))));
    expect(answers[0]).toEqual(answers[1]);
    expect(stub.seenOf(book)).toHaveLength(1);
  });

  it('is not sent by anyone who comes after it was settled elsewhere', async () => {
    const order = await someOrder();
    const other = duffelSupplier(stub, database);
    expect(await Effect.runPromise(other.settle(order.idempotencyKey, askedAt))).toMatchObject({ kind: 'refused' });
    expect(await bookFails(order)).toMatchObject({ reason: 'refused' });
    expect(stub.seenOf(book)).toHaveLength(0);
  });
});

describe('the rate limit', () => {
  const limited = (seconds: number): Omit<Fault, 'on'> => ({
    before: {
      status: 429,
      code: 'rate_limit_exceeded',
      headers: { 'ratelimit-reset': new Date(Date.now() + seconds * 1000).toUTCString() },
    },
  });

  it('is waited for where that is short, also for an order, which was not read', async () => {
    const order = await someOrder();
    stub.fault({ on: book, before: { status: 429, headers: { 'ratelimit-reset': '1' } } });
    expect(await Effect.runPromise(supplier.order(order, askedAt))).toMatchObject({
      issued: { tickets: [{ traveller: 0 }] },
    });
    expect([stub.seenOf(book).length, stub.orders.length]).toEqual([2, 1]);
  });

  it('is kept by all calls where it is long, without asking again', async () => {
    stub.fault({ on: 'POST /air/offer_requests', ...limited(40), times: 9 });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await failureOf(supplier.search(oneWay('DEL-BOM', 10), askedAt))).toMatchObject({
        _tag: 'SupplierSilent',
        detail: 'search: status 429, rate_limit_exceeded',
      });
    }
    expect(stub.seenOf('POST /air/offer_requests')).toHaveLength(1);
  });
});

describe('searching and quoting', () => {
  const faults: readonly (readonly [string, Omit<Fault, 'on'>])[] = [
    ['a fault of Duffel’s', { before: { status: 500 } }],
    ['a gateway’s page', { before: { status: 502, text: '<html>Bad Gateway</html>' } }],
    ['a broken connection', { before: 'reset' }],
    ['a wrong token', { before: { status: 401, code: 'access_token_not_found' } }],
  ];

  it.each(faults)('%s is silence', async (_, fault) => {
    const order = await someOrder();
    stub.fault({ on: 'POST /air/offer_requests', ...fault });
    expect(await failureOf(supplier.search(oneWay('DEL-BOM', 10), askedAt))).toBeInstanceOf(SupplierSilent);
    stub.fault({ on: 'GET /air/offers/:id', ...fault });
    expect(await failureOf(supplier.quote(order.fareKeys, askedAt))).toBeInstanceOf(SupplierSilent);
  });

  it('is silence where nobody listens, and never says the token', async () => {
    await stub.close();
    const failure = await failureOf(supplier.search(oneWay('DEL-BOM', 10), askedAt));
    expect(failure).toMatchObject({ _tag: 'SupplierSilent', detail: 'search: ECONNREFUSED' });
    expect(JSON.stringify(failure)).not.toContain('duffel_test');
    stub = await DuffelStub.start(askedAt);
  });

  it('finds nothing where Duffel says that the question is none', async () => {
    stub.fault({ on: 'POST /air/offer_requests', before: { status: 422, code: 'validation_error' } });
    expect(await Effect.runPromise(supplier.search(oneWay('DEL-BOM', 10), askedAt))).toEqual([]);
  });

  it('leaves the environment of the process as it was', async () => {
    await someOrder();
    expect(process.env).toBe(environment);
  });
});

it('a refusal is none of Duffel’s where the key was refused', async () => {
  expect(
    await bookFails(
      orderFor({ fareKey: '1:off_nobody:1.0.0', fare: { name: 'fare', amount: money(1, 'INR') } }, alone),
    ),
  ).toBeInstanceOf(SupplierRefused);
  expect(troubles).toEqual([]);
});

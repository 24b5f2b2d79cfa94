/** What is done to an order at Duffel after it was made: held and paid, cancelled, changed, added to; each done once. */
import { Cause, Effect, Exit } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { add, formatDecimal, money, subtract } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { addedSince, addServices, openOrder } from '#infrastructure/backoffice/suppliers/duffel/added-services.ts';
import {
  confirmCancellation,
  quoteCancellation,
  settleCancellation,
} from '#infrastructure/backoffice/suppliers/duffel/cancellations.ts';
import {
  changeTo,
  chooseChange,
  confirmChange,
  exchangedTickets,
  readTickets,
  settleChange,
  ticketsText,
} from '#infrastructure/backoffice/suppliers/duffel/changes.ts';
import type { DuffelClient } from '#infrastructure/backoffice/suppliers/duffel/duffel-client.ts';
import type { DuffelOrder } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import {
  holdLimit,
  payHeld,
  settlePayment,
  standingOf,
} from '#infrastructure/backoffice/suppliers/duffel/held-orders.ts';
import { OrderPlacing, presentOffer } from '#infrastructure/backoffice/suppliers/duffel/place-order.ts';
import { duffelSupplier, inRupees, stubClient } from '#tests/fixtures/duffel.ts';
import { askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';

const party = { adults: 2, children: 0, infants: 0 };

let stub: DuffelStub;
let database: Database;
let client: DuffelClient;
let placing: OrderPlacing;

beforeAll(async () => {
  [stub, database] = await Promise.all([DuffelStub.start(askedAt), freshDatabase()]);
  client = stubClient(stub);
  placing = new OrderPlacing(client, new SupplierOrderStore(database, 'duffel'), inRupees, {
    country: Effect.succeed('IN'),
    onTrouble: () => {},
  });
});
afterAll(async () => {
  await stub.close();
  await database.close();
});
beforeEach(() => {
  stub.now = askedAt;
  stub.seen.length = 0;
});

const run = Effect.runPromise;
const failureOf = async <A, E>(work: Effect.Effect<A, E>): Promise<unknown> => {
  const exit = await Effect.runPromiseExit(work);
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : { succeeded: exit.value };
};
const someOffer = async (): Promise<SupplierOffer> => {
  const [offer] = await run(duffelSupplier(stub, database).search(oneWay('DEL-BOM', 10, { party }), askedAt));
  if (offer === undefined) throw new Error('nothing found');
  return offer;
};
/** An order of the fare that can be held and refunded, and what it cost. */
const made = async (mode: 'ticket' | 'hold') => {
  const { fares } = await someOffer();
  const fare = fares[1] ?? fares[0];
  const order = orderFor(fare, party);
  const confirmation = await run(placing.place(order, askedAt, mode));
  const kept = stub.orders.at(-1)?.order;
  if (kept === undefined) throw new Error('not made');
  return { orderId: kept.id, total: fare.fare.amount, confirmation, order, kept };
};
const times = (kind: string): number => stub.seenOf(kind).length;

describe('a held order', () => {
  it('is made without a payment, says until when it is held, and is settled like any other', async () => {
    const { confirmation, order } = await made('hold');
    expect(confirmation).toMatchObject({ issued: { tickets: [] }, heldUntil: plusMinutes(askedAt, 24 * 60) });
    expect(stub.seenOf('POST /air/orders').at(-1)?.body).toMatchObject({ type: 'pay_later' });
    expect(stub.seenOf('POST /air/orders').at(-1)?.body).not.toHaveProperty('payments');
    expect(await run(placing.settle(order.idempotencyKey, askedAt))).toEqual({
      kind: 'confirmed',
      answer: confirmation,
    });
  });

  it('is refused where the fare must be paid at once', async () => {
    const [saver] = (await someOffer()).fares;
    expect(await failureOf(placing.place(orderFor(saver, party), askedAt, 'hold'))).toMatchObject({
      reason: 'not-sold',
    });
    const offer = await run(presentOffer(client, saver.fareKey.split(':')[1] ?? ''));
    expect(holdLimit(offer)).toBeUndefined();
    expect(times('POST /air/orders')).toBe(0);
  });

  it('is paid once, at the total that was agreed to', async () => {
    const { orderId, total } = await made('hold');
    expect(await failureOf(payHeld(client, orderId, subtract(total, money(100, 'INR'))))).toMatchObject({
      reason: 'fare-changed',
      total,
    });
    const paid = await run(payHeld(client, orderId, total));
    expect(paid).toMatchObject({ state: 'paid', total });
    expect(paid.order.documents).toHaveLength(2);
    expect(await run(payHeld(client, orderId, total))).toEqual(paid);
    expect(times('POST /air/payments')).toBe(1);
  });

  it('is known to be paid where the answer was lost', async () => {
    const { orderId, total } = await made('hold');
    stub.fault({ on: 'POST /air/payments', after: 'reset' });
    expect(await failureOf(payHeld(client, orderId, total))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await run(settlePayment(client, orderId, 'INR', askedAt))).toMatchObject({ state: 'paid' });
  });

  it('stays in doubt where the payment was lost, until none can come any more', async () => {
    const { orderId, total } = await made('hold');
    stub.fault({ on: 'POST /air/payments', before: 'reset' });
    expect(await failureOf(payHeld(client, orderId, total))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await failureOf(settlePayment(client, orderId, 'INR', plusMinutes(askedAt, 24 * 60)))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    const afterwards = plusMinutes(askedAt, 24 * 60 + 16);
    expect(await failureOf(settlePayment(client, orderId, 'INR', afterwards))).toMatchObject({ reason: 'not-sold' });
  });

  it('cannot be paid after its limit, nor when its price moved, nor when it was let go', async () => {
    const late = await made('hold');
    stub.now = plusMinutes(askedAt, 25 * 60);
    expect(await failureOf(payHeld(client, late.orderId, late.total))).toMatchObject({ reason: 'not-sold' });
    stub.now = askedAt;
    const dearer = await made('hold');
    stub.changeOrder(dearer.orderId, { total_amount: '20000.00' });
    expect(await failureOf(payHeld(client, dearer.orderId, dearer.total))).toMatchObject({
      reason: 'fare-changed',
      total: money(2_000_000, 'INR'),
    });
    const gone = await made('hold');
    const quote = await run(quoteCancellation(client, gone.orderId, 'INR'));
    expect(quote).toMatchObject({ refund: money(0, 'INR'), refundTo: 'awaiting_payment' });
    await run(confirmCancellation(client, quote.cancellationId, money(0, 'INR')));
    expect(await run(standingOf(client, gone.orderId, 'INR'))).toMatchObject({ state: 'cancelled' });
    expect(await failureOf(payHeld(client, gone.orderId, gone.total))).toMatchObject({ reason: 'not-sold' });
  });
});

describe('cancelling', () => {
  it('is quoted without doing it, and done once for the refund that was agreed to', async () => {
    const { orderId, total } = await made('ticket');
    const quote = await run(quoteCancellation(client, orderId, 'INR'));
    const refund = subtract(total, money(250_000, 'INR'));
    expect(quote).toMatchObject({
      orderId,
      refund,
      refundTo: 'balance',
      goodUntil: plusMinutes(askedAt, 30),
      confirmed: false,
    });
    expect(await run(standingOf(client, orderId, 'INR'))).toMatchObject({ state: 'paid' });
    expect(
      await failureOf(confirmCancellation(client, quote.cancellationId, add(refund, money(100, 'INR')))),
    ).toMatchObject({ reason: 'fare-changed', total: refund });
    expect(await run(confirmCancellation(client, quote.cancellationId, refund))).toMatchObject({ confirmed: true });
    expect(await run(confirmCancellation(client, quote.cancellationId, refund))).toMatchObject({ confirmed: true });
    expect(times('POST /air/order_cancellations/:id/actions/confirm')).toBe(1);
    expect(await failureOf(quoteCancellation(client, orderId, 'INR'))).toMatchObject({ reason: 'not-sold' });
  });

  it('is settled by the outcome of the quote', async () => {
    const { orderId, total } = await made('ticket');
    const refund = subtract(total, money(250_000, 'INR'));
    const lost = await run(quoteCancellation(client, orderId, 'INR'));
    stub.fault({ on: 'POST /air/order_cancellations/:id/actions/confirm', before: 'reset' });
    expect(await failureOf(confirmCancellation(client, lost.cancellationId, refund))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    const settle = (minutes: number) =>
      settleCancellation(client, lost.cancellationId, 'INR', plusMinutes(askedAt, minutes));
    expect(await failureOf(settle(30))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await failureOf(settle(46))).toMatchObject({ _tag: 'SupplierRefused' });
    stub.fault({ on: 'POST /air/order_cancellations/:id/actions/confirm', after: { status: 504 } });
    expect(await failureOf(confirmCancellation(client, lost.cancellationId, refund))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    expect(await run(settle(46))).toMatchObject({ confirmed: true, refund });
  });

  it('is refused where the quote has expired, or the airline says no', async () => {
    const { orderId, total } = await made('ticket');
    const quote = await run(quoteCancellation(client, orderId, 'INR'));
    stub.now = plusMinutes(askedAt, 31);
    const refund = subtract(total, money(250_000, 'INR'));
    expect(await failureOf(confirmCancellation(client, quote.cancellationId, refund))).toMatchObject({
      reason: 'refused',
    });
    stub.fault({ on: 'POST /air/order_cancellations', before: { status: 422, code: 'order_not_cancellable' } });
    expect(await failureOf(quoteCancellation(client, orderId, 'INR'))).toMatchObject({ reason: 'refused' });
  });
});

describe('changing', () => {
  /** What is flown another day instead: later flights at the fare that was bought, and at the lowest. */
  const others = async () => {
    const [, later] = await run(duffelSupplier(stub, database).search(oneWay('DEL-BOM', 14, { party }), askedAt));
    const [saver, flex] = later?.fares ?? [];
    if (saver === undefined || flex === undefined) throw new Error('nothing found');
    return { saver, flex };
  };
  const changeOf = (kept: DuffelOrder, fareKey: string, itineraries: readonly number[] = [0]) =>
    changeTo(client, kept, { itineraries, fareKeys: [fareKey] }, askedAt, inRupees);

  it('finds the very fare among what is offered for the order, and is done once', async () => {
    const { orderId, kept, total } = await made('ticket');
    const { flex } = await others();
    const found = await run(changeOf(kept, flex.fareKey));
    const difference = subtract(flex.fare.amount, total);
    expect(difference.minor).toBeGreaterThan(0);
    expect(found).toMatchObject({ difference });
    const chosen = await run(chooseChange(client, found.changeOfferId, 'INR'));
    expect(chosen).toMatchObject({ orderId, confirmed: false, difference });
    expect(await failureOf(confirmChange(client, chosen.changeId, add(difference, money(100, 'INR'))))).toMatchObject({
      reason: 'fare-changed',
      total: difference,
    });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await run(confirmChange(client, chosen.changeId, difference))).toMatchObject({ confirmed: true });
    }
    expect(stub.seenOf('POST /air/order_changes/:id/actions/confirm').map(({ body }) => body)).toEqual([
      { payment: { type: 'balance', amount: formatDecimal(difference), currency: 'INR' } },
    ]);
  });

  it('that brings money back is confirmed without a payment, and settled by its outcome', async () => {
    const { kept, total } = await made('ticket');
    const { saver } = await others();
    const back = subtract(saver.fare.amount, total);
    expect(back.minor).toBeLessThan(0);
    const { changeOfferId, difference } = await run(changeOf(kept, saver.fareKey));
    expect(difference).toEqual(back);
    const [chosen, other] = [
      await run(chooseChange(client, changeOfferId, 'INR')),
      await run(chooseChange(client, changeOfferId, 'INR')),
    ];
    stub.fault({ on: 'POST /air/order_changes/:id/actions/confirm', after: 'reset' });
    expect(await failureOf(confirmChange(client, chosen.changeId, back))).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await run(settleChange(client, chosen.changeId, 'INR', askedAt))).toMatchObject({ confirmed: true });
    expect(await failureOf(settleChange(client, other.changeId, 'INR', plusMinutes(askedAt, 44)))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    expect(await failureOf(settleChange(client, other.changeId, 'INR', plusMinutes(askedAt, 46)))).toMatchObject({
      _tag: 'SupplierRefused',
    });
  });

  it('is refused where the airline allows none, some flights are to stay, or those flights are not offered', async () => {
    const { kept } = await made('ticket');
    const { flex } = await others();
    expect(await failureOf(changeOf(kept, flex.fareKey, []))).toMatchObject({ reason: 'refused' });
    expect(await failureOf(changeOf(kept, '1:off_unknown:2.0.0'))).toMatchObject({ reason: 'not-sold' });
    stub.fault({ on: 'POST /air/order_change_requests', before: { status: 422, code: 'order_change_not_supported' } });
    expect(await failureOf(changeOf(kept, flex.fareKey))).toMatchObject({ reason: 'refused' });
    const { selling } = stub;
    stub.selling = (slice) => selling(slice).slice(2);
    try {
      expect(await failureOf(changeOf(kept, flex.fareKey))).toMatchObject({ reason: 'sold-out' });
    } finally {
      stub.selling = selling;
    }
  });

  it('gives each traveller tickets in exchange for their own', () => {
    const ticket = (traveller: number, serial: number) => ({
      traveller,
      number: `098${String(serial).padStart(10, '0')}`,
    });
    const before = [ticket(0, 1), ticket(1, 2)];
    expect(exchangedTickets(before, [ticket(0, 1), ticket(0, 7), ticket(1, 2)])).toEqual([
      { ...ticket(0, 7), inExchangeFor: ticket(0, 1).number },
      ticket(1, 2),
    ]);
    expect(exchangedTickets(before, [])).toEqual(before);
    expect(readTickets(ticketsText(before))).toEqual(before);
    expect(readTickets('')).toEqual([]);
  });
});

describe('bags bought later', () => {
  it('are bought once each, and a lost answer is settled by what has come to the order', async () => {
    const { orderId, kept } = await made('ticket');
    const passengers = kept.passengers.map(({ id }) => id);
    const open = await run(openOrder(client, orderId, 'INR'));
    const [bag] = open.lines;
    if (bag === undefined) throw new Error('no bag');
    expect(bag).toMatchObject({ kind: 'baggage', price: money(120_000, 'INR'), for: ['adult'] });
    const asked = [{ traveller: 0, ssrId: bag.ssrId, price: bag.price }];
    const dearer = [{ ...asked[0], traveller: 0, ssrId: bag.ssrId, price: money(1, 'INR') }];
    expect(await failureOf(addServices(client, open, passengers, dearer, 'INR'))).toMatchObject({
      reason: 'ssr-changed',
    });
    expect(await run(addedSince(client, orderId, open.before))).toBe(0);
    stub.fault({ on: 'POST /air/orders/:id/services', after: 'reset' });
    expect(await failureOf(addServices(client, open, passengers, asked, 'INR'))).toMatchObject({
      _tag: 'SupplierSilent',
    });
    expect(await run(addedSince(client, orderId, open.before))).toBe(1);
    const again = await run(openOrder(client, orderId, 'INR'));
    expect(again.before).toHaveLength(1);
    expect(await run(addServices(client, again, passengers, asked, 'INR'))).toMatchObject({ id: orderId });
    expect(await run(addedSince(client, orderId, again.before))).toBe(1);
  });
});

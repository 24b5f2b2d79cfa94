/** Money paid in at Razorpay and at Stripe, over HTTP: credited once whatever is sent, in any order, from all sides at once. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import type { StubMessage } from '#tests/support/gateways/gateway-stub.ts';
import { razorpayKeys, razorpaySecret, RazorpayStub } from '#tests/support/gateways/razorpay-stub.ts';
import { stripeKey, stripeSecret, StripeStub } from '#tests/support/gateways/stripe-stub.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

const gateways = [
  {
    name: 'razorpay',
    make: () => new RazorpayStub(),
    settings: {
      RAZORPAY_KEY_ID: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRETS: razorpaySecret,
    },
    address: 'RAZORPAY_URL',
    news: { paid: 'payment_link.paid', over: 'payment_link.expired' },
  },
  {
    name: 'stripe',
    make: () => new StripeStub(),
    settings: { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRETS: stripeSecret },
    address: 'STRIPE_URL',
    news: { paid: 'checkout.session.completed', over: 'checkout.session.expired' },
  },
] as const;

const cases = databases().flatMap(({ kind, fresh }) => gateways.map((gateway) => ({ ...gateway, kind, fresh })));

describe.each(cases)('payments at $name on the $kind database', ({ name, make, settings, address, news, fresh }) => {
  // Of its own: on each database the payments are numbered from the beginning.
  const stub = make();
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  beforeAll(async () => {
    await stub.start();
    database = await fresh();
    office = await runBackOffice(database, {
      ...settings,
      [address]: stub.url,
      PAYMENT_GATEWAY: name,
      PUBLIC_URL: 'https://portal.example',
    });
    agent = (await portalDesk(office, 'agent@demo.test')).desk.account;
  });
  afterAll(async () => {
    await office.stop();
    await stub.close();
  });

  const balance = async () => {
    const [row] = await database.query<{ balance: string }>(`select balance from account where agency_id = 'malabar'`);
    return Number(row?.balance);
  };
  const begin = async () => {
    const { paymentId, url } = await get(
      agent.startPayment({ payment: { amount: rupees(5000), method: 'credit-card' }, requestId: randomUUID() }),
    );
    return { paymentId, reference: url.split('/').at(-1) ?? '' };
  };
  const send = async ({ body, headers }: StubMessage) => {
    const answer = await fetch(`${office.base}/payments/${name}/events`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return answer.status;
  };
  const message = (reference: string, event: string): StubMessage => stub.message(reference, event);
  const state = async (paymentId: string) => (await get(agent.paymentStatus({ paymentId }))).state;
  const entries = async (paymentId: string) =>
    (
      await database.query(
        `select from payment p join journal_entry e on e.agency_id = p.agency_id and e.reference = p.deposit_id
         where p.payment_id = $1`,
        [paymentId],
      )
    ).length;

  it('is credited once: late, again, and from all sides at once', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    expect(await state(paymentId)).toBe('open');
    stub.expire(reference);
    const over = message(reference, news.over);
    stub.pay(reference);
    const paid = message(reference, news.paid);
    const sent = await Promise.all([
      ...Array.from({ length: 8 }, () => send(paid)),
      ...Array.from({ length: 4 }, () => send(over)),
      ...Array.from({ length: 4 }, () => state(paymentId)),
    ]);
    expect(sent.filter((each) => typeof each === 'number')).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await state(paymentId)).toBe('paid');
    expect(await send(paid)).toBe(200);
    expect(await entries(paymentId)).toBe(1);
    expect(await balance()).toBe(before + 5000_00);
  });

  it('is found where no message of it comes', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    stub.pay(reference);
    expect(await state(paymentId)).toBe('paid');
    expect(await balance()).toBe(before + 5000_00);
  });

  it('is not begun twice where the gateway did not answer', async () => {
    const asked = { payment: { amount: rupees(6000), method: 'credit-card' }, requestId: randomUUID() };
    stub.fault = 'after';
    const first = await get(Effect.result(agent.startPayment(asked)));
    const second = await get(agent.startPayment(asked));
    if (first._tag === 'Success') expect(first.success).toEqual(second);
    expect(await get(agent.startPayment(asked))).toEqual(second);
  });

  it('believes nobody else', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    stub.pay(reference);
    const { body, headers } = message(reference, news.paid);
    expect(await send({ body: Buffer.concat([body, Buffer.from('\n')]), headers })).toBe(400);
    expect(await send({ body, headers: {} })).toBe(400);
    expect(await balance()).toBe(before);
    expect(await send({ body, headers })).toBe(200);
    expect(await state(paymentId)).toBe('paid');
  });
});

/** Razorpay and Stripe by their SDKs, against stubs in their documented shapes: pages opened once, news read, signatures judged. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { LinkAsked, PaymentAsked, PaymentGateway } from '#application/backoffice/ports/account/payment-gateway.ts';
import { RazorpayGateway } from '#infrastructure/backoffice/payments/razorpay/razorpay-gateway.ts';
import { StripeGateway } from '#infrastructure/backoffice/payments/stripe/stripe-gateway.ts';
import type { StubMessage } from '#tests/support/gateways/gateway-stub.ts';
import { razorpayKeys, razorpaySecret, RazorpayStub } from '#tests/support/gateways/razorpay-stub.ts';
import { stripeKey, stripeSecret, StripeStub } from '#tests/support/gateways/stripe-stub.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const asked = (paymentId: string): PaymentAsked => ({
  paymentId,
  method: 'credit-card',
  total: money(509_000, 'INR'),
  payer: { name: 'Malabar Travels', email: 'accounts@malabar.test', phone: '9847031264' },
  language: 'en',
  returnUrl: `https://portal.example/online-payment?paymentid=${paymentId}`,
  endsAt: instant('2026-11-25T11:00:00.000Z'),
});
const link = (paymentId: string): LinkAsked => ({ ...asked(paymentId), description: 'Malabar Travels: November' });
const spoilt = ({ body, headers }: StubMessage): StubMessage => ({
  body: Buffer.concat([body, Buffer.from(' ')]),
  headers,
});
const read = (gateway: PaymentGateway, { body, headers }: StubMessage) => get(gateway.read(body, headers));

describe('Razorpay', () => {
  const stub = new RazorpayStub();
  let gateway: RazorpayGateway;
  beforeAll(async () => {
    await stub.start();
    gateway = new RazorpayGateway({
      ...razorpayKeys,
      webhookSecrets: ['the-secret-before', razorpaySecret],
      url: stub.url,
    });
  });
  afterAll(() => stub.close());

  it('opens a page of one use, for the method alone, with where to lead back', async () => {
    const { reference, url } = await get(gateway.open(asked('PY1')));
    expect(url).toBe(`https://rzp.io/i/${reference}`);
    expect(stub.link(reference)).toMatchObject({
      amount: 509_000,
      currency: 'INR',
      reference_id: 'PY1',
      accept_partial: false,
      expire_by: 1_795_604_400,
      callback_url: 'https://portal.example/online-payment?paymentid=PY1',
      options: { checkout: { method: { card: '1', netbanking: '0', upi: '0', wallet: '0' } } },
    });
    expect(gateway.trial).toBe(true);
  });

  it('opens the same page again, also where the first answer was lost', async () => {
    stub.fault = 'after';
    const first = await get(gateway.open(asked('PY2')));
    expect(await get(gateway.open(asked('PY2')))).toEqual(first);
  });

  it('fails where it cannot be had, without a word of the payer or the key', async () => {
    await stub.close();
    const closed = await get(Effect.flip(gateway.open(asked('PY3'))));
    expect(closed.detail).toBe('making a payment link: no connection');
    const wrong = new RazorpayGateway({
      ...razorpayKeys,
      keySecret: 'wrong',
      webhookSecrets: [],
      url: (await stub.start()).url,
    });
    const refused = await get(Effect.flip(wrong.open(asked('PY3'))));
    expect(refused.detail).toBe('making a payment link: status 401, BAD_REQUEST_ERROR');
    gateway = new RazorpayGateway({
      ...razorpayKeys,
      webhookSecrets: ['the-secret-before', razorpaySecret],
      url: stub.url,
    });
  });

  it('says its state when asked, and in its messages', async () => {
    const { reference } = await get(gateway.open(asked('PY4')));
    expect(await get(gateway.look(reference))).toBeUndefined();
    const gatewayPayment = stub.pay(reference);
    const paid = { kind: 'paid', gatewayPayment, paid: money(509_000, 'INR') };
    expect(await get(gateway.look(reference))).toEqual(paid);
    const message = stub.message(reference);
    expect(await read(gateway, message)).toEqual({
      kind: 'news',
      reference,
      news: { ...paid, account: '1111' },
      event: message.headers['x-razorpay-event-id'],
    });
    const other = await get(gateway.open(asked('PY5')));
    stub.expire(other.reference);
    expect(await get(gateway.look(other.reference))).toEqual({ kind: 'expired' });
    expect(await read(gateway, stub.message(other.reference))).toMatchObject({ news: { kind: 'expired' } });
    expect(await read(gateway, stub.message(other.reference, 'payment.authorized'))).toEqual({ kind: 'nothing' });
  });

  it('makes an account number of an agency’s own, and says what arrived there, when asked and in its messages', async () => {
    const { reference, account } = await get(gateway.accounts.open({ agencyId: 'malabar', name: 'Malabar Travels' }));
    expect(account).toEqual({
      accountNumber: '2223330000000001',
      ifsc: 'RAZR0000001',
      bankName: 'RBL Bank',
      holder: 'Malabar Travels',
      upiId: 'rpy.payto2223330000000001@icici',
    });
    const byBank = { id: 'pay_1', amount: 2_500_000, mode: 'NEFT', reference: 'HDFCN52611408831' } as const;
    const byUpi = { id: 'pay_2', amount: 700_000, mode: 'UPI', reference: '632100418811' } as const;
    const neft = {
      gatewayPayment: 'pay_1',
      reference: 'HDFCN52611408831',
      mode: 'neft',
      amount: money(2_500_000, 'INR'),
      payerName: 'Asha Rao',
      payerAccount: '50100423314411',
    };
    const upi = {
      gatewayPayment: 'pay_2',
      reference: '632100418811',
      mode: 'upi',
      amount: money(700_000, 'INR'),
      payerName: '',
      payerAccount: 'asha@icici',
    };
    const message = stub.transfer(reference, byBank);
    expect(await read(gateway, message)).toEqual({ kind: 'transfer', reference, agencyId: 'malabar', transfer: neft });
    expect(await read(gateway, stub.transfer(reference, byUpi))).toMatchObject({ kind: 'transfer', transfer: upi });
    expect(await read(gateway, spoilt(message))).toEqual({ kind: 'refused' });
    expect(await get(gateway.accounts.arrivals(reference, new Set()))).toEqual([neft, upi]);
    expect(await get(gateway.accounts.arrivals(reference, new Set(['pay_1'])))).toEqual([upi]);
  });

  it('makes a link with what its payer reads, and ends it for good', async () => {
    const { reference } = await get(gateway.link({ ...link('PY20'), payer: { name: 'Asha', email: '', phone: '' } }));
    expect(stub.link(reference)).toMatchObject({
      reference_id: 'PY20',
      description: 'Malabar Travels: November',
      customer: { name: 'Asha' },
    });
    expect(stub.link(reference)['customer']).not.toHaveProperty('email');
    await get(gateway.close(reference));
    expect(await get(gateway.look(reference))).toEqual({ kind: 'withdrawn' });
    expect(await read(gateway, stub.message(reference))).toMatchObject({ news: { kind: 'withdrawn' } });
    const paid = await get(gateway.link(link('PY21')));
    stub.pay(paid.reference);
    const refused = await get(Effect.flip(gateway.close(paid.reference)));
    expect(refused.detail).toBe('ending a payment link: status 400, BAD_REQUEST_ERROR');
  });

  it('believes its own signature over the very bytes alone', async () => {
    const { reference } = await get(gateway.open(asked('PY6')));
    stub.pay(reference);
    const message = stub.message(reference);
    const { 'x-razorpay-signature': signature = '' } = message.headers;
    for (const forged of [
      spoilt(message),
      { ...message, headers: {} },
      { ...message, headers: { 'x-razorpay-signature': signature.slice(0, -2) } },
      { ...message, headers: { 'x-razorpay-signature': `${signature}00` } },
      { ...message, headers: { 'x-razorpay-signature': 'é'.repeat(64) } },
    ])
      expect(await read(gateway, forged)).toEqual({ kind: 'refused' });
  });
});

describe('Stripe', () => {
  const stub = new StripeStub();
  let gateway: StripeGateway;
  beforeAll(async () => {
    await stub.start();
    gateway = new StripeGateway({
      secretKey: stripeKey,
      webhookSecrets: ['whsec_of_before', stripeSecret],
      url: stub.url,
    });
  });
  afterAll(() => stub.close());

  it('opens a page in the account’s currency, with where to lead back and half an hour by its own clock', async () => {
    const { reference, url } = await get(gateway.open(asked('PY1')));
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${reference}`);
    const form = Object.fromEntries(new URLSearchParams(stub.seen.at(-1)?.body));
    expect(form).toMatchObject({
      mode: 'payment',
      client_reference_id: 'PY1',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': '509000',
      success_url: 'https://portal.example/online-payment?paymentid=PY1',
      cancel_url: 'https://portal.example/online-payment?paymentid=PY1',
      expires_at: String(1_795_604_400 + 120),
    });
  });

  it('opens the same page again, also where the first answer was lost', async () => {
    stub.fault = 'after';
    const first = await get(gateway.open(asked('PY2')));
    expect(await get(gateway.open(asked('PY2')))).toEqual(first);
  });

  it('fails where it refuses, without a word of the payer or the key', async () => {
    const wrong = new StripeGateway({ secretKey: 'sk_test_wrong', webhookSecrets: [], url: stub.url });
    const refused = await get(Effect.flip(wrong.open(asked('PY3'))));
    expect(refused.detail).toBe('making a session: StripeAuthenticationError, status 401');
  });

  it('says its state when asked, and in its messages', async () => {
    const { reference } = await get(gateway.open(asked('PY4')));
    expect(await get(gateway.look(reference))).toBeUndefined();
    expect(await read(gateway, stub.message(reference, 'checkout.session.completed'))).toEqual({ kind: 'nothing' });
    expect(await read(gateway, stub.message(reference, 'checkout.session.async_payment_failed'))).toMatchObject({
      news: { kind: 'failed' },
    });
    const paid = { kind: 'paid', gatewayPayment: stub.pay(reference), paid: money(509_000, 'INR') };
    expect(await get(gateway.look(reference))).toEqual(paid);
    expect(await read(gateway, stub.message(reference, 'checkout.session.completed'))).toEqual({
      kind: 'news',
      reference,
      news: paid,
      event: `evt_${reference}checkout.session.completed`,
    });
    expect(await read(gateway, stub.message(reference, 'charge.succeeded'))).toEqual({ kind: 'nothing' });
    const other = await get(gateway.open(asked('PY5')));
    stub.expire(other.reference);
    expect(await get(gateway.look(other.reference))).toEqual({ kind: 'expired' });
  });

  it('makes a Payment Link of one session, once, in the account’s currency', async () => {
    const made = await get(gateway.link(link('PY20')));
    expect(await get(gateway.link(link('PY20')))).toEqual(made);
    expect(made.url).toContain(made.reference);
    expect(Object.fromEntries(stub.link(made.reference).asked)).toMatchObject({
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': '509000',
      'line_items[0][price_data][product_data][name]': 'Malabar Travels: November',
      'restrictions[completed_sessions][limit]': '1',
      'after_completion[redirect][url]': 'https://portal.example/online-payment?paymentid=PY20',
    });
  });

  it('says of a link that it is paid where one of its sessions is, and not that it ended where one was left', async () => {
    const { reference } = await get(gateway.link(link('PY21')));
    expect(await get(gateway.look(reference))).toBeUndefined();
    const left = stub.openLink(reference, 'expired');
    expect(await read(gateway, stub.message(left, 'checkout.session.expired'))).toEqual({ kind: 'nothing' });
    expect(await get(gateway.look(reference))).toBeUndefined();
    const session = stub.openLink(reference, 'complete');
    const paid = { kind: 'paid', gatewayPayment: `pi_${session}`, paid: money(509_000, 'INR') };
    expect(await get(gateway.look(reference))).toEqual(paid);
    expect(await read(gateway, stub.message(session, 'checkout.session.completed'))).toMatchObject({
      kind: 'news',
      reference,
      news: paid,
    });
  });

  it('ends a link for good', async () => {
    const { reference } = await get(gateway.link(link('PY22')));
    await get(gateway.close(reference));
    expect(stub.link(reference).active).toBe(false);
    expect(await get(gateway.look(reference))).toEqual({ kind: 'withdrawn' });
  });

  it('believes its own signature over the very bytes alone, for five minutes', async () => {
    const { reference } = await get(gateway.open(asked('PY6')));
    stub.pay(reference);
    const type = 'checkout.session.completed';
    expect(await read(gateway, stub.message(reference, type, 290))).toMatchObject({ kind: 'news' });
    for (const forged of [
      spoilt(stub.message(reference, type)),
      { ...stub.message(reference, type), headers: {} },
      stub.message(reference, type, 310),
    ])
      expect(await read(gateway, forged)).toEqual({ kind: 'refused' });
  });
});

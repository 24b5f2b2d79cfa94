import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositEntry, reversalEntry } from '#domain/account/deposit.ts';
import {
  checkPayment,
  depositOfPayment,
  type MethodTerms,
  overMost,
  paymentPrice,
  type PaymentNews,
  type PaymentState,
  paymentStates,
  stateAfter,
} from '#domain/account/online-payment.ts';
import { equals, money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const today = isoDate('2026-11-24');
const upi: MethodTerms = { method: 'upi', basisPoints: 0, most: rupees(100_000) };
const card: MethodTerms = { method: 'credit-card', basisPoints: 180, gstBasisPoints: 1800 };

describe('what a payment costs', () => {
  it('is the amount and the gateway’s charge, of which GST is a part', () => {
    const price = paymentPrice(rupees(120_000), { method: 'net-banking', basisPoints: 110, gstBasisPoints: 1800 });
    expect(price).toEqual({
      amount: rupees(120_000),
      charge: rupees(1320),
      gst: money(201_36, 'INR'),
      total: rupees(121_320),
    });
  });

  it('has the tax of its terms in any currency, and none where they have none', () => {
    expect(paymentPrice(money(1000_00, 'EUR'), card)).toMatchObject({
      charge: money(18_00, 'EUR'),
      gst: money(2_75, 'EUR'),
    });
    expect(paymentPrice(rupees(1000), { method: 'amex', basisPoints: 240 }).gst).toEqual(rupees(0));
    expect(paymentPrice(rupees(1000), { ...card, gstBasisPoints: 1200 }).gst).toEqual(money(1_93, 'INR'));
  });

  it('adds up, never falls with the amount, and the tax is within the charge', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 11 });
    fc.assert(
      fc.property(amount, amount, fc.nat(1000), (one, other, basisPoints) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((minor) =>
          paymentPrice(money(minor, 'INR'), { ...card, basisPoints }),
        ) as [ReturnType<typeof paymentPrice>, ReturnType<typeof paymentPrice>];
        for (const { amount: added, charge, gst, total } of [less, more]) {
          expect(total.minor).toBe(added.minor + charge.minor);
          expect(gst.minor).toBeGreaterThanOrEqual(0);
          expect(Math.abs(gst.minor * 118 - charge.minor * 18)).toBeLessThanOrEqual(59);
        }
        expect(more.total.minor).toBeGreaterThanOrEqual(less.total.minor);
      }),
    );
  });
});

describe('a payment as it is asked for', () => {
  const codes = (minor: number | undefined, method?: string) =>
    checkPayment(
      { ...(minor !== undefined && { amount: money(minor, 'INR') }), ...(method && { method }) },
      [upi, card],
      'INR',
    ).map(({ code, path }) => `${path} ${code}`);

  it('needs an amount within its bounds and a method that is offered', () => {
    expect(codes(undefined)).toEqual(['amount required', 'method required']);
    expect(codes(999_99, 'upi')).toEqual(['amount amount-least']);
    expect(codes(1000_00, 'upi')).toEqual([]);
    expect(codes(100_000_00, 'upi')).toEqual([]);
    expect(codes(100_000_01, 'upi')).toEqual(['amount amount-most']);
    expect(codes(100_000_01, 'credit-card')).toEqual([]);
    expect(codes(5000_00, 'cheque')).toEqual(['method not-a-choice']);
    expect(overMost(money(1, 'EUR'), upi)).toBeUndefined();
  });
});

describe('where a payment stands', () => {
  const total = rupees(5090);
  const paid: PaymentNews = { kind: 'paid', gatewayPayment: 'pay_1', paid: total };
  const other: PaymentNews = { ...paid, paid: rupees(5000) };
  const anyNews = fc.constantFrom<PaymentNews>(paid, paid, other, { kind: 'failed' }, { kind: 'expired' });

  it('does not depend on the order or number of news, once the whole sum has arrived alone', () => {
    const told = (news: readonly PaymentNews[]) =>
      news.reduce<PaymentState>((state, each) => stateAfter(state, each, total) ?? state, 'open');
    fc.assert(
      fc.property(fc.array(anyNews, { maxLength: 8 }), (news) => {
        const end = told(news);
        const first = news.find(({ kind }) => kind === 'paid');
        if (first === undefined) expect(end).toBe(news[0]?.kind ?? 'open');
        else expect(end).toBe(first.kind === 'paid' && equals(first.paid, total) ? 'paid' : 'differs');
        // Told all of it again, nothing changes.
        for (const each of news) expect(end === 'open' ? undefined : stateAfter(end, each, total)).toBeUndefined();
      }),
    );
  });

  it('is credited once: no state but open, failed, expired and withdrawn becomes paid', () => {
    const credits = paymentStates.filter((state) => stateAfter(state, paid, total) === 'paid');
    expect(credits).toEqual(['open', 'failed', 'expired', 'withdrawn']);
  });

  it('is credited as a deposit from the gateway’s account, and taken back into it', () => {
    const charged = { method: 'upi', amount: rupees(5000), charge: rupees(90), gst: money(13_73, 'INR') } as const;
    const fields = depositOfPayment(
      { ...charged, gateway: 'razorpay' },
      { kind: 'paid', gatewayPayment: 'pay_29Qq', paid: total, account: '4242' },
      'Malabar Holidays',
      today,
    );
    expect(fields).toMatchObject({
      referenceNumber: 'PAY_29QQ',
      accountNumber: '4242',
      bankAccount: 'Razorpay',
      amount: rupees(5000),
      online: { gateway: 'razorpay', charge: rupees(90), gst: money(13_73, 'INR') },
    });
    const accounts = (postings: ReturnType<typeof depositEntry>['postings']) =>
      postings.map(({ account, amount }) => `${account} ${amount}`);
    expect(accounts(depositEntry('malabar', fields, fields.amount).postings)).toEqual([
      'agency:malabar 500000',
      'gateway:razorpay -500000',
    ]);
    expect(accounts(reversalEntry('malabar', fields, fields.amount).postings)).toEqual([
      'agency:malabar -500000',
      'gateway:razorpay 500000',
    ]);
  });
});

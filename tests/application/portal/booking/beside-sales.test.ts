/** What is sold beside a booking in progress: asked for with it, and the back office's once that was booked. */
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import type { WantedWith } from '#application/desk/bought-with.ts';
import { type BesideSale, BesideSales } from '#application/portal/booking/checkout/beside-sales.ts';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { Price } from '#domain/price/price.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { violation } from '#domain/rules/violation.ts';
import { makePage, SellingDesk, goodContact, goodTraveller } from '#tests/fixtures/checkout.ts';

const policy: WantedWith = {
  product: 'insurance',
  quote: { planId: 'plan-1' },
  booking: { quoteId: 'policy-1', contact: goodContact, parameters: [], acceptTerms: true },
};

function makeSale({ key = 'quote-1', ready = true } = {}) {
  const did: unknown[] = [];
  const sale: BesideSale = {
    product: 'insurance',
    changes$: new BehaviorSubject(undefined),
    chosen: () => (ready ? { key, name: 'insurance', price } : undefined),
    wanted: (asked) => asked === key,
    ready: () => ready,
    asked: () => (ready ? policy : undefined),
    refused: (violations) => void did.push(violations),
    drop: () => void did.push('dropped'),
  };
  return { sale, did };
}

const price: Price = {
  total: rupees(900),
  breakdown: { name: 'customer-price', amount: rupees(900), parts: [{ name: 'fare', amount: rupees(900) }] },
  netBreakdown: { name: 'net-payable', amount: rupees(800), parts: [{ name: 'fare', amount: rupees(800) }] },
  terms: { net: rupees(800), commission: rupees(100), tds: rupees(0), markup: rupees(0), earn: rupees(100) },
};

test('goes with the booking that it was chosen beside, and is given up here once that is booked', () => {
  const beside = new BesideSales();
  const { sale, did } = makeSale();
  beside.offer(sale);
  expect(beside.asked('quote-1')).toEqual([policy]);
  expect(beside.asked('quote-9')).toEqual([]);
  beside.firstBooked('quote-9');
  expect(did).toEqual([]);
  beside.firstBooked('quote-1');
  expect(did).toEqual(['dropped']);
});

test('hears what the back office found wrong with it, by its own paths', () => {
  const beside = new BesideSales();
  const { sale, did } = makeSale();
  beside.offer(sale);
  beside.refused('quote-1', [violation('required', 'travellers[0].lastName')]);
  expect(did).toEqual([]);
  const wrong = violation('required', 'with[0].booking.address');
  beside.refused('quote-1', [wrong, violation('required', 'contact.email')]);
  expect(did).toEqual([[{ ...wrong, path: 'address' }]]);
});

test('a flight waits for what is missing beside it, takes it with its request, and gives it up once booked', async () => {
  const desk = new SellingDesk();
  let ready = false;
  const booked: string[] = [];
  const { checkout } = makePage(desk, new Map(), 'AGT10001', {
    stop: (key) => (key === 'quote-1' && ready ? undefined : 'missing'),
    asked: (key) => (key === 'quote-1' ? [policy] : []),
    refused: () => undefined,
    firstBooked: (key) => void booked.push(key),
  });
  checkout.begin(desk.quote(), 'trip=DEL-BOM-2026-12-24', goodContact);
  checkout.changeTraveller(0, goodTraveller);
  checkout.changeForm({ acceptTerms: true });
  await checkout.book();
  expect(desk.sent).toEqual([]);
  ready = true;
  await checkout.book();
  expect(desk.sent).toHaveLength(1);
  expect(JSON.parse(desk.sent[0]?.content ?? '{}')).toMatchObject({ with: [policy] });
  expect(booked).toEqual(['quote-1']);
});

test('is asked for with the first only where the account covers both, and not at all while something is missing', () => {
  const account = (spendable: number): AccountBalance => ({
    balance: rupees(spendable),
    creditLimit: rupees(0),
    reserved: rupees(0),
  });
  const asked = (spendable: number | undefined, made = makeSale()) => {
    const beside = new BesideSales(() => (spendable === undefined ? undefined : account(spendable)));
    beside.offer(made.sale);
    return beside.stop('quote-1', price);
  };
  expect(asked(1600)).toBeUndefined();
  expect(asked(1599)).toMatchObject({ _tag: 'BalanceTooLow', needed: rupees(1600), available: rupees(1599) });
  // What the account has is not known to everybody: then the back office says it.
  expect(asked(undefined)).toBeUndefined();
  // Beside another booking, it is no matter of this one.
  expect(asked(900, makeSale({ key: 'quote-9' }))).toBeUndefined();
  expect(asked(900, makeSale({ ready: false }))).toBe('missing');
});

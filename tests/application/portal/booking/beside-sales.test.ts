/** What is sold beside a booking in progress: asked for only once that stands, and no outcome of it lost. */
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { Unreachable } from '#application/desk/failures.ts';
import { type BesideOutcome, type BesideSale, BesideSales } from '#application/portal/booking/checkout/beside-sales.ts';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { Price } from '#domain/price/price.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { makePage, SellingDesk, TabShelf, goodContact, goodTraveller } from '#tests/fixtures/checkout.ts';

const session = { owner: () => 'AGT10001' };
const bought: BesideOutcome = { kind: 'booked', transactionId: 'IN1', status: 'confirmed' };

function makeSale(outcome: BesideOutcome, { key = 'quote-1', ready = true } = {}) {
  const did: string[] = [];
  const sale: BesideSale = {
    product: 'insurance',
    changes$: new BehaviorSubject(undefined),
    chosen: () => (ready ? { key, name: 'insurance', price } : undefined),
    wanted: (asked) => asked === key,
    ready: () => ready,
    buy: async () => {
      did.push('bought');
      return outcome;
    },
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

const outcomes: readonly BesideOutcome[] = [
  bought,
  { kind: 'open', failure: new Unreachable({ detail: 'no' }) },
  { kind: 'unknown' },
];

test('is bought once the first is confirmed, dropped where that is refused, and left until then otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bookingStatuses),
      fc.constantFrom(...outcomes),
      fc.boolean(),
      async (status, outcome, chosenHere) => {
        const tab = new TabShelf();
        const beside = new BesideSales(session, tab);
        const { sale, did } = makeSale(outcome, { key: chosenHere ? 'quote-1' : 'quote-9' });
        beside.offer(sale);
        await beside.firstBooked('quote-1', 'FL1', status);
        const expected = !chosenHere
          ? []
          : status === 'confirmed'
            ? ['bought']
            : status === 'not-confirmed'
              ? ['dropped']
              : [];
        expect(did).toEqual(expected);
        const said = chosenHere && status !== 'not-confirmed';
        const shown = status === 'confirmed' ? outcome : { kind: 'waits' };
        for (const one of [beside, new BesideSales(session, tab)]) {
          const sales = one.of(one.state$.value, 'FL1');
          expect(sales.map((each) => each.outcome.kind)).toEqual(said ? [shown.kind] : []);
          expect(one.of(one.state$.value, 'FL2')).toEqual([]);
        }
        const other = new BesideSales({ owner: () => 'AGT10002' }, tab);
        expect(other.of(other.state$.value, 'FL1')).toEqual([]);
      },
    ),
  );
});

test('a page that is reloaded while it is asked for does not know the outcome', () => {
  const tab = new TabShelf();
  const beside = new BesideSales(session, tab);
  const { sale } = makeSale(bought);
  beside.offer({ ...sale, buy: () => new Promise(() => undefined) });
  void beside.firstBooked('quote-1', 'FL1', 'confirmed');
  expect(beside.of(beside.state$.value, 'FL1')).toEqual([{ product: 'insurance', outcome: { kind: 'asking' } }]);
  const again = new BesideSales(session, tab);
  expect(again.of(again.state$.value, 'FL1')).toEqual([{ product: 'insurance', outcome: { kind: 'unknown' } }]);
});

test('a flight waits for what is missing beside it, and names itself once it is booked', async () => {
  const desk = new SellingDesk();
  let ready = false;
  const booked: unknown[] = [];
  const { checkout } = makePage(desk, new Map(), 'AGT10001', {
    stop: (key) => (key === 'quote-1' && ready ? undefined : 'missing'),
    firstBooked: async (...said) => void booked.push(said),
  });
  checkout.begin(desk.quote(), 'trip=DEL-BOM-2026-12-24', goodContact);
  checkout.changeTraveller(0, goodTraveller);
  checkout.changeForm({ acceptTerms: true });
  await checkout.book();
  expect(desk.sent).toEqual([]);
  ready = true;
  await checkout.book();
  expect(desk.sent).toHaveLength(1);
  expect(booked).toEqual([['quote-1', expect.stringMatching(/^FL/), 'confirmed']]);
});

test('is asked for with the first only where the account covers both, and not at all while something is missing', () => {
  const account = (spendable: number): AccountBalance => ({
    balance: rupees(spendable),
    creditLimit: rupees(0),
    reserved: rupees(0),
  });
  const asked = (spendable: number | undefined, made = makeSale(bought)) => {
    const beside = new BesideSales(session, new TabShelf(), () =>
      spendable === undefined ? undefined : account(spendable),
    );
    beside.offer(made.sale);
    return beside.stop('quote-1', price);
  };
  expect(asked(1600)).toBeUndefined();
  expect(asked(1599)).toMatchObject({ _tag: 'BalanceTooLow', needed: rupees(1600), available: rupees(1599) });
  // What the account has is not known to everybody: then the back office says it.
  expect(asked(undefined)).toBeUndefined();
  // Beside another booking, it is no matter of this one.
  expect(asked(900, makeSale(bought, { key: 'quote-9' }))).toBeUndefined();
  expect(asked(900, makeSale(bought, { ready: false }))).toBe('missing');
});

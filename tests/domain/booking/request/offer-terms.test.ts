/** What an offer comes to: deposit and balance are the price, whatever the party; and by when each is due. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOfferTerms, offerCost, type OfferTerms } from '#domain/booking/request/offer-terms.ts';
import { checkAnswer } from '#domain/booking/request/rules.ts';
import { add, money, moneyOf, multiply } from '#domain/money/money.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const count = fc.integer({ min: 0, max: 300 });
const minor = fc.integer({ min: 1, max: 100_000_000 });

describe('what an offer comes to', () => {
  it('is deposit and balance together, and each type as often as it travels', () => {
    const party = fc.record({ adults: count, children: count, infants: count });
    const each = fc.tuple(minor, minor, minor);
    fc.assert(
      fc.property(party, each, minor, (travelling, fares, paid) => {
        const prices = travellerTypes.map((type, at) => ({ type, amount: money(fares[at] ?? 1, 'INR') }));
        const cost = offerCost({ prices, deposit: money(paid, 'INR') }, travelling);
        if (cost === undefined) throw new Error('no cost');
        expect(add(cost.deposit, cost.balance)).toEqual(cost.total);
        const { adults, children, infants } = travelling;
        const [adult, child, infant] = fares;
        expect(cost.total.minor).toBe(adult * adults + child * children + infant * infants);
        for (const line of cost.lines) expect(line.sum).toEqual(multiply(line.amount, line.count));
      }),
    );
  });

  it('is all balance without a deposit, and nothing without prices', () => {
    const prices = [{ type: 'adult' as const, amount: moneyOf('5200', 'INR') }];
    const party = { adults: 10, children: 0, infants: 0 };
    expect(offerCost({ prices }, party)).toMatchObject({
      deposit: moneyOf('0', 'INR'),
      balance: moneyOf('52000', 'INR'),
    });
    expect(offerCost({}, party)).toBeUndefined();
  });
});

describe('the terms of an offer', () => {
  const day = (of: number) => isoDate(`2026-12-${String(of).padStart(2, '0')}`);
  const facts = {
    today: day(1),
    currency: 'INR',
    total: moneyOf('52000', 'INR'),
    validUntil: day(5),
    startsOn: day(20),
  };
  const good: OfferTerms = {
    deposit: moneyOf('10000', 'INR'),
    depositDue: day(5),
    namesDue: day(12),
    balanceDue: day(15),
  };
  const wrongOf = (change: { readonly [K in keyof OfferTerms]?: OfferTerms[K] | undefined }) => {
    const terms = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, said]) => said !== undefined));
    return checkOfferTerms(terms, facts).map(({ code, path }) => `${code} ${path}`);
  };

  it('may be left out, and may ask for the whole price at once', () => {
    expect(checkOfferTerms({}, facts)).toEqual([]);
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ deposit: facts.total, balanceDue: undefined })).toEqual([]);
    expect(wrongOf({ deposit: undefined, depositDue: undefined })).toEqual([]);
  });

  it.each([
    ['a deposit above the price', { deposit: moneyOf('52000.01', 'INR') }, 'deposit-above-total deposit'],
    ['a deposit of nothing', { deposit: moneyOf('0', 'INR') }, 'amount-not-positive deposit'],
    ['a deposit of other money', { deposit: moneyOf('1', 'USD') }, 'amount-currency deposit'],
    ['a day without its deposit', { deposit: undefined }, 'required deposit'],
    ['a deposit without a day', { depositDue: undefined }, 'required depositDue'],
    ['a balance without a day', { balanceDue: undefined }, 'required balanceDue'],
    ['a deposit before the offer ends', { depositDue: day(4) }, 'date-not-before depositDue'],
    ['a balance before the deposit', { balanceDue: day(4) }, 'date-not-before balanceDue'],
    ['names on a day that has passed', { namesDue: isoDate('2026-11-30') }, 'date-past namesDue'],
    ['a balance after the journey began', { balanceDue: day(21) }, 'date-too-far balanceDue'],
  ])('are refused with %s', (_what, change, wrong) => {
    expect(wrongOf(change)).toEqual([wrong]);
  });

  it('are judged with the offer, whose every type has one price', () => {
    const price = { type: 'adult' as const, amount: moneyOf('5200', 'INR') };
    const asked = { ...facts, party: { adults: 10, children: 0, infants: 0 } };
    const answer = { ...good, prices: [price], validUntil: day(5) };
    expect(checkAnswer('offer', answer, asked)).toEqual([]);
    expect(checkAnswer('offer', { ...answer, deposit: moneyOf('60000', 'INR') }, asked)).toMatchObject([
      { code: 'deposit-above-total', path: 'deposit', params: { most: moneyOf('52000', 'INR') } },
    ]);
    expect(checkAnswer('offer', { ...answer, prices: [price, price] }, asked)).toMatchObject([
      { code: 'sent-twice', path: 'prices' },
    ]);
    expect(checkAnswer('refuse', { ...good, note: 'No seats' }, asked)).toEqual([]);
  });
});

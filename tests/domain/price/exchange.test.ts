/** Rates of exchange: of every currency that a deployment may trade in, whole minor units, and worth what they were. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { feesOf } from '#domain/flight/fare/fee-rules.ts';
import { standardTerms, standardTermsIn } from '#domain/flight/terms/standard-terms.ts';
import { exchanged, fromRupees, rateOf, toRupees } from '#domain/price/exchange.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const day = isoDate('2026-11-20');
const anyCurrency = fc.constantFrom(...currencies);

describe('an amount in another currency', () => {
  it('is of whole minor units, and worth the same to within one of them', () => {
    fc.assert(
      fc.property(anyCurrency, fc.integer({ min: 0, max: 10_000_000 }), (currency, rupees) => {
        const rate = rateOf(currency, day);
        const minor = fromRupees(rupees, rate);
        expect(Number.isInteger(minor)).toBe(true);
        expect(Math.abs(toRupees(minor, rate) - rupees)).toBeLessThanOrEqual(toRupees(1, rate) / 2 + 1e-6);
      }),
    );
  });

  it('is exact in its own, in whole rupees in rupees, and unknown without a rate', () => {
    expect(exchanged(3, 'KWD', 'KWD', day)).toEqual(money(3000, 'KWD'));
    expect(exchanged(7, 'MYR', 'INR', day)).toEqual(money(147_00, 'INR'));
    expect(exchanged(1, 'LKR', 'INR', day)).toEqual(money(0, 'INR'));
    expect(exchanged(2880, 'INR', 'KWD', day)).toEqual(money(10_000, 'KWD'));
    expect(exchanged(156, 'INR', 'XOF', day)).toEqual(money(1000, 'XOF'));
    expect(() => exchanged(1, 'XXX', 'INR', day)).toThrow(RangeError);
    expect(() => exchanged(1, 'USD', 'INR', isoDate('2017-06-30'))).toThrow(RangeError);
  });
});

it('an airline’s fees are those of its grid, in the currency of the fare', () => {
  const question = {
    carrier: '6E',
    family: 'saver',
    international: false,
    touchesIndia: false,
    premiumCabin: false,
    issued: day,
  } as const;
  const first = (currency: 'INR' | 'KWD' | 'XOF') =>
    feesOf({ ...question, base: money(100, currency), yq: money(0, currency) }).steps[0]?.change;
  const rupees = first('INR')?.minor ?? 0;
  expect(first('KWD')).toEqual(exchanged(rupees / 100, 'INR', 'KWD', day));
  expect(first('XOF')).toEqual(exchanged(rupees / 100, 'INR', 'XOF', day));
});

it('terms are in the currency of the account, and India’s taxes are for agencies of India alone', () => {
  expect(standardTermsIn({ currency: 'INR', country: 'IN' }, day)).toEqual({
    ...standardTerms,
    commissions: [],
  });
  const abroad = standardTermsIn({ currency: 'KWD', country: 'KW' }, day);
  expect([abroad.gstOnFees, abroad.tdsOnCommission]).toEqual([[], []]);
  expect(abroad.markups[0]?.amount).toEqual({ perTraveller: exchanged(200, 'INR', 'KWD', day) });
  expect(abroad.asks.map(({ markup }) => markup?.most.currency)).toEqual(['KWD', 'KWD']);
  expect(JSON.stringify(abroad)).not.toContain('"INR"');
});

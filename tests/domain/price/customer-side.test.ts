import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import { customerFare, customerTree } from '#domain/price/customer-side.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { PricePart, PricePartName } from '#domain/price/price.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import { money } from '#domain/money/money.ts';
import { aFareContext, anAirlineFare, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';

const seen = ({ name, parts = [] }: PricePart): readonly PricePartName[] => [name, ...parts.flatMap(seen)];
const behind = ['fare', 'base-fare', 'base-fare-line', 'yq', 'fuel', 'markup', 'commission', 'tds', 'net-payable'];
const line = (name: PricePartName, rupees: number, parts?: readonly PricePart[]): PricePart => ({
  name,
  amount: money(rupees * 100, 'INR'),
  ...(parts && { parts }),
});

describe('a fare of the customer’s side', () => {
  it('has the same total, adds up at every line, and says nothing of what is behind it', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const fare = applyTerms(airlineFare, where, terms, on);
        const shown = customerFare(fare);
        expect(Object.keys(shown).toSorted()).toEqual(['breakdown', 'total']);
        expect(shown.total).toEqual(fare.total);
        expect(shown.breakdown.amount).toEqual(fare.total);
        expect(wrongSums(shown.breakdown)).toEqual([]);
        expect(seen(shown.breakdown).filter((name) => behind.includes(name))).toEqual([]);
        expect(JSON.stringify(shown)).not.toMatch(/commission|tds|net-payable|earn/);
        for (const name of ['k3', 'convenience-fee', 'gst', 'discount'] as const) {
          expect(amountNamed(shown.breakdown, name)).toEqual(amountNamed(fare.breakdown, name));
        }
      }),
    );
  });
});

test('what a tax is taken of is not reported: it would be the fare without the markup', () => {
  const k3: PricePart = {
    ...line('k3', 235),
    params: { percent: '5', of: '4700.00', traveller: 'adult', count: 1, each: '235.00' },
  };
  const tree = line('customer-price', 5188, [
    line('fare', 4988, [
      line('base-fare', 4700),
      k3,
      { ...line('taxes', 53), params: { passenger: 1, of: '1060.00', percent: '5' } },
    ]),
    line('markup', 200),
  ]);
  expect(customerTree(tree).parts).toEqual([
    line('gross-fare', 4900),
    { ...line('k3', 235), params: { traveller: 'adult', count: 1, each: '235.00' } },
    { ...line('taxes', 53), params: { passenger: 1 } },
  ]);
});

test.each([
  [
    'one fare that says nothing of its parts',
    line('customer-price', 7, [line('fare', 5), line('markup', 2)]),
    ['gross-fare 700'],
  ],
  [
    'a fare without markup',
    line('customer-price', 6, [line('fare', 6, [line('base-fare', 4), line('yq', 1), line('taxes', 1)])]),
    ['gross-fare 500', 'taxes 100'],
  ],
  [
    'a change',
    line('customer-price', 9, [line('fare-difference', 5), line('change-fee', 3), line('markup', 1)]),
    ['fare-difference 600', 'change-fee 300'],
  ],
  ['a change that is fees alone', line('customer-price', 3, [line('change-fee', 3)]), ['change-fee 300']],
  [
    'a change at another markup alone',
    line('customer-price', 4, [line('change-fee', 3), line('markup', 1)]),
    ['fare-difference 100', 'change-fee 300'],
  ],
  ['a total alone', line('customer-price', 4), undefined],
])('%s', (_, tree, shown) => {
  expect(customerTree(tree).parts?.map(({ name, amount }) => `${name} ${amount.minor}`)).toEqual(shown);
});

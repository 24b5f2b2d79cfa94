import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRows, wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { joinFares, joinParts } from '#domain/flight/fare/join-fares.ts';
import { customerFare } from '#domain/price/customer-side.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import { add } from '#domain/money/money.ts';
import { anAirlineFare } from '#tests/arbitraries/flight.ts';
import { makeFare } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';

/** Lines without parts, as texts: what must neither be lost nor doubled. */
const leaves = (tree: PricePart) =>
  explainRows(tree)
    .filter(({ opens, params, rule }) => !opens && (Object.keys(params).length > 0 || rule !== undefined))
    .map(({ name, amount, params, rule }) => JSON.stringify([name, amount, params, rule]))
    .sort();

describe('joinParts', () => {
  it('keeps every line, adds up at every level, and names each group once', () => {
    fc.assert(
      fc.property(fc.array(anAirlineFare, { minLength: 2, maxLength: 4 }), ([first, ...others]) => {
        if (first === undefined) return;
        const joined = joinParts([first, ...others]);
        expect(wrongSums(joined)).toEqual([]);
        expect(joined.amount).toEqual([first, ...others].map(({ amount }) => amount).reduce(add));
        expect(leaves(joined)).toEqual([first, ...others].flatMap(leaves).sort());
        for (const name of ['base-fare', 'yq', 'k3'] as const) {
          expect(amountNamed(joined, name)).toEqual(
            [first, ...others].map((tree) => amountNamed(tree, name)).reduce(add),
          );
        }
        const groups = (joined.parts ?? []).filter(({ parts }) => parts !== undefined).map(({ name }) => name);
        expect(new Set(groups).size).toBe(groups.length);
      }),
    );
  });

  it('adds bare totals, and leaves lines that say something of their own apart', () => {
    const tree = (base: number, fee: number): PricePart => ({
      name: 'customer-price',
      amount: rupees(base + fee),
      parts: [
        { name: 'base-fare', amount: rupees(base) },
        { name: 'convenience-fee', amount: rupees(fee), params: { count: 1 } },
      ],
    });
    expect(joinParts([tree(5000, 100), tree(4000, 150)])).toEqual({
      name: 'customer-price',
      amount: rupees(9250),
      parts: [
        { name: 'base-fare', amount: rupees(9000) },
        { name: 'convenience-fee', amount: rupees(100), params: { count: 1 } },
        { name: 'convenience-fee', amount: rupees(150), params: { count: 1 } },
      ],
    });
  });
});

describe('joinFares', () => {
  it('joins both sides where both are known, and none of the agency’s where one is not', () => {
    const fare: Price = makeFare();
    const both = joinFares([fare, fare]);
    expect(both.total).toEqual(add(fare.total, fare.total));
    expect(both.breakdown.amount).toEqual(both.total);
    if (fare.terms === undefined) throw new Error('The made fare has terms');
    expect(both.terms?.net).toEqual(add(fare.terms.net, fare.terms.net));
    expect(both.netBreakdown?.amount).toEqual(both.terms?.net);
    const each = [{ traveller: 'adult' as const, count: 2, ...fare.terms, discount: rupees(5) }];
    const own = { ...fare, terms: { ...fare.terms, discount: rupees(10), each } };
    const joined = joinFares([own, own]).terms;
    expect(joined?.discount).toEqual(rupees(20));
    expect(joined?.each).toMatchObject([
      { traveller: 'adult', count: 2, net: add(fare.terms.net, fare.terms.net), discount: rupees(10) },
    ]);
    // Said of one direction alone it is not said of the journey.
    expect(joinFares([own, fare]).terms).not.toHaveProperty('each');
    expect(joinFares([fare, customerFare(fare)])).not.toHaveProperty('terms');
    expect(joinFares([fare, customerFare(fare)])).not.toHaveProperty('netBreakdown');
  });
});

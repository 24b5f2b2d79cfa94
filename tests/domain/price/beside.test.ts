/** A price with what is bought beside it: every sum is the sum of both, and the tree still adds up. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, money, subtract } from '#domain/money/money.ts';
import { withBeside } from '#domain/price/beside.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price } from '#domain/price/price.ts';

const somePrice = fc
  .record({ base: fc.nat(9_000_000), markup: fc.nat(90_000), commission: fc.nat(50_000), seen: fc.boolean() })
  .map(({ base, markup, commission, seen }): Price => {
    const rupees = (minor: number) => money(minor, 'INR');
    const [total, net] = [rupees(base + markup), rupees(base - commission)];
    const fare = { name: 'fare', amount: rupees(base) } as const;
    return {
      total,
      breakdown: { name: 'customer-price', amount: total, parts: [fare, { name: 'markup', amount: rupees(markup) }] },
      ...(seen && {
        netBreakdown: {
          name: 'net-payable',
          amount: net,
          parts: [fare, { name: 'commission', amount: rupees(-commission) }],
        },
        terms: {
          net,
          commission: rupees(commission),
          tds: rupees(0),
          markup: rupees(markup),
          earn: subtract(total, net),
        },
      }),
    };
  });

test('is the sum of both, as a part of its own name', () => {
  fc.assert(
    fc.property(somePrice, somePrice, (flight, policy) => {
      const whole = withBeside(flight, [{ name: 'insurance', price: policy }]);
      expect(whole.total).toEqual(add(flight.total, policy.total));
      expect(whole.breakdown.amount).toEqual(whole.total);
      expect(wrongSums(whole.breakdown)).toEqual([]);
      expect(whole.breakdown.parts?.at(-1)).toEqual({ name: 'insurance', amount: policy.total });
      expect(whole.terms === undefined).toBe(flight.terms === undefined);
      if (whole.netBreakdown === undefined || whole.terms === undefined || flight.terms === undefined) return;
      expect(wrongSums(whole.netBreakdown)).toEqual([]);
      expect(whole.netBreakdown.amount).toEqual(whole.terms.net);
      expect(whole.terms.net).toEqual(add(flight.terms.net, policy.terms?.net ?? policy.total));
      expect(subtract(whole.total, whole.terms.net)).toEqual(whole.terms.earn);
      expect(withBeside(flight, [])).toEqual(flight);
    }),
  );
});

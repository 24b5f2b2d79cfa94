import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRows, isWholeThroughout, wrongSums } from '#domain/price/explain.ts';
import { joinedByName } from '#domain/price/joined.ts';
import type { PricePart } from '#domain/price/price.ts';
import { money } from '#domain/money/money.ts';
import { anAirlineFare } from '#tests/arbitraries/flight.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const tree: PricePart = {
  name: 'customer-price',
  amount: rupees(1100),
  parts: [
    {
      name: 'fare',
      amount: rupees(1000),
      parts: [
        { name: 'base-fare', amount: rupees(800), params: { count: 2 } },
        { name: 'k3', amount: rupees(200) },
      ],
    },
    { name: 'markup', amount: rupees(100) },
  ],
};

describe('explainRows', () => {
  it('lists each part under what it belongs to', () => {
    expect(explainRows(tree).map(({ key, depth, name, opens }) => [key, depth, name, opens])).toEqual([
      ['0', 0, 'customer-price', true],
      ['0.0', 1, 'fare', true],
      ['0.0.0', 2, 'base-fare', false],
      ['0.0.1', 2, 'k3', false],
      ['0.1', 1, 'markup', false],
    ]);
    expect(explainRows(tree)[2]?.params).toEqual({ count: 2 });
  });

  it('lists rows that add up to the root by themselves', () => {
    fc.assert(
      fc.property(anAirlineFare, (fare) => {
        const rows = explainRows(fare);
        const leaves = rows.filter(({ opens }) => !opens);
        expect(leaves.reduce((before, { amount }) => before + amount.minor, 0)).toBe(fare.amount.minor);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });
});

describe('wrongSums', () => {
  it('finds the node whose parts come to something else', () => {
    const wrong: PricePart = {
      ...tree,
      parts: [
        { name: 'fare', amount: rupees(1000) },
        { name: 'markup', amount: rupees(99) },
      ],
    };
    expect(wrongSums(tree)).toEqual([]);
    expect(wrongSums(wrong)).toEqual([
      { key: '0', name: 'customer-price', shown: rupees(1100), partsComeTo: rupees(1099), difference: rupees(1) },
    ]);
  });

  it('finds any one changed amount, at the node above it', () => {
    fc.assert(
      fc.property(anAirlineFare, fc.nat(), fc.integer({ min: 1, max: 100 }), (fare, which, by) => {
        const rows = explainRows(fare).filter(({ depth }) => depth > 0);
        const chosen = rows[which % rows.length];
        if (!chosen) throw new Error('A fare has parts');
        const found = wrongSums(changed(fare, '0', chosen.key, by)).map(({ key }) => key);
        expect(found).toContain(chosen.key.slice(0, chosen.key.lastIndexOf('.')));
      }),
    );
  });
});

describe('isWholeThroughout', () => {
  it('is so only where every line is', () => {
    expect(isWholeThroughout(tree)).toBe(true);
    expect(isWholeThroughout(changed(changed(tree, '0', '0.0.0', 50), '0', '0.0.1', -50))).toBe(false);
  });
});

function changed(part: PricePart, key: string, target: string, by: number): PricePart {
  const amount = key === target ? money(part.amount.minor + by, part.amount.currency) : part.amount;
  return part.parts === undefined
    ? { ...part, amount }
    : { ...part, amount, parts: part.parts.map((inner, at) => changed(inner, `${key}.${at}`, target, by)) };
}

describe('joinedByName', () => {
  const part = (name: PricePart['name'], amount: number, params?: PricePart['params']): PricePart => ({
    name,
    amount: rupees(amount),
    ...(params && { params }),
  });

  it('puts lines of one name under their sum, where the first of them stood', () => {
    const [fare, off, tds, markup] = [
      part('fare', 100),
      [part('discount', -5, { promo: 'DIWALI', of: '50' }), part('discount', -3, { promo: 'DIWALI', of: '30' })],
      [part('tds', 2, { section: '1' }), part('tds', 1, { section: '1' })],
      part('markup', 9, { count: 2 }),
    ] as const;
    expect(joinedByName([fare, ...off, tds[0], markup, tds[1]])).toEqual([
      fare,
      { ...part('discount', -8, { promo: 'DIWALI' }), parts: off },
      { ...part('tds', 3), parts: tds },
      markup,
    ]);
  });

  it('comes to the same, each name once, whatever the lines', () => {
    const some = fc.array(
      fc.record({
        name: fc.constantFrom('fare', 'tds', 'commission', 'discount'),
        amount: fc.integer().map((n) => money(n % 1e9, 'INR')),
      }),
    );
    fc.assert(
      fc.property(some, (parts) => {
        const joined = joinedByName(parts);
        expect(new Set(joined.map(({ name }) => name)).size).toBe(joined.length);
        const total = (of: readonly PricePart[]) => of.reduce((before, { amount }) => before + amount.minor, 0);
        expect(total(joined)).toBe(total(parts));
        expect(joined.flatMap((one) => wrongSums(one))).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, isCurrency, minorDigits } from '#domain/money/currency.ts';
import {
  absolute,
  add,
  allocate,
  allocateEvenly,
  CurrencyMismatch,
  compare,
  equals,
  formatDecimal,
  InvalidAmount,
  InvalidShare,
  isNegative,
  isPositive,
  isWhole,
  isZero,
  MoneyOutOfRange,
  max,
  min,
  money,
  moneyOf,
  multiply,
  negate,
  parseMoney,
  percentage,
  scale,
  subtract,
  sum,
  zero,
} from '#domain/money/money.ts';
import { anyCurrency, anyMinor, anyMoney, moneyIn, moneyList, tradeMoney } from '#tests/arbitraries/money.ts';

const safest = BigInt(Number.MAX_SAFE_INTEGER);
const isSafe = (value: bigint) => value <= safest && value >= -safest;

/** What an operation must come to: the exact result, or the refusal of what is not exact. */
function expectExact(work: () => { readonly minor: number }, exact: bigint): void {
  if (isSafe(exact)) {
    expect(BigInt(work().minor)).toBe(exact);
  } else {
    expect(work).toThrow(MoneyOutOfRange);
  }
}

/** numerator / denominator on the number line: the nearest integer, and of two equally near the one further from zero. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const below = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
  const above = below + 1n;
  const [toBelow, toAbove] = [numerator - below * denominator, above * denominator - numerator];
  if (toBelow !== toAbove) {
    return toBelow < toAbove ? below : above;
  }
  return numerator < 0n ? below : above;
}

describe('currencies', () => {
  test('are the sixteen of the product, with ISO 4217 minor digits', () => {
    expect(Object.fromEntries(currencies.map((code) => [code, minorDigits(code)]))).toStrictEqual({
      INR: 2,
      USD: 2,
      GBP: 2,
      EUR: 2,
      AUD: 2,
      AED: 2,
      SGD: 2,
      SAR: 2,
      KWD: 3,
      ZAR: 2,
      DZD: 2,
      QAR: 2,
      NGN: 2,
      THB: 2,
      XOF: 0,
      CAD: 2,
    });
  });

  test('other texts are none', () => {
    for (const text of ['', 'inr', 'JPY', 'toString', '__proto__', 'INR ']) {
      expect(isCurrency(text)).toBe(false);
    }
  });
});

describe('arithmetic', () => {
  test('adding and subtracting agree with exact integers, or refuse', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, anyCurrency, (a, b, currency) => {
        const [left, right] = [money(a, currency), money(b, currency)];
        expectExact(() => add(left, right), BigInt(a) + BigInt(b));
        expectExact(() => subtract(left, right), BigInt(a) - BigInt(b));
      }),
    );
  });

  test('multiplying agrees with exact integers, or refuses', () => {
    fc.assert(
      fc.property(anyMoney, fc.oneof(fc.integer({ min: -9, max: 9 }), fc.maxSafeInteger()), (amount, times) => {
        expectExact(() => multiply(amount, times), BigInt(amount.minor) * BigInt(times));
      }),
    );
  });

  test('a sum does not depend on the order, and negating undoes it', () => {
    fc.assert(
      fc.property(moneyList, ({ currency, amounts }) => {
        const total = sum(currency, amounts);
        expect(sum(currency, [...amounts].reverse())).toStrictEqual(total);
        expect(BigInt(total.minor)).toBe(amounts.reduce((before, each) => before + BigInt(each.minor), 0n));
        expect(add(total, sum(currency, amounts.map(negate)))).toStrictEqual(zero(currency));
      }),
    );
  });

  test('two currencies never meet', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (left, right) => {
        fc.pre(left.currency !== right.currency);
        for (const work of [add, subtract, compare, min, max]) {
          expect(() => work(left, right)).toThrow(CurrencyMismatch);
        }
        expect(() => sum(left.currency, [right])).toThrow(CurrencyMismatch);
        expect(equals(left, right)).toBe(false);
      }),
    );
    expect(() => add(money(1, 'INR'), money(1, 'USD'))).toThrow(
      expect.objectContaining({ name: 'CurrencyMismatch', left: 'INR', right: 'USD' }),
    );
  });

  test('comparing orders as the integers do', () => {
    fc.assert(
      fc.property(
        anyCurrency.chain((currency) => fc.tuple(moneyIn(currency), moneyIn(currency))),
        ([left, right]) => {
          expect(compare(left, right)).toBe(Math.sign(left.minor - right.minor) + 0);
          expect(min(left, right).minor).toBe(Math.min(left.minor, right.minor));
          expect(max(left, right).minor).toBe(Math.max(left.minor, right.minor));
          expect(equals(left, right)).toBe(left.minor === right.minor);
        },
      ),
    );
  });

  test('sign', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect([isNegative(amount), isZero(amount), isPositive(amount)].filter(Boolean)).toHaveLength(1);
        expect(isNegative(negate(amount))).toBe(isPositive(amount));
        expect(isNegative(absolute(amount))).toBe(false);
        expect(Object.is(negate(zero(amount.currency)).minor, 0)).toBe(true);
      }),
    );
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])(
    '%s is no count of minor units',
    (minor) => {
      expect(() => money(minor, 'INR')).toThrow(MoneyOutOfRange);
    },
  );

  test('there is one zero', () => {
    expect(Object.is(money(-0, 'INR').minor, 0)).toBe(true);
    expect(Object.is(multiply(money(-5, 'INR'), 0).minor, 0)).toBe(true);
    expect(Object.is(percentage(money(-1, 'INR'), 1).minor, 0)).toBe(true);
  });
});

describe('shares', () => {
  const ratio = fc.tuple(
    fc.maxSafeInteger(),
    fc.oneof(
      fc.integer({ min: 1, max: 1000 }),
      fc.maxSafeNat().map((n) => n + 1),
    ),
  );

  test('a ratio is the nearest minor unit, the further from zero of two', () => {
    fc.assert(
      fc.property(anyMoney, ratio, (amount, [numerator, denominator]) => {
        fc.pre(Number.isSafeInteger(denominator));
        expectExact(
          () => scale(amount, numerator, denominator),
          nearest(BigInt(amount.minor) * BigInt(numerator), BigInt(denominator)),
        );
      }),
    );
  });

  test('ties and small ratios too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (minor, up, down) => {
          expect(BigInt(scale(money(minor, 'INR'), up, down).minor)).toBe(nearest(BigInt(minor * up), BigInt(down)));
        },
      ),
    );
  });

  test.each([
    [1010, 500, 51],
    [-1010, 500, -51],
    [1009, 500, 50],
    [100, 1800, 18],
    [3, 5000, 2],
    [-3, 5000, -2],
    [0, 500, 0],
  ])('of %i minor units %i basis points are %i', (minor, basisPoints, expected) => {
    expect(percentage(money(minor, 'INR'), basisPoints)).toStrictEqual(money(expected, 'INR'));
  });

  test('a tie between large numbers goes away from zero too', () => {
    const half = (Number.MAX_SAFE_INTEGER + 1) / 2;
    expect(scale(money(Number.MAX_SAFE_INTEGER, 'INR'), 3, 6)).toStrictEqual(money(half, 'INR'));
    expect(scale(money(Number.MIN_SAFE_INTEGER, 'INR'), 3, 6)).toStrictEqual(money(-half, 'INR'));
  });

  test('what is no ratio is refused', () => {
    for (const [numerator, denominator] of [
      [1.5, 2],
      [1, 0],
      [1, -2],
      [1, 2.5],
      [Number.NaN, 1],
    ] as const) {
      expect(() => scale(money(100, 'INR'), numerator, denominator)).toThrow(InvalidShare);
    }
    expect(() => multiply(money(100, 'INR'), 0.5)).toThrow(InvalidShare);
  });
});

describe('allocating', () => {
  const weights = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeNat()), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0));

  test('loses no unit, and gives every part its exact share to within one', () => {
    fc.assert(
      fc.property(anyMoney, weights, (amount, list) => {
        const parts = allocate(amount, list);
        expect(parts.reduce((before, part) => before + BigInt(part.minor), 0n)).toBe(BigInt(amount.minor));
        const total = list.reduce((before, weight) => before + BigInt(weight), 0n);
        parts.forEach((part, index) => {
          const error = BigInt(part.minor) * total - BigInt(amount.minor) * BigInt(list[index] ?? 0);
          expect(error < total && error > -total).toBe(true);
          if (list[index] === 0) {
            expect(part.minor).toBe(0);
          }
        });
      }),
    );
  });

  test('a debt is split as the same amount in progress', () => {
    fc.assert(
      fc.property(anyMoney, weights, (amount, list) => {
        expect(allocate(negate(amount), list)).toStrictEqual(allocate(amount, list).map(negate));
      }),
    );
  });

  test('even parts differ by at most one unit, the larger first', () => {
    fc.assert(
      fc.property(tradeMoney, fc.integer({ min: 1, max: 30 }), (amount, count) => {
        const sizes = allocateEvenly(absolute(amount), count).map((part) => part.minor);
        expect([...sizes].sort((a, b) => b - a)).toStrictEqual(sizes);
        expect((sizes[0] ?? 0) - (sizes.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [1, [0, 1, 1], [0, 1, 0]],
    [7, [1], [7]],
    [0, [2, 1], [0, 0]],
  ])('%i by %j is %j', (minor, list, expected) => {
    expect(allocate(money(minor, 'INR'), list).map((part) => part.minor)).toStrictEqual(expected);
  });

  test('what are no weights is refused', () => {
    for (const list of [[], [0, 0], [1, -1], [0.5], [Number.NaN]]) {
      expect(() => allocate(money(100, 'INR'), list)).toThrow(InvalidShare);
    }
    expect(() => allocateEvenly(money(100, 'INR'), 0)).toThrow(InvalidShare);
  });
});

describe('decimal texts', () => {
  test('writing and reading are inverse', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(formatDecimal(amount), amount.currency)).toStrictEqual(amount);
      }),
    );
  });

  test('a text is the amount times its power of ten', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const text = formatDecimal(amount);
        const digits = minorDigits(amount.currency);
        expect(text).toMatch(digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`));
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount.minor));
        expect(isWhole(amount)).toBe(/^\d+(\.0+)?$/.test(text.replace('-', '')));
      }),
    );
  });

  test.each([
    ['1234.50', 'INR', 123450],
    ['1234.5', 'INR', 123450],
    ['0007', 'INR', 700],
    ['-0.05', 'INR', -5],
    ['-0', 'INR', 0],
    ['0.001', 'KWD', 1],
    ['12', 'XOF', 12],
    ['90071992547409.91', 'INR', Number.MAX_SAFE_INTEGER],
  ] as const)('%s %s is %i minor units', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toStrictEqual(money(minor, currency));
  });

  test.each([
    ['1.234', 'INR'],
    ['1.0', 'XOF'],
    ['1.0000', 'KWD'],
    ['', 'INR'],
    ['.5', 'INR'],
    ['5.', 'INR'],
    ['+5', 'INR'],
    ['1,000', 'INR'],
    ['1e3', 'INR'],
    ['0x10', 'INR'],
    [' 1', 'INR'],
    ['1\n', 'INR'],
    ['١٢', 'INR'],
    ['Infinity', 'INR'],
    ['--1', 'INR'],
    ['90071992547409.92', 'INR'],
    ['9'.repeat(400), 'INR'],
  ] as const)('"%s" is no amount of %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined();
    expect(() => moneyOf(text, currency)).toThrow(InvalidAmount);
  });
});

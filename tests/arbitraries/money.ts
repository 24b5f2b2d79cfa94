/** Amounts and currencies for properties. */
import fc from 'fast-check';
import { type Currency, currencies } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';

export const anyCurrency: fc.Arbitrary<Currency> = fc.constantFrom(...currencies);

/** Minor units over the whole exact range, small ones and the edges often. */
export const anyMinor: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.maxSafeInteger(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0),
);

/** Minor units of amounts that occur in trade: many can be added without leaving the exact range. */
export const tradeMinor: fc.Arbitrary<number> = fc.integer({ min: -1e11, max: 1e11 });

export const anyMoney: fc.Arbitrary<Money> = fc
  .tuple(anyMinor, anyCurrency)
  .map(([minor, currency]) => money(minor, currency));

/** Amounts of trade in one currency. */
export function moneyIn(currency: Currency): fc.Arbitrary<Money> {
  return tradeMinor.map((minor) => money(minor, currency));
}

export const tradeMoney: fc.Arbitrary<Money> = anyCurrency.chain(moneyIn);

/** One or more amounts of one currency. */
export const moneyList: fc.Arbitrary<{ readonly currency: Currency; readonly amounts: readonly Money[] }> =
  anyCurrency.chain((currency) =>
    fc.array(moneyIn(currency), { maxLength: 20 }).map((amounts) => ({ currency, amounts })),
  );

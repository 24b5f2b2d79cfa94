/** How a price moved from what was seen to what it is now. */
import { absolute, isNegative, isZero, subtract } from '../money/money.ts';
import type { Money } from '../money/money.ts';
import type { PricePart, PricePartName } from './price.ts';
import { amountNamed } from './amount-named.ts';

export interface PriceMove {
  readonly way: 'raised' | 'lowered' | 'same';
  /** Negative where it fell. */
  readonly by: Money;
  /** Without a sign. */
  readonly size: Money;
  /** Of what was seen, without a sign, to a tenth; 0 where nothing was seen to compare with. */
  readonly percent: number;
}

/** @example priceMove(money(400_000, 'INR'), money(450_000, 'INR')).percent // => 12.5 */
export function priceMove(from: Money, to: Money): PriceMove {
  const by = subtract(to, from);
  const size = absolute(by);
  return {
    way: isZero(by) ? 'same' : isNegative(by) ? 'lowered' : 'raised',
    by,
    size,
    percent: isZero(from) ? 0 : Math.round((size.minor / Math.abs(from.minor)) * 1000) / 10,
  };
}

export interface PartMove {
  readonly name: PricePartName;
  readonly by: Money;
}

/** Which of these parts of a fare moved, and by how much, in their order. */
export function movedParts(before: PricePart, now: PricePart, names: readonly PricePartName[]): readonly PartMove[] {
  return names
    .map((name) => ({ name, by: subtract(amountNamed(now, name), amountNamed(before, name)) }))
    .filter(({ by }) => !isZero(by));
}

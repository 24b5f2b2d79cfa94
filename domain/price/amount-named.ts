import { type Money, sum } from '../money/money.ts';
import type { PricePart, PricePartName } from './price.ts';

/**
 * The sum of all parts of a name in a tree; parts inside a found part belong to it and are not looked into.
 *
 * @example amountNamed({ name: 'fare', amount: money(3, 'INR'), parts: [{ name: 'yq', amount: money(1, 'INR') }] }, 'yq') // => money(1, 'INR')
 */
export function amountNamed(part: PricePart, name: PricePartName): Money {
  if (part.name === name) return part.amount;
  return sum(
    part.amount.currency,
    (part.parts ?? []).map((inner) => amountNamed(inner, name)),
  );
}

/** A customer's price without paise, or in whole fives or tens, where an agency wants it so: the difference is a line. */
import type { AppliedRule } from '../rules/applied-rule.ts';
import { type Money, multiply, scale } from '../money/money.ts';

export interface Rounding {
  /** What a price is to be a multiple of: 1.00, 5.00, 10.00. Above zero. */
  readonly unit: Money;
  readonly rule: AppliedRule;
}

/**
 * The nearest multiple, half away from zero; the amount itself without a rounding.
 *
 * @example rounded(money(5487_50, 'INR'), { unit: money(5_00, 'INR') }) // => money(5490_00, 'INR')
 */
export function rounded(amount: Money, rounding: Pick<Rounding, 'unit'> | undefined): Money {
  return rounding === undefined ? amount : multiply(rounding.unit, scale(amount, 1, rounding.unit.minor).minor);
}

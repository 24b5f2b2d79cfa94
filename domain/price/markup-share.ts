/** A markup that is a share of the supplier's price, and the most that it may come to. */
import { formatDecimal, min, type Money, multiply, percentage, percentText } from '../money/money.ts';
import type { PricePart } from './price.ts';

/** `most` is for one: a traveller with a seat, a unit. Without it the share is what it comes to. */
export interface MarkupShare {
  readonly basisPoints: number;
  readonly most?: Money;
}

/**
 * What a share of the price of so many together comes to, rounded half away from zero; as many times `most` at most. Throws
 * `CurrencyMismatch` where the cap is of another currency.
 *
 * @example markupShare(money(200_000, 'INR'), { basisPoints: 150, most: money(2_500, 'INR') }) // => money(2_500, 'INR')
 */
export function markupShare(of: Money, { basisPoints, most }: MarkupShare, count = 1): Money {
  const share = percentage(of, basisPoints);
  return most === undefined ? share : min(share, multiply(most, count));
}

/** What its line says of the sum behind it: `percent`, and `most` where the cap is what counts. */
export function markupShareParams(of: Money, share: MarkupShare, count = 1): NonNullable<PricePart['params']> {
  const percent = percentText(share.basisPoints);
  const amount = markupShare(of, share, count);
  return amount.minor < percentage(of, share.basisPoints).minor
    ? { percent, most: formatDecimal(amount) }
    : { percent };
}

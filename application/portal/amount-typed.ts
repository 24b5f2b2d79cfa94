/** Amounts as people type them. */
import type { Currency } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';

/**
 * An amount as people type it, with commas or spaces between its digits; undefined where it is none.
 *
 * @example amountTyped('21,960.50', 'INR') // => money(2196050, 'INR')
 */
export function amountTyped(text: string, currency: Currency): Money | undefined {
  const digits = text.replaceAll(/[\s,\u00A0\u202F]/g, '');
  return /^\d{1,12}(\.\d{1,3})?$/.test(digits) ? parseMoney(digits, currency) : undefined;
}

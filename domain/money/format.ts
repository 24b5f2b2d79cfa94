/**
 * Money as a person reads it: symbol, no-break space, grouped digits, a true minus before the symbol,
 * such as `₹ 12,34,567` or `−₹ 805.50`. Digits are Western in every language.
 *
 * The text has no letters with a direction of their own, so in Arabic it must stand in an isolate
 * (`<bdi>`, or Fluent's own isolates), which then lays it out left to right.
 */
import { type Currency, currencySymbol, digitGrouping, minorDigits, minorPerUnit } from './currency.ts';
import { isWhole, type Money, scale } from './money.ts';

/**
 * - `whole`: no decimals; a fraction is rounded half away from zero. For a rounded figure standing alone,
 *   and for amounts that `sharedDecimals` found to be whole.
 * - `exact`: all decimals of the currency.
 * - `auto`: whole if this amount is, else exact. For an amount shown with others use `sharedDecimals`.
 */
export type Decimals = 'whole' | 'exact' | 'auto';

export interface MoneyFormat {
  /** Language that chooses the signs between digits, English where absent: `fr` writes `12 345,50`. */
  readonly locale?: string;
  /** `auto` where absent. */
  readonly decimals?: Decimals;
}

/** The sign before amounts below zero, U+2212. */
export const minusSign = '\u2212';

/** What keeps symbol and digits on one line, U+00A0. */
export const noBreakSpace = '\u00a0';

const wordJoiner = '\u2060';

/**
 * Text of a sentence in which no line ends between a minus and its amount, which the rules of line breaking allow. For what is read
 * alone, never for a file.
 *
 * @example uncutMinus('\u2212₹\u00a0805.50') // => '\u2212\u2060₹\u00a0805.50'
 */
export function uncutMinus(text: string): string {
  return text.replaceAll(minusSign, `${minusSign}${wordJoiner}`);
}

/**
 * An amount with its currency's symbol.
 *
 * @example formatMoney(money(123456700, 'INR')) // => '₹\u00a012,34,567'
 * @example formatMoney(money(-80550, 'INR')) // => '\u2212₹\u00a0805.50'
 * @example formatMoney(money(123456700, 'USD')) // => '$\u00a01,234,567'
 * @example formatMoney(money(1500, 'KWD'), { decimals: 'exact' }) // => 'KWD\u00a01.500'
 */
export function formatMoney(amount: Money, format: MoneyFormat = {}): string {
  const { sign, digits } = written(amount, format);
  return `${sign}${currencySymbol(amount.currency)}${noBreakSpace}${digits}`;
}

/**
 * An amount without its symbol, for a column whose heading names the currency.
 *
 * @example formatAmount(money(-80550, 'INR'), { decimals: 'exact' }) // => '\u2212805.50'
 */
export function formatAmount(amount: Money, format: MoneyFormat = {}): string {
  const { sign, digits } = written(amount, format);
  return sign + digits;
}

/**
 * How amounts that are shown together are to be written: whole only where every one of them is, so that
 * what is shown always adds up.
 *
 * @example sharedDecimals([money(1200, 'INR'), money(300, 'INR')]) // => 'whole'
 * @example sharedDecimals([money(1200, 'INR'), money(350, 'INR')]) // => 'exact'
 */
export function sharedDecimals(amounts: Iterable<Money>): 'whole' | 'exact' {
  for (const amount of amounts) {
    if (!isWhole(amount)) {
      return 'exact';
    }
  }
  return 'whole';
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

function written(
  amount: Money,
  { locale = 'en', decimals = 'auto' }: MoneyFormat,
): { readonly sign: string; readonly digits: string } {
  const exact = decimals === 'exact' || (decimals === 'auto' && !isWhole(amount));
  const places = exact ? minorDigits(amount.currency) : 0;
  const units = exact ? amount.minor : wholeUnits(amount);
  const text = Math.abs(units)
    .toString()
    .padStart(places + 1, '0');
  const cut = text.length - places;
  const { group, decimal } = separatorsOf(locale);
  const whole = grouped(text.slice(0, cut), amount.currency, group);
  return {
    sign: units < 0 ? minusSign : '',
    digits: places === 0 ? whole : whole + decimal + text.slice(cut),
  };
}

function wholeUnits(amount: Money): number {
  return scale(amount, 1, minorPerUnit(amount.currency)).minor;
}

function separatorsOf(locale: string): Separators {
  return /^fr\b/i.test(locale) ? { group: '\u202f', decimal: ',' } : { group: ',', decimal: '.' };
}

function grouped(digits: string, currency: Currency, separator: string): string {
  const inTwos = digitGrouping(currency) === 'indian';
  const boundaries = inTwos ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return digits.replace(boundaries, separator);
}

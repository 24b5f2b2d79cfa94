/**
 * The currencies a deployment may trade in, with the facts that money needs about each: how many
 * decimals its minor unit has, how it is written on a screen, and how its digits are grouped.
 */

/** One row a currency. Minor digits follow ISO 4217. */
interface CurrencyFacts {
  /** Decimals of the minor unit: 2 for rupees and paise, 3 for dinars and fils, 0 where there is none. */
  readonly minorDigits: 0 | 2 | 3;
  /**
   * What is written before the amount. Currencies whose sign is missing from the fonts in use, or
   * is no more than an abbreviation, are written by their code.
   */
  readonly symbol: string;
  /** `indian` groups 12,34,567 (lakh, crore); `western` groups 1,234,567. */
  readonly grouping: 'indian' | 'western';
}

const facts = {
  INR: { minorDigits: 2, symbol: '₹', grouping: 'indian' },
  USD: { minorDigits: 2, symbol: '$', grouping: 'western' },
  GBP: { minorDigits: 2, symbol: '£', grouping: 'western' },
  EUR: { minorDigits: 2, symbol: '€', grouping: 'western' },
  AUD: { minorDigits: 2, symbol: 'A$', grouping: 'western' },
  AED: { minorDigits: 2, symbol: 'AED', grouping: 'western' },
  SGD: { minorDigits: 2, symbol: 'S$', grouping: 'western' },
  SAR: { minorDigits: 2, symbol: 'SAR', grouping: 'western' },
  KWD: { minorDigits: 3, symbol: 'KWD', grouping: 'western' },
  ZAR: { minorDigits: 2, symbol: 'R', grouping: 'western' },
  DZD: { minorDigits: 2, symbol: 'DZD', grouping: 'western' },
  QAR: { minorDigits: 2, symbol: 'QAR', grouping: 'western' },
  NGN: { minorDigits: 2, symbol: '₦', grouping: 'western' },
  THB: { minorDigits: 2, symbol: 'THB', grouping: 'western' },
  XOF: { minorDigits: 0, symbol: 'CFA', grouping: 'western' },
  CAD: { minorDigits: 2, symbol: 'C$', grouping: 'western' },
} as const satisfies Record<string, CurrencyFacts>;

/** ISO 4217 code of a currency that a deployment may be configured with. */
export type Currency = keyof typeof facts;

/**
 * Whether a text is the code of a known currency, in upper case.
 *
 * @example isCurrency('KWD') // => true
 * @example isCurrency('inr') // => false
 */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(facts, text);
}

/** Every currency, in the order in which the product lists them. */
export const currencies: readonly Currency[] = Object.keys(facts).filter(isCurrency);

/**
 * Decimals of the currency's minor unit (ISO 4217).
 *
 * @example minorDigits('KWD') // => 3
 * @example minorDigits('XOF') // => 0
 */
export function minorDigits(currency: Currency): 0 | 2 | 3 {
  return facts[currency].minorDigits;
}

/**
 * How many minor units make one whole unit.
 *
 * @example minorPerUnit('INR') // => 100
 */
export function minorPerUnit(currency: Currency): number {
  return 10 ** facts[currency].minorDigits;
}

/**
 * What is written before an amount of the currency.
 *
 * @example currencySymbol('INR') // => '₹'
 */
export function currencySymbol(currency: Currency): string {
  return facts[currency].symbol;
}

/**
 * How the whole digits of an amount are grouped.
 *
 * @example digitGrouping('INR') // => 'indian'
 */
export function digitGrouping(currency: Currency): 'indian' | 'western' {
  return facts[currency].grouping;
}

/**
 * Money: an exact whole number of minor units with its currency. Nothing here is a float, nothing
 * rounds unless its name says so, and two currencies never meet in one sum.
 *
 * Rounding, where a share is computed, is half away from zero: 2.5 becomes 3, −2.5 becomes −3.
 */
import { type Currency, minorDigits } from './currency.ts';

/** An amount. `minor` is a safe integer of minor units (paise, cents, fils); it may be negative. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Two amounts of different currencies were brought together. */
export class CurrencyMismatch extends Error {
  override readonly name = 'CurrencyMismatch';
  readonly left: Currency;
  readonly right: Currency;

  constructor(left: Currency, right: Currency) {
    super(`${left} and ${right} cannot be combined`);
    this.left = left;
    this.right = right;
  }
}

/** An amount is no safe integer of minor units: a fraction, not a number, or too large to be exact. */
export class MoneyOutOfRange extends Error {
  override readonly name = 'MoneyOutOfRange';
}

/** A text is no exact decimal amount of its currency. */
export class InvalidAmount extends Error {
  override readonly name = 'InvalidAmount';
}

/** A factor, ratio or list of weights with which money cannot be multiplied or split. */
export class InvalidShare extends Error {
  override readonly name = 'InvalidShare';
}

/**
 * An amount of so many minor units. Throws `MoneyOutOfRange` unless `minor` is a safe integer.
 *
 * @example money(1050, 'INR') // => { minor: 1050, currency: 'INR' }
 */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new MoneyOutOfRange(`${minor} is no exact count of minor units of ${currency}`);
  }
  return { minor: minor === 0 ? 0 : minor, currency };
}

/**
 * Nothing, in a currency.
 *
 * @example zero('XOF') // => { minor: 0, currency: 'XOF' }
 */
export function zero(currency: Currency): Money {
  return { minor: 0, currency };
}

/**
 * The sum of two amounts. Throws `CurrencyMismatch`, or `MoneyOutOfRange` where the sum is not exact.
 *
 * @example add(money(150, 'INR'), money(-50, 'INR')) // => money(100, 'INR')
 */
export function add(left: Money, right: Money): Money {
  requireSame(left, right);
  return money(left.minor + right.minor, left.currency);
}

/**
 * The first amount less the second. Throws as {@link add} does.
 *
 * @example subtract(money(150, 'INR'), money(200, 'INR')) // => money(-50, 'INR')
 */
export function subtract(left: Money, right: Money): Money {
  requireSame(left, right);
  return money(left.minor - right.minor, left.currency);
}

/**
 * The amount with its sign turned; zero stays zero.
 *
 * @example negate(money(5, 'INR')) // => money(-5, 'INR')
 */
export function negate(amount: Money): Money {
  return money(-amount.minor, amount.currency);
}

/**
 * The amount without its sign.
 *
 * @example absolute(money(-5, 'INR')) // => money(5, 'INR')
 */
export function absolute(amount: Money): Money {
  return money(Math.abs(amount.minor), amount.currency);
}

/**
 * The sum of a list, zero for an empty one. The currency is named so that an empty list has one too.
 * Throws `CurrencyMismatch` when an amount is of another currency.
 *
 * @example sum('INR', [money(1, 'INR'), money(2, 'INR')]) // => money(3, 'INR')
 * @example sum('KWD', []) // => zero('KWD')
 */
export function sum(currency: Currency, amounts: Iterable<Money>): Money {
  let total = zero(currency);
  for (const amount of amounts) {
    total = add(total, amount);
  }
  return total;
}

/**
 * The amount so many times. Throws `InvalidShare` unless `times` is a safe integer.
 *
 * @example multiply(money(250, 'INR'), 3) // => money(750, 'INR')
 */
export function multiply(amount: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) {
    throw new InvalidShare(`${times} is no whole number of times`);
  }
  return money(amount.minor * times, amount.currency);
}

/**
 * A rate in basis points as people write it in per cent, without needless zeros.
 *
 * @example percentText(250) // => '2.5'
 */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}

/**
 * A percentage in basis points (hundredths of a per cent: 500 is 5 %), rounded half away from zero
 * to a minor unit. Throws `InvalidShare` unless the basis points are a safe integer.
 *
 * @example percentage(money(1010, 'INR'), 500) // => money(51, 'INR')
 * @example percentage(money(-1010, 'INR'), 500) // => money(-51, 'INR')
 */
export function percentage(amount: Money, basisPoints: number): Money {
  return scale(amount, basisPoints, 10_000);
}

/**
 * The amount times numerator / denominator, rounded half away from zero to a minor unit.
 * Throws `InvalidShare` unless both are safe integers and the denominator is above zero.
 *
 * @example scale(money(1000, 'INR'), 1, 3) // => money(333, 'INR')
 * @example scale(money(5, 'INR'), 1, 2) // => money(3, 'INR')
 */
export function scale(amount: Money, numerator: number, denominator: number): Money {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new InvalidShare(`${numerator}/${denominator} is no ratio of whole numbers`);
  }
  return money(roundedQuotient(amount.minor, numerator, denominator), amount.currency);
}

/**
 * −1, 0 or 1 as the first amount is below, equal to or above the second. Throws `CurrencyMismatch`.
 *
 * @example compare(money(1, 'INR'), money(2, 'INR')) // => -1
 */
export function compare(left: Money, right: Money): -1 | 0 | 1 {
  requireSame(left, right);
  if (left.minor === right.minor) {
    return 0;
  }
  return left.minor < right.minor ? -1 : 1;
}

/**
 * Whether two amounts are the same in amount and currency. Amounts of different currencies are
 * unequal; this never throws.
 *
 * @example equals(money(1, 'INR'), money(1, 'USD')) // => false
 */
export function equals(left: Money, right: Money): boolean {
  return left.currency === right.currency && left.minor === right.minor;
}

/** Whether the amount is below zero. */
export function isNegative(amount: Money): boolean {
  return amount.minor < 0;
}

/** Whether the amount is above zero. */
export function isPositive(amount: Money): boolean {
  return amount.minor > 0;
}

/** Whether the amount is exactly zero. */
export function isZero(amount: Money): boolean {
  return amount.minor === 0;
}

/**
 * Whether the amount has no fraction of a whole unit: ₹ 12.00, but not ₹ 12.50.
 *
 * @example isWhole(money(1200, 'INR')) // => true
 * @example isWhole(money(1250, 'INR')) // => false
 */
export function isWhole(amount: Money): boolean {
  return amount.minor % 10 ** minorDigits(amount.currency) === 0;
}

/** The lowest of the amounts. Throws `CurrencyMismatch`. */
export function min(first: Money, ...rest: readonly Money[]): Money {
  return rest.reduce((low, next) => (compare(next, low) < 0 ? next : low), first);
}

/** The highest of the amounts. Throws `CurrencyMismatch`. */
export function max(first: Money, ...rest: readonly Money[]): Money {
  return rest.reduce((high, next) => (compare(next, high) > 0 ? next : high), first);
}

/**
 * Splits an amount by weights so that the parts add up to it exactly. Each part is its exact share
 * cut towards zero; the units left over go one each to the parts that lost most, the earlier first
 * among equals. A weight of zero receives nothing.
 *
 * Throws `InvalidShare` unless every weight is a safe integer of zero or more and one is above zero.
 *
 * @example allocate(money(100, 'INR'), [1, 1, 1]) // => [money(34, 'INR'), money(33, 'INR'), money(33, 'INR')]
 */
export function allocate(amount: Money, weights: readonly number[]): readonly Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new InvalidShare('Weights are whole numbers of zero or more');
  }
  const total = weights.reduce((before, weight) => before + BigInt(weight), 0n);
  if (total === 0n) {
    throw new InvalidShare('At least one weight must be above zero');
  }
  const sign = amount.minor < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount.minor));
  const shares = weights.map((weight, index) => {
    const exact = whole * BigInt(weight);
    return { index, units: Number(exact / total), lost: exact % total };
  });
  const given = shares.reduce((before, share) => before + share.units, 0);
  const left = Math.abs(amount.minor) - given;
  const favoured = new Set(
    [...shares]
      .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
      .slice(0, left)
      .map((share) => share.index),
  );
  return shares.map(({ index, units }) => money(sign * (units + (favoured.has(index) ? 1 : 0)), amount.currency));
}

/**
 * Splits an amount into equal parts, the first parts bearing the odd units.
 *
 * @example allocateEvenly(money(-5, 'INR'), 2) // => [money(-3, 'INR'), money(-2, 'INR')]
 */
export function allocateEvenly(amount: Money, parts: number): readonly Money[] {
  if (!Number.isSafeInteger(parts) || parts < 1) {
    throw new InvalidShare(`${parts} is no number of parts`);
  }
  return allocate(
    amount,
    Array.from({ length: parts }, () => 1),
  );
}

/**
 * Reads an exact decimal text such as `1234.50`, `-0.5` or `7`: an optional minus, digits, and at
 * most as many decimals as the currency has. `undefined` for anything else: grouping, an exponent,
 * a plus sign, excess decimals, or an amount too large to be exact.
 *
 * @example parseMoney('1234.50', 'INR') // => money(123450, 'INR')
 * @example parseMoney('1.5', 'KWD') // => money(1500, 'KWD')
 * @example parseMoney('1.234', 'INR') // => undefined
 */
export function parseMoney(text: string, currency: Currency): Money | undefined {
  const parts = /^(-?)(\d{1,16})(?:\.(\d{1,3}))?$/.exec(text);
  if (!parts) {
    return undefined;
  }
  const [, sign, whole = '', decimals = ''] = parts;
  const digits = minorDigits(currency);
  if (decimals.length > digits) {
    return undefined;
  }
  const minor = BigInt(whole + decimals.padEnd(digits, '0'));
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) {
    return undefined;
  }
  return money(sign === '-' ? -Number(minor) : Number(minor), currency);
}

/**
 * As {@link parseMoney}, for a text that must be an amount. Throws `InvalidAmount`.
 *
 * @example moneyOf('0.05', 'INR') // => money(5, 'INR')
 */
export function moneyOf(text: string, currency: Currency): Money {
  const amount = parseMoney(text, currency);
  if (!amount) {
    throw new InvalidAmount(`"${text}" is no exact amount of ${currency}`);
  }
  return amount;
}

/**
 * The exact decimal text of an amount, always with all decimals of its currency: the wire form, and
 * the inverse of {@link parseMoney}.
 *
 * @example formatDecimal(money(123450, 'INR')) // => '1234.50'
 * @example formatDecimal(money(-5, 'KWD')) // => '-0.005'
 * @example formatDecimal(money(12, 'XOF')) // => '12'
 */
export function formatDecimal(amount: Money): string {
  const digits = minorDigits(amount.currency);
  const text = Math.abs(amount.minor)
    .toString()
    .padStart(digits + 1, '0');
  const cut = text.length - digits;
  const sign = amount.minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, cut)}.${text.slice(cut)}`;
}

function requireSame(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new CurrencyMismatch(left.currency, right.currency);
  }
}

/** (factor × numerator) / denominator, half away from zero; exact even where the product is not. */
function roundedQuotient(factor: number, numerator: number, denominator: number): number {
  const product = factor * numerator;
  if (Number.isSafeInteger(product) && Number.isSafeInteger(2 * denominator)) {
    const rest = product % denominator;
    const towardsZero = (product - rest) / denominator;
    return 2 * Math.abs(rest) >= denominator ? towardsZero + Math.sign(product) : towardsZero;
  }
  const exact = BigInt(factor) * BigInt(numerator);
  const magnitude = exact < 0n ? -exact : exact;
  const divisor = BigInt(denominator);
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return Number(exact < 0n ? -rounded : rounded);
}

/** Payment cards as they are typed once, on their way to the keeper of cards. */
import { checkName } from '../people/names.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';
import { isIsoMonth, type IsoDate, monthOf } from '../time/calendar-date.ts';

export const cardBrands = ['visa', 'mastercard', 'amex', 'rupay', 'diners', 'discover', 'maestro', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

export interface CardDraft {
  /** Spaces and hyphens between the digits do not matter. */
  readonly number?: string | undefined;
  readonly holder?: string | undefined;
  /** 'YYYY-MM', its last month. */
  readonly expires?: string | undefined;
  readonly securityCode?: string | undefined;
}

/** By the first digits of a number (ISO/IEC 7812 ranges of the networks); the first that fits. */
const ranges: readonly (readonly [RegExp, CardBrand])[] = [
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9])/, 'discover'],
  [/^(60|65|81|82|508|353|356)/, 'rupay'],
  [/^(36|38|39|30[0-5])/, 'diners'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^(50|5[6-9]|6)/, 'maestro'],
  [/^4/, 'visa'],
];

/** Digits only. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/**
 * Whose network a number belongs to.
 *
 * @example cardBrand('4111 1111 1111 1111') // => 'visa'
 * @example cardBrand('6521 1111 1111 1117') // => 'rupay'
 */
export function cardBrand(number: string): CardBrand {
  return ranges.find(([range]) => range.test(cardDigits(number)))?.[1] ?? 'other';
}

/** Digits of the code on a card: four on those of American Express. */
export function securityCodeDigits(number: string): number {
  return cardBrand(number) === 'amex' ? 4 : 3;
}

/**
 * Number by its length and check digit (Luhn), holder, last month not past, security code.
 *
 * @example checkCard({ number: '4111111111111112', holder: 'A Menon', expires: '2028-08', securityCode: '123' }, isoDate('2026-11-20')) // => [violation('card-number', 'number')]
 */
export function checkCard(card: CardDraft, today: IsoDate): readonly Violation[] {
  const { number = '', holder, expires = '', securityCode = '' } = card;
  const digits = securityCodeDigits(number);
  return [
    ...firstOf(required(number, 'number'), isCardNumber(number) ? [] : [violation('card-number', 'number')]),
    ...checkName(holder, 'holder', 2),
    ...firstOf(
      required(expires, 'expires'),
      isIsoMonth(expires) ? [] : [violation('date-form', 'expires')],
      expires < monthOf(today) ? [violation('card-expired', 'expires')] : [],
    ),
    ...firstOf(
      required(securityCode, 'securityCode'),
      /^\d+$/.test(securityCode) && securityCode.length === digits
        ? []
        : [violation('card-code', 'securityCode', { digits })],
    ),
  ];
}

/**
 * 12 to 19 digits whose last one is their check digit.
 *
 * @example isCardNumber('4111 1111 1111 1111') // => true
 */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((before, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

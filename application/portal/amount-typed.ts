/** Amounts as people type them. */
import type { Currency } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';

/**
 * An amount as people type it, with commas or spaces between its digits; undefined where it is none.
 *
 * @example amountTyped('21,960.50', 'INR') // => money(2196050, 'INR')
 */
export function amountTyped(text: string, currency: Currency): Money | undefined {
  const digits = text.replaceAll(/[\s,\u00A0\u202F]/g, '');
  return /^\d{1,12}(\.\d{1,3})?$/.test(digits) ? parseMoney(digits, currency) : undefined;
}

/**
 * A percentage as people type it, in basis points; undefined where it is none.
 *
 * @example percentTyped('2.5 %') // => 250
 */
export function percentTyped(typed: string): number | undefined {
  const text = typed.trim().replace('%', '').trim();
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** What a form is wrong at, where texts at some paths are no number: that alone is said of them, in the place where they were missed. */
export function withUnread(found: readonly Violation[], unread: readonly string[]): readonly Violation[] {
  const paths = found.map(({ path }) => path);
  const unsaid = unread.filter((path) => !paths.includes(path));
  return [
    ...found
      .filter(({ path }, at) => !unread.includes(path) || paths.indexOf(path) === at)
      .map((each) => (unread.includes(each.path) ? violation('not-a-number', each.path) : each)),
    ...unsaid.map((path) => violation('not-a-number', path)),
  ];
}

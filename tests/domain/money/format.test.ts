import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, currencySymbol, digitGrouping, minorDigits } from '#domain/money/currency.ts';
import { formatAmount, formatMoney, minusSign, sharedDecimals, uncutMinus } from '#domain/money/format.ts';
import { isWhole, type Money, money } from '#domain/money/money.ts';
import { anyMoney, moneyList } from '#tests/arbitraries/money.ts';

/** Grouping by the runtime's own tables, which know lakh and crore under `en-IN`. */
function groupedByRuntime(digits: string, currency: Currency): string {
  return BigInt(digits).toLocaleString(digitGrouping(currency) === 'indian' ? 'en-IN' : 'en-US');
}

test('a sentence keeps each minus with its amount, and changes nothing else', () => {
  const said = `Left: ${formatMoney(money(-80550, 'INR'))}, before ${formatMoney(money(100, 'GBP'))}`;
  expect(uncutMinus(said)).toBe('Left: \u2212\u2060₹\u00a0805.50, before £\u00a01');
  fc.assert(
    fc.property(anyMoney, (amount) => uncutMinus(formatMoney(amount)).replace('\u2060', '') === formatMoney(amount)),
  );
});

describe('formatMoney', () => {
  test('groups as the runtime does, with symbol, no-break space and a true minus', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const digits = minorDigits(amount.currency);
        const [whole = '', decimals] = splitText(amount, digits);
        const expected =
          (amount.minor < 0 ? '\u2212' : '') +
          currencySymbol(amount.currency) +
          '\u00a0' +
          groupedByRuntime(whole, amount.currency) +
          (decimals ? `.${decimals}` : '');
        expect(formatMoney(amount, { decimals: 'exact' })).toBe(expected);
      }),
    );
  });

  test.each<[Money, string]>([
    [money(0, 'INR'), '₹\u00a00'],
    [money(99900, 'INR'), '₹\u00a0999'],
    [money(100000, 'INR'), '₹\u00a01,000'],
    [money(10000000, 'INR'), '₹\u00a01,00,000'],
    [money(1234567800, 'INR'), '₹\u00a01,23,45,678'],
    [money(-80550, 'INR'), '\u2212₹\u00a0805.50'],
    [money(5, 'INR'), '₹\u00a00.05'],
    [money(123456789, 'USD'), '$\u00a01,234,567.89'],
    [money(1500, 'KWD'), 'KWD\u00a01.500'],
    [money(1000000, 'XOF'), 'CFA\u00a01,000,000'],
    [money(100, 'GBP'), '£\u00a01'],
  ])('%j is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test('whole rounds half away from zero', () => {
    const whole = (minor: number) => formatMoney(money(minor, 'INR'), { decimals: 'whole' });
    expect([whole(149), whole(150), whole(-150), whole(-49)]).toStrictEqual([
      '₹\u00a01',
      '₹\u00a02',
      '\u2212₹\u00a02',
      '₹\u00a00',
    ]);
  });

  test('exact keeps decimals of whole amounts', () => {
    expect(formatMoney(money(1200, 'INR'), { decimals: 'exact' })).toBe('₹\u00a012.00');
    expect(formatAmount(money(1200, 'INR'), { decimals: 'exact' })).toBe('12.00');
  });

  test('French writes other signs between the same digits', () => {
    expect(formatMoney(money(-123456750, 'EUR'), { locale: 'fr' })).toBe('\u2212€\u00a01\u202f234\u202f567,50');
    expect(formatMoney(money(123456700, 'INR'), { locale: 'fr-FR' })).toBe('₹\u00a012\u202f34\u202f567');
    expect(formatMoney(money(123456700, 'INR'), { locale: 'ar' })).toBe('₹\u00a012,34,567');
    expect(formatMoney(money(123456700, 'INR'), { locale: 'fro' })).toBe('₹\u00a012,34,567');
  });
});

describe('amounts shown together', () => {
  test('add up as they are shown', () => {
    fc.assert(
      fc.property(moneyList, ({ amounts }) => {
        const decimals = sharedDecimals(amounts);
        expect(decimals === 'whole').toBe(amounts.every(isWhole));
        const shown = amounts.map((amount) => BigInt(onlyDigits(formatAmount(amount, { decimals }))));
        const scale = decimals === 'whole' ? 10n ** BigInt(minorDigits(amounts[0]?.currency ?? 'INR')) : 1n;
        const total = amounts.reduce((before, amount) => before + BigInt(amount.minor), 0n);
        expect(shown.reduce((before, each) => before + each, 0n) * scale).toBe(total);
      }),
    );
  });
});

function onlyDigits(text: string): string {
  return text.replace(minusSign, '-').replace(/[,.]/g, '');
}

function splitText({ minor }: Money, digits: number): readonly string[] {
  const text = BigInt(minor)
    .toString()
    .replace('-', '')
    .padStart(digits + 1, '0');
  return [text.slice(0, text.length - digits), text.slice(text.length - digits)];
}

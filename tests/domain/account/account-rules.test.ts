import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeposit, checkDepositAmount, type DepositDraft, leastDeposit } from '#domain/account/deposit-rules.ts';
import { checkLedgerRange, ledgerRangeEnding } from '#domain/account/ledger-range.ts';
import { minorDigits } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { anyCurrency } from '#tests/arbitraries/money.ts';
import { modernDate } from '#tests/arbitraries/time.ts';

const deposit: DepositDraft = {
  paymentMode: 'neft',
  referenceNumber: 'HDFCN52611408831',
  accountNumber: '0011223344',
  accountHolderName: 'Malabar Holidays',
  branch: 'Fort Kochi',
  bankAccount: 'HDFC-1',
  depositDate: '2026-11-20',
  amount: money(100_000, 'INR'),
};
const today = isoDate('2026-11-20');
const lines = (draft: DepositDraft) => checkDeposit(draft, 'INR', today).map(({ path, code }) => `${path} ${code}`);

describe('a deposit', () => {
  test('needs every field', () => {
    const fields = [
      'amount',
      'paymentMode',
      'depositDate',
      'referenceNumber',
      'accountNumber',
      'accountHolderName',
      'branch',
      'bankAccount',
    ];
    expect(lines({})).toStrictEqual(fields.map((field) => `${field} required`));
    for (const field of fields) {
      expect(lines({ ...deposit, [field]: undefined })).toStrictEqual([`${field} required`]);
    }
  });

  test('has a known mode and a real date', () => {
    expect(lines({ ...deposit, paymentMode: 'gold', depositDate: '20/11/2026' })).toStrictEqual([
      'paymentMode not-a-choice',
      'depositDate date-form',
    ]);
  });

  test("is of the account's currency, above zero, and at least a thousand", () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, fc.integer({ min: -10, max: 2_000_000 }), (currency, account, minor) => {
        const codes = checkDepositAmount(money(minor, currency), account).map((each) => each.code);
        const least = 1000 * Number('1'.padEnd(minorDigits(account) + 1, '0'));
        const expected =
          currency !== account
            ? ['amount-currency']
            : minor <= 0
              ? ['amount-not-positive']
              : minor < least
                ? ['amount-least']
                : [];
        expect(codes).toStrictEqual(expected);
        expect(leastDeposit(account).minor).toBe(least);
      }),
    );
    expect(checkDepositAmount(money(0, 'INR'), 'INR')).toStrictEqual([{ code: 'amount-not-positive', path: 'amount' }]);
    expect(checkDepositAmount(money(999_999, 'KWD'), 'KWD')).toStrictEqual([
      { code: 'amount-least', path: 'amount', params: { least: '1000.000', currency: 'KWD' } },
    ]);
  });
});

describe('a range of the ledger', () => {
  test('is good exactly when it runs forward over one to seven days', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -4, max: 12 }), (from, days) => {
        const codes = checkLedgerRange({ from, to: addDays(from, days) }).map((each) => each.code);
        expect(codes).toStrictEqual(days < 0 ? ['range-order'] : days > 6 ? ['range-days'] : []);
      }),
    );
  });

  test('opens with the longest that ends on a day', () => {
    fc.assert(
      fc.property(modernDate, (to) => {
        const range = ledgerRangeEnding(to);
        expect(checkLedgerRange(range)).toStrictEqual([]);
        expect(checkLedgerRange({ ...range, from: addDays(range.from, -1) })).toHaveLength(1);
      }),
    );
  });

  test('needs two real dates', () => {
    expect(checkLedgerRange({})).toStrictEqual([
      { code: 'required', path: 'from' },
      { code: 'required', path: 'to' },
    ]);
    expect(checkLedgerRange({ from: isoDate('2026-11-20'), to: '2026-11-31' })).toStrictEqual([
      { code: 'date-form', path: 'to' },
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankCredit, matchStatement, names, readStatement } from '#domain/account/bank-statement.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';

/** A statement as it is drawn: cells parted by bars, lines counted from 1. */
function drawn(picture: string) {
  const lines = picture.trim().split('\n');
  return lines.map((text, at) => ({ line: at + 1, cells: text.split('|').map((cell) => cell.trim()) }));
}

function read(picture: string) {
  const found = readStatement(drawn(picture), 'INR');
  if ('violations' in found) return found.violations;
  return {
    credits: found.credits.map(({ line, on, text, amount }) => `${line} ${on} ${amount.minor} ${text}`),
    unread: found.unread,
  };
}

describe('a statement', () => {
  test('is read with a column of credits, below what the bank writes first', () => {
    expect(
      read(`
        Statement of account | 4410
        Date     | Narration          | Chq./Ref.No.      | Value Dt | Withdrawal Amt. | Deposit Amt. | Closing Balance
        24/11/26 | NEFT CR MALABAR    | HDFCN52611408831  | 24/11/26 |                 | 75,000.00    | 1,75,000.00
        24/11/26 | CHARGES            |                   | 24/11/26 | 118.00          |              | 1,74,882.00
        25/11/26 | CASH FORT KOCHI    | 000000000204417   | 25/11/26 |                 | 1,20,500.50  | 2,95,382.50`),
    ).toEqual({
      credits: [
        '3 2026-11-24 7500000 NEFT CR MALABAR HDFCN52611408831',
        '5 2026-11-25 12050050 CASH FORT KOCHI 000000000204417',
      ],
      unread: [],
    });
  });

  test('is read with one amount and whether it is a credit, and months in letters', () => {
    expect(
      read(`
        Transaction Date     | Description       | Amount (INR) | Dr / Cr
        24-Nov-2026 10:31 AM | UPI/429912345678/ | 5,000        | CR
        24-Nov-2026 10:32 AM | RENT              | 9,000        | DR`),
    ).toEqual({ credits: ['2 2026-11-24 500000 UPI/429912345678/'], unread: [] });
  });

  test('names the lines that it cannot be read at, and passes over what credits nothing', () => {
    expect(
      read(`
        Value Date | Particulars | Credit
        24/11/2026 | A           | ten
        31/02/2026 | B           | 10.00
        24/11/2026 | C           | 0.00
        2026-11-24 | D           | 10.00`),
    ).toEqual({ credits: ['5 2026-11-24 1000 D'], unread: [2, 3] });
  });

  test('of another kind is refused', () => {
    expect(read('Name | Born\nAsha | 1990')).toEqual([violation('statement-columns', 'statement')]);
    expect(read('')).toEqual([violation('statement-columns', 'statement')]);
  });
});

describe('a reference', () => {
  test.each([
    ['NEFT CR-HDFCN52611408831-MERIDIAN', 'HDFCN52611408831', true],
    ['imps 0000429912345678', '429912345678', true],
    ['UPI/1429912345678', '429912345678', false],
    ['UPI/4299123456789', '429912345678', false],
    ['CHQ 204417', '204417', true],
    ['CHQ 204417', '000204417', true],
    ['CHQ 1042', '001042', false],
    ['CHQ 001042', '001042', true],
    ['SLIP-0042/26 FORT KOCHI', 'SLIP-0042/26', true],
    ['SLIP-0042.26 FORT KOCHI', 'SLIP-0042/26', false],
  ])('"%s" names %s: %s', (text, reference, does) => {
    expect(names(text, reference)).toBe(does);
  });
});

const day = isoDate('2026-11-24');

/**
 * Deposits with references of their own, and for each the line that a bank would write of it: with its amount, with another, two
 * of them, without its reference, or none. No two of these amounts are the same, so that what is said of each follows.
 */
const world = fc
  .uniqueArray(fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }), { minLength: 1, maxLength: 8 })
  .chain((numbers) =>
    fc.tuple(
      fc.constant(numbers),
      fc.array(fc.constantFrom('agrees', 'differs', 'twice', 'likely', 'late', 'absent'), {
        minLength: numbers.length,
        maxLength: numbers.length,
      }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    ),
  )
  .map(([numbers, fates, order]) => {
    const deposits = numbers.map((number, at) => ({
      referenceNumber: String(number),
      amount: money(100_000 + at * 1000, 'INR'),
      depositDate: day,
    }));
    const lineOf = (at: number, change: Partial<BankCredit>): BankCredit => ({
      line: 0,
      on: addDays(day, 1),
      text: `IMPS-${numbers[at]}-MALABAR`,
      amount: money(100_000 + at * 1000, 'INR'),
      ...change,
    });
    const written: Readonly<Record<string, (at: number) => readonly BankCredit[]>> = {
      agrees: (at) => [lineOf(at, {})],
      differs: (at) => [lineOf(at, { amount: money(99_000 - at, 'INR') })],
      twice: (at) => [lineOf(at, {}), lineOf(at, { on: day })],
      likely: (at) => [lineOf(at, { text: 'CASH' })],
      late: (at) => [lineOf(at, { text: 'CASH', on: addDays(day, 6) })],
      absent: () => [],
    };
    const credits = fates.flatMap((fate, at) => written[fate]?.(at) ?? []);
    const shuffled = credits
      .map((credit) => ({ credit, place: order.next().value ?? 0 }))
      .sort((one, other) => one.place - other.place)
      .map(({ credit }, at) => ({ ...credit, line: at + 2 }));
    return { deposits, fates, credits: shuffled };
  });

describe('deposits that wait', () => {
  const said: Readonly<Record<string, string>> = { twice: 'unclear', late: 'absent' };

  test('are found as the bank wrote of them, in whichever order it did', () => {
    fc.assert(
      fc.property(world, ({ deposits, fates, credits }) => {
        const findings = matchStatement(credits, deposits);
        expect(findings.map(({ kind }) => kind)).toEqual(fates.map((fate) => said[fate] ?? fate));
        const taken = findings.flatMap((finding) => ('credit' in finding ? [finding.credit.line] : []));
        expect(new Set(taken).size).toBe(taken.length);
      }),
    );
  });

  test('are never found for a line that is found for another: of the same reference, or alike in all', () => {
    const deposit = { referenceNumber: '429912345678', amount: money(500_000, 'INR'), depositDate: day };
    const credit = { line: 2, on: day, text: 'UPI 429912345678', amount: money(500_000, 'INR') };
    const unclear = { kind: 'unclear', credits: [credit] };
    expect(matchStatement([credit], [deposit, deposit])).toEqual([unclear, unclear]);
    const cash = { ...credit, text: 'CASH' };
    const other = { ...deposit, referenceNumber: '429912345679' };
    expect(matchStatement([cash], [deposit, other]).map(({ kind }) => kind)).toEqual(['unclear', 'unclear']);
    expect(matchStatement([credit], [deposit, other]).map(({ kind }) => kind)).toEqual(['agrees', 'absent']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { checkDecision, checkDeposit, type DepositDraft, plainNumber } from '#domain/account/deposit-rules.ts';
import {
  type DepositDecision,
  depositEntry,
  type DepositFields,
  type DepositMode,
  depositModes,
  depositStates,
  isDecidedSo,
  mayDecide,
  reversalEntry,
  stateBefore,
} from '#domain/account/deposit.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { anyCurrency } from '#tests/arbitraries/money.ts';

const today = isoDate('2026-11-20');
type Approval = Extract<DepositDecision, { readonly to: 'approved' }>;
const fields: DepositFields = {
  paymentMode: 'neft',
  referenceNumber: 'HDFCN52611408831',
  accountNumber: '0011223344',
  accountHolderName: 'Malabar Holidays',
  branch: 'Fort Kochi',
  bankAccount: 'HDFC Bank, ends 4410',
  depositDate: today,
  amount: money(7_500_000, 'INR'),
};
const lines = (change: DepositDraft) =>
  checkDeposit({ ...fields, ...change }, 'INR', today).map(({ path, code }) => `${path} ${code}`);

/** Of each mode a reference as its bank writes it, and an account number. */
const written: Readonly<Record<DepositMode, readonly [reference: string, account: string]>> = {
  cheque: ['204417', '0011223344'],
  'cash-deposit': ['SLIP-0042/26', '0011223344'],
  'online-transfer': ['OT99812', '0011223344'],
  'same-bank-transfer': ['SB 4410 77', '0011223344'],
  rtgs: ['KARBR52026112000418', 'KARB0000123'],
  neft: ['hdfcn52611408831', '0011223344'],
  imps: ['632214480917', '0011223344'],
  upi: ['6322 1448 0917', '919847000000'],
  'debit-card': ['AUTH0042', '4417'],
  'credit-card': ['AUTH0042', '4417'],
  'net-banking': ['NB2611200042', '0011223344'],
  amex: ['AUTH0042', '1004'],
};

describe('a deposit', () => {
  test('is taken in each of the twelve modes with a reference as its bank writes it', () => {
    expect(depositModes).toHaveLength(12);
    for (const paymentMode of depositModes) {
      const [referenceNumber, accountNumber] = written[paymentMode];
      expect(lines({ paymentMode, referenceNumber, accountNumber }), paymentMode).toStrictEqual([]);
      expect(lines({ paymentMode, referenceNumber: '??', accountNumber }), paymentMode).toStrictEqual([
        'referenceNumber reference-form',
      ]);
    }
  });

  test.each(['debit-card', 'credit-card', 'amex'])(
    'by %s keeps no more of the card than its last four digits',
    (paymentMode) => {
      const given = { paymentMode, referenceNumber: 'AUTH0042' };
      expect(lines({ ...given, accountNumber: '4111111111111111' })).toStrictEqual(['accountNumber card-last-digits']);
      expect(lines({ ...given, accountNumber: '441' })).toStrictEqual(['accountNumber card-last-digits']);
    },
  );

  test('was paid in on a day that has come, and its texts have an end', () => {
    expect(lines({ depositDate: '2026-11-21' })).toStrictEqual(['depositDate date-future']);
    for (const field of ['accountHolderName', 'branch', 'bankAccount'] as const) {
      expect(lines({ [field]: 'x'.repeat(80) })).toStrictEqual([]);
      expect(lines({ [field]: 'x'.repeat(81) })).toStrictEqual([`${field} too-long`]);
    }
    expect(lines({ accountNumber: '12' })).toStrictEqual(['accountNumber account-form']);
  });

  test('has one reference, however it is typed', () => {
    expect(plainNumber(' hdfcn5261 1408831 ')).toBe(plainNumber('HDFCN52611408831'));
  });
});

describe('a decision', () => {
  const approve = (minor: number, remarks = '', approvedOn = today): Approval => ({
    to: 'approved',
    approvedAmount: money(minor, 'INR'),
    approvedOn,
    remarks,
  });
  const found = (decision: DepositDecision) =>
    checkDecision(decision, fields.amount, today).map(({ path, code }) => `${path} ${code}`);

  test('approves another amount than was asked for with a reason alone', () => {
    expect(found(approve(7_500_000))).toStrictEqual([]);
    expect(found(approve(7_400_000))).toStrictEqual(['remarks required']);
    expect(found(approve(7_400_000, 'The bank kept its charge'))).toStrictEqual([]);
    expect(found(approve(0, 'Nothing came'))).toStrictEqual(['approvedAmount amount-not-positive']);
    expect(found({ ...approve(1), approvedAmount: money(7_500_000, 'USD') })).toStrictEqual([
      'approvedAmount amount-currency',
    ]);
    expect(found(approve(7_500_000, '', isoDate('2026-11-21')))).toStrictEqual(['approvedOn date-future']);
  });

  test.each(['declined', 'reversed'] as const)('that a deposit is %s says why', (to) => {
    expect(found({ to, remarks: ' ' })).toStrictEqual(['remarks required']);
    expect(found({ to, remarks: 'Bounced' })).toStrictEqual([]);
    expect(found({ to, remarks: 'x'.repeat(501) })).toStrictEqual(['remarks too-long']);
  });

  test('reaches every state from that in which a deposit is asked for', () => {
    const reached = new Set<string>(['asked']);
    const decisions = ['approved', 'declined', 'reversed'] as const;
    for (const to of decisions) if (reached.has(stateBefore(to))) reached.add(to);
    expect([...reached].toSorted()).toStrictEqual([...depositStates].toSorted());
  });

  test('is of somebody else than who asked', () => {
    expect(mayDecide('demo-agent', 'demo-agent')).toBe(false);
    expect(mayDecide('demo-agent', 'demo-operator')).toBe(true);
  });

  test('made again changes nothing; of another amount it is another', () => {
    const deposit = { ...fields, depositId: 'DP1', askedAt: '2026-11-20T06:30:00.000Z', askedBy: 'A', remarks: '' };
    const approved = { ...deposit, state: 'approved', approvedAmount: money(5, 'INR') } as never;
    expect(isDecidedSo(approved, approve(5))).toBe(true);
    expect(isDecidedSo(approved, approve(6))).toBe(false);
    expect(isDecidedSo(approved, { to: 'declined', remarks: 'No' })).toBe(false);
  });
});

test('the entries of a deposit balance, and its reversal restores every account', () => {
  fc.assert(
    fc.property(anyCurrency, fc.integer({ min: 1, max: 1e12 }), (currency, minor) => {
      const approved = money(minor, currency);
      const credit = depositEntry('a1', fields, approved);
      const back = reversalEntry('a1', fields, approved);
      expect(isBalanced(credit.postings) && isBalanced(back.postings)).toBe(true);
      const params = { mode: 'neft', bank: 'HDFC Bank, ends 4410', instrument: 'HDFCN52611408831' };
      expect([credit, back].map(({ narration }) => narration)).toEqual([
        { code: 'deposit', params },
        { code: 'deposit-reversed', params },
      ]);
      expect(credit.postings[0]).toEqual({ account: 'agency:a1', currency, amount: minor });
      const sums = new Map<string, number>();
      for (const { account, amount } of [...credit.postings, ...back.postings] satisfies readonly Posting[]) {
        sums.set(account, (sums.get(account) ?? 0) + amount);
      }
      expect([...sums.values()]).toEqual([0, 0]);
    }),
  );
});

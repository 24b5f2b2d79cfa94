import { expect, it } from 'vitest';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { isProven, ledgerAddsUp, type ProvableStatement } from '#domain/account/ledger-proof.ts';
import { money } from '#domain/money/money.ts';

const none = money(0, 'INR');
const empty = { opening: none, entries: [], closing: none, totalDebit: none, totalCredit: none, liveBalance: none };

it('a statement is proven where the end of its chain is signed, and shows by itself where that alone is wrong', () => {
  const sound = ledgerAddsUp(empty, { entries: 3, ok: true, closing: none, signed: true });
  expect(isProven(sound)).toBe(true);
  const cut = ledgerAddsUp(empty, { entries: 3, ok: false, firstBad: 'LG-4', closing: none, signed: false });
  expect(cut).toEqual({ ...sound, end: false, firstBad: 'LG-4' });
  expect(isProven(cut)).toBe(false);
  const broken = ledgerAddsUp(empty, { entries: 1, ok: false, firstBad: 'LG-2' });
  expect(broken).toMatchObject({ chain: false, end: false, live: false });
});

const inr = (minor: number) => money(minor, 'INR');
const entry = (sequence: number, credit: number, debit: number, balance: number) =>
  ({ sequence, credit: inr(credit), debit: inr(debit), balance: inr(balance) }) as LedgerEntry;
const statement: ProvableStatement = {
  opening: inr(100),
  entries: [entry(7, 50, 0, 150), entry(8, 0, 30, 120)],
  closing: inr(120),
  totalDebit: inr(30),
  totalCredit: inr(50),
  liveBalance: inr(120),
};
const chain = { entries: 8, ok: true, closing: inr(120), signed: true };
const whole = { chain: true, sums: true, numbering: true, live: true, end: true };

it.each<[string, Partial<ProvableStatement>, Partial<typeof whole>]>([
  ['that is sound', {}, {}],
  [
    'of an entry that does not lead to its balance',
    { entries: [entry(7, 50, 0, 151), entry(8, 0, 30, 120)] },
    { sums: false },
  ],
  ['of entries that end elsewhere', { entries: [entry(7, 50, 0, 150)] }, { sums: false }],
  ['of another total', { totalCredit: inr(51) }, { sums: false }],
  ['with a gap', { entries: [entry(7, 50, 0, 150), entry(9, 0, 30, 120)] }, { numbering: false }],
  ['of another balance than the account has', { liveBalance: inr(121) }, { live: false }],
])('a statement %s shows each of its proofs', (_what, change, failing) => {
  const proof = ledgerAddsUp({ ...statement, ...change }, chain);
  expect(proof).toEqual({ ...whole, ...failing, entries: 8 });
  expect(isProven(proof)).toBe(Object.keys(failing).length === 0);
});

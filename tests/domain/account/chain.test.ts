/** The proof of the ledger: an honest chain walks whole, any change is found at the first entry it touches. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChainPoint,
  chainStart,
  entryText,
  isBalanced,
  type KeptEntry,
  type Posting,
  readPoint,
  spellPoint,
  walkChain,
} from '#domain/account/chain.ts';
import { salePostings, transferPostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An honest chain of these amounts. */
function chainOf(amounts: readonly number[]): KeptEntry[] {
  let before: ChainPoint = chainStart;
  return amounts.map((amount) => {
    const entry = {
      agencyId: 'a1',
      sequence: before.sequence + 1,
      at: instant('2026-11-20T16:00:00.000Z'),
      kind: 'deposit',
      reference: `R${before.sequence}`,
      narration: '{"code":"deposit","params":{}}',
      balance: before.balance + amount,
      postings: transferPostings('a1', money(amount, 'INR'), 'bank'),
    };
    const kept = { ...entry, digest: sha256(entryText(entry, before.digest)), amount, lines: 2 };
    before = { sequence: kept.sequence, digest: kept.digest, balance: kept.balance };
    return kept;
  });
}

const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

it('is the text that the description says', () => {
  const [entry] = chainOf([500]);
  if (entry === undefined) throw new Error('no entry');
  expect(entryText(entry, '0'.repeat(64))).toBe(
    `farelane-ledger-1
0000000000000000000000000000000000000000000000000000000000000000
a1
1
2026-11-20T16:00:00.000Z
deposit
R0
{"code":"deposit","params":{}}
500
agency:a1|INR|500
bank|INR|-500`,
  );
  // As the command sha256sum answers for that text.
  expect(entry.digest).toBe('68be6605bdfbd684202d00b66deb6859b648cf27f22e7881e08881f82c96f8bf');
});

it('walks an honest chain whole, and in any pieces', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), (given, cut) => {
      const chain = chainOf(given);
      const whole = walkChain(chainStart, chain, sha256);
      expect(whole).toEqual({
        entries: given.length,
        last: {
          sequence: given.length,
          digest: chain.at(-1)?.digest,
          balance: given.reduce((sum, each) => sum + each, 0),
        },
      });
      const at = cut % (given.length + 1);
      const first = walkChain(chainStart, chain.slice(0, at), sha256);
      const point = readPoint(spellPoint(first.last));
      expect(point).toEqual(first.last);
      expect(walkChain(point ?? chainStart, chain.slice(at), sha256).last).toEqual(whole.last);
    }),
  );
});

it('finds the entry of any change, even where digests after it were made again', () => {
  const change = fc.constantFrom<(entry: KeptEntry) => KeptEntry>(
    (entry) => ({ ...entry, kind: 'payment' }),
    (entry) => ({ ...entry, reference: `${entry.reference} ` }),
    (entry) => ({ ...entry, narration: entry.narration.replace('{}', '{ }') }),
    (entry) => ({ ...entry, at: instant('2026-11-20T16:00:00.001Z') }),
    (entry) => ({ ...entry, balance: entry.balance + 1 }),
    (entry) => ({ ...entry, amount: entry.amount + 1 }),
    (entry) => ({ ...entry, lines: 3 }),
    (entry) => ({ ...entry, agencyId: 'a2' }),
    (entry) => ({ ...entry, digest: entry.digest.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    (entry) => ({ ...entry, postings: entry.postings.toReversed() }),
    (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => ({ ...posting, account: posting.account.replace('bank', 'cash') })),
    }),
    (entry) => ({ ...entry, postings: [...entry.postings, { account: 'x', currency: 'INR', amount: 0 }] }),
  );
  fc.assert(
    fc.property(amounts, fc.nat(), change, (given, pick, alter) => {
      const chain = chainOf(given);
      const at = pick % chain.length;
      const changed = chain.map((entry, index) => (index === at ? alter(entry) : entry));
      expect(walkChain(chainStart, changed, sha256)).toMatchObject({ firstBad: at + 1, entries: at });
    }),
  );
});

it('refuses an entry that was sealed but does not balance, or whose balance does not follow', () => {
  const sealed = (entry: Omit<KeptEntry, 'digest'>): KeptEntry => ({
    ...entry,
    digest: sha256(entryText(entry, chainStart.digest)),
  });
  const [honest] = chainOf([500]);
  if (honest === undefined) throw new Error('no entry');
  expect(walkChain(chainStart, [sealed(honest)], sha256).firstBad).toBeUndefined();
  expect(walkChain(chainStart, [sealed({ ...honest, balance: 501 })], sha256).firstBad).toBe(1);
  const unbalanced: readonly Posting[] = [
    ...honest.postings.slice(0, 1),
    { account: 'bank', currency: 'USD', amount: -500 },
  ];
  expect(walkChain(chainStart, [sealed({ ...honest, postings: unbalanced })], sha256).firstBad).toBe(1);
});

it('finds entries taken away, put in or swapped', () => {
  const chain = chainOf([10, 20, 30, 40]);
  const [one, two, three, four] = chain;
  if (!one || !two || !three || !four) throw new Error('no entries');
  expect(walkChain(chainStart, [one, three, four], sha256)).toMatchObject({ firstBad: 2 });
  expect(walkChain(chainStart, [one, one, two], sha256)).toMatchObject({ firstBad: 1, entries: 1 });
  expect(walkChain(chainStart, [one, three, two, four], sha256)).toMatchObject({ firstBad: 2 });
});

it.each([
  '',
  'LG-12',
  '1.2',
  '1.2.xyz',
  `-1.2.${'0'.repeat(64)}`,
  `1.2.${'0'.repeat(63)}`,
  `1.2.${'A'.repeat(64)}`,
  `1.99999999999999999.${'0'.repeat(64)}`,
])('reads no point from "%s"', (text) => {
  expect(readPoint(text)).toBeUndefined();
});

describe('the postings of a ticket', () => {
  it('add up to zero and charge the agency the net amount, whatever the terms', () => {
    const minor = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(minor, minor, minor, minor, (airline, commission, tds, fees) => {
        const inr = (amount: number) => money(amount, 'INR');
        const net = inr(airline - commission + tds + fees);
        const postings = salePostings({
          agencyId: 'a1',
          supplier: 's',
          supplierTotal: inr(airline),
          net,
          commission: inr(commission),
          tds: inr(tds),
        });
        expect(isBalanced(postings)).toBe(true);
        expect(postings[0]).toEqual({
          account: 'agency:a1',
          currency: 'INR',
          amount: net.minor === 0 ? 0 : -net.minor,
        });
        const amountOf = (account: string) => postings.find((each) => each.account === account)?.amount ?? 0;
        expect([amountOf('supplier:s'), -amountOf('commission') || 0, amountOf('tds'), amountOf('fees')]).toEqual([
          airline,
          commission,
          tds,
          fees,
        ]);
        expect(postings.slice(1).every(({ amount }) => amount !== 0)).toBe(true);
      }),
    );
  });
});

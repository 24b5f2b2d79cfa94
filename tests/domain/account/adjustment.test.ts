import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdjustmentDraft,
  adjustmentEntry,
  type AdjustmentFields,
  adjustmentKinds,
  adjustmentOf,
  adjustmentReversal,
  adjustmentStateBefore,
  adjustmentStates,
  adjustmentTemplates,
  adjustmentWays,
  checkAdjustment,
  checkAdjustmentDecision,
} from '#domain/account/adjustment.ts';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { depositEntry, type DepositFields, reversalEntry } from '#domain/account/deposit.ts';
import { balanceTaken, depositSettled, depositTaken, depositUsed } from '#domain/account/offer-deposit.ts';
import { refundPostings, salePostings } from '#domain/account/postings.ts';
import { add, type Money, money, negate, subtract, sum, zero } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const lines = (draft: AdjustmentDraft) => checkAdjustment(draft, 'INR').map(({ path, code }) => `${path} ${code}`);
const good: AdjustmentFields = {
  kind: 'correction',
  way: 'credit',
  amount: money(35_000, 'INR'),
  reason: 'Fee charged twice',
};

describe('an adjustment', () => {
  test('is proposed with a kind, a way that the kind has, an amount above zero and a reason', () => {
    expect(lines(good)).toStrictEqual([]);
    expect(lines({})).toStrictEqual(['kind required', 'way required', 'amount required', 'reason required']);
    expect(lines({ ...good, kind: 'gift', way: 'up' })).toStrictEqual(['kind not-a-choice', 'way not-a-choice']);
    expect(lines({ ...good, amount: money(0, 'INR') })).toStrictEqual(['amount amount-not-positive']);
    expect(lines({ ...good, amount: money(100, 'USD') })).toStrictEqual(['amount amount-currency']);
    expect(lines({ ...good, reason: '  ' })).toStrictEqual(['reason required']);
    expect(lines({ ...good, reason: 'x'.repeat(201) })).toStrictEqual(['reason too-long']);
    const ways = adjustmentKinds.map((kind) => [
      kind,
      adjustmentWays.filter((way) => lines({ ...good, kind, way }).length === 0).join(' '),
    ]);
    expect(ways).toStrictEqual([
      ['correction', 'credit debit'],
      ['goodwill', 'credit'],
      ['incentive', 'credit'],
      ['debit-memo', 'debit'],
      ['credit-memo', 'credit'],
      ['write-off', 'credit'],
    ]);
    expect(adjustmentOf({ ...good, reason: ' Fee   charged twice ' })).toStrictEqual(good);
    expect(adjustmentOf({ ...good, kind: 'gift' })).toBeUndefined();
  });

  test('is declined and reversed with remarks, approved without', () => {
    const said = adjustmentStates.flatMap((to) =>
      to === 'proposed' ? [] : [[to, adjustmentStateBefore(to), checkAdjustmentDecision({ to, remarks: ' ' }).length]],
    );
    expect(said).toStrictEqual([
      ['approved', 'proposed', 0],
      ['declined', 'proposed', 1],
      ['reversed', 'approved', 1],
    ]);
    expect(checkAdjustmentDecision({ to: 'approved', remarks: 'x'.repeat(201) })).toHaveLength(1);
  });

  test('raises the balance as a credit and lowers it as a debit, by its amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...adjustmentKinds), fc.integer({ min: 1, max: 10 ** 12 }), (kind, minor) => {
        for (const way of adjustmentTemplates[kind].ways) {
          const { postings } = adjustmentEntry('a1', { ...good, kind, way, amount: money(minor, 'INR') });
          expect(postings[0]).toStrictEqual({
            account: 'agency:a1',
            currency: 'INR',
            amount: way === 'credit' ? minor : -minor,
          });
        }
      }),
    );
  });
});

/** What an entry of each kind posts for some amounts, and what takes it back whole. */
interface Template {
  readonly posts: (amounts: Amounts) => readonly Posting[];
  readonly takesBack: (amounts: Amounts) => readonly Posting[];
}
interface Amounts {
  readonly total: Money;
  readonly commission: Money;
  readonly tds: Money;
  readonly fees: Money;
}

const agencyId = 'a1';
const deposit: DepositFields = {
  paymentMode: 'neft',
  referenceNumber: 'HDFCN52611408831',
  accountNumber: '0011223344',
  accountHolderName: 'Malabar Holidays',
  branch: 'Fort Kochi',
  bankAccount: 'HDFC Bank, ends 4410',
  depositDate: isoDate('2026-11-20'),
  amount: good.amount,
};
const online = { ...deposit, online: { gateway: 'sandbox', charge: zero('INR') } };

const adjusting = adjustmentKinds.flatMap((kind) =>
  adjustmentTemplates[kind].ways.map((way): readonly [string, Template] => [
    `${kind}, ${way}`,
    {
      posts: ({ total: amount }) => adjustmentEntry(agencyId, { ...good, kind, way, amount }).postings,
      takesBack: ({ total: amount }) => adjustmentReversal(agencyId, { ...good, kind, way, amount }).postings,
    },
  ]),
);

const templates: readonly (readonly [name: string, template: Template])[] = [
  [
    'sale',
    {
      posts: ({ total, commission, tds, fees }) =>
        salePostings({
          agencyId,
          supplier: 'sandbox',
          supplierTotal: total,
          net: add(add(subtract(total, commission), tds), fees),
          commission,
          tds,
        }),
      takesBack: ({ total: returned, commission, tds, fees }) =>
        refundPostings({ agencyId, supplier: 'sandbox', returned, commission, tds, fees }),
    },
  ],
  ...[deposit, online].map((fields): readonly [string, Template] => [
    fields === online ? 'payment online' : 'deposit',
    {
      posts: ({ total }) => depositEntry(agencyId, fields, total).postings,
      takesBack: ({ total }) => reversalEntry(agencyId, fields, total).postings,
    },
  ]),
  [
    'deposit for a group',
    {
      posts: ({ total }) => depositTaken(agencyId, total).postings,
      takesBack: ({ total }) => depositSettled(agencyId, total, total).postings,
    },
  ],
  [
    'balance for a group',
    {
      posts: ({ total }) => balanceTaken(agencyId, total).postings,
      takesBack: ({ total }) => depositUsed(agencyId, total).postings,
    },
  ],
  ...adjusting,
];

describe('every kind of entry', () => {
  const share = fc.integer({ min: 0, max: 10 ** 9 });
  const anyAmounts = fc
    .record({ total: fc.integer({ min: 1, max: 10 ** 12 }), commission: share, tds: share, fees: share })
    .map(
      ({ total, commission, tds, fees }): Amounts => ({
        total: money(total, 'INR'),
        commission: money(commission, 'INR'),
        tds: money(tds, 'INR'),
        fees: money(fees, 'INR'),
      }),
    );

  test.each(templates)('%s: balances, and what takes it back restores every account', (_name, template) => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const [there, back] = [template.posts(amounts), template.takesBack(amounts)];
        for (const postings of [there, back]) {
          expect(isBalanced(postings)).toBe(true);
          expect(postings[0]?.account).toBe(`agency:${agencyId}`);
        }
        const accounts = new Map<string, Money>();
        for (const { account, amount } of [...there, ...back]) {
          accounts.set(account, add(accounts.get(account) ?? zero('INR'), money(amount, 'INR')));
        }
        expect([...accounts].filter(([, { minor }]) => minor !== 0)).toStrictEqual([]);
        // There is something to restore.
        const moved = sum(
          'INR',
          there.map(({ amount }) => (amount < 0 ? negate(money(amount, 'INR')) : zero('INR'))),
        );
        expect(moved.minor).toBeGreaterThan(0);
      }),
    );
  });
});

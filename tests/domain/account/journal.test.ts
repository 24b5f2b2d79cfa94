/** The journal: an entry of every kind has a named template that balances, and what takes it back restores every account. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustmentEntry,
  type AdjustmentFields,
  adjustmentKinds,
  adjustmentReversal,
  adjustmentTemplates,
} from '#domain/account/adjustment.ts';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { depositEntry, type DepositFields, reversalEntry } from '#domain/account/deposit.ts';
import { balanceTaken, depositSettled, depositTaken, depositUsed } from '#domain/account/offer-deposit.ts';
import { rewardEntry, rewardReversal } from '#domain/account/reward/rewards.ts';
import { refundPostings, salePostings, settledElsewhere, tdsPostings } from '#domain/account/postings.ts';
import { putOffPostings, settledPostings } from '#domain/booking/schedule/put-off.ts';
import { entryLines } from '#domain/account/entry-receipt.ts';
import type { LedgerKind } from '#domain/booking/booking.ts';
import { paidElsewhereWays } from '#domain/booking/payment.ts';
import { add, type Money, money, negate, subtract, sum, zero } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const good: AdjustmentFields = {
  kind: 'correction',
  way: 'credit',
  amount: money(35_000, 'INR'),
  reason: 'Fee charged twice',
};

/** What an entry of each kind posts for some amounts, and what takes it back whole. */
interface Template {
  readonly posts: (amounts: Amounts) => readonly Posting[];
  readonly takesBack: (amounts: Amounts) => readonly Posting[];
}
type Named = readonly [name: string, template: Template];
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

const adjusting = (entry: 'adjustment' | 'incentive') =>
  adjustmentKinds
    .filter((kind) => adjustmentTemplates[kind].entry === entry)
    .flatMap((kind) =>
      adjustmentTemplates[kind].ways.map(
        (way): Named => [
          `${kind}, ${way}`,
          {
            posts: ({ total: amount }) => adjustmentEntry(agencyId, { ...good, kind, way, amount }).postings,
            takesBack: ({ total: amount }) => adjustmentReversal(agencyId, { ...good, kind, way, amount }).postings,
          },
        ],
      ),
    );

const sold: Template = {
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
};

const depositing = [deposit, online].map(
  (fields): Named => [
    fields === online ? 'paid online' : 'paid in at a bank',
    {
      posts: ({ total }) => depositEntry(agencyId, fields, total).postings,
      takesBack: ({ total }) => reversalEntry(agencyId, fields, total).postings,
    },
  ],
);

/** What an entry takes back, taken back itself. */
const mirrored = ([name, { posts, takesBack }]: Named): Named => [`of ${name}`, { posts: takesBack, takesBack: posts }];

/** A kind without a template does not compile. */
const journal: Readonly<Record<LedgerKind, readonly Named[]>> = {
  booking: [
    ['sale', sold],
    ...paidElsewhereWays.map(
      (by): Named => [
        `sale settled elsewhere, ${by}`,
        {
          posts: (amounts) => settledElsewhere(sold.posts(amounts), by),
          takesBack: (amounts) => settledElsewhere(sold.takesBack(amounts), by),
        },
      ],
    ),
  ],
  instalment: [
    [
      'put off',
      {
        posts: ({ total }) => putOffPostings(agencyId, total),
        takesBack: ({ total }) => settledPostings(agencyId, total),
      },
    ],
  ],
  refund: [mirrored(['sale', sold])],
  reversal: [...depositing, ...adjusting('adjustment'), ...adjusting('incentive')].map(mirrored),
  deposit: depositing,
  'offer-deposit': [
    [
      'deposit',
      {
        posts: ({ total }) => depositTaken(agencyId, total).postings,
        takesBack: ({ total }) => depositSettled(agencyId, total, total).postings,
      },
    ],
    [
      'balance',
      {
        posts: ({ total }) => balanceTaken(agencyId, total).postings,
        takesBack: ({ total }) => depositUsed(agencyId, total).postings,
      },
    ],
  ],
  adjustment: adjusting('adjustment'),
  incentive: adjusting('incentive'),
  reward: [
    [
      'spent',
      {
        posts: ({ total }) => rewardEntry(agencyId, 400, total).postings,
        takesBack: ({ total }) => rewardReversal(agencyId, 400, total).postings,
      },
    ],
  ],
  tds: [
    [
      'withheld',
      {
        posts: ({ total }) => tdsPostings(agencyId, total),
        takesBack: ({ total }) => tdsPostings(agencyId, negate(total)),
      },
    ],
  ],
};

const templates = Object.entries(journal).flatMap(([kind, named]) =>
  named.map(([name, template]) => [`${kind}: ${name}`, template] as const),
);

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
        const facts = [there, back].map((postings) => [isBalanced(postings), postings[0]?.account]);
        expect(facts).toEqual([there, back].map(() => [true, `agency:${agencyId}`]));
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

  test.each(templates)(
    '%s: the lines of its receipt are of known accounts and add up to its amount',
    (_name, template) => {
      fc.assert(
        fc.property(anyAmounts, (amounts) => {
          for (const postings of [template.posts(amounts), template.takesBack(amounts)]) {
            const lines = entryLines(postings, 'INR');
            expect(
              sum(
                'INR',
                lines.map(({ amount }) => amount),
              ).minor,
            ).toBe(postings[0]?.amount);
            expect(lines.filter(({ account, amount }) => account === 'other' || amount.minor === 0)).toStrictEqual([]);
          }
        }),
      );
    },
  );

  test.each(paidElsewhereWays)('what is settled elsewhere (%s) moves no account of the agency or the house', (by) => {
    fc.assert(
      fc.property(anyAmounts, (amounts) => {
        const [own, ...others] = [sold.posts(amounts), sold.takesBack(amounts)].flatMap((each) =>
          settledElsewhere(each, by).filter(({ amount }) => amount !== 0),
        );
        expect([own, ...others].filter((each) => each?.account.startsWith('elsewhere:') !== true)).toStrictEqual([]);
      }),
    );
  });
});

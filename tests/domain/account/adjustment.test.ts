import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdjustmentDraft,
  adjustmentEntry,
  type AdjustmentFields,
  adjustmentKinds,
  adjustmentOf,
  adjustmentStateBefore,
  adjustmentStates,
  adjustmentTemplates,
  adjustmentWays,
  checkAdjustment,
  checkAdjustmentDecision,
} from '#domain/account/adjustment.ts';
import { money } from '#domain/money/money.ts';

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

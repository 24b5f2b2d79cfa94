/** Reward points: whatever happens, in whatever order, no point is made or lost, spent twice, or left after its last day. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkSpending,
  earned,
  endingNext,
  expired,
  lastDayOf,
  type LotPart,
  pointsFor,
  pointsOf,
  returned,
  type RewardLot,
  rewardRuleOn,
  type RewardStanding,
  spent,
  takenBack,
  worthOf,
} from '#domain/account/reward/rewards.ts';
import { currencies } from '#domain/money/currency.ts';
import { isPositive, money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const start = isoDate('2026-11-20');
type Step =
  | { readonly do: 'earn'; readonly booking: number; readonly points: number; readonly lasts: number }
  | { readonly do: 'cancel'; readonly booking: number }
  | { readonly do: 'spend'; readonly points: number }
  | { readonly do: 'undo' }
  | { readonly do: 'wait'; readonly days: number };

const points = fc.integer({ min: 1, max: 60 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), booking: fc.nat(5), points, lasts: fc.nat(30) }),
  fc.record({ do: fc.constant('cancel' as const), booking: fc.nat(5) }),
  fc.record({ do: fc.constant('spend' as const), points }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.nat(20) }),
);

test('what was earned is what may be spent, was spent, was taken back or is over', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let standing: RewardStanding = { lots: [], owed: 0 };
      let every: readonly RewardLot[] = [];
      let [day, last] = [start, 0];
      const spendings: { readonly points: number; readonly parts: readonly LotPart[] }[] = [];
      const sums = { earned: 0, spent: 0, back: 0, gone: 0 };
      const held = new Map<number, number>();
      const keep = (next: RewardStanding) => {
        const left = new Map(next.lots.map((lot) => [lot.lot, lot]));
        every = every.map((lot) => left.get(lot.lot) ?? lot);
        standing = next;
      };
      for (const each of steps) {
        if (each.do === 'earn') {
          last += 1;
          const next = earned(
            standing,
            { lot: last, reference: `FL${each.booking}`, until: addDays(day, each.lasts) },
            each.points,
          );
          every = [...every, ...next.lots.slice(-1)];
          keep(next);
          sums.earned += each.points;
          held.set(each.booking, (held.get(each.booking) ?? 0) + each.points);
        } else if (each.do === 'cancel') {
          const all = held.get(each.booking) ?? 0;
          keep(takenBack(standing, `FL${each.booking}`, all));
          sums.back += all;
          held.delete(each.booking);
        } else if (each.do === 'spend') {
          const before = pointsOf(standing);
          const done = spent(standing, each.points);
          expect(done === undefined).toBe(before < each.points);
          if (done === undefined) continue;
          expect(pointsOf(done.standing)).toBe(before - each.points);
          keep(done.standing);
          spendings.push({ points: each.points, parts: done.parts });
          sums.spent += each.points;
        } else if (each.do === 'undo') {
          const undone = spendings.pop();
          if (undone === undefined) continue;
          const lots = every.filter(({ lot }) => undone.parts.some((part) => part.lot === lot));
          const before = pointsOf(standing);
          const next = returned(standing, lots, undone.parts);
          const rest = standing.lots.filter(({ lot }) => lots.every((mended) => mended.lot !== lot));
          keep({ lots: [...rest, ...next.lots], owed: next.owed });
          sums.spent -= undone.points;
          expect(pointsOf(standing)).toBe(before + undone.points);
        } else {
          day = addDays(day, each.days);
        }
        const { standing: now, gone } = expired(standing, day);
        sums.gone += gone.reduce((sum, { left }) => sum + left, 0);
        every = every.map((lot) => (gone.some((over) => over.lot === lot.lot) ? { ...lot, left: 0 } : lot));
        standing = now;
        expect(standing.lots.every(({ left, until = day }) => left >= 0 && (left === 0 || until >= day))).toBe(true);
        expect(standing.owed).toBeGreaterThanOrEqual(0);
        expect(pointsOf(standing)).toBe(sums.earned - sums.spent - sums.back - sums.gone);
      }
    }),
  );
});

test('those that are over soonest go first, and are named beforehand', () => {
  const late = { lot: 1, reference: 'FL1', left: 5, until: isoDate('2027-01-02') };
  const soon = { lot: 2, reference: 'FL2', left: 5, until: isoDate('2027-01-01') };
  const ever = { lot: 3, reference: 'FL3', left: 5 };
  const standing = { lots: [ever, late, soon], owed: 0 };
  expect(spent(standing, 12)?.parts).toEqual([
    { lot: 2, points: 5 },
    { lot: 1, points: 5 },
    { lot: 3, points: 2 },
  ]);
  expect(endingNext(standing)).toEqual({ until: soon.until, points: 5 });
  expect(endingNext({ lots: [ever], owed: 0 })).toBeUndefined();
  // A cancellation takes its own first.
  expect(takenBack(standing, 'FL1', 6).lots.map(({ left }) => left)).toEqual([5, 0, 4]);
});

test('each day has its rule, which gives whole points and worth in any currency', () => {
  expect(rewardRuleOn(isoDate('2024-03-31'), 'INR')).toBeUndefined();
  const before = rewardRuleOn(isoDate('2026-03-31'), 'INR');
  const since = rewardRuleOn(isoDate('2026-04-01'), 'INR');
  expect([before, since].map((rule) => rule && pointsFor(money(1_999_99, 'INR'), rule))).toEqual([9, 19]);
  expect([before, since].map((rule) => rule && lastDayOf(rule, start))).toEqual([undefined, '2027-11-20']);
  expect(since && worthOf(402, since)).toEqual(money(100_50, 'INR'));
  for (const currency of currencies) {
    const rule = rewardRuleOn(start, currency);
    expect(rule !== undefined && isPositive(worthOf(rule.least, rule)) && isPositive(rule.each)).toBe(true);
    expect(rule && pointsFor(money(-5, currency), rule)).toBe(0);
  }
});

test('a spending is whole, at least as many as the rule says, and no more than there are', () => {
  const rule = { least: 100 };
  const said = (wanted: number, there: number) => checkSpending(wanted, there, rule).map(({ code }) => code);
  expect([said(100, 100), said(250, 300)]).toEqual([[], []]);
  for (const wanted of [99, 301, 100.5, Number.NaN, -100]) expect(said(wanted, 300)).toEqual(['count-between']);
  expect(said(50, 99)).toEqual(['rewards-few']);
  expect(checkSpending(100, 300, undefined)).toMatchObject([{ code: 'rewards-none' }]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CancelPolicy, datedPolicy, keptOf, parsePolicy, policyText, stepAt } from '#domain/bus/trip/policy.ts';
import { money } from '#domain/money/money.ts';
import { instant, plusMilliseconds } from '#domain/time/instant.ts';

const aPolicy: fc.Arbitrary<CancelPolicy> = fc
  .record({
    hours: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
    charges: fc.array(
      fc.oneof(
        fc.record({ percent: fc.nat(100) }),
        fc.nat(90_000).map((minor) => ({ amount: money(minor, 'INR') })),
      ),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ hours, charges }) => {
    const from = [0, ...hours.toSorted((one, other) => one - other)];
    return from.map((fromHours, at) => {
      const toHours = from[at + 1];
      return { fromHours, ...(toHours !== undefined && { toHours }), charge: charges[at] ?? { percent: 0 } };
    });
  });

it('an operator’s text says its policy and is read back, in whatever order its steps stand', () => {
  fc.assert(
    fc.property(aPolicy, fc.func(fc.double()), (policy, order) => {
      const text = policyText(policy);
      expect(parsePolicy(text)).toEqual(policy);
      const shuffled = text.split(';').toSorted((one, other) => order(one) - order(other));
      expect(parsePolicy(shuffled.join(';'))).toEqual(policy);
    }),
  );
});

it.each([
  ['', 'nothing'],
  ['0:12:100:0', 'an end'],
  ['0:12:100:0;13:-1:10:0', 'a gap'],
  ['0:12:100:0;10:-1:10:0', 'an overlap'],
  ['1:-1:10:0', 'hours that nobody speaks of'],
  ['0:-1:101:0', 'more than all'],
  ['0:-1:10:2', 'an unknown kind of charge'],
  ['0:-1:-5:1', 'a charge below zero'],
])('“%s” is no policy: %s', (text) => {
  expect(parsePolicy(text)).toBeUndefined();
});

it('at any moment before departure the dated grid and the steps by hours keep the same', () => {
  const departs = instant('2026-11-24T16:00:00Z');
  const fare = money(160_000, 'INR');
  fc.assert(
    fc.property(aPolicy, fc.integer({ min: 0, max: 500 * 60 }), (policy, minutes) => {
      const now = plusMilliseconds(departs, -minutes * 60_000);
      const dated = datedPolicy(policy, departs);
      const row = dated.find(({ until }) => now <= until);
      const byGrid = row === undefined ? undefined : keptOf(fare, { fromHours: 0, charge: row.charge });
      // By hand: the last step of those that begin by then.
      const step = policy.findLast(({ fromHours }) => fromHours * 60 <= minutes);
      const charge = step?.charge ?? { percent: 100 };
      const byHand =
        'percent' in charge
          ? Math.round((fare.minor * charge.percent) / 100)
          : Math.min(charge.amount.minor, fare.minor);
      expect(byGrid?.minor).toBe(byHand);
      expect(keptOf(fare, stepAt(policy, minutes / 60)).minor).toBe(byHand);
      expect(dated.map(({ until }) => until)).toEqual(dated.map(({ until }) => until).toSorted());
    }),
  );
});

it('after departure everything is kept', () => {
  const policy = parsePolicy('0:12:50:0;12:-1:10:0') ?? [];
  expect(keptOf(money(9900, 'INR'), stepAt(policy, -0.01)).minor).toBe(9900);
});

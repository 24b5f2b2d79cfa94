import { expect, it } from 'vitest';
import { creditDays, due } from '#domain/account/balance.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';

it.each([
  [-123_450, 123_450],
  [0, 0],
  [500, 0],
])('with a balance of %i, %i is due', (balance, owed) => {
  expect(due({ balance: money(balance, 'INR') })).toEqual(money(owed, 'INR'));
});

const zone = 'Asia/Kolkata';
const owing = { balance: money(-1, 'INR') };
const dueBefore = instant('2026-12-05T18:30:00.000Z');
const extra = { amount: money(200, 'INR'), before: instant('2026-11-30T18:30:00.000Z') };
const early = instant('2026-11-20T04:30:00.000Z');

it('names the last days of the business zone, and nothing that ended', () => {
  const both = { dueOn: '2026-12-05', overdue: false, extra: { amount: extra.amount, until: '2026-11-30' } };
  expect(creditDays({ ...owing, dueBefore, extra }, early, zone)).toEqual(both);
  expect(creditDays({ balance: money(5, 'INR'), dueBefore, extra }, early, zone)).toEqual(both);
  expect(creditDays({ ...owing, extra }, extra.before, zone)).toEqual({ overdue: false });
  expect(creditDays(owing, early, zone)).toEqual({ overdue: false });
});

it('is overdue from the end of its day on where something is owed, and has no increase then', () => {
  const longer = { ...extra, before: instant('2026-12-31T18:30:00.000Z') };
  const owed = { ...owing, dueBefore, extra: longer };
  expect(creditDays(owed, dueBefore, zone)).toEqual({ overdue: true, dueOn: '2026-12-05' });
  expect(creditDays({ ...owed, balance: money(0, 'INR') }, dueBefore, zone)).toMatchObject({
    overdue: false,
    extra: { until: '2026-12-31' },
  });
});

/** Which days of two months are compared, and how the change between them is said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePercent, monthsCompared } from '#domain/account/sales/month-so-far.ts';
import { addDays, dayOf, isoDate, monthOf } from '#domain/time/calendar-date.ts';

describe('the days compared', () => {
  it('begin both months, and end on the same day of them', () => {
    fc.assert(
      fc.property(fc.nat(3000), (days) => {
        const today = addDays(isoDate('2024-01-01'), days);
        const { now, before } = monthsCompared(today);
        expect(now.to).toBe(today);
        expect([dayOf(now.from), dayOf(before.from)]).toEqual([1, 1]);
        expect(monthOf(addDays(now.from, -1))).toBe(monthOf(before.to));
        expect(monthOf(before.from)).toBe(monthOf(before.to));
        const ended = monthOf(addDays(before.to, 1)) !== monthOf(before.to);
        expect(dayOf(before.to) === dayOf(today) || (ended && dayOf(before.to) < dayOf(today))).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-11-28', '2026-10-01', '2026-10-28'],
    ['2026-03-31', '2026-02-01', '2026-02-28'],
    ['2024-03-30', '2024-02-01', '2024-02-29'],
    ['2026-01-01', '2025-12-01', '2025-12-01'],
  ])('on %s are those from %s to %s', (today, from, to) => {
    expect(monthsCompared(isoDate(today)).before).toEqual({ from, to });
  });
});

it.each([
  [150, 120, 25],
  [0, 120, -100],
  [1199, 1200, 0],
  [120, 0, undefined],
  [120, -40, undefined],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

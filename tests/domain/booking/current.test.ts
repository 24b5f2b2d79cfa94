/** What a list of bookings comes to: what still stands, in one currency. */
import { expect, it } from 'vitest';
import { currentOf, totalOf } from '#domain/booking/current.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';

const rows = bookingStatuses.map((status, at) => ({ status, customerTotal: money(10 ** at, 'INR') }));

it('leaves out what was refused, cancelled, released or has expired', () => {
  expect(currentOf(rows).map(({ status }) => status)).toEqual([
    'requested',
    'in-doubt',
    'on-request',
    'held',
    'confirmed',
    'part-cancelled',
    'changed',
    'amending',
  ]);
  expect(totalOf(currentOf(rows))).toEqual(money(111_110_111, 'INR'));
});

it('has no total of nothing, nor of several currencies', () => {
  expect(totalOf([])).toBeUndefined();
  expect(totalOf([{ customerTotal: money(1, 'INR') }, { customerTotal: money(1, 'USD') }])).toBeUndefined();
});

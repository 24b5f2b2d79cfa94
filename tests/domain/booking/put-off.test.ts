/** What an agency pays later: when something is done about it, and what a refund settles of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceSettled, putOffTurn, settledByRefund } from '#domain/booking/schedule/put-off.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const until = isoDate('2026-12-20');
const rupees = (minor: number) => money(minor, 'INR');

describe('the day on which it is paid', () => {
  test.each([
    [8, undefined],
    [7, 'soon'],
    [2, 'soon'],
    [1, 'now'],
    [0, 'charge'],
    [-1, 'cancel'],
    [-30, 'cancel'],
  ] as const)('%i days before: %s', (days, turn) => {
    expect(putOffTurn({ until }, addDays(until, -days), [])).toBe(turn);
  });

  test('each stage is said once; charging and cancelling are tried until they are done', () => {
    expect(putOffTurn({ until }, addDays(until, -7), ['soon'])).toBeUndefined();
    expect(putOffTurn({ until }, addDays(until, -1), ['soon'])).toBe('now');
    expect(putOffTurn({ until }, addDays(until, -1), ['soon', 'now'])).toBeUndefined();
    expect(putOffTurn({ until }, until, ['soon', 'now', 'charge'])).toBe('charge');
  });
});

describe('a refund', () => {
  test('settles all where nothing is left, and else no more than it is and than is owed', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(amount, fc.integer({ min: -(10 ** 6), max: 10 ** 9 }), (owed, refund) => {
        expect(settledByRefund(rupees(owed), rupees(refund), true)).toEqual(rupees(owed));
        const settled = settledByRefund(rupees(owed), rupees(refund), false).minor;
        expect(settled).toBe(refund <= 0 ? 0 : refund < owed ? refund : owed);
      }),
    );
  });

  test('of a booking that was paid in part comes to the account as far as it settles nothing', () => {
    // Two cabins of 500.00 each; 300.00 was paid.
    const whole = { refund: rupees(80_000), costs: rupees(100_000), left: undefined };
    expect(balanceSettled(rupees(70_000), whole)).toEqual({
      paid: rupees(30_000),
      settled: rupees(70_000),
      toAccount: rupees(10_000),
    });
    const one = { refund: rupees(40_000), costs: rupees(50_000), left: rupees(50_000) };
    expect(balanceSettled(rupees(70_000), one)).toEqual({
      paid: rupees(30_000),
      settled: rupees(40_000),
      toAccount: rupees(0),
    });
  });
});

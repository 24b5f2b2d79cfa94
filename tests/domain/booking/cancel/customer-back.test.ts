/** What comes back to a customer who has not paid all: the part that was received, less what is kept. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerBack, givenToCustomer, paidInParts } from '#domain/booking/cancel/customer-back.ts';
import type { Receipt } from '#domain/booking/schedule/schedule.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const today = isoDate('2026-11-28');
const later = addDays(today, 30);
const inr = (minor: number) => money(minor, 'INR');
const receiptOf = (minor: number): Receipt => ({
  requestId: '0',
  on: today,
  amount: inr(minor),
  mode: 'upi',
  by: 'Anita Menon',
});

/** 1,000.00 in all, of which the deposit is 250.00. */
const instalments = [
  { due: today, amount: inr(25_000) },
  { due: later, amount: inr(75_000) },
];
const standingWith = (...receipts: readonly Receipt[]) => {
  const standing = paidInParts(instalments, { customerPays: inr(100_000), receipts }, today);
  if (standing === undefined) throw new Error('It is paid in parts');
  return standing;
};
const whole = { today, nothingLeft: true } as const;

describe('a customer who pays by instalments', () => {
  it('gets back what was received less what is kept, and owes what is kept over that', () => {
    const standing = standingWith(receiptOf(25_000));
    expect(customerBack(standing, inr(90_000), { ...whole, on: today })).toEqual({
      received: inr(25_000),
      settled: inr(75_000),
      back: inr(15_000),
    });
    expect(customerBack(standing, inr(60_000), { ...whole, on: today }).back).toEqual(inr(-15_000));
  });

  it('is taken to have paid by a later day what falls due until then, and not what is overdue', () => {
    const standing = standingWith(receiptOf(25_000));
    const on = (day: typeof today) => customerBack(standing, inr(60_000), { ...whole, on: day }).back.minor;
    expect([on(addDays(later, -1)), on(later), on(addDays(later, 9))]).toEqual([-15_000, 60_000, 60_000]);
    const overdue = paidInParts(instalments, { customerPays: inr(100_000) }, addDays(today, 1));
    if (overdue === undefined) throw new Error('It is paid in parts');
    const asked = { on: later, today: addDays(today, 1), nothingLeft: true };
    expect(customerBack(overdue, inr(100_000), asked).received).toEqual(inr(75_000));
  });

  it('gets nothing back for a part as long as that settles what is still to pay, and then the rest', () => {
    const part = { on: today, today, nothingLeft: false };
    expect(customerBack(standingWith(receiptOf(25_000)), inr(50_000), part)).toMatchObject({
      settled: inr(50_000),
      back: inr(0),
    });
    expect(customerBack(standingWith(receiptOf(80_000)), inr(50_000), part).back).toEqual(inr(30_000));
  });

  it('never gets more than was received where no more is refunded than it costs', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (received, refund, nothingLeft) => {
        const given = customerBack(standingWith(receiptOf(received)), inr(refund), { on: today, today, nothingLeft });
        expect(given.back.minor).toBeLessThanOrEqual(received);
        expect(given.settled.minor + given.back.minor).toBe(refund);
        expect(givenToCustomer(inr(refund), given).minor).toBe(Math.max(0, given.back.minor));
        if (nothingLeft) expect(given.back.minor).toBe(received - (100_000 - refund));
        else expect(given.back.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is not said of one who had to pay all at once, unless something of it is recorded', () => {
    const atOnce = [{ due: today, amount: inr(100_000) }];
    expect(paidInParts(atOnce, { customerPays: inr(100_000) }, today)).toBeUndefined();
    const some = paidInParts(atOnce, { customerPays: inr(100_000), receipts: [receiptOf(40_000)] }, today);
    expect(some?.left).toEqual(inr(60_000));
  });
});

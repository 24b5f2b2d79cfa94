import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, coverageOf } from '#domain/account/affordability.ts';
import { money } from '#domain/money/money.ts';

const inr = (minor: number) => money(minor, 'INR');
const account = (balance: number, creditLimit: number, reserved: number) => ({
  balance: inr(balance),
  creditLimit: inr(creditLimit),
  reserved: inr(reserved),
});
const any = fc.tuple(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: 0, max: 1e9 }),
  fc.integer({ min: 0, max: 1e9 }),
  fc.integer({ min: 0, max: 1e9 }),
);

describe('coverageOf', () => {
  it.each([
    ['money in hand', account(1000, 0, 0), 400, { by: 'balance', left: inr(600) }],
    ['the last of it', account(1000, 500, 0), 1000, { by: 'balance', left: inr(0) }],
    ['money in hand beside what is reserved', account(1000, 0, 300), 400, { by: 'balance', left: inr(300) }],
    ['credit', account(1000, 500, 0), 1200, { by: 'credit', left: inr(300) }],
    ['credit because some is reserved', account(1000, 500, 700), 400, { by: 'credit', left: inr(400) }],
    ['the last of the credit', account(-100, 500, 0), 400, { by: 'credit', left: inr(0) }],
    ['nothing', account(1000, 500, 700), 900, { by: 'none', short: inr(100) }],
  ] as const)('%s', (_, held, charge, expected) => {
    expect(coverageOf(held, inr(charge))).toEqual(expected);
  });

  it('is short exactly where the account would go below its limit, and by that much', () => {
    fc.assert(
      fc.property(any, ([balance, limit, reserved, charge]) => {
        const left = balance + limit - reserved - charge;
        const coverage = coverageOf(account(balance, limit, reserved), inr(charge));
        expect(coverage.by === 'none').toBe(left < 0);
        if (coverage.by === 'none') expect(coverage.short.minor).toBe(-left);
        else if (coverage.by === 'credit') expect(coverage.left.minor).toBe(left);
        else expect(coverage.left.minor).toBe(balance - reserved - charge);
      }),
    );
  });
});

describe('balanceAfter', () => {
  it('is the balance less the charge, owed where it is less than the charge', () => {
    fc.assert(
      fc.property(any, ([balance, limit, reserved, charge]) => {
        expect(balanceAfter(account(balance, limit, reserved), inr(charge))).toEqual(inr(balance - charge));
      }),
    );
  });
});

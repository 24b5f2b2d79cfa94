/** Tax of a payer by what they paid in the financial year, against one sum over the whole year. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PaidRoom,
  paidInYear,
  taxedByYear,
  taxedRooms,
  tcsLine,
  type YearClaim,
} from '#domain/holiday/price/payer-year.ts';
import { tcsOnPackages } from '#domain/holiday/price/tax-rows.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusSeconds } from '#domain/time/instant.ts';

const on = isoDate('2026-02-10');
const row = rowOn(tcsOnPackages, on);
if (row?.above === undefined) throw new Error('The row of 2025 has a limit');
const now = instant('2026-02-10T06:00:00Z');
const rupees = (minor: number) => money(minor, 'INR');
const lakh = 100_000_00;

/** The tax of a year's sum, in hundredths of a paisa so that nothing is rounded. */
const ofWholeYear = (minor: number) => Math.min(minor, 10 * lakh) * 500 + Math.max(0, minor - 10 * lakh) * 2000;

describe('a payer’s year', () => {
  it('is taxed as one sum, however many packages it was bought in and whatever their sizes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 * lakh }), { minLength: 1, maxLength: 12 }), (amounts) => {
        let before = 0;
        let tax = 0;
        for (const amount of amounts) {
          tax += tcsLine(rupees(amount), row, { on, before: rupees(before) }).amount.minor;
          before += amount;
          // Two shares of a line are rounded by themselves, so a line is off by a paisa at most.
          expect(Math.abs(tax - ofWholeYear(before) / 10_000)).toBeLessThanOrEqual(amounts.length);
        }
      }),
    );
  });

  it('says how the limit was shared out, and nothing of it where the row has none', () => {
    const { amount, params } = tcsLine(rupees(5 * lakh), row, { on, before: rupees(8 * lakh) });
    expect(amount.minor).toBe(70_000_00);
    expect(params).toEqual({
      percent: '5',
      of: '500000.00',
      section: '206C(1G)',
      limit: '1000000.00',
      before: '800000.00',
      below: '200000.00',
      over: '300000.00',
      abovePercent: '20',
    });
    const today = isoDate('2026-11-20');
    const flat = rowOn(tcsOnPackages, today);
    if (flat === undefined) throw new Error('A row is in force');
    const line = tcsLine(rupees(50 * lakh), flat, { on: today, before: rupees(90 * lakh) });
    expect([line.amount.minor, line.params]).toEqual([lakh, { percent: '2', of: '5000000.00', section: '394' }]);
  });

  it('goes on from room to room of one PAN, and begins for each PAN at what it paid before', () => {
    const pans = fc.constantFrom('ABCPP1234E', 'BCDPP2345F', undefined);
    const room = fc.record({ pan: pans, amount: fc.integer({ min: 1, max: 15 * lakh }) });
    const before = fc.record({ ABCPP1234E: fc.nat(20 * lakh), BCDPP2345F: fc.nat(20 * lakh) });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 6 }), before, (rooms, paid) => {
        const lines = rooms.map(({ amount }) => [tcsLine(rupees(amount), row, { on, before: rupees(0) })]);
        const taxed = taxedRooms(
          taxedByYear(lines, {
            on,
            rows: tcsOnPackages,
            pans: rooms.map(({ pan }) => pan),
            paidBefore: (pan) => rupees(paid[pan as keyof typeof paid]),
          }),
        );
        for (const pan of ['ABCPP1234E', 'BCDPP2345F'] as const) {
          const own = taxed.filter(({ item }) => rooms[item]?.pan === pan);
          const bought = own.reduce((all, { amount }) => all + amount.minor, 0);
          const tax = own.reduce((all, each) => all + each.tax.minor, 0);
          const due = (ofWholeYear(paid[pan] + bought) - ofWholeYear(paid[pan])) / 10_000;
          expect(Math.abs(tax - due)).toBeLessThanOrEqual(own.length);
        }
        for (const { item, amount, tax } of taxed.filter(({ item: at }) => rooms[at]?.pan === undefined))
          expect([item, tax.minor]).toEqual([item, Math.round((ofWholeYear(amount.minor) / 10_000) * 1)]);
      }),
    );
  });
});

describe('what counts', () => {
  const rooms: readonly PaidRoom[] = [0, 1].map((item) => ({ item, amount: rupees((item + 1) * lakh) }));
  const claim: YearClaim = {
    quoteId: 'q1',
    pan: 'ABCPP1234E',
    claimedAt: plusSeconds(now, -86_400),
    rooms,
    status: 'confirmed',
  };
  const counted = (claims: readonly YearClaim[], quoteId?: string) =>
    paidInYear(claims, { pan: 'ABCPP1234E', now, currency: 'INR', ...(quoteId !== undefined && { quoteId }) }).minor;

  it('is every booking that stands or may yet, and none that came to nothing', () => {
    const none = ['not-confirmed', 'cancelled', 'released', 'expired'];
    for (const status of bookingStatuses)
      expect(counted([{ ...claim, status }]), status).toBe(none.includes(status) ? 0 : 3 * lakh);
  });

  it('is no room that was given up, no other payer, not the quote itself', () => {
    expect(counted([{ ...claim, status: 'part-cancelled', gone: [{ item: 1, traveller: 1 }] }])).toBe(lakh);
    expect(counted([{ ...claim, pan: 'BCDPP2345F' }])).toBe(0);
    expect(counted([claim], 'q1')).toBe(0);
    expect(counted([claim, { ...claim, quoteId: 'q2' }], 'q1')).toBe(3 * lakh);
  });

  it('is a sale under way for five minutes, whether or not it opened its booking', () => {
    const under = (seconds: number) =>
      counted([{ ...claim, status: undefined, claimedAt: plusSeconds(now, -seconds) }]);
    expect([under(0), under(299), under(300)]).toEqual([3 * lakh, 3 * lakh, 0]);
  });
});

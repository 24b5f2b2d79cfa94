/** What is worked out of counted sales: totals, averages, shares, and a curve without gaps. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageSale,
  checkSaleRange,
  earnedPercent,
  ownTaxOf,
  saleCurve,
  type SaleFigures,
  totalOfSales,
} from '#domain/account/sales/sale-summary.ts';
import { money, zero } from '#domain/money/money.ts';
import { addDays, daysBetween, isoDate } from '#domain/time/calendar-date.ts';

const rupees = (minor: number) => money(minor, 'INR');
const none = totalOfSales([], 'INR');
const anyMinor = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(rupees);
const anyFigures: fc.Arbitrary<SaleFigures> = fc.record({
  bookings: fc.nat(50),
  travellers: fc.nat(90),
  sales: anyMinor,
  cancelled: fc.nat(50),
  cancelledSales: anyMinor,
  net: anyMinor,
  earned: anyMinor,
});

describe('figures of sales', () => {
  it('add up, whichever way they are put together', () => {
    fc.assert(
      fc.property(fc.array(anyFigures, { maxLength: 6 }), fc.nat(6), (rows, at) => {
        const parts = [rows.slice(0, at), rows.slice(at)].map((part) => totalOfSales(part, 'INR'));
        const total = totalOfSales(rows, 'INR');
        expect(totalOfSales(parts, 'INR')).toEqual(total);
        expect(total.sales.minor).toBe(rows.reduce((sum, { sales }) => sum + sales.minor, 0));
      }),
    );
  });

  it('average and share to the nearest, and say nothing of nothing', () => {
    expect(averageSale({ ...none, bookings: 3, sales: rupees(1000) })).toEqual(rupees(333));
    expect(averageSale(none)).toBeUndefined();
    expect(earnedPercent({ ...none, sales: rupees(1000), earned: rupees(43) })).toBe(4.3);
    expect(earnedPercent(none)).toBeUndefined();
    const { net: _net, earned: _earned, ...gross } = none;
    expect(earnedPercent({ ...gross, sales: rupees(1000) })).toBeUndefined();
    expect(ownTaxOf(gross)).toBeUndefined();
    expect(ownTaxOf({ ...none, sales: rupees(1000), net: rupees(900), earned: rupees(82) })).toEqual(rupees(18));
  });
});

describe('the curve', () => {
  const from = isoDate('2026-02-27');
  it('has each day of a range once, in order, and what was sold on it', () => {
    fc.assert(
      fc.property(fc.nat(61), fc.nat(61), (length, at) => {
        const to = addDays(from, length);
        const key = addDays(from, at);
        const curve = saleCurve([{ ...none, key, bookings: 7 }], { from, to }, 'day', 'INR');
        expect(curve.map((row) => row.key)).toEqual(
          Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)),
        );
        expect(curve.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(at <= length ? 7 : 0);
      }),
    );
  });

  it('has each month that the range touches', () => {
    const curve = saleCurve([], { from, to: isoDate('2027-01-01') }, 'month', 'INR');
    expect(curve.map(({ key }) => key)).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
    expect(curve[3]?.sales).toEqual(zero('INR'));
  });
});

it('a summary is of a year at most, a leap year’s days too', () => {
  expect(checkSaleRange({ from: '2028-01-01', to: '2028-12-31' })).toEqual([]);
  expect(checkSaleRange({ from: '2028-01-01', to: '2029-01-01' })).toMatchObject([{ code: 'range-days', path: 'to' }]);
});

/** Commission as it is counted, the law's rows over a range, the year's threshold, and the periods of a tax year. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CommissionRow,
  incomeOf,
  tdsLaw,
  thresholdSeen,
  totalOfCommissions,
} from '#domain/account/commissions.ts';
import { nameOfTaxYear, quartersOf, taxPeriodFrom, taxPeriodOf, taxPeriods } from '#domain/account/tax-year.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { modernDate } from '#tests/arbitraries/time.ts';

const rupees = (amount: number) => money(amount * 100, 'INR');
const month = (key: string, given: number, takenBack = 0, tds = 0): CommissionRow => ({
  key,
  bookings: 1,
  given: rupees(given),
  takenBack: rupees(takenBack),
  tds: rupees(tds),
  kept: rupees(given - takenBack - tds),
});

test('adds rows up, and what is kept is given less taken back less tax', () => {
  const total = totalOfCommissions([month('2026-04', 100, 30, 2), month('2026-05', 50, 0, 1)], 'INR');
  expect(total).toEqual({ ...month('', 150, 30, 3), bookings: 2, key: undefined });
  expect(subtract(incomeOf(total), total.tds)).toEqual(total.kept);
});

describe('the law', () => {
  const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });

  it.each([
    ['2024-09-01', '2024-09-30', ['tds-194h-5']],
    ['2024-09-30', '2024-10-01', ['tds-194h-5', 'tds-194h-2']],
    ['2026-03-31', '2026-04-01', ['tds-194h-2', 'tds-393-2']],
    ['2026-11-01', '2026-11-30', ['tds-393-2']],
  ])('of %s to %s has its rows, oldest first', (from, to, ids) => {
    expect(tdsLaw(range(from, to), 'IN').map(({ id }) => id)).toEqual(ids);
    expect(tdsLaw(range(from, to), 'AE')).toEqual([]);
  });

  it('has a threshold that is passed by what stays of the commission, in the month in which it is', () => {
    const here = { country: 'IN', currency: 'INR' } as const;
    const months = [month('2026-04', 12_000), month('2026-05', 9000, 1000), month('2026-06', 1)];
    expect(thresholdSeen(isoDate('2026-04-01'), months, here)).toEqual({ amount: rupees(20_000), passedIn: '2026-06' });
    expect(thresholdSeen(isoDate('2026-04-01'), months.slice(0, 2), here)).toEqual({ amount: rupees(20_000) });
    expect(thresholdSeen(isoDate('2024-04-01'), months, here)).toEqual({ amount: rupees(15_000), passedIn: '2026-05' });
    expect(thresholdSeen(isoDate('2026-04-01'), months, { ...here, country: 'AE' })).toBeUndefined();
    expect(thresholdSeen(isoDate('2026-04-01'), [], { country: 'IN', currency: 'USD' })).toBeUndefined();
  });
});

describe('the periods of a tax year', () => {
  it('begin in April in India, in January elsewhere', () => {
    const day = isoDate('2027-02-28');
    expect(taxPeriodOf('year', day, 'IN')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(taxPeriodOf('quarter', day, 'IN')).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(taxPeriodOf('year', day, 'AE')).toEqual({ from: '2027-01-01', to: '2027-12-31' });
    expect(taxPeriodOf('year', isoDate('2026-03-31'), 'IN').from).toBe('2025-04-01');
    expect(nameOfTaxYear(taxPeriodOf('year', day, 'IN'))).toBe('2026–27');
    expect(nameOfTaxYear(taxPeriodOf('year', day, 'AE'))).toBe('2027');
  });

  it('hold their day, follow each other without a gap, and quarters make up the year', () => {
    fc.assert(
      fc.property(modernDate, fc.constantFrom(...taxPeriods), fc.constantFrom('IN', 'FR'), (day, period, country) => {
        const days = taxPeriodOf(period, day, country);
        expect(days.from <= day && day <= days.to).toBe(true);
        expect(taxPeriodFrom(period, days, 1, country).from).toBe(addDays(days.to, 1));
        expect(taxPeriodFrom(period, days, -1, country).to).toBe(addDays(days.from, -1));
        const year = taxPeriodOf('year', day, country);
        const quarters = quartersOf(year, country);
        expect([quarters[0]?.from, quarters.at(-1)?.to]).toEqual([year.from, year.to]);
        quarters.slice(1).forEach(({ from }, at) => expect(from).toBe(addDays(quarters[at]?.to ?? from, 1)));
      }),
    );
  });
});

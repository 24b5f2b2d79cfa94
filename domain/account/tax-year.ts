/** Years as tax is counted in, and the months and quarters of them. */
import { addDays, addMonths, type IsoDate, isoDate, monthNumberOf, yearOf } from '../time/calendar-date.ts';

export const taxPeriods = ['month', 'quarter', 'year'] as const;
export type TaxPeriod = (typeof taxPeriods)[number];

/** Both days included. */
export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const months: Readonly<Record<TaxPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** India's tax year begins on 1 April (Income-tax Act 2025, s. 3); elsewhere the calendar year is counted. */
function firstMonthOf(country: string): number {
  return country === 'IN' ? 4 : 1;
}

/**
 * The month, quarter or tax year in which a day lies.
 *
 * @example taxPeriodOf('year', isoDate('2026-11-20'), 'IN') // => { from: isoDate('2026-04-01'), to: isoDate('2027-03-31') }
 * @example taxPeriodOf('quarter', isoDate('2027-02-01'), 'IN') // => { from: isoDate('2027-01-01'), to: isoDate('2027-03-31') }
 */
export function taxPeriodOf(period: TaxPeriod, day: IsoDate, country: string): Days {
  const length = months[period];
  const into = (monthNumberOf(day) - firstMonthOf(country) + 12) % length;
  const from = addMonths(isoDate(`${day.slice(0, 7)}-01`), -into);
  return { from, to: addDays(addMonths(from, length), -1) };
}

/** The same period so many before (below zero) or after. */
export function taxPeriodFrom(period: TaxPeriod, { from }: Days, steps: number, country: string): Days {
  return taxPeriodOf(period, addMonths(from, months[period] * steps), country);
}

/** The quarters of a tax year, in their order. */
export function quartersOf(year: Days, country: string): readonly Days[] {
  return [0, 1, 2, 3].map((at) => taxPeriodOf('quarter', addMonths(year.from, 3 * at), country));
}

/** How a tax year is called: '2026–27', or '2026' where it is the calendar year. */
export function nameOfTaxYear({ from, to }: Days): string {
  return yearOf(from) === yearOf(to) ? `${yearOf(from)}` : `${yearOf(from)}–${`${yearOf(to)}`.slice(2)}`;
}

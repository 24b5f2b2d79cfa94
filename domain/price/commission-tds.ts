/** The tax withheld from an agent's commission, whatever is sold. It needs an accountant's eye before real business. */
import { type Money, money } from '../money/money.ts';
import type { DatedRow, TaxRateRow } from '../rules/dated-row.ts';
import { isoDate } from '../time/calendar-date.ts';

/** TDS on commission paid to an Indian agent, with the section of the Act in force. */
export const tdsOnCommission: readonly TaxRateRow[] = [
  {
    id: 'tds-194h-5',
    from: isoDate('2007-06-01'),
    to: isoDate('2024-09-30'),
    basisPoints: 500,
    section: '194H',
    note: 'Income-tax Act 1961, s. 194H: 5 % until 30 Sep 2024 (taxtmi.com 399969)',
  },
  {
    id: 'tds-194h-2',
    from: isoDate('2024-10-01'),
    to: isoDate('2026-03-31'),
    basisPoints: 200,
    section: '194H',
    note: 'Income-tax Act 1961, s. 194H: 2 % from 1 Oct 2024 (taxtmi.com 399969)',
  },
  {
    id: 'tds-393-2',
    from: isoDate('2026-04-01'),
    basisPoints: 200,
    section: '393(1) table S.No. 1(ii)',
    note: 'Income-tax Act 2025, s. 393(1) table S.No. 1(ii), in force from 1 Apr 2026 (taxtmi.com 830997)',
  },
];

/** Of a tax year's commission: up to this much no tax need be withheld. */
export interface ThresholdRow extends DatedRow {
  readonly amount: Money;
}

export const tdsThresholds: readonly ThresholdRow[] = [
  {
    id: 'tds-threshold-15000',
    from: isoDate('2016-06-01'),
    to: isoDate('2025-03-31'),
    amount: money(15_000_00, 'INR'),
    note: 'Income-tax Act 1961, s. 194H: 15,000 a year until 31 Mar 2025 (taxguru.in, Budget 2025)',
  },
  {
    id: 'tds-threshold-20000',
    from: isoDate('2025-04-01'),
    amount: money(20_000_00, 'INR'),
    note: 'Income-tax Act: 20,000 a year from 1 Apr 2025 (taxguru.in, Budget 2025)',
  },
];

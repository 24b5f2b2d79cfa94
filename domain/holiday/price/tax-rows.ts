/** Taxes on packages, by dated row. They need an accountant's eye before real business. */
import type { DatedRow, TaxRateRow } from '../../rules/dated-row.ts';
import { isoDate } from '../../time/calendar-date.ts';

export const gstOnTours: readonly TaxRateRow[] = [
  {
    id: 'gst-tour-5',
    from: isoDate('2018-01-25'),
    basisPoints: 500,
    note: 'Tour operator services, 5 % of the gross amount without credit, SAC 9985 (notification 1/2018-CTR)',
  },
];

/**
 * Collected from who pays for a package abroad, of all that is paid with GST, under the payer's PAN. Where a row has a limit, what the payer
 * paid for others in the financial year counts towards it (`payer-year.ts`); the row of today has none.
 */
export interface TcsRow extends DatedRow {
  readonly basisPoints: number;
  /** Above so many rupees of one payer in a financial year the other rate. */
  readonly above?: { readonly rupees: number; readonly basisPoints: number };
  readonly section: string;
}

export const tcsOnPackages: readonly TcsRow[] = [
  {
    id: 'tcs-package-2025',
    from: isoDate('2025-04-01'),
    to: isoDate('2026-03-31'),
    basisPoints: 500,
    above: { rupees: 1_000_000, basisPoints: 2000 },
    section: '206C(1G)',
    note: 'Overseas tour packages, 5 %, 20 % above ten lakh rupees (Finance Act 2025)',
  },
  {
    id: 'tcs-package-2026',
    from: isoDate('2026-04-01'),
    basisPoints: 200,
    section: '394',
    note: 'Overseas tour packages, 2 % from the first rupee, section 394 (Finance Bill 2026; check the Act)',
  },
];

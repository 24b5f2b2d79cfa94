/** GST on bus travel, by dated rule. It needs an accountant's eye before real business. */
import type { TaxRateRow } from '../../rules/dated-row.ts';
import { rowOn } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';

/** How an operator is taxed: at the lower rate without credit for what it buys, or at the full one with it. */
export type OperatorScheme = 'restricted-credit' | 'full-credit';

interface BusGstRow extends TaxRateRow {
  readonly ac: boolean;
  readonly scheme?: OperatorScheme;
}

export const busGstRows: readonly BusGstRow[] = [
  {
    id: 'gst-bus-ac-5',
    from: isoDate('2017-07-01'),
    ac: true,
    scheme: 'restricted-credit',
    basisPoints: 500,
    note: 'Passenger transport by air-conditioned contract and stage carriage, 5 % with restricted credit, SAC 9964 (notification 11/2017-CTR)',
  },
  {
    id: 'gst-bus-ac-12',
    from: isoDate('2017-07-01'),
    to: isoDate('2025-09-21'),
    ac: true,
    scheme: 'full-credit',
    basisPoints: 1200,
    note: 'The same with credit, 12 % until 21 Sep 2025',
  },
  {
    id: 'gst-bus-ac-18',
    from: isoDate('2025-09-22'),
    ac: true,
    scheme: 'full-credit',
    basisPoints: 1800,
    note: 'The same with credit, 18 % since 22 Sep 2025 (56th GST Council)',
  },
  {
    id: 'gst-bus-platform-5',
    from: isoDate('2022-01-01'),
    ac: false,
    basisPoints: 500,
    note: 'Non-AC travel sold through an electronic platform, 5 % since 1 Jan 2022 (CGST Act s. 9(5), notification 17/2021-CTR)',
  },
];

/** The rate for a ticket sold on a day; undefined where it is exempt. */
export function busGst(
  { ac, scheme }: { readonly ac: boolean; readonly scheme: OperatorScheme },
  on: IsoDate,
): TaxRateRow | undefined {
  return rowOn(busGstRows, on, (row) => row.ac === ac && (row.scheme === undefined || row.scheme === scheme));
}

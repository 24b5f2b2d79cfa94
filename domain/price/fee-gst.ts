/** The tax on an agent's service, whatever is sold. It needs an accountant's eye before real business. */
import type { TaxRateRow } from '../rules/dated-row.ts';
import { isoDate } from '../time/calendar-date.ts';

/** GST on a service fee charged beside the price. */
export const gstOnFees: readonly TaxRateRow[] = [
  {
    id: 'gst-agent-fee-18',
    from: isoDate('2017-07-01'),
    basisPoints: 1800,
    note: 'GST 18 % on the service fee of an air travel agent, SAC 9985 (CGST Rule 32(3): taxguru.in)',
  },
];

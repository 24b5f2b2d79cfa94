/** Examples of what an operator sees first. */
import type { OverviewDesk } from '#application/desk/operations/overview.ts';
import { money } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn } from '../samples.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  calls: hour < 7 ? 0 : 40 + hour,
  answered: hour < 7 ? 0 : 40 + hour,
  ...(hour >= 7 && { typicalMs: 380 + 20 * (hour % 4) }),
}));

export const overviewReference: AreaReference<OverviewDesk> = {
  overview: {
    about:
      'Elevated users only. The work that waits for the house’s people with how much of it is late, bookings in doubt, longest first, ' +
      'how suppliers answered (typicalms: what half of the answers of the last hour did not exceed, slowms: what 95 of 100 did not), ' +
      'with the last 24 hours, oldest first, and what was sold today and on the same day a week ago up to the same time.',
    request: undefined,
    answer: {
      at: plusMinutes(bookedOn, 12),
      waiting: [
        { kind: 'deposits', count: 14, late: 2, oldest: plusMinutes(bookedOn, -26) },
        { kind: 'requests', count: 11, late: 0, oldest: plusMinutes(bookedOn, -60) },
        { kind: 'tickets', count: 3, late: 0, oldest: plusMinutes(bookedOn, -22) },
        { kind: 'registrations', count: 6, late: 0, oldest: plusMinutes(bookedOn, -15) },
        { kind: 'adjustments', count: 0, late: 0 },
      ],
      doubtful: [
        {
          agencyId: 'rg300014',
          companyName: 'Backwater Trails',
          transactionId: 'FL26110000012',
          product: 'flight',
          title: 'COK-DOH',
          travellerCount: 3,
          supplier: 'sandbox',
          reserved: money(9_642_000, 'INR'),
          since: bookedOn,
          attempts: 5,
          nextAt: plusMinutes(bookedOn, 15),
        },
      ],
      suppliers: [
        {
          product: 'flight',
          supplier: 'sandbox',
          state: 'healthy',
          calls: 612,
          answered: 611,
          typicalMs: 410,
          slowMs: 780,
          hours,
        },
      ],
      today: { bookings: 1204, notConfirmed: 9, sale: money(2_148_065_000, 'INR') },
      weekAgo: { bookings: 1118, notConfirmed: 6, sale: money(1_984_230_000, 'INR') },
    },
  },
  askSupplier: {
    about:
      'Elevated users only. Asks the supplier of a booking in doubt for its outcome now, never to do it again. outcome settled: the ' +
      'booking is no longer in doubt; waiting: the supplier did not answer this time either. 905 where nothing about it is in doubt.',
    request: { agencyId: 'rg300014', transactionId: 'FL26110000012' },
    answer: { outcome: 'settled' },
  },
};

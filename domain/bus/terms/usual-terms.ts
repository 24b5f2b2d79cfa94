/** How buses are sold where an agency has no rows of its own. */
import type { UsualTerms } from '../../booking/sale/selling-terms.ts';
import { isoDate } from '../../time/calendar-date.ts';

export const usualBusTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [
    {
      id: 'bus-commission-6',
      from: isoDate('2020-01-01'),
      match: { products: ['bus'] },
      basisPoints: 600,
      note: 'Terms that a deployment starts with; replace them by your own',
    },
  ],
  productFees: [],
};

/** How cruises are sold where an agency has no rows of its own. */
import type { UsualTerms } from '../../booking/sale/selling-terms.ts';
import { isoDate } from '../../time/calendar-date.ts';

export const usualCruiseTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [
    {
      id: 'cruise-commission-10',
      from: isoDate('2020-01-01'),
      match: { products: ['cruise'] },
      basisPoints: 1000,
      note: 'Terms that a deployment starts with; replace them by your own',
    },
  ],
  productFees: [],
};

/** How cabs are sold where an agency has no rows of its own. */
import type { UsualTerms } from '../../booking/sale/selling-terms.ts';
import { isoDate } from '../../time/calendar-date.ts';

export const usualCabTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [
    {
      id: 'cab-commission-5',
      from: isoDate('2020-01-01'),
      match: { products: ['cab'] },
      basisPoints: 500,
      note: 'Terms that a deployment starts with; replace them by your own',
    },
  ],
  productFees: [],
};

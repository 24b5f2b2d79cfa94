/** How packages are sold where an agency has no rows of its own. */
import type { UsualTerms } from '../../booking/sale/selling-terms.ts';
import { isoDate } from '../../time/calendar-date.ts';

export const usualHolidayTerms: UsualTerms = {
  productMarkups: [],
  productCommissions: [
    {
      id: 'holiday-commission-8',
      from: isoDate('2020-01-01'),
      match: { products: ['holiday'] },
      basisPoints: 800,
      note: 'Of what is on the ground, none of flights; terms that a deployment starts with; replace them by your own',
    },
  ],
  productFees: [],
};

/** How bills are kept. */
import { billBeginnings, billBegins, billInShort, billPresence } from '#domain/billing/booking.ts';
import type { BillingTypes } from '#application/backoffice/billing/billing-types.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptBill = keptTerms<BillingTypes>({
  unissued: {},
  inShort: (terms, gone) => ({
    ...billInShort(terms),
    begunAt: billBegins(terms),
    ...(gone.some(({ missed }) => missed === true) && { noShow: true }),
  }),
  presence: billPresence,
  beginnings: (terms, gone) => billBeginnings({ ...terms, gone }),
});

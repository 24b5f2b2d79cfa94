/** How a policy's own part of a booking is kept. */
import type { InsuranceTypes } from '#application/backoffice/insurance/insurance-types.ts';
import { coverBegins, insuranceBeginnings, insuranceInShort, insurancePresence } from '#domain/insurance/booking.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptInsurance = keptTerms<InsuranceTypes>({
  inShort: (terms, gone) => ({ ...insuranceInShort({ ...terms, gone }), begunAt: coverBegins(terms) }),
  presence: insurancePresence,
  beginnings: (terms, gone) => insuranceBeginnings({ ...terms, gone }),
  unissued: { policies: [] },
});

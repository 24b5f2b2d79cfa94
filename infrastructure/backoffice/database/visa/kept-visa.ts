/** How a visa's own part of a booking is kept. */
import type { VisaTypes } from '#application/backoffice/visa/visa-types.ts';
import { visaBeginnings, visaBegins, visaInShort, visaPresence } from '#domain/visa/booking.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptVisa = keptTerms<VisaTypes>({
  inShort: (terms, gone) => ({ ...visaInShort({ ...terms, gone }), begunAt: visaBegins(terms) }),
  presence: visaPresence,
  beginnings: (terms, gone) => visaBeginnings({ ...terms, gone }),
  unissued: { applications: [] },
});

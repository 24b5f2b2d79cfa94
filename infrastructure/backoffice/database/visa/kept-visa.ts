/** How a policy's own part of a booking is kept. */
import type { VisaTypes } from '#application/backoffice/visa/visa-types.ts';
import { visaBegins, visaInShort, visaPresence } from '#domain/visa/booking.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptVisa = keptTerms<VisaTypes>({
  inShort: (terms, gone) => ({ ...visaInShort({ ...terms, gone }), begunAt: visaBegins(terms) }),
  presence: visaPresence,
  unissued: { applications: [] },
});

/** How cruise bookings are kept. */
import { cruiseBeginnings, cruiseInShort, cruisePresence } from '#domain/cruise/booking/in-short.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptCruise = keptTerms<CruiseTypes>({
  unissued: {},
  inShort: (terms, gone) => ({
    ...cruiseInShort({ ...terms, gone }),
    begunAt: toInstant(terms.sailing.departs),
    ...(gone.length === terms.cabins.length && gone.every(({ missed }) => missed === true) && { noShow: true }),
  }),
  presence: cruisePresence,
  beginnings: (terms, gone) => cruiseBeginnings({ ...terms, gone }),
});

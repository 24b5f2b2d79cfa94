/** How cab bookings are kept. */
import { cabBeginnings, cabInShort, cabPresence } from '#domain/cab/booking/rules.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptCab = keptTerms<CabTypes>({
  unissued: {},
  inShort: (terms, gone) => ({
    ...cabInShort({ ...terms, gone }),
    begunAt: toInstant(terms.ride.drive.pickUp),
    ...(gone.some(({ missed }) => missed === true) && { noShow: true }),
  }),
  presence: cabPresence,
  beginnings: (terms, gone) => cabBeginnings({ ...terms, gone }),
});

/** How cruise bookings are kept. */
import { cruiseBeginnings, cruiseInShort, cruisePresence } from '#domain/cruise/booking/in-short.ts';
import { withGiven } from '#domain/cruise/booking/cruise-booking.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import type { KeptProduct } from '../booking/kept-product.ts';
import { keptTerms } from '../booking/kept-terms.ts';

const kept = keptTerms<CruiseTypes>({
  unissued: {},
  inShort: (terms, gone) => ({
    ...cruiseInShort({ ...terms, gone }),
    begunAt: toInstant(terms.sailing.departs),
    ...(gone.length === terms.cabins.length && gone.every(({ missed }) => missed === true) && { noShow: true }),
  }),
  presence: cruisePresence,
  beginnings: (terms, gone) => cruiseBeginnings({ ...terms, gone }),
});

export const keptCruise: KeptProduct<CruiseTypes> = {
  ...kept,
  /** Cabins have the numbers that the line gave. */
  read: (own, change) => {
    const booking = kept.read(own, change);
    return { ...booking, cabins: withGiven(booking.cabins, own.issued ?? {}) };
  },
};

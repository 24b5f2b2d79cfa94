/** How cruise bookings are kept. */
import { cruiseBeginnings, cruiseInShort, cruisePresence } from '#domain/cruise/booking/in-short.ts';
import { withGiven } from '#domain/cruise/booking/cruise-booking.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import type { KeptProduct } from '../booking/kept-product.ts';
import { keptTerms } from '../booking/kept-terms.ts';

/** Cabins are read with the numbers that the line gave. */
const numbered =
  (read: KeptProduct<CruiseTypes>['read']): KeptProduct<CruiseTypes>['read'] =>
  (own, change) => {
    const kept = read(own, change);
    return { ...kept, cabins: withGiven(kept.cabins, own.issued ?? {}) };
  };

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

export const keptCruise: KeptProduct<CruiseTypes> = { ...kept, read: numbered(kept.read) };

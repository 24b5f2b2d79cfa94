/** How a booking's rooms are kept. */
import { stayBeginnings, stayInShort, stayPresence } from '#domain/hotel/booking/in-short.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { HotelTypes } from '#application/backoffice/hotel/hotel-types.ts';
import { keptTerms } from '#infrastructure/backoffice/database/booking/kept-terms.ts';

export const keptHotel = keptTerms<HotelTypes>({
  inShort: (terms, gone) => ({ ...stayInShort({ ...terms, gone }), begunAt: toInstant(terms.checkIn) }),
  presence: stayPresence,
  beginnings: (terms, gone) => stayBeginnings({ ...terms, gone }),
  unissued: { confirmations: [] },
});

/** Which papers of guests a booking of rooms needs, by India's rules on money that leaves the country. */
import type { GuestPapers } from '../quote/quote.ts';

/**
 * Rooms abroad that are paid from India: of guests of Indian nationality a PAN, one for up to three rooms and one a room
 * beyond; of others a passport. Nothing where the hotel is in the country that it is sold from.
 *
 * @example guestPapers({ soldFrom: 'IN', country: 'AE', nationality: 'IN', rooms: 2 }) // => { pan: 'of-one', passport: false }
 * @example guestPapers({ soldFrom: 'IN', country: 'IN', nationality: 'GB', rooms: 1 }) // => { pan: 'none', passport: true }
 */
export function guestPapers({
  soldFrom,
  country,
  nationality,
  rooms,
}: {
  readonly soldFrom: string;
  readonly country: string;
  readonly nationality: string;
  readonly rooms: number;
}): GuestPapers {
  if (soldFrom !== 'IN') return { pan: 'none', passport: country !== nationality && country !== soldFrom };
  if (nationality !== 'IN') return { pan: 'none', passport: true };
  if (country === 'IN') return { pan: 'none', passport: false };
  return { pan: rooms <= 3 ? 'of-one' : 'each-room', passport: false };
}

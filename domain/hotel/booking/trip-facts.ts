/** A stay as a company's travel policy sees it. */
import type { TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { RoomParty } from '../search/request.ts';
import type { Hotel, HotelInShort } from '../stay/hotel.ts';

export interface StayToJudge {
  readonly hotel: Pick<HotelInShort, 'name' | 'stars'> & Partial<Pick<Hotel, 'chain' | 'city' | 'country'>>;
  readonly parties: readonly RoomParty[];
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly total: Money;
  /** Absent where that is not known. */
  readonly isRefundable?: boolean | undefined;
  /** In another country than it is sold from; absent where that is not known. */
  readonly isAbroad?: boolean;
}

/** Hotels have no class, and no codes: a policy names them and their chains. */
export function stayTrip(stay: StayToJudge): TripFacts {
  const { hotel, parties, checkIn, nights, total, isRefundable, isAbroad } = stay;
  return {
    product: 'hotel',
    total,
    travellers: parties.reduce((all, { adults, childAges }) => all + adults + childAges.length, 0),
    startsOn: checkIn,
    suppliers: [],
    // Of each room: what a room costs a night is capped.
    nights: nights * parties.length,
    hotel: hotel.name,
    ...(hotel.chain !== undefined && { chain: hotel.chain }),
    stars: hotel.stars,
    ...(hotel.city !== undefined && { city: hotel.city }),
    ...(hotel.country !== undefined && { countries: [hotel.country] }),
    ...(isRefundable !== undefined && { isRefundable }),
    ...(isAbroad !== undefined && { isAbroad }),
  };
}

/** What a search for hotels finds. */
import type { City } from '../../places/city.ts';
import type { Currency } from '../../money/currency.ts';
import type { Money } from '../../money/money.ts';
import type { PricedStep } from '../cancel/policy.ts';
import type { Board, Hotel, HotelInShort, Room } from '../stay/hotel.ts';

/** A hotel with the best that it has for a whole party. */
export interface HotelOffer extends HotelInShort {
  /** Of all rooms and nights: what the customer pays here. */
  readonly total: Money;
  /** Of one room and night on average, rounded. */
  readonly perNight: Money;
  /** Of what `total` is for; absent where the list does not say it. */
  readonly board?: Board;
  /** What else can be had, by what it costs, that of `total` among it. */
  readonly boards: readonly Board[];
  /** Something can be given back without charge; absent where the list does not say it. */
  readonly refundable?: boolean;
  /** How many rooms of that kind are left, where they are few. */
  readonly left?: number;
  /** Nothing is confirmed at once. */
  readonly onRequest?: true;
  /** What the agency earns with it; for callers who may see net prices. */
  readonly earn?: Money;
}

export interface HotelsFound {
  readonly searchId: string;
  readonly currency: Currency;
  /** Where was searched: of a point, the city that it lies in or near. */
  readonly city?: City;
  readonly nights: number;
  /** In the order asked for, at most so many as asked for. */
  readonly hotels: readonly HotelOffer[];
  /** How many there are in all. */
  readonly total: number;
}

export const payableKinds = ['city-tax', 'resort-fee', 'taxes-and-fees'] as const;

/** What a room's guests pay at the hotel for all nights, beside the price: about so much, in what the customer pays with. */
export interface PayableThere {
  readonly what: (typeof payableKinds)[number];
  readonly amount: Money;
}

/** A room as it can be bought for the whole stay. */
export interface RoomRate {
  readonly rateId: string;
  readonly room: Room;
  readonly board: Board;
  readonly refundable: boolean;
  readonly cancellation: readonly [PricedStep, ...PricedStep[]];
  /** Positions, from 0, of the rooms asked for that it can be bought for: their parties are alike. */
  readonly forRooms: readonly number[];
  readonly left?: number;
  readonly onRequest?: true;
  /** Of one room for all nights. */
  readonly total: Money;
  readonly perNight: Money;
  readonly payableThere: readonly PayableThere[];
  readonly earn?: Money;
}

export interface HotelDetails {
  readonly hotel: Hotel;
  readonly nights: number;
  /** By room, then price. */
  readonly rates: readonly RoomRate[];
}

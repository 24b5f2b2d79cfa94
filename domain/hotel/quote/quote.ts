/** Rooms confirmed by the supplier for a short time: what a booking is made from. */
import type { HoldLimit } from '../../booking/hold/limit.ts';
import type { BookingParameter } from '../../booking/parameters.ts';
import type { Money } from '../../money/money.ts';
import type { Price } from '../../price/price.ts';
import type { Instant } from '../../time/instant.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { PricedStep } from '../cancel/policy.ts';
import type { PayableThere } from '../search/found.ts';
import type { RoomParty } from '../search/request.ts';
import type { Board, Hotel, Room } from '../stay/hotel.ts';

/** What the rules of remittance ask of whom: a tax number of India, or a passport. */
export interface GuestPapers {
  /** of-one: of one guest for all rooms. each-room: of every room's lead guest. */
  readonly pan: 'none' | 'of-one' | 'each-room';
  /** Number and last day of every lead guest's. */
  readonly passport: boolean;
}

export interface QuotedRoom {
  readonly room: Room;
  readonly party: RoomParty;
  readonly board: Board;
  readonly refundable: boolean;
  readonly cancellation: readonly [PricedStep, ...PricedStep[]];
  readonly total: Money;
  readonly payableThere: readonly PayableThere[];
  readonly onRequest?: true;
}

export interface HotelQuote {
  readonly quoteId: string;
  readonly hotel: Hotel;
  readonly checkIn: PlaceTime;
  readonly checkOut: PlaceTime;
  readonly nights: number;
  readonly rooms: readonly [QuotedRoom, ...QuotedRoom[]];
  readonly price: Price;
  /** The price is another than was shown before; `previousTotal` is that one. */
  readonly changed: boolean;
  readonly previousTotal: Money;
  /** What is kept of a room given up is another than was shown before. */
  readonly policyChanged: boolean;
  readonly papers: GuestPapers;
  readonly parameters: readonly BookingParameter[];
  /** Present where the rooms can be kept without paying. */
  readonly hold?: HoldLimit;
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}

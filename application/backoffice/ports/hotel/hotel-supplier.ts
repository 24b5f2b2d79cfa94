/**
 * A seller of rooms. Amounts are its own (no agency terms), in the currency it sells in. A key is its own opaque text and
 * names one thing for ever; ids given to callers wrap and sign it.
 */
import type { Effect } from 'effect';
import type { CancelPolicy } from '#domain/hotel/cancel/policy.ts';
import type { PayableThere } from '#domain/hotel/search/found.ts';
import type { FoundPlace, RoomParty, StayPlace } from '#domain/hotel/search/request.ts';
import type { Board, Hotel, HotelInShort, Room } from '#domain/hotel/stay/hotel.ts';
import type { SupplierNights } from '#domain/hotel/stay/night.ts';
import type { CancellableStay } from '#domain/hotel/booking/rules.ts';
import type { BookingContact } from '#domain/booking/booking.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { City } from '#domain/places/city.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Amendments,
  CommonAmended,
  CommonAmendment,
  Supplier,
  SupplierRefused,
  SupplierSilent,
} from '../supplier.ts';

export interface StayAsked {
  readonly where: StayPlace;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly rooms: readonly [RoomParty, ...RoomParty[]];
  readonly nationality: string;
}

export interface RoomCost {
  readonly base: Money;
  readonly tax: Money;
}

/** What a hotel has for a whole party at the least, for all nights. */
export interface SupplierStay extends HotelInShort {
  /** What each room is paid, in the order asked for. */
  readonly rooms: readonly [RoomCost, ...RoomCost[]];
  /** Of the cheapest; absent, as whether something can be given back, where it says so of one hotel only. */
  readonly board?: Board;
  readonly boards: readonly Board[];
  readonly refundable?: boolean;
  /** Rooms of that kind left, where they are few. */
  readonly left?: number;
  /** The hotel confirms it itself, later. */
  readonly onRequest?: true;
}

export interface SupplierStays {
  readonly city?: City;
  readonly stays: readonly SupplierStay[];
}

export interface SupplierRate {
  /** Self-contained: hotel, nights, party, room, board and policy. At most 200 characters of [A-Za-z0-9.:~_-]. */
  readonly rateKey: string;
  readonly room: Room;
  readonly party: RoomParty;
  readonly board: Board;
  readonly policy: CancelPolicy;
  readonly nights: SupplierNights;
  readonly payableThere: readonly PayableThere[];
  readonly left?: number;
  readonly onRequest?: true;
}

/** What a hotel has for each party of a search. */
export interface SupplierRates {
  readonly hotel: Hotel;
  readonly rates: readonly SupplierRate[];
}

/** One rate for each room, in the order asked for. */
export interface SupplierStayQuote {
  readonly hotel: Hotel;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly nationality: string;
  readonly rates: readonly [SupplierRate, ...SupplierRate[]];
  /** Until when the rooms would be kept without paying; absent where they are not. */
  readonly holdUntil?: Instant;
}

export interface HotelOrder extends CancellableStay {
  /** The same key never buys twice, however often and from wherever it is sent. */
  readonly key: string;
  /** One for each room. */
  readonly rateKeys: readonly [string, ...string[]];
  /** What the caller agreed to pay, for all of them. */
  readonly total: Money;
  /** Kept without paying; bought where absent. */
  readonly mode?: 'hold';
  /** Those in whose names the rooms are, first; in the order of the rooms. */
  readonly travellers: readonly Traveller[];
  readonly contact: Pick<BookingContact, 'email' | 'mobile'>;
  readonly requests?: string;
}

/** What the hotel knows each room by; none of what is only held. */
export interface HotelIssued {
  readonly confirmations: readonly string[];
}

export interface HotelSupplier extends Supplier<HotelOrder, HotelIssued> {
  /** Areas, landmarks and hotels whose names begin with a text, at most so many. */
  readonly places: (text: string, most: number) => Effect.Effect<readonly FoundPlace[], SupplierSilent>;
  /** Undefined where nobody knows the place. */
  readonly search: (asked: StayAsked, now: Instant) => Effect.Effect<SupplierStays | undefined, SupplierSilent>;
  /** Undefined where there is no such hotel. */
  readonly rates: (
    asked: Omit<StayAsked, 'where'> & { readonly hotelId: string },
    now: Instant,
  ) => Effect.Effect<SupplierRates | undefined, SupplierSilent>;
  /** As they are now. */
  readonly quote: (
    rateKeys: readonly [string, ...string[]],
    now: Instant,
  ) => Effect.Effect<SupplierStayQuote, SupplierSilent | SupplierRefused>;
  /** What it does to orders afterwards; absent where people do it. */
  readonly amendments?: Amendments<CommonAmendment, CommonAmended<HotelIssued>>;
}

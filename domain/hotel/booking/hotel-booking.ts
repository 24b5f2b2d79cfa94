/** Rooms as booked: the common booking, and what only hotels say of one. */
import type { Booking } from '../../booking/booking.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { CancelPolicy } from '../cancel/policy.ts';
import type { PayableThere } from '../search/found.ts';
import type { RoomParty } from '../search/request.ts';
import type { Board, Hotel, Room } from '../stay/hotel.ts';

export interface BookedRoom {
  readonly room: Room;
  readonly party: RoomParty;
  readonly board: Board;
  /** Positions in the booking's travellers; the first, which is the room's own position, is in whose name it is. */
  readonly guests: readonly [number, ...number[]];
  readonly cancellation: CancelPolicy;
  readonly payableThere: readonly PayableThere[];
  /** It was not confirmed at once. */
  readonly onRequest?: true;
}

/** What a guest's papers are: `traveller` is a position in the booking's travellers. */
export interface GuestPaper {
  readonly traveller: number;
  readonly pan?: string;
}

export interface HotelTerms {
  readonly hotel: Hotel;
  readonly checkIn: PlaceTime;
  readonly checkOut: PlaceTime;
  /** Items of the booking's units: a room is one, with the guest in whose name it is. */
  readonly rooms: readonly [BookedRoom, ...BookedRoom[]];
  readonly nationality: string;
  readonly guestPapers: readonly GuestPaper[];
  /** In the agent's words, for the hotel; nothing of it is promised. */
  readonly requests?: string;
}

export interface HotelBooking extends Booking, HotelTerms {
  readonly product: 'hotel';
  /** What the hotel knows each room by, once it is confirmed; none before. */
  readonly confirmations: readonly string[];
}

/** Somebody who sleeps there, with the room, by position from 0. The first guest of a room is in whose name it is. */
export interface Guest
  extends Pick<
    Traveller,
    'title' | 'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'nationality' | 'passport' | 'savedId'
  > {
  readonly room: number;
  /** Of a child, on the day of arrival; absent of adults. */
  readonly age?: number;
  readonly pan?: string;
}

/** A booking of rooms in a few words. */
import type { InShort } from '../../booking/booking.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import type { Beginning } from '../../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../../booking/presence.ts';
import type { Booking, Unit } from '../../booking/booking.ts';
import { stands, unitsShown } from '../../booking/units.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { BookedRoom, HotelTerms } from './hotel-booking.ts';

/** As much of a booking of rooms as says what it is. */
export type StayInShort = Pick<HotelTerms, 'hotel' | 'checkIn' | 'checkOut' | 'rooms'> &
  Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

/** A room by position, with the guest in whose name it is: those come first among a booking's travellers, in the order of the rooms. */
export function roomUnit(room: number): Unit {
  return { traveller: room, item: room };
}

export function roomUnits({ rooms }: { readonly rooms: readonly unknown[] }): readonly Unit[] {
  return rooms.map((_, room) => roomUnit(room));
}

/** Rooms of some units, in order. */
export function roomsOf<Room>({ rooms }: { readonly rooms: readonly Room[] }, units: readonly Unit[]): readonly Room[] {
  return rooms.filter((_, at) => units.some(({ item }) => item === at));
}

/** Positions of the guests of some rooms, in order. */
export function guestsOf(rooms: readonly Pick<BookedRoom, 'guests'>[]): readonly number[] {
  return rooms.flatMap(({ guests }) => guests).toSorted((one, other) => one - other);
}

/** 'Meridian Fort, Kochi'. */
export function stayTitle({ hotel: { name, city } }: Pick<HotelTerms, 'hotel'>): string {
  return name.includes(city) ? name : `${name}, ${city}`;
}

/** Of what is left of it. */
export function stayInShort(booking: StayInShort): InShort {
  const left = guestsOf(roomsOf(booking, unitsShown(booking, roomUnits(booking))));
  const guests = left.flatMap((at) => booking.travellers[at] ?? []);
  return {
    title: stayTitle(booking),
    mark: String(booking.hotel.stars),
    startsOn: dateOfLocal(booking.checkIn.local),
    endsOn: dateOfLocal(booking.checkOut.local),
    leadTraveller: leadTravellerOf(guests),
    travellerCount: left.length,
  };
}

export function stayPresence({ checkIn, checkOut, travellers }: StayInShort): Presence {
  const people = peopleOf(travellers);
  return { people, from: dateOfLocal(checkIn.local), until: dateOfLocal(checkOut.local), later: [] };
}

export function namesOf(
  { travellers }: Pick<StayInShort, 'travellers'>,
  positions: readonly number[],
): readonly string[] {
  return positions.flatMap((at) => travellers[at] ?? []).map(nameOf);
}

/** The stay, with the guests of the rooms that still stand. */
export function stayBeginnings(booking: StayInShort): readonly Beginning[] {
  const left = roomUnits(booking).filter((unit) => stands(booking, unit));
  return [
    {
      item: 0,
      leg: 'outward',
      mark: String(booking.hotel.stars),
      title: stayTitle(booking),
      begins: booking.checkIn.local,
      ends: booking.checkOut.local,
      travellers: namesOf(booking, guestsOf(roomsOf(booking, left))),
    },
  ];
}

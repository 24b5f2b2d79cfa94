/** A booking of a package in a few words. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import type { Beginning } from '../../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../../booking/presence.ts';
import { stands, unitsShown } from '../../booking/units.ts';
import { localAt } from '../../time/place-time.ts';
import type { HolidayTrip } from '../trip/trip.ts';
import type { HolidayTerms } from './holiday-booking.ts';

export interface HolidayInShort extends Pick<HolidayTerms, 'trip' | 'guests'>, Pick<Booking, 'gone'> {
  readonly travellers: readonly Named[];
}

/** Rooms, each with the traveller in whose name it is. */
export function holidayUnits({ rooms }: Pick<HolidayTrip, 'rooms'>): readonly Unit[] {
  return roomUnits(rooms);
}

export function roomUnits(rooms: readonly unknown[]): readonly Unit[] {
  return rooms.map((_, room) => ({ traveller: room, item: room }));
}

/** Positions of who sleeps in some rooms. */
export function guestsOf(guests: HolidayTerms['guests'], units: readonly Unit[]): readonly number[] {
  return guests
    .filter((_, room) => units.some(({ item }) => item === room))
    .flat()
    .toSorted((one, other) => one - other);
}

/**
 * What a room is checked in by.
 *
 * @example roomVoucher('HV004821337', 1) // => 'HV004821337-2'
 */
export function roomVoucher(voucher: string, room: number): string {
  return `${voucher}-${room + 1}`;
}

/** 'Sri Lanka, hills and coast'. */
export function titleOf({ name }: Pick<HolidayTrip, 'name'>): string {
  return name;
}

/** Of what is left of it. */
export function holidayInShort(booking: HolidayInShort): InShort {
  const { trip, guests, travellers } = booking;
  const left = guestsOf(guests, unitsShown(booking, holidayUnits(trip)));
  return {
    title: titleOf(trip),
    mark: trip.operator.name,
    startsOn: trip.startsOn,
    endsOn: trip.endsOn,
    leadTraveller: leadTravellerOf(left.flatMap((at) => travellers[at] ?? [])),
    travellerCount: left.length,
  };
}

export function holidayPresence({ trip, travellers }: HolidayInShort): Presence {
  return { people: peopleOf(travellers), from: trip.startsOn, until: trip.endsOn, later: [] };
}

/** The trip, with who still goes; from its first flight, where one is taken. */
export function holidayBeginnings(booking: HolidayInShort): readonly Beginning[] {
  const { trip, guests, travellers } = booking;
  const left = holidayUnits(trip).filter((unit) => stands(booking, unit));
  const [first] = trip.flights;
  return [
    {
      item: 0,
      leg: 'outward',
      mark: trip.operator.name,
      title: titleOf(trip),
      begins: first?.departure.local ?? localAt(trip.startsOn, 9 * 60),
      ends: trip.flights.at(-1)?.arrival.local ?? localAt(trip.endsOn, 18 * 60),
      travellers: guestsOf(guests, left)
        .flatMap((at) => travellers[at] ?? [])
        .map(nameOf),
    },
  ];
}
